import RowPicker
import RowTerminal
import RowThread

extension Session {
    /// Lets the picker go down before it is taken away, as far as nobody waits for it: no key is there for the next
    /// reader, and the terminal has shown what it was sent.
    mutating func lower() throws(SystemError) {
        let model = engine.model
        guard model.settings.isAnimated, !model.isFullScreen, model.hasOutside, !model.isFieldClosed, !isDying else {
            return
        }
        guard display.isOpen, resizing == nil, display.slowSpeed == nil else { return }
        let start = Moment.now
        while let hidden = Slide.hidden(of: model.height, goingDownFor: start.milliseconds(until: .now)) {
            guard try display.hasRoom(), display.bytesWaiting == 0, !Signals.hasDeadlyOneCome else { return }
            try display.lower(model, hiding: hidden)
            let frame = Moment.now.advanced(byMilliseconds: Self.frame)
            while frame > .now {
                let ready = try display.input(engine.wake).next(until: frame)
                if ready.contains(.terminal) { return }
                if ready.contains(.wake) { engine.wake.quiet() }
            }
        }
    }

    /// Milliseconds: sixty frames a second.
    private static let frame = 16
}
