extension ManualPage {
    static let keys =
        ".Sh KEYS\n" + Roff.list(KeyTable.keys.map { ($0.key, $0.deed + ".") }) + "\n"
            + #"""
            .Pp
            .Fl -bind
            changes what keys do.
            .Pp
            A key that acts on a row waits for the search of the query typed before it,
            over the rows read when it was pressed, so a query and Enter may be typed as
            fast as one likes.
            Meanwhile no other key is read, but Ctrl-C cancels.
            If no row matches yet and the input is still open, Enter is held until a row
            matches or the input ends; any other key drops it.
            .Pp
            A key that marks or moves waits in the same way.
            Marks belong to rows and not to codes, so equal rows are each their own.
            What is marked stays so, whatever is typed, and Enter picks it even where no
            row matches; it waits for no search then.
            Where no more rows may be marked, Tab and Shift-Tab stay on the row.
            .Pp
            A cursor that was not moved stands on the best row.
            Once moved, it stays with its row while others arrive.
            Every change of the query puts it back on the best row.
            .Pp
            Ctrl-Z stops the run, or the script that it is a part of, until the shell
            continues it.
            It does nothing where the shell could not: in
            .Ql x=$(rowpick)
            typed at a prompt.
            .Pp
            Pasted text goes into the query with line ends as blanks and without other
            control characters, tabs too: it never picks a row.
            .Fl -no-paste
            ignores it.
            A paste whose end does not come is over after a second.
            The query takes 16384 bytes; what is typed or pasted beyond that is dropped,
            and the bell rings.
            .Pp
            Keys that edit the query take whole characters, as a reader sees them: Backspace
            deletes a letter with all its marks, a flag, an emoji of several people.
            That holds for Hangul typed as single letters and for Indic syllables with their
            joined consonants, too, where editors often take the last part only.
            .Pp
            Keys typed before the first frame are used.
            Keys typed after the one that picks are left for whoever reads the terminal
            next.
            A program that gives rows should ask nothing on the terminal meanwhile: it and
            the picker would each get some of the keys, and each put back the modes that it
            found.
            .Sh MOUSE
            """# + "\n" + Roff.list(KeyTable.mouse.map { ($0.gesture, $0.deed + ".") }) + "\n"
            + #"""
            .Pp
            A click is press and release of the left button on the same target, without
            Shift, Control or Alt, and the release acts.
            Outside is every cell of the screen that the picker does not cover; with
            .Fl -full
            there is none.
            Who presses there and lets go in another place has selected text, and
            cancels nothing.
            .Fl -no-mouse
            leaves the mouse to the terminal.
            """#
}
