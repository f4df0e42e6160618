/// Pairs that rules paint with properties which no stylesheet declares: those of a library that was not read,
/// or that a script sets. They are not measured.
struct UndeclaredPaints {
    /// The properties, in the order in which rules use them.
    private var names: [String] = []
    /// Where the first is used.
    private var location: SourceLocation?

    init(by sheets: some Sequence<StylesheetParser>, beside properties: CustomProperties) {
        // What is declared as nothing paints nothing, as its author wanted.
        var known = sheets.reduce(into: Set<String>()) { $0.formUnion($1.emptied) }
        for paint in sheets.lazy.flatMap(\.paints) {
            for name in [paint.ink.property, paint.backdrop.property]
            where name.hasPrefix("--") && !properties.isDeclared(name) && known.insert(name).inserted {
                names.append(name)
                location = location ?? paint.location
            }
        }
    }

    /// What is said of them; `nil` where there are none.
    var fault: PaletteFault? {
        guard let location else { return nil }
        let entries = names.map { CustomProperties.Key(component: "", property: $0) }
            .map { EntryName($0.name, path: $0.path) }
        return PaletteFault(
            at: location,
            "rules paint with what is declared nowhere, read the stylesheets that declare it too",
            kind: .unresolved(entries), undeclared: names.count == 1 ? names[0] : nil)
    }
}
