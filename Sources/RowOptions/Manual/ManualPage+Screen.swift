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
        So does a picker with
        .Fl -popover
        or
        .Fl -overlay ;
        what it stands in front of is as it was when tmux was asked, and is cut, not
        wrapped, where the terminal is made narrower meanwhile.
        .Pp
        The line of
        .Fl -field
        stands where the cursor is, or below that where something stands before it;
        the terminal is asked where that is, and one that has not answered within a
        tenth of a second gets the line at the bottom.
        Its rows open below it, and the text above rises just enough; on a screen of
        few lines they take the place of the line.
        .Pp
        A terminal that wraps lines anew when it is made narrower may need more lines
        than it has, and moves the first into its scrollback before the picker hears
        of it.
        Text from above stays there in its order.
        Lines of the picker itself, such as pieces of the bar, are erased when the
        terminal brings them back; in the scrollback nothing can erase them without all
        the rest.
        .Pp
        Only the sixteen colours of the terminal are used, on its own ground, but for
        those that rows bring with them where
        .Fl -ansi
        is given, and for what is seen behind an overlay.
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
