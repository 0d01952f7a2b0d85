import RowScreen

/// Which part of the picker is whose.
///
/// Where lines are few the header gives way first, then the heads, to the rows that show that there is a list;
/// then rows, then the bar, then the last row.
struct Areas {
    /// A frame around the others.
    let frame: PanelFrame?
    let bar: Rectangle?
    let prompt: Rectangle
    let header: Rectangle
    let heads: Rectangle
    let list: Rectangle

    init(of model: Model) {
        let settings = model.settings
        let frame = model.isFramed ? PanelFrame(bounds: model.place) : nil
        guard settings.view.hasWheels else {
            self.init(
                in: model.place, frame, layout: settings.layout, header: settings.header, heads: model.headCount)
            return
        }
        self.init(ofWheels: model, in: model.place, frame)
    }

    /// Wheels have no line for the query: it stands in the bar.
    private init(ofWheels model: Model, in place: Rectangle, _ frame: PanelFrame?) {
        let room = Room(in: place, frame)
        let bar = room.bar ?? room.lines(0, 0)
        let headerHeight = model.settings.header.height(in: room.height)
        self.frame = frame
        self.bar = room.bar
        prompt = room.bar == nil ? bar : BarView(of: model, frame == nil ? .whole : .texts).queryRoom(in: bar)
        header = room.lines(0, headerHeight)
        heads = room.lines(headerHeight, 0)
        list = room.lines(headerHeight, room.height - headerHeight)
    }

    init(
        in place: Rectangle, _ frame: PanelFrame? = nil, layout: Layout, header text: Header, heads count: Int = 0
    ) {
        let room = Room(in: place, frame)
        let headsHeight = max(0, min(count, room.height - 1 - HeightRule.leastRows))
        let headerHeight = text.height(in: room.height - 1 - headsHeight)
        let above = headerHeight + headsHeight
        let listHeight = max(0, room.height - 1 - above)
        self.frame = frame
        bar = room.bar
        switch layout {
        case .reverse:
            prompt = room.lines(0, 1)
            header = room.lines(1, headerHeight)
            heads = room.lines(1 + headerHeight, headsHeight)
            list = room.lines(1 + above, listHeight)
        case .bottomUp:
            list = room.lines(0, listHeight)
            heads = room.lines(listHeight, headsHeight)
            header = room.lines(listHeight + headsHeight, headerHeight)
            prompt = room.lines(listHeight + above, 1)
        }
    }

    /// What is below the bar, or in the frame that has the bar in its border.
    private struct Room {
        let bar: Rectangle?
        private let place: Rectangle

        init(in place: Rectangle, _ frame: PanelFrame?) {
            if let frame {
                bar = frame.top
                self.place = frame.inside
                return
            }
            let barHeight = place.height > 2 ? 1 : 0
            bar = barHeight > 0 ? Rectangle(line: place.line, column: place.column, height: 1, width: place.width) : nil
            self.place = Rectangle(
                line: place.line + barHeight, column: place.column, height: place.height - barHeight,
                width: place.width)
        }

        var height: Int { place.height }

        func lines(_ first: Int, _ count: Int) -> Rectangle {
            Rectangle(line: place.line + first, column: place.column, height: count, width: place.width)
        }
    }
}
