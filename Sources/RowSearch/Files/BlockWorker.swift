import RowMatch
import RowStore

/// Reads blocks and searches them, one after another, as long as there are any; each thread has its own.
struct BlockWorker {
    private let files: [SearchedFile]
    private let queue: BlockQueue
    private var matcher: Matcher
    private var block: FileBlock
    private var answers = Answers()
    private(set) var found: [FoundBlock] = []

    init(_ query: Query, in files: [SearchedFile], from queue: BlockQueue, block: FileBlock) {
        self.files = files
        self.queue = queue
        self.block = block
        matcher = Matcher(query)
    }

    mutating func work() {
        while let task = queue.next(buffer: found.isEmpty ? block.usualMemory : 0) {
            search(task.file, task.block)
            if task.isLast { searchRest(of: task.file, after: task.block) }
        }
    }

    /// What a file has grown by since it was opened, if it has.
    private mutating func searchRest(of file: Int, after last: Int) {
        var index = last
        while block.end == nil, queue.takeRoom() {
            index += 1
            search(file, index)
        }
    }

    private mutating func search(_ file: Int, _ index: Int) {
        block.read(index, of: files[file])
        matcher.match(block.rows, of: block.bytes, into: &answers)
        let kept = KeptBlock(answers.numbers, of: block.rows, in: block.bytes)
        let result = FoundBlock(
            file: file, block: index, read: block.rows.count, kept: kept, ranked: answers.ranked, end: block.end)
        queue.note(memory: result.memory, rows: result.kept.count)
        if case .endlessRow = block.end { queue.cutShort() }
        found.append(result)
    }
}
