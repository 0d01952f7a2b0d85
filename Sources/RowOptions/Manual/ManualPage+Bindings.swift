import RowKeys

extension ManualPage {
    static let bindings =
        #"""
        .Sh BINDINGS
        .Fl -bind
        takes
        .Ql KEY[,KEY...]:ACTION[+ACTION...] ,
        and more of these after commas.
        The actions are done one after the other; those behind one that ends the run
        count for nothing.
        One that acts on a row waits for the search as a key does.
        .Pp
        A later binding takes the place of an earlier one.
        With
        .Ql +
        directly behind the colon its actions come after those of the earlier one.
        With nothing behind the colon the key does nothing, or types what it can.
        Comma and colon are named as they are, as in
        .Ql ,:up .
        .Bd -literal -offset indent
        rowpick \-\-bind ctrl\-t:first,ctrl\-o:last
        rowpick \-\-bind \(aqtab:down,shift\-tab:up\(aq
        rowpick \-\-multi \-\-bind \(aqctrl\-x:select\-all+accept\(aq
        rowpick \-\-bind \(aqf1:change\-query(\(ha3)+change\-prompt[code> ]\(aq
        .Ed
        .Ss Names of keys
        Letter case matters in a character alone.
        """# + "\n" + Roff.list(keyNames) + "\n"
            + #"""
            .Pp
            Only what terminals can tell of has a name: Shift with Enter, or with a letter,
            is no key of its own.
            .Ss Actions
            """# + "\n" + Roff.list(ActionTable.entries.map { (form(of: $0), $0.help + ".") }) + "\n"
            + #"""
            .Pp
            A value may stand between
            .Ql () ,
            .Ql [] ,
            .Ql {} ,
            .Ql <> ,
            or between two of the same of
            .Ql \(ti!@#$%\(ha&*;/\(ba .
            It ends at the first closing sign that is followed by
            .Ql + ,
            a comma or the end.
            Behind a colon it goes on to the end of the word, whatever is in it:
            .Ql f1:change\-prompt:a, b> .
            .Pp
            An action or an event of
            .Em fzf
            that is not listed here is an error.
            """#

    private static var keyNames: [(term: String, text: String)] {
        let words = KeyName.words.map(\.names).map { names in
            names.count == 1 ? names[0] : "\(names[0]) (\(names.dropFirst().joined(separator: ", ")))"
        }
        return [
            ("a, A, 7, ?, ...", "A character."),
            (
                "ctrl-a, ctrl-space, ctrl-/, ...",
                "Control with a letter or one of these signs: space \\ ] ^ /; with others only where a terminal tells of them."
            ),
            ("alt-a, alt-A, alt-space, ...", "Alt with a character."),
            ("f1, f2, ...", "Function keys."),
            ("enter, up, page-up, ...", "Other keys, some with a second name: \(words.joined(separator: ", "))."),
            (
                "ctrl-, alt-, shift-",
                "Stand before the name of a key, more than one in this order: shift-left, alt-enter, ctrl-alt-down."
            ),
            (Trigger.doubleClickName, "Two clicks on a row."),
        ]
    }

    private static func form(of entry: ActionTable.Entry) -> String {
        let names = entry.names.joined(separator: ", ")
        return switch entry.meaning {
        case .plain: names
        case .text(let value, _): "\(names)(\(value))"
        case .plainOrText(_, let value, _): "\(names), \(names)(\(value))"
        }
    }
}
