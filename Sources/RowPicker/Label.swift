/// A text on the screen that a key may change.
package enum Label: Hashable, Sendable {
    case prompt
    case placeholder
    case header
}

extension Settings {
    mutating func set(_ label: Label, to text: String) {
        switch label {
        case .prompt: prompt = text
        case .placeholder: placeholder = text
        case .header: header = Header(text)
        }
    }
}
