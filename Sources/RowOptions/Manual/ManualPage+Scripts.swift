extension ManualPage {
    static let scripts = #"""
        .Sh SCRIPTS
        .Fl -filter
        needs no terminal, and neither do
        .Fl -select-1
        with one match and
        .Fl -exit-0
        with none; both count at the end of the input, and until then the list is
        shown.
        Any other run without a terminal prints the row that
        .Fl -default
        names, and is an error without that option.
        .Pp
        The status of
        .Ql rowpick \(ba xargs ls
        is that of
        .Ql xargs ,
        unless the shell was told to
        .Ql set \-o pipefail .
        Where nothing was picked some run
        .Ql ls
        all the same, but for
        .Ql xargs \-r .
        .Pp
        With
        .Fl -remember
        the code and the name of a picked row are kept in the file
        .Pa $XDG_STATE_HOME/rowpick/KEY ,
        which only its owner can read, and the next run with that key stands first on
        the row with this code; of several with it, on the one of the same name, or
        else on the first.
        Rows may arrive late: the cursor goes there unless a key was pressed before.
        The file is written after the row has been printed, and only for what a person
        picked: not for
        .Fl -select-1 ,
        .Fl -filter
        or
        .Fl -default .
        If it cannot be written, standard error says so, and the status is 0 all the
        same.
        A file that cannot be read, or holds anything else, counts as none, and is
        replaced at the next pick.
        .Ss Under the name fzf
        Started through a link of the name
        .Pa fzf ,
        the program takes the defaults of
        .Em fzf :
        the whole screen, the query below the rows, no bar, plain lines without
        fields, carriage returns kept, no rules for codes, and folding of accents
        only.
        In a query a backslash then takes the meaning from a blank only, and not from
        a sign.
        """#

    static let environment = #"""
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
        .It Ev ROWPICK_DEFAULT_OPTS
        Options for every run, parted and quoted as in a shell; those of the command
        line come after them.
        Only those listed under
        .Em Look
        and
        .Em Bindings
        count, and no action that changes what is printed, for a script gets the same
        output on every machine; any other word is named on standard error and passed
        over.
        .It Ev ROWPICK_DEFAULT_COMMAND
        A command for
        .Ql sh
        whose output is the rows where no file and no list is named and standard input
        is a terminal.
        Empty, it counts as not set.
        It has nothing to read and no terminal to ask on, and is ended, with all of its
        process group, as soon as the picking ends: by
        .Ql SIGTERM ,
        and a tenth of a second later by
        .Ql SIGKILL .
        What it writes to standard error is not shown; if it fails, its status and the
        first line of that are shown in the bar and told on standard error at the end,
        and the rows that it gave can be picked all the same.
        Enter with no row then ends with status 2.
        It is not read under the name fzf.
        .It Ev NO_COLOR
        If it is set and not empty, no colour is used unless
        .Fl -color
        names a scheme.
        .It Ev LC_ALL , LC_CTYPE , LANG
        The first that is set and not empty says whether frames and signs may go
        beyond ASCII.
        None of them set counts as UTF-8.
        .It Ev LC_ALL , LC_MESSAGES , LANG
        The first that is set and not empty says in which language the button that
        picks is labelled and a list without rows is explained: Chinese, Japanese or
        English.
        .It Ev ACCESSIBLE
        Anything but nothing and 0 asks for plain mode.
        .It Ev TERM
        .Ql dumb
        and nothing ask for plain mode, too.
        A name that begins with
        .Ql vt1
        or
        .Ql vt2 ,
        or ends in
        .Ql \-m
        or
        .Ql \-mono ,
        is that of a terminal without colours.
        .It Ev TMUX , TMUX_PANE
        Set by tmux: the pane that
        .Fl -overlay
        asks
        .Ql tmux
        about, if that is on the same terminal.
        .It Ev XDG_STATE_HOME
        The folder in which
        .Fl -remember
        keeps its own; if it is not set, empty or no full path,
        .Pa $HOME/.local/state .
        .It Ev ESCDELAY
        Milliseconds, up to 1000, to wait for what may follow an Esc before it is taken
        for the key.
        .El
        """#

    static let exitStatus =
        ".Sh EXIT STATUS\n"
        + Roff.list(
            ExitStatus.allCases.map { (String($0.rawValue), $0.meaning + ".") }
                + [
                    (ExitStatus.ofButtons.0, ExitStatus.ofButtons.1 + "."),
                    ("128+N", "Ended by signal N, after the terminal was put back; this is how a shell shows it."),
                ])

    static let examples = #"""
        .Sh EXAMPLES
        Pick an area from a file of codes and names, beginning at code 3:
        .Bd -literal -offset indent
        area=$(rowpick \-\-initial 3 \-\-title Area areas.tsv) || exit
        .Ed
        .Pp
        Print the code alone:
        .Bd -literal -offset indent
        rowpick \-\-list jp\-prefectures \-\-print code
        .Ed
        .Pp
        Pick a user by name and get the number:
        .Bd -literal -offset indent
        getent passwd | rowpick \-d : \-\-show code,3,5 \-\-print 3
        .Ed
        .Pp
        Say in one line what was picked:
        .Bd -literal -offset indent
        rowpick \-\-format \(aqareaCode:{code}, areaName:{name}\(aq areas.tsv
        .Ed
        .Pp
        Pick a row and what to do with it; the first line is the key, and empty for
        Enter:
        .Bd -literal -offset indent
        rowpick \-\-expect ctrl\-e,ctrl\-o areas.tsv | {
            read \-r key
            read \-r code name
            echo "$key: $name ($code)"
        }
        .Ed
        .Pp
        Pick a file whose name may hold anything:
        .Bd -literal -offset indent
        find . \-print0 | rowpick \-\-read0 \-\-print0 | xargs \-0 \-r ls \-l
        .Ed
        """#
}
