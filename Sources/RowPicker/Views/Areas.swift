import RowScreen

/// Which part of the picker is whose.
///
/// Where lines are few the header gives way first, to the rows that show that there is a list; then rows, then the bar,
/// then the last row.
struct Areas {
    let bar: Rectangle?
    let prompt: Rectangle
    let header: Rectangle
    let list: Rectangle

    init(of model: Model) {
        let settings = model.settings
        guard settings.view.hasWheels else {
            self.init(height: model.height, width: model.size.width, layout: settings.layout, header: settings.header)
            return
        }
        self.init(ofWheels: model)
    }

    /// Wheels have no line for the query: it stands in the bar.
    private init(ofWheels model: Model) {
        let height = model.height
        let width = model.size.width
        let first = height > 2 ? 1 : 0
        let headerHeight = model.settings.header.height(in: height - first)
        let bar = Rectangle(height: first, width: width)
        self.bar = first > 0 ? bar : nil
        prompt = first > 0 ? BarView(of: model).queryRoom(in: bar) : bar
        header = Rectangle(line: first, column: 0, height: headerHeight, width: width)
        list = Rectangle(line: first + headerHeight, column: 0, height: height - first - headerHeight, width: width)
    }

    init(height: Int, width: Int, layout: Layout, header text: Header) {
        func lines(_ first: Int, _ count: Int) -> Rectangle {
            Rectangle(line: first, column: 0, height: count, width: width)
        }
        let first = height > 2 ? 1 : 0
        let headerHeight = text.height(in: height - first - 1)
        let listHeight = max(0, height - first - 1 - headerHeight)
        bar = first > 0 ? lines(0, first) : nil
        switch layout {
        case .reverse:
            prompt = lines(first, 1)
            header = lines(first + 1, headerHeight)
            list = lines(first + 1 + headerHeight, listHeight)
        case .bottomUp:
            list = lines(first, listHeight)
            header = lines(first + listHeight, headerHeight)
            prompt = lines(first + listHeight + headerHeight, 1)
        }
    }
}
