import RowKeys

/// Any bytes in place of keys: none of them types a control, and once all is quiet Ctrl-C is Ctrl-C.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var decoder = KeyDecoder()
    for byte in UnsafeBufferPointer(start: start, count: count) {
        let most = decoder.bytesThatMayBeRead
        precondition(most >= 1)
        let event = decoder.take(byte)
        precondition(event == nil || most == 1, "an event would come before the end of what may be read at once")
        check(event)
        check(decoder.takeReport())
        // A byte that is no key in any terminal says that none came for a while.
        if byte == 0xFF { check(decoder.settle()) }
    }
    while decoder.patience != nil { check(decoder.settle()) }
    precondition(decoder == KeyDecoder())
    precondition(decoder.take(0x03) == .key(.control("c")))
    return 0
}

private func check(_ event: InputEvent?) {
    switch event {
    case .key(let key): precondition(key.typed.map { isText(String($0)) } ?? true)
    case .text(let text): precondition(isText(text))
    case .mouse(let mouse): precondition(mouse.line >= 0 && mouse.column >= 0)
    case .cursorReport(let line, let column): precondition(line >= 0 && column >= 0)
    case .sizeReport(let lines, let columns): precondition(lines > 0 && columns > 0)
    case .paste, .modeReport, .focus, nil: break
    }
}

private func isText(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
}
