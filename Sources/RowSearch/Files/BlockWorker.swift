import RowMatch
import RowStore
import RowThread

/// Reads blocks and searches them, one after another, as long as there are any; each thread has its own.
struct BlockWorker {
    private let sources: [SearchedSource]
    private let queue: BlockQueue
    private var matcher: Matcher
    private var block: FileBlock
    private var starts: RowStarts
    private var answers = Answers()
    private var bytes = KeptBytes(preparing: preferLargePages)
    private var found: [FoundBlock] = []

    init(_ query: Query, in sources: [SearchedSource], from queue: BlockQueue, block: FileBlock) {
        self.sources = sources
        self.queue = queue
        self.block = block
        starts = RowStarts(lineEnd: block.lineEnd)
        matcher = Matcher(query)
    }

    /// - Returns: all that it has found.
    mutating func work() -> FoundBlocks {
        while let task = queue.next(buffer: found.isEmpty ? block.usualMemory : 0) {
            switch sources[task.source] {
            case .file(let file):
                search(task.block, of: file, task.source)
                if task.isLast { searchRest(of: file, task.source, after: task.block) }
            case .stream(let stream):
                searchNext(of: stream, task.source)
            }
        }
        return FoundBlocks(blocks: found, shelves: bytes.shelves)
    }

    /// What a file has grown by since it was opened, if it has.
    private mutating func searchRest(of file: SearchedFile, _ source: Int, after last: Int) {
        var index = last
        while block.end == nil, queue.takeRoom() {
            index += 1
            search(index, of: file, source)
        }
    }

    private mutating func search(_ index: Int, of file: SearchedFile, _ source: Int) {
        block.read(index, of: file)
        search(index, of: source)
    }

    private mutating func searchNext(of stream: SearchedStream, _ source: Int) {
        if let index = stream.next(into: &block) {
            search(index, of: source)
        } else {
            queue.note(memory: 0, rows: 0)
            queue.leave(stream: source)
        }
    }

    /// Searches the block that was read.
    private mutating func search(_ index: Int, of source: Int) {
        matcher.match(block.rows, of: block.bytes, using: &starts, into: &answers)
        let kept = bytes.keep(answers.rows, of: block.bytes, block.lineEnd)
        let result = FoundBlock(
            source: source, block: index, read: answers.read, kept: kept, ranked: answers.ranked.fitted, end: block.end)
        queue.note(memory: result.memory, rows: result.kept.count)
        if case .endlessRow = block.end { queue.cutShort() }
        found.append(result)
    }
}

extension ContiguousArray {
    /// A copy in no more memory than it needs, so that the array itself can be filled anew in the room it has.
    fileprivate var fitted: ContiguousArray {
        var fitted = ContiguousArray()
        fitted.reserveCapacity(count)
        fitted.append(contentsOf: self)
        return fitted
    }
}
