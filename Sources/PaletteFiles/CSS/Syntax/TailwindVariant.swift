/// What `@variant` of Tailwind 4 limits a rule to (Tailwind CSS, "Hover, focus, and other states").
enum TailwindVariant {
    /// A state of the element, as the pseudo-class of CSS.
    case state(String)
    /// A mode of the page: light or dark, a width, or one of the project's own.
    case mode(PaletteMode)

    /// Takes the name of a variant.
    init(_ name: String) {
        if Self.states.contains(name) {
            self = .state(name)
        } else if Self.widths.contains(name.hasPrefix("max-") ? String(name.dropFirst(4)) : name) {
            // As a media query for some widths alone is.
            self = .mode(PaletteMode(theme: "(\(name))"))
        } else {
            self = .mode(PaletteMode(named: name))
        }
    }

    private static let states: Set<String> = [
        "hover", "focus", "focus-within", "focus-visible", "active", "visited", "target", "disabled",
        "enabled",
        "checked", "indeterminate", "required", "invalid", "valid", "read-only", "empty", "open", "first",
        "last", "only", "odd", "even", "before", "after", "placeholder", "selection", "marker", "backdrop",
    ]
    private static let widths: Set<String> = ["sm", "md", "lg", "xl", "2xl"]
}
