/// The fields of a row that a list such as `code,name,3` names.
enum FieldList {
    /// Field numbers from 1, in the order named; the code is 1 and the name is 2.
    ///
    /// - Parameters:
    ///   - option: the option whose value it is, for the error.
    ///   - others: what may be written instead of a list, as the error says it.
    static func parse(_ list: [UInt8], option: String, others: String = "") throws(OptionError) -> [Int] {
        let remedy = "write code, name or numbers from 1, parted by commas\(others)"
        guard !list.isEmpty else { throw OptionError("\(option): the value is empty", remedy) }
        var numbers: [Int] = []
        for word in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard !word.isEmpty else { throw strayComma(isLast: word.endIndex == list.endIndex, option) }
            guard let number = number(named: word) else {
                throw OptionError("\(option): '\(ShownWord(word))' is no field", remedy)
            }
            numbers.append(number)
        }
        return numbers
    }

    private static func strayComma(isLast: Bool, _ option: String) -> OptionError {
        isLast
            ? OptionError("\(option): the list ends in a comma", "write a field behind it, or leave it out")
            : OptionError("\(option): no field stands before a comma", "write one there, or leave it out")
    }

    /// The number of the field that `name` names: `code`, `name`, or a number from 1.
    static func number(named name: some Collection<UInt8>) -> Int? {
        switch String(decoding: name, as: UTF8.self) {
        case "code": 1
        case "name": 2
        default: DecimalNumber.parse(name).flatMap { $0 >= 1 ? $0 : nil }
        }
    }
}
