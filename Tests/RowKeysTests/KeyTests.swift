import RowKeys
import Testing

@Suite struct KeyTests {
    @Test func `only a plain character is typed`() {
        #expect(Key.character("a").typed == "a")
        #expect(Key.space.typed == " ")
        #expect(Key.alt("a").typed == nil)
        #expect(Key.control("a").typed == nil)
        #expect(Key.enter.typed == nil)
    }

    @Test func `what terminals cannot tell apart is one key`() {
        #expect(Key.control("m") == .enter)
        #expect(Key.control("i") == .tab)
        #expect(Key.control("[") == .escape)
        #expect(Key.control("_") == .control("/"))
        #expect(Key.control("C") == .control("c"))
        #expect(Key(.enter, [.shift, .control]) == .enter)
        #expect(Key(.backspace, .control) == .control("h"))
        #expect(Key(.character("A"), .shift) == .character("A"))
        #expect(Key(.character("i"), [.control, .alt]) == Key(.tab, .alt))
    }

    @Test func `what terminals tell apart is not`() {
        #expect(Key(.tab, .shift) != .tab)
        #expect(Key.alt("x") != .alt("X"))
        #expect(Key(.up, .shift) != .up)
        #expect(Key.control("j") != .enter)
        #expect(Key.control("h") != .backspace)
    }
}
