extension ManualPage {
    static let rows = #"""
        .Sh INPUT
        Rows come from every
        .Ar file
        named, in that order;
        .Ql \-
        is standard input.
        Without one they come from standard input, or, where that is a terminal, from
        the command in
        .Ev ROWPICK_DEFAULT_COMMAND ,
        or else from the built-in list
        .Ql jp-areas .
        All files are opened before anything is drawn.
        With files named, standard input is left alone unless
        .Ql \-
        is one of them.
        After
        .Ql \-\-
        every word is a file.
        A file whose name begins with
        .Ql +
        or
        .Ql \-
        is written
        .Ql ./+name
        or stands after
        .Ql \-\- .
        .Pp
        A row ends with a line feed, and a carriage return directly before it belongs
        to the line end, not to the row: it is neither searched nor printed.
        With
        .Fl -read0
        a row ends with a NUL.
        The last row of a file ends with the file, and a carriage return there, without
        a line feed, belongs to the row.
        A byte order mark is no more than the first character of the first row, and so
        of its code.
        Blank rows are rows.
        .Pp
        Fields are parted by a tab, or by the string that
        .Fl -delimiter
        gives.
        The first is the
        .Em code ,
        the second the
        .Em name ,
        and any more are details.
        A row with one field is its own code and name, and is drawn once.
        The column of codes is as wide as the widest code seen so far, up to a third
        of the width.
        .Fl -show
        says which fields are drawn.
        .Pp
        .Fl -row
        draws rows by a template instead.
        In it these stand for:
        """# + "\n" + Roff.list(RowTemplate.forms.map { ($0.form, $0.meaning + ".") }) + "\n"
            + #"""
            .Pp
            The colours are black, red, green, yellow, blue, magenta, cyan and white, and
            the same with
            .Ql bright\-
            before them; they are left out where there are no colours.
            A field that a row does not have leaves its place empty.
            A row with one field stands in the places of both code and name.
            The order is side, width, point and most, then style words, each after a comma;
            any of these may be left out.
            .Pp
            The code is what
            .Fl -initial , -default
            and
            .Fl -remember
            know a row by.
            They compare it byte for byte, so case, accents, widths and composed forms count
            there, unlike in a search.
            Codes may repeat all the same, and so may whole rows: the row picked is the
            row printed, byte for byte.
            Bytes that are not UTF-8 are drawn as U+FFFD and printed unchanged.
            Control characters, escape sequences and signs that turn the direction of
            writing are never sent to the terminal as they are.
            Where two rows in sight would look the same and are not, they are drawn exactly:
            a blank that could not be counted as
            .Ql \[u2423] ,
            a tab as
            .Ql \[u21E5] ,
            and what cannot be seen by its number, such as
            .Ql <00>
            or
            .Ql <U+200B> .
            .Pp
            Rows may arrive while the picker is open; nothing waits for the end of the
            input.
            Reading stops where rows would take more than a quarter of the memory of the
            machine, or of what a control group leaves the program where that is less, and
            the count of rows then ends in
            .Ql + .
            .Fl -tail
            keeps the last rows only, and reads on for ever.
            .Pp
            A program that makes the rows and asks on the terminal itself, for a password
            say, shares the keyboard with the picker: each key goes to whoever reads first,
            and what it writes is drawn over.
            Let it have its answer before the picker starts.
            Where another picker makes the rows, that one asks first, and this one waits.
            """#
}
