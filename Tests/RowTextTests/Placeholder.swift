import Testing
@testable import RowText
@Test func probe() {
  func g(_ b: [UInt8]) { print(graphemes(of: b).map { "\($0.text)|\($0.bytes)|\($0.width)\($0.isSubstitute ? "s":"")" }) }
  g(Array("a\tb\u{1b}[0m é e\u{301} 漢字\u{FE0F}👨‍👩‍👧x\r\n".utf8)); g([0xff,0x61,0xe3,0x81,0x61,0xcc,0x81])
  g(Array("\u{301}a\u{202e}b\u{200d}🏴\u{e0067}\u{e0062}\u{e007f} a\u{e0067}1️⃣🇯🇵🇯ｶﾞ".utf8))
  func f(_ s: String) { var t = FoldedText(); let b = ContiguousArray(s.utf8); t.refill(from: b, in: 0..<b.count, folding: .full); print(String(String.UnicodeScalarView(t.units.map { Unicode.Scalar($0)! })), Array(t.starts)) }
  f("ｶﾞｯコーヴヽＡ e\u{301}\u{323} 가\u{11a8}각 각 豈ﾞ\u{0958}")
}
