extension ManualPage {
    static let head = #"""
        .Dd $Mdocdate$
        .Dt ROWPICK 1
        .Os
        .Sh NAME
        .Nm rowpick
        .Nd pick a row of a list
        """#

    static let description = #"""
        .Sh SYNOPSIS
        .Nm
        .Op Ar option ...
        .Op Ar
        .Sh DESCRIPTION
        .Nm
        shows rows on the terminal, lets a person search them and pick one, and
        prints the row that was picked.
        A row is a code and a name, such as
        .Ql 3
        and
        .Ql Kanto ,
        with a tab between them; more fields may follow, and a plain line does as
        well.
        .Pp
        Everything is drawn on
        .Pa /dev/tty .
        Standard output gets what was picked and nothing else, so
        .Nm
        can stand in a pipeline or in
        .Ql \&$() .
        .Pp
        Option names, their defaults, the search syntax and its scores are those of
        .Em fzf .
        They differ in the layout, which is
        .Cm reverse ,
        in the height, which is
        .Cm \(ti40% ,
        in the bar above the rows, in what Home and End do, and in the rules for
        codes and for folding below.
        Each change of the query puts the pointer back on the best row, where that of
        .Em fzf
        stays at its place in the list, and
        .Fl -filter
        with
        .Fl -no-sort
        and
        .Fl -tac
        prints the last row first, where
        .Em fzf
        prints the best.
        """#
}
