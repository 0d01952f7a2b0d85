/// Whether no byte is outside ASCII; eight bytes at a time.
package func isASCII(_ bytes: Span<UInt8>) -> Bool {
    var all: UInt64 = 0
    var index = 0
    while let eight = EightBytes(bytes, at: index) {
        all |= eight.word
        index &+= 8
    }
    for place in index..<bytes.count {
        all |= UInt64(bytes[place])
    }
    return all & EightBytes.highBits == 0
}
