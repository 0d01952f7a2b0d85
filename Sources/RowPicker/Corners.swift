/// The corners of a frame.
struct Corners: Equatable, Sendable {
    let topLeft: String
    let topRight: String
    let bottomLeft: String
    let bottomRight: String

    static let round = Corners(topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
    static let ascii = Corners(topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
}
