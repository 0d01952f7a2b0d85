extension ManualPage {
    static let plain = #"""
        .Sh PLAIN MODE
        For people who have the screen read to them, and for terminals that can only
        print lines, the rows are numbered and asked for by lines.
        Nothing is drawn, coloured or taken back, and the modes of the terminal stay as
        they are.
        .Fl -plain
        asks for it and
        .Fl -no-plain
        for the opposite, whatever the environment says.
        Without either it is taken where
        .Ev ACCESSIBLE
        is set to anything but 0, and where
        .Ev TERM
        is
        .Ql dumb ,
        empty or not set.
        Any other terminal is taken for one that knows the usual sequences.
        .Pp
        Title, placeholder and header are told first.
        Up to 20 rows are read out, each in one line: its number, and the fields that
        .Fl -show
        or
        .Fl -row
        names, with commas between.
        A field of more than 400 columns is cut, and an ellipsis marks where.
        Of more rows only the number is told.
        Each prompt says what may be typed:
        .Bl -tag -width Ds
        .It A number
        picks the row that was read out under it; with
        .Fl -multi
        several numbers, parted by blanks or commas, pick several rows.
        .It Any other text
        is searched for in all rows, as a query is.
        A number that is no row's, such as a code, is text; so is one with a quote
        before it.
        .It \&The name of a key
        that a button of
        .Fl -button
        has, does what the button does.
        If it picks, the name comes behind the number, as in
        .Ql 3 f2 ;
        alone it picks what an empty line takes.
        .It \&An empty line
        takes the row that the prompt says Enter takes: that of
        .Fl -initial
        or
        .Fl -remember ,
        the only one, or the one whose code was typed.
        Otherwise it lists the next rows, if there are more, and else begins anew with
        all rows.
        It takes nothing if it was typed before the prompt was there.
        .It The end of the file
        (Ctrl-D) cancels.
        .El
        .Pp
        The question is asked when the input has ended, or after a second about the rows
        that have come so far; each search goes over the rows read by then.
        If there are no rows at all, the status is 1.
        .Pp
        With
        .Fl -timeout
        the time is told at the start, and each line starts it again.
        The options about height, layout, colours, labels, keys, mouse and pasting have
        no effect.
        """#
}
