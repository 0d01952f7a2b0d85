extension ManualPage {
    static let search =
        #"""
        .Sh SEARCH
        A query is words parted by blanks, and a row is found if it answers all of
        them.
        """# + "\n" + Roff.list(QuerySyntax.forms.map { ($0.sign, $0.meaning + ".") }) + "\n"
            + #"""
            .Pp
            With
            .Fl -no-extended
            the query is one word and no sign has a meaning.
            .Ss Fields
            What is searched is the whole row, delimiters included, with the fields that
            are not drawn.
            .Ql \(ha
            holds at the beginning of the row and of each of its fields, and
            .Ql $
            at the end of the row and of each of its fields:
            .Ql \(haKan
            finds a row whose name begins with
            .Ql Kan ,
            and
            .Ql \(ha3$
            a row that has the field
            .Ql 3 .
            .Ss Codes
            A code wins.
            A query that equals the code of a row, whatever the case and whatever signs
            are in it, puts that row first; rows whose code begins with the query come
            next, and then the others, best first.
            With
            .Fl -no-sort
            codes count for nothing and rows keep the order of the input.
            A row with one field has no code in this sense.
            .Ss Folding
            Composed and decomposed forms of a letter match each other.
            So do full and half width, hiragana and katakana, and a Latin letter in the
            query without an accent matches one with it.
            Capitals and small letters are the same unless the word holds a capital;
            .Fl i
            and
            .Cm +i
            change that.
            .Fl -literal
            turns all folding off but that of case.
            """#
}
