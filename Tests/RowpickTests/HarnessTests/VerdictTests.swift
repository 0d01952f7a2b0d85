import Testing

struct VerdictTests {
    @Test(arguments: [
        ("", "", true), ("a", "a", true), ("a", "b", false), ("rowpick: no such file: x", "rowpick: …: x", true),
        ("one two three", "one…three", true), ("one", "one…three", false), ("a b c d", "a…c…", true),
        ("a b c d", "a…x…", false), ("anything", "…", true), ("aXb", "…X…b", true),
    ])
    func `an ellipsis stands for any text`(_ text: String, _ pattern: String, _ matches: Bool) {
        #expect(Verdict.matches(text, pattern) == matches)
    }

    @Test func `screens stand beside each other, differences marked`() {
        let shown = SideBySide(["same", "関東", "more"], ["same  ", "kanto", "", ""]).description
        #expect(
            shown == """
                  expected │ got
                  same     │ same
                ≠ 関東     │ kanto
                ≠ more     │ 
                """)
    }
}
