/// Where the rows of a chunk begin, and which bytes each holds.
///
/// Goes through eight bytes at a time: `split into chunks` in rowbench takes 78 ns for a row of 89 bytes, and 100 byte by
/// byte.
struct RowSurvey {
    /// Where each row begins, and at last where the next one would.
    private(set) var starts: ContiguousArray<UInt32> = [0]
    private(set) var sets: ContiguousArray<ByteSet> = []

    init(_ bytes: Span<UInt8>, lineEnd: UInt8) {
        let table = ByteSetMaker.masks
        let kinds = ByteSetMaker.columns
        let (masks, columns) = (table.span, kinds.span)
        precondition(masks.count == 768 && columns.count == 256, "so that no byte has to be checked for a mask")
        let wanted = UInt64(lineEnd) &* EightBytes.each
        var maker = ByteSetMaker()
        var index = 0
        while let eight = EightBytes(bytes, at: index) {
            guard let place = eight.firstIndex(of: wanted) else {
                maker.insert(eight, by: masks, columns)
                index &+= 8
                continue
            }
            for rest in 0..<place { maker.insert(bytes[index + rest], by: masks, columns) }
            index &+= place &+ 1
            endRow(at: index, &maker)
        }
        while index < bytes.count {
            index += 1
            if bytes[index - 1] == lineEnd {
                endRow(at: index, &maker)
            } else {
                maker.insert(bytes[index - 1], by: masks, columns)
            }
        }
    }

    @inline(__always)
    private mutating func endRow(at end: Int, _ maker: inout ByteSetMaker) {
        starts.append(UInt32(truncatingIfNeeded: end))
        sets.append(maker.set)
        maker = ByteSetMaker()
    }
}
