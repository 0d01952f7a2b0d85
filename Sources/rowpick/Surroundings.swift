import RowCalendar
import RowKeys
import RowOptions
import RowPicker
import RowScreen

/// What the environment says about how things may look.
struct Surroundings {
    let environment: [String: String]

    private func value(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The colours for a scheme somebody asked for; without one, those that can be seen on any ground, or none where
    /// NO_COLOR is set or the terminal has none.
    func theme(for scheme: ColorScheme?) -> Theme {
        switch scheme {
        case .dark: .dark
        case .light: .light
        case .sixteen: .sixteen
        case .blackAndWhite: .plain
        case nil: value("NO_COLOR") == nil && !isMonochrome ? .sixteen : .plain
        }
    }

    /// Whether the terminal is called by the name of one without colours: DEC's, which serial lines go by, and those
    /// that say so.
    private var isMonochrome: Bool {
        guard let name = value("TERM") else { return false }
        return name.hasPrefix("vt1") || name.hasPrefix("vt2") || name.hasSuffix("-m") || name.hasSuffix("-mono")
    }

    /// The signs, ASCII ones where the locale names a charset that has no others.
    ///
    /// Some terminals draw signs of ambiguous width in two columns when they are used for Chinese, Japanese or
    /// Korean, so there only signs of one width are taken; tmux draws all of them in one.
    func signs(isUnicode: Bool?) -> Signs {
        guard isUnicode ?? hasUnicodeLocale else { return .ascii }
        let isWideSuspected = ["ja", "zh", "ko"].contains { locale?.hasPrefix($0) == true }
        return isWideSuspected && value("TMUX") == nil ? .narrow : .unicode
    }

    /// What the picker says by itself, in the language of the locale, if its charset has the signs.
    func words(isUnicode: Bool?) -> Words {
        guard isUnicode ?? hasUnicodeLocale, let language = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG")
        else { return .english }
        return .spoken(in: language)
    }

    /// How dates are written, in the language and by the territory of the locale, if its charset has the signs.
    func dateForm(isUnicode: Bool?) -> DateForm {
        guard let language = value("LC_ALL") ?? value("LC_TIME") ?? value("LANG") else { return .english }
        let form = DateForm.spoken(in: language)
        let isASCII = form == .english || form == .americanEnglish
        return isASCII || isUnicode ?? hasUnicodeLocale ? form : .english
    }

    /// How long to wait for the rest of what has begun, in milliseconds; `ESCDELAY` says it for a lone ESC.
    func delay(for patience: Patience) -> Int {
        if patience == .escape, let delay = value("ESCDELAY").flatMap({ Int($0) }), delay > 0 {
            return min(delay, 1000)
        }
        return patience.milliseconds(isRemote: isRemote)
    }

    /// Milliseconds that the end of a run waits for what the terminal was asked, so that the answer is not read as keys
    /// by whoever reads next. Only a terminal that answers nothing makes anybody wait so long.
    var answerPatience: Int { isRemote ? 3000 : 500 }

    /// Whether what moves is to be seen moving, where no option says: not for somebody who wants no motion, nor where
    /// nobody looks or every frame has far to go.
    var isAnimated: Bool {
        value("NO_MOTION") == nil && value("CI") == nil && !isRemote
    }

    private var isRemote: Bool { value("SSH_CONNECTION") != nil }

    /// Whether to ask by lines instead of drawing, where no option says: for somebody who has things read to them, and
    /// on a terminal that can do nothing but print lines, or has not said what it is.
    var wantsPlain: Bool {
        let isAccessible = value("ACCESSIBLE").map { $0 != "0" } ?? false
        return isAccessible || value("TERM") == nil || value("TERM") == "dumb"
    }

    /// The pane of tmux that this run is in, if it is in one.
    var pane: OurPane? { OurPane(environment: environment) }

    /// What the terminal does with its text when its size changes, as far as variables tell.
    var resizeHabits: ResizeHabits { ResizeHabits(environment: environment) }

    /// The locale for characters: the first that is set of these, as POSIX has it.
    private var locale: String? {
        value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG")
    }

    private var hasUnicodeLocale: Bool {
        guard let locale else { return true }
        // A locale of which only the charset is set is called by that alone: LC_CTYPE=UTF-8.
        let charset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
        return ["utf8", "utf-8"].contains(charset.lowercased())
    }
}
