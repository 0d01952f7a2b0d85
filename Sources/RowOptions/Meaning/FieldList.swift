/// The fields of a row that a list such as `code,name,3` names.
enum FieldList {
    /// Field numbers from 1, in the order named; the code is 1 and the name is 2.
    ///
    /// - Parameter option: the option whose value it is, for the error.
    static func parse(_ list: [UInt8], option: String, others: String = "") throws(OptionError) -> [Int] {
        var numbers: [Int] = []
        for word in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let number = number(named: word) else {
                throw OptionError(
                    "\(option): '\(ShownWord(word))' is no field",
                    "write code, name or numbers from 1, parted by commas\(others)")
            }
            numbers.append(number)
        }
        return numbers
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
