/// A number of a month or a day, as far as it is typed.
struct TypedNumber {
    let digits: Substring
    /// Whether one digit can only be the first of two.
    let isFixed: Bool
    /// Whether another digit may follow.
    let isOpen: Bool

    static let none = TypedNumber("", isFixed: false)

    init(_ digits: Substring, isFixed: Bool) {
        self.digits = digits
        self.isFixed = isFixed
        isOpen = true
    }

    init(_ run: DigitRun) {
        digits = run.digits[...]
        isFixed = false
        isOpen = run.isOpen
    }

    enum Found {
        case nothing, unfinished, missing
        case number(Int)
    }

    func found(in numbers: ClosedRange<Int>) -> Found {
        guard let number = Int(digits) else { return .nothing }
        let isFirstOfTwo = digits.utf8.count == 1 && isOpen && (isFixed || number == 0)
        if isFirstOfTwo {
            return numbers.overlaps(number * 10...number * 10 + 9) ? .unfinished : .missing
        }
        return numbers.contains(number) ? .number(number) : .missing
    }
}
