extension ManualPage {
    static let output =
        #"""
        .Sh OUTPUT
        The row that was picked is printed as it came in, delimiters and details
        included, and ends with a line feed, or with a NUL after
        .Fl -print0 .
        Several rows, after
        .Fl -multi ,
        come in the order in which they were marked.
        Nothing is printed unless a row was picked, or the query in its place by an
        action, but for
        .Fl -print-query ,
        which prints the query also where no row matched, and for
        .Fl -expect ,
        .Fl -button
        and the action
        .Ql print ,
        whose lines come behind it and before the rows, in this order.
        .Pp
        .Fl -print
        prints fields, joined by tabs, or the number of the row instead.
        A field that the row does not have is empty.
        With
        .Cm json
        it prints an object with the members
        .Cm code , name , details , row
        and
        .Cm index ,
        in this order and in one line.
        The details are an array of the fields after the name; a row with one field
        is its own code and name, and has none.
        Bytes that are not UTF-8 become U+FFFD there, and control characters and line
        ends of every kind are escaped.
        .Fl -format
        prints a template.
        In it these stand for:
        """# + "\n" + Roff.list(Template.forms.map { ($0.form, $0.meaning + ".") }) + "\n"
            + #"""
            .Pp
            Standard error carries errors only, each one line that says what is wrong and
            what to do.
            """#
}
