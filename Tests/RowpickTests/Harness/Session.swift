import Testing

/// A whole run of the program, written down as a folder of small text files in `Sessions`.
///
/// The folder's name says what happens. Adding one needs no Swift. Every file may be missing.
///
/// What the program gets:
/// - `options`: its words, one a line, taken literally; blank lines count for nothing.
/// - `rows`: standard input, byte for byte. Without it, standard input is the terminal.
/// - `rows.sh`: a shell script whose output is standard input instead. It runs in the same folder as the program, so
///   it can wait for a file that the key script makes with `touch`.
/// - `script`: run by `/bin/sh` instead of the program, which it finds as `rowpick`, and as `fzf` for its guise.
/// - `home`: a folder whose files are copied into the folder that the program runs in, which is also its `HOME`.
/// - `environment`: `NAME=VALUE` a line, on top of a fixed one (`TERM=xterm-256color`, `LC_ALL=C.UTF-8`,
///   `NO_MOTION=1`, `PATH`); `-NAME` takes one away. Nothing else of the environment of the tests reaches it.
/// - `size`: `COLUMNSxLINES` of the terminal; `60x12` without it.
/// - `mute`: the terminal answers no question.
/// - `distant`: how many milliseconds its answers take.
/// - `wide`: the terminal draws characters of ambiguous width in two columns.
/// - `before`: text that stands on the terminal already, its lines all different.
/// - `needs`: programs the `script` calls that not every machine has, one a line; where one is missing the session is
///   not played.
///
/// What is done to it, a step a line, in `keys` (blank lines and lines that begin with `# ` count for nothing):
/// - text, sent as typed, in one write. `<Enter>`, `<Esc>`, `<Ctrl-C>`, `<Alt-x>`, `<Paste>` and so on are keys (the
///   names are in ``KeyNames``), `\x1b` a byte by number; `\\` and `\<` those characters.
///   `type TEXT` where the text looks like a step.
/// - `wait TEXT` until it is on the screen, `gone TEXT` until it is not.
/// - `screen NAME` until the screen is that of the file `screen.NAME` and rests; `screen` for the file `screen`.
/// - `cursor COLUMN LINE`, from 1; `looks bold TEXT`, `looks not dim TEXT` (any cell of it; attributes are in ``Look``);
///   `colourless`: no cell has a colour; `mode 1000`, `mode not 1000`: a private mode of the terminal is on, or off.
///   All four wait until it is so.
/// - `idle`: until no thread of the program has run for a third of a second. Not asked of a `script`.
/// - `click`, `press`, `release`, `drag`, `wheel-up`, `wheel-down`, each with `COLUMN LINE`.
/// - `resize COLUMNSxLINES` (of several sizes, one comes directly after the other), `signal TERM` (to the `script` where there is one), `hang-up` (the terminal is closed),
///   `touch FILE`.
/// - `pause MILLISECONDS`: for the gap between bytes where it matters, never to wait for the program.
///
/// The first step waits until something was drawn; the line `early` anywhere lifts that. No wait is longer than ten
/// seconds.
///
/// What has to come of it:
/// - `screen`: the screen before the last key or signal, unless a step of the script compares it.
/// - `picked`: standard output, byte for byte; nothing without it.
/// - `errors`: standard error; nothing without it. `…` in it stands for any text.
/// - `status`: the exit status, or `signal TERM`; `0` without it.
/// - `after`: the screen after the end.
///
/// Of every run it is asked, too, that the terminal's settings and modes are as before, that no process is left
/// (unless there is a `script`), that nothing was sent that a terminal may not know, and that all of `before` is still
/// there, once, in order.
///
/// A session with a file `tmux` is run in a real tmux as well, with the same screens; what tmux cannot show (looks,
/// colours) is not asked there. One with a file `xterm` is run in a real xterm, too, and through `script`.
struct Session: Sendable {
    let folder: Folder

    var name: String { folder.name }

    /// All of them, by name.
    static let all: [Session] = {
        let sources = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        let sessions = Folder(path: "/" + sources + "/Sessions")
        return sessions.names.map { Session(folder: sessions.folder($0)) }
    }()

    var size: ScreenSize {
        folder.lines(of: "size").first.flatMap { ScreenSize($0) } ?? ScreenSize(columns: 60, lines: 12)
    }

    var options: [String] { folder.lines(of: "options").filter { !$0.isEmpty } }

    /// The steps, with the comparison with `screen` put in where the script leaves it out.
    func script() throws -> KeyScript {
        var script = try KeyScript(folder.lines(of: "keys"))
        let comparison = KeyScript.Step.compareScreen(file: "screen")
        if folder.has("screen"), !script.steps.contains(comparison) {
            script.steps.insert(comparison, at: script.steps.lastIndex(where: \.isDeed) ?? script.steps.endIndex)
        }
        return script
    }

    func screen(_ file: String) -> [String] {
        folder.lines(of: file).withoutTrailingBlanks
    }

    /// What it needs and this machine lacks.
    var missingPrograms: [String] {
        folder.lines(of: "needs").filter { Program.find($0) == nil }
    }

    var isScript: Bool { folder.has("script") }
}

extension Session: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension KeyScript.Step {
    /// Whether it does something to the program, rather than look or let time pass.
    fileprivate var isDeed: Bool {
        switch self {
        case .send, .signal, .hangUp: true
        case .waitFor, .waitUntilGone, .compareScreen, .checkCursor, .checkLook, .checkNoColour, .checkMode,
            .waitForIdleness,
            .resize, .pause,
            .touch:
            false
        }
    }
}

extension [String] {
    /// Lines without blanks at their ends, and without blank lines at the end of all.
    var withoutTrailingBlanks: [String] {
        var lines = map { line in
            var line = Substring(line)
            while line.last == " " { line.removeLast() }
            return String(line)
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}
