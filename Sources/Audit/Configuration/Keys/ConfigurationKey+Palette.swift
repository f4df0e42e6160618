internal import ColorMath

extension [ConfigurationKey] {
    /// The keys of `palette`.
    static let palette: [ConfigurationKey] =
        [
            ConfigurationKey(
                "pairs", .list(.either(.row(pairParts), .section(pair))), merging: .added,
                "Which inks lie on which backdrops, and the contrast that they need: `[4.5, ink, backdrop]`, with options as a fourth part, or the same as a mapping. A name is a name, a pattern such as `text.*`, or a role with `$` before it."
            ),
            ConfigurationKey(
                "infer", .flag, or: "true",
                "Whether pairs are also inferred from names, from the system's conventions and from rules of stylesheets."
            ),
            ConfigurationKey(
                "extends", .oneOrMore(.words(of: DesignSystem.self)),
                "The design systems whose conventions name the colours."),
            ConfigurationKey(
                "canvas", .oneOrMore(.text("name")),
                "What may lie behind translucent backdrops that name no canvas of their own."),
            ConfigurationKey(
                "roles", .table(nil, .oneOrMore(.text("name"))),
                "Names for lists of colours; `$name` stands for them elsewhere. A role of a farther file may be used in a nearer one. These names also say what the colours mean, and rules hold them apart: \(ColorRole.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))."
            ),
            ConfigurationKey(
                "exceptions", .list(.section(exception)), merging: .added,
                "Failures that are known and accepted for a time: they are counted apart, and fail no run."),
            ConfigurationKey(
                "categories", .list(.oneOrMore(.text("name"))), merging: .added,
                "Sets of colours that people must tell apart, beside those found by their names."),
            ConfigurationKey(
                "interactive", .oneOrMore(.text("name")), merging: .added,
                "Colours that say that something can be tapped, beside those found by their names."),
            ConfigurationKey(
                "fixed", .oneOrMore(.text("name")), merging: .added,
                "Colours that no fix changes, such as a brand's."),
            ConfigurationKey(
                "medium", .words(of: ScreenGamut.self),
                "The screen that palettes are for where their modes do not say; otherwise all screens."),
            ConfigurationKey(
                "unresolved", .word(severities), or: Severity.note.rawValue,
                "What a colour weighs that cannot be worked out and that no declared pair needs."),
            ConfigurationKey(
                "paths", .oneOrMore(.text("glob")),
                "The files and folders that are read of folders, as in `.gitignore` from the folder of the file; `{a,b}` stands for either."
            ),
            ConfigurationKey(
                "exclude", .oneOrMore(.text("glob")), merging: .added,
                "The files and folders that are left out of folders and patterns, written like `paths`; the last that matches holds, and `!` takes back."
            ),
            ConfigurationKey(
                "order", .oneOrMore(.text("glob")),
                "The stylesheets that a page loads together, written like `paths`, in the order in which it does: what a later one declares anew counts, and none of them is a theme beside the others."
            ),
            ConfigurationKey(
                "screens", .oneOrMore(.text("path")),
                "Screenshots, folders of them and patterns, that are drawn in the palettes' colours."),
        ] + run()

    private static let contrast = ConfigurationValue.either(
        .number(1...21), .words(of: SubjectKind.self))

    private static let names = ConfigurationValue.oneOrMore(.text("name"))

    private static let pairParts = [contrast, names, names, .section(pairOptions)]

    /// The keys of the options of a pair.
    static let pairOptions: [ConfigurationKey] = [
        ConfigurationKey("canvas", names, "What may lie behind a translucent backdrop."),
        ConfigurationKey(
            "modes", .oneOrMore(.text("mode")), "The modes in which the pair occurs; otherwise all."),
        ConfigurationKey("except", names, "Colours that the patterns name and do not mean."),
    ]

    /// The keys of a pair that is a mapping.
    static let pair: [ConfigurationKey] =
        [
            ConfigurationKey(
                "min", contrast, or: SubjectKind.text.rawValue,
                "The contrast that is needed: a ratio, or what the standard asks of a kind of subject."),
            ConfigurationKey("ink", names, isRequired: true, "The colours of text or icons."),
            ConfigurationKey("backdrop", names, isRequired: true, "The colours that they lie on."),
        ] + pairOptions

    /// The keys of an exception.
    static let exception: [ConfigurationKey] = [
        ConfigurationKey("ink", names, isRequired: true, "The inks, or the colours of another rule."),
        ConfigurationKey("backdrop", names, "The backdrops; otherwise any."),
        ConfigurationKey("modes", .oneOrMore(.text("mode")), "The modes; otherwise all."),
        ConfigurationKey("rules", .oneOrMore(.word(Rule.all.map(\.id))), "The rules; otherwise all."),
        ConfigurationKey("reason", .text("text"), isRequired: true, "Why."),
        ConfigurationKey("until", .day, isRequired: true, "The last day on which it counts."),
    ]
}
