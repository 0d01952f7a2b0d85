/// A row of a block: which one it is, and where it lies.
package struct RowPlace: Equatable, Sendable {
    /// How many rows of the block come before it.
    package let number: UInt32
    /// Where it begins in the bytes of the block.
    package let start: UInt32
    /// Where the next one does.
    package let next: UInt32

    package init(number: Int, start: Int, next: Int) {
        self.number = UInt32(truncatingIfNeeded: number)
        self.start = UInt32(truncatingIfNeeded: start)
        self.next = UInt32(truncatingIfNeeded: next)
    }
}
