import RowScreen

extension Model {
    /// Where on what is drawn the picker is; what is beside it is outside, but for the field above it.
    var place: Rectangle {
        if let panel = settings.panel { return panel.rectangle(on: size, sheetLines: wantedHeight) }
        guard isFullScreen, settings.hasOverlay, !settings.isFullScreen, size.height >= Self.leastShared else {
            return Rectangle(line: fieldHeight, column: 0, height: height - fieldHeight, width: size.width)
        }
        let lines = min(wantedHeight, size.height - 1)
        return Rectangle(line: size.height - lines, column: 0, height: lines, width: size.width)
    }

    /// Whether it comes into what was there before, and goes away again.
    package var hasOutside: Bool { place.height > 0 && place.height < size.height || isFramed }

    /// How many lines of it are not in sight yet.
    var hiddenLines: Int { isFramed ? 0 : slide?.hidden(of: place.height) ?? 0 }

    /// Whether there is a frame around it.
    var isFramed: Bool { settings.panel != nil && Panel.hasFrame(on: size) }
}
