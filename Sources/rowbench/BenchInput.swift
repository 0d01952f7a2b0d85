import RowTerminal
import RowThread
import Synchronization

/// The input of a measurement, in blocks as they are read.
struct BenchInput {
    let blocks: [ContiguousArray<UInt8>]

    var bytes: Int { blocks.reduce(0) { $0 + $1.count } }

    /// A file, whole.
    init(path: String) throws(SystemError) {
        let blocks = Mutex<[ContiguousArray<UInt8>]>([])
        let failure = Mutex<SystemError?>(nil)
        let sources = [try InputSource(path: Array(path.utf8))]
        let reader = try BlockReader(sources) { event in
            switch event {
            case .block(let block): blocks.withLock { $0.append(block) }
            case .failure(let error): failure.withLock { $0 = error }
            case .endOfSource, .endOfInput: break
            }
            return true
        }
        reader.join()
        if let failure = failure.withLock({ $0 }) { throw failure }
        self.init(blocks: blocks.withLock { $0 })
    }

    private init(blocks: [ContiguousArray<UInt8>]) {
        self.blocks = blocks
    }

    /// Codes and names, one name in eight in Han characters and one with accents; the same ones every time.
    static func madeUp() -> BenchInput {
        var random = SeededRandom(state: 1)
        var blocks: [ContiguousArray<UInt8>] = []
        var block: ContiguousArray<UInt8> = []
        for number in 0..<madeUpRows {
            block += row(number, &random)
            guard block.count >= blockBytes || number == madeUpRows - 1 else { continue }
            blocks.append(block)
            block = []
        }
        return BenchInput(blocks: blocks)
    }

    private static func row(_ number: Int, _ random: inout SeededRandom) -> [UInt8] {
        let syllables =
            switch Int.random(in: 0..<8, using: &random) {
            case 0: hanSyllables
            case 1: latinSyllables + ["é"]
            default: latinSyllables
            }
        let words = (0..<Int.random(in: 2...4, using: &random)).map { _ in
            (0..<Int.random(in: 1...4, using: &random)).map { _ in syllables.randomElement(using: &random) ?? "" }
                .joined()
        }
        return Array("\(number * 7)\t\(words.joined(separator: " "))\n".utf8)
    }

    private static let latinSyllables = [
        "ka", "ro", "Mi", "ten", "lu", "s", "ing", "Po", "ber", "an", "th", "ea", "ou", "-", "x", "v", "St",
    ]
    private static let hanSyllables = ["東", "京", "都", "大", "阪", "北", "海", "道", "か", "カ", "川", "区", "町", "1"]

    /// Rows: enough that they do not fit a cache, few enough that all is measured in seconds.
    private static let madeUpRows = 200_000

    /// Bytes: what the program reads of a pipe at once.
    private static let blockBytes = 64 * 1024
}
