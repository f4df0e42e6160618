/// Stylesheets that a page loads together: those that it always has, and those of one mode by file.
struct StylesheetVariant: Sendable {
    /// The numbers of the stylesheets, in the order of the cascade.
    var sheets: [Int]
    /// Those of them that are themselves a mode.
    var modeSheets: Set<Int> = []
    /// The mode that these are: what their names say, apart from what all have in common.
    var mode = PaletteMode.base
    /// The same with a theme that no other variant has, for where the modes that are written in the files are
    /// those of other files, too.
    var themedMode = PaletteMode.base
}

extension PaletteMode {
    /// A mode that a file states, in the mode that the file itself is.
    func containing(_ inner: PaletteMode) -> PaletteMode {
        var mode = overridden(by: inner)
        if let theme, let own = inner.theme { mode.theme = "\(theme)-\(own)" }
        return mode
    }
}
