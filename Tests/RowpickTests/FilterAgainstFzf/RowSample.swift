import TestSupport
import Testing

/// Rows that questions are asked about.
enum RowSample: Equatable, Sendable, CustomTestStringConvertible {
    /// Some rows that lie together in a file of ROWPICK_TEST_DATA.
    case file(String)
    case madeUp(MadeUpRows)

    var testDescription: String {
        switch self {
        case .file(let name): name
        case .madeUp(let rows): rows.rawValue
        }
    }

    /// What ends a row.
    var separator: UInt8 { self == .madeUp(.withNullBetween) ? 0x00 : 0x0A }

    /// The whole input: at most 1,500 rows, the last of them with or without its end.
    func bytes(random: inout SeededGenerator) throws -> [UInt8] {
        switch self {
        case .file(let name): try Self.slice(of: name, random: &random)
        case .madeUp(let rows): rows.bytes(separator: separator, random: &random)
        }
    }

    private static func slice(of name: String, random: inout SeededGenerator) throws -> [UInt8] {
        let start = Double.random(in: 0..<1, using: &random)
        let rows = try FileSlice(of: name, startingAt: start, count: sliceBytes).bytes
        var ends = 0
        return Array(
            rows.prefix { byte in
                defer { ends += byte == 0x0A ? 1 : 0 }
                return ends < mostRows
            })
    }

    private static let mostRows = 1500

    /// Larger slices find nothing more, and a debug build takes its time over each.
    private static let sliceBytes = 40_000
}
