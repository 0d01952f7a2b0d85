import RowKeys
import RowOptions
import RowPicker
import Testing

@testable import rowpick

@Suite struct SurroundingsTests {
    @Test(
        arguments: [
            ([:], .unicode),
            (["LANG": "en_US.UTF-8"], .unicode), (["LANG": "en_US.utf8"], .unicode), (["LANG": "C.UTF-8"], .unicode),
            (["LC_CTYPE": "UTF-8"], .unicode), (["LANG": "de_DE.UTF-8@euro"], .unicode),
            (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii), (["LANG": "de_DE@euro"], .ascii),
            (["LANG": "de_DE.ISO-8859-15@euro"], .ascii), (["LANG": "ja_JP.eucJP"], .ascii), (["LANG": "@"], .ascii),
            (["LANG": "."], .ascii),
            (["LANG": "ja_JP.UTF-8"], .narrow), (["LANG": "zh_CN.UTF-8"], .narrow), (["LANG": "ko_KR.UTF-8"], .narrow),
            (["LANG": "ja_JP.UTF-8", "TMUX": "/tmp/tmux-0/default,1,0"], .unicode),
            (["LANG": "ja_JP.UTF-8", "TMUX": ""], .narrow), (["LANG": "ja_JP.eucJP", "TMUX": "x"], .ascii),
            (["LANG": "ja_JP.UTF-8", "LC_ALL": "C"], .ascii), (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], .unicode),
            (["LC_ALL": "en_US.UTF-8", "LC_CTYPE": "C"], .unicode), (["LC_ALL": "", "LANG": "C"], .ascii),
            (["LANG": "", "LC_ALL": ""], .unicode),
        ] as [([String: String], Signs)])
    func `signs are such as the locale's charset has, and narrow ones where some are drawn wide`(
        environment: [String: String], signs: Signs
    ) {
        #expect(Surroundings(environment: environment).signs(isUnicode: nil) == signs)
    }

    @Test func `what the command line says of signs wins over the locale`() {
        #expect(Surroundings(environment: ["LANG": "C"]).signs(isUnicode: true) == .unicode)
        #expect(Surroundings(environment: [:]).signs(isUnicode: false) == .ascii)
        #expect(Surroundings(environment: ["LANG": "ja_JP.eucJP"]).signs(isUnicode: true) == .narrow)
    }

    @Test(
        arguments: [
            ([:], nil, .english), (["LANG": "en_US.UTF-8"], nil, .english), (["LANG": "ja_JP.UTF-8"], nil, .japanese),
            (["LANG": "zh_CN.UTF-8"], nil, .chinese), (["LANG": "zh_TW.UTF-8"], nil, .traditionalChinese),
            (["LANG": "ja_JP.eucJP"], nil, .english), (["LANG": "ja_JP.eucJP"], true, .japanese),
            (["LANG": "ja_JP.UTF-8"], false, .english),
            (["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "C"], nil, .english),
            (["LANG": "C.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"], nil, .japanese),
            (["LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"], nil, .english),
        ] as [([String: String], Bool?, Words)])
    func `words are of the language of the locale, where its charset has the signs`(
        environment: [String: String], isUnicode: Bool?, words: Words
    ) {
        #expect(Surroundings(environment: environment).words(isUnicode: isUnicode) == words)
    }

    @Test(
        arguments: [
            ([:], nil, .sixteen), (["NO_COLOR": "1"], nil, .plain), (["NO_COLOR": "0"], nil, .plain),
            (["NO_COLOR": ""], nil, .sixteen), (["NO_COLOR": "1"], .dark, .dark), (["NO_COLOR": "1"], .light, .light),
            (["TERM": "vt100"], nil, .plain), (["TERM": "vt220"], nil, .plain), (["TERM": "xterm-mono"], nil, .plain),
            (["TERM": "linux-m"], nil, .plain), (["TERM": "vt100"], .dark, .dark), (["TERM": "linux"], nil, .sixteen),
            (["TERM": "xterm-256color"], nil, .sixteen), (["TERM": "vte-256color"], nil, .sixteen),
            (["NO_COLOR": "1"], .sixteen, .sixteen), ([:], .blackAndWhite, .plain), ([:], .light, .light),
        ] as [([String: String], ColorScheme?, Theme)])
    func `NO_COLOR and the name of the terminal decide where no scheme was asked for`(
        environment: [String: String], scheme: ColorScheme?, theme: Theme
    ) {
        #expect(Surroundings(environment: environment).theme(for: scheme) == theme)
    }

    @Test(
        arguments: [
            ([:], 50), (["SSH_CONNECTION": "10.0.0.1 22 10.0.0.2 22"], 200), (["SSH_CONNECTION": ""], 50),
            (["ESCDELAY": "25"], 25), (["ESCDELAY": "25", "SSH_CONNECTION": "x"], 25), (["ESCDELAY": "0"], 50),
            (["ESCDELAY": "-1"], 50), (["ESCDELAY": "soon"], 50), (["ESCDELAY": ""], 50),
            (["ESCDELAY": "99999999"], 1000), (["ESCDELAY": "99999999999999999999"], 50),
        ] as [([String: String], Int)])
    func `a lone ESC waits longer over a slow line, or as long as ESCDELAY says`(
        environment: [String: String], delay: Int
    ) {
        #expect(Surroundings(environment: environment).delay(for: .escape) == delay)
    }

    @Test(arguments: [Patience.character, .sequence, .paste])
    func `ESCDELAY says nothing of the rest of a sequence that has begun`(patience: Patience) {
        let usual = Surroundings(environment: [:]).delay(for: patience)
        #expect(Surroundings(environment: ["ESCDELAY": "7"]).delay(for: patience) == usual)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], false), (["TERM": "anything"], false), (["TERM": "dumb"], true), (["TERM": ""], true),
            ([:], true), (["TERM": "xterm", "ACCESSIBLE": "1"], true), (["TERM": "xterm", "ACCESSIBLE": "yes"], true),
            (["TERM": "xterm", "ACCESSIBLE": "0"], false), (["TERM": "xterm", "ACCESSIBLE": ""], false),
            (["TERM": "dumb", "ACCESSIBLE": "0"], true),
        ] as [([String: String], Bool)])
    func `plain mode is for a terminal that cannot be drawn on, and for whoever asks for it`(
        environment: [String: String], isPlain: Bool
    ) {
        #expect(Surroundings(environment: environment).wantsPlain == isPlain)
    }
}
