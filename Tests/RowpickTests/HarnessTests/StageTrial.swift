/// A session made up by a test of a stage, played there.
struct StageTrial {
    /// The files of the session, by their names.
    let files: [String: String]
    /// Milliseconds that a step may take.
    var patience = Playback.patience

    /// What is said of it; nothing where all went as it is written.
    func complaints(on stage: (Session) throws -> any Stage) throws -> String {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let session = Session(folder: folder)
        var playback = Playback(session: session, stage: try stage(session))
        playback.patience = patience
        return try playback.complaints().joined(separator: "\n")
    }

    /// A row, keys before and after a new size, text from before, errors and a status: what every stage has to bring.
    static let everything = [
        "script": """
        printf 'ready ' >/dev/tty; read row; read key </dev/tty; echo "$row $key"; echo oops >&2
        stty size </dev/tty >/dev/tty; read key </dev/tty; stty size </dev/tty >/dev/tty; exit 4
        """,
        "rows": "one\n", "before": "past 1\npast 2\n",
        "keys": "wait ready\nk関<Enter>\nwait 12 60\nresize 30x8\n<Enter>\n",
        "screen": "past 1\npast 2\nready k関\n12 60\n", "picked": "one k関\n", "errors": "oops\n", "status": "4\n",
        "after": "past 1\npast 2\nready k関\n12 60\n\n8 30\n",
    ]
}
