extension OptionTable {
    static let bindings = [
        Option(
            "bind",
            .required("BINDINGS") { draft, text throws(OptionError) in
                draft.options.bindings += try BindingReader.bindings(in: text)
            },
            "What keys do: KEY[,KEY...]:ACTION[+ACTION...], parted by commas; see --man",
            detail: "May be given more than once; for a key that is bound twice the later binding counts.")
    ]
}
