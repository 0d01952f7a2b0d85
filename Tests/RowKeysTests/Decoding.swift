import RowKeys
import Testing

/// Feeds bytes and collects what they give.
func events(of bytes: some Sequence<UInt8>, with decoder: inout KeyDecoder) -> [InputEvent] {
    bytes.compactMap { decoder.take($0) }
}

func events(of bytes: some Sequence<UInt8>) -> [InputEvent] {
    var decoder = KeyDecoder()
    return events(of: bytes, with: &decoder)
}

func events(of text: String) -> [InputEvent] {
    events(of: text.utf8)
}

/// A sequence, and the one event it gives; none if it is swallowed.
struct Spelling: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let event: InputEvent?

    init(_ text: String, _ key: Key?) {
        bytes = Array(text.utf8)
        event = key.map { .key($0) }
    }

    init(_ text: String, gives event: InputEvent) {
        bytes = Array(text.utf8)
        self.event = event
    }

    init(_ bytes: [UInt8], _ key: Key?) {
        self.bytes = bytes
        event = key.map { .key($0) }
    }

    var testDescription: String {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
