import RowScreen

extension Model {
    /// Where on what is drawn the picker is; beside it is nobody's.
    var place: Rectangle {
        guard let panel = settings.panel else { return Rectangle(height: height, width: size.width) }
        return panel.rectangle(on: size, sheetLines: wantedHeight)
    }

    /// Whether there is a frame around it.
    var isFramed: Bool { settings.panel != nil && Panel.hasFrame(on: size) }
}
