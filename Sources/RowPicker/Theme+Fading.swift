extension Theme {
    /// The same for a row so far from the band of a wheel: the further, the fainter, in three steps.
    func fading(by distance: Int) -> Theme {
        guard distance > 1 else { return self }
        var theme = self
        theme.name = distance == 2 ? code : faintest
        theme.code = theme.name
        return theme
    }
}
