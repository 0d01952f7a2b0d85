extension ManualPage {
    static let screen = #"""
        .Sh SCREEN
        The picker takes the last lines of the terminal, as many as the rows need and
        .Fl -height
        allows, grows as rows arrive, and does not shrink while it is open.
        Text above it rises just enough to make room.
        Afterwards its lines are erased and the cursor is where it was.
        A terminal of under six lines gets the alternate screen, as with
        .Fl -full .
        .Pp
        Only the sixteen colours of the terminal are used, on its own ground, but for
        those that rows bring with them where
        .Fl -ansi
        is given.
        With
        .Fl -no-color ,
        and where
        .Ev NO_COLOR
        is set, there is bold, dim and reverse instead.
        The text of rows is always sent as UTF-8; frames and signs are ASCII where the
        locale names another charset, or with
        .Fl -no-unicode .
        """#
}
