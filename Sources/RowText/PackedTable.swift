/// How the generated tables are read: numbers in order, the key in the high bits.
extension ContiguousArray where Element == UInt64 {
    /// Of entries `first << 32 | last`, whether one spans a value; logarithmic.
    func containsRange(with value: UInt32) -> Bool {
        guard let entry = lastEntry(upTo: UInt64(value) << 32 | 0xFFFF_FFFF) else { return false }
        return value <= UInt32(truncatingIfNeeded: entry)
    }

    /// Of entries `key << 32 | value`, the value of a key; logarithmic.
    func value(of key: UInt32) -> UInt32? {
        let key = UInt64(key)
        guard let entry = lastEntry(upTo: key << 32 | 0xFFFF_FFFF), entry >> 32 == key else { return nil }
        return UInt32(truncatingIfNeeded: entry)
    }

    /// The greatest entry that is not above a bound; logarithmic.
    func lastEntry(upTo bound: UInt64) -> UInt64? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= bound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low > 0 ? self[low - 1] : nil
    }
}
