internal import ColorMath
internal import SystemColors

extension [ConfigurationKey] {
    /// The keys of `screens`.
    static let screens: [ConfigurationKey] =
        [
            ConfigurationKey(
                "paths", .oneOrMore(.text("glob")),
                "The files and folders that are audited of folders, as in `.gitignore` from the folder of the file; `{a,b}` stands for either. `legible audit` without a path audits these. A path that is named on the command line is audited all the same."
            ),
            ConfigurationKey(
                "exclude", .oneOrMore(.text("glob")), merging: .added,
                "The files and folders that are left out of folders and patterns, written like `paths`; the last that matches holds, and `!` takes back."
            ),
        ] + screenConditions + [
            ConfigurationKey(
                "overrides", .list(.section(override)), merging: .added,
                "What holds for some screens in place of the rest. Of several that match, the later holds. What a nearer file says for all its screens comes before the overrides of farther ones."
            ),
            ConfigurationKey(
                "ignore", .list(.section(ignoredPart)), merging: .added,
                "What of screens counts for nothing, and why. What is found there is suppressed: it is counted apart, with its reason, and fails no run. Everything that an entry says has to be so at once."
            ),
        ]
        + run(
            formats:
                " `legible compare` takes them, too, but for those that are about one screenshot; where both run, name its files with `--format`.",
            baseline: "; `legible compare` takes it, too")

    /// The keys of what is known of screens.
    static let screenConditions = [
        ConfigurationKey(
            "scale", .number(ScreenSettings.scales), "Pixels per point; otherwise read from each file."),
        ConfigurationKey(
            "platform", .words(of: Platform.self), "The platform; otherwise detected from each screen."),
        ConfigurationKey(
            "release", .whole,
            "The major number of the platform's release; otherwise detected from each screen."),
        ConfigurationKey(
            "appearance", .word(ScreenSettings.appearances.map(\.description)),
            "Light or dark, with `-increased` where Increase Contrast is on; otherwise detected from each screen."
        ),
        ConfigurationKey(
            "content-size", .word(ContentSizeCategory.names),
            "The content size that the person had set, `large` unless said otherwise."),
    ]

    /// The keys of an override.
    static let override: [ConfigurationKey] =
        [
            ConfigurationKey(
                "paths", .oneOrMore(.text("glob")), isRequired: true,
                "The screens that it holds for, written like `paths` of `screens`."),
            ConfigurationKey(
                "standard", .words(of: ContrastStandard.self), "The standard that they are judged by."),
            ConfigurationKey("rules", .table(Rule.all.map(\.id), ruleWeight), "What is said of rules there."),
        ] + screenConditions

    /// The rules for a screenshot, and those for several that belong together.
    private static let ofScreens = Rule.forComparisons.reduce(into: Rule.forScreens.map(\.id)) { ids, rule in
        if !ids.contains(rule.id) { ids.append(rule.id) }
    }

    /// The keys of a part of screens that is ignored.
    static let ignoredPart: [ConfigurationKey] = [
        ConfigurationKey(
            "reason", .text("text"), isRequired: true, "Why it is ignored, for those who read a report."),
        ConfigurationKey(
            "until", .day,
            "The last day on which it is ignored; after it, every screen that it would touch says so."),
        ConfigurationKey(
            "paths", .oneOrMore(.text("glob")),
            "The screens that it holds for, written like `paths` of `screens`; otherwise all."),
        ConfigurationKey(
            "rules", .oneOrMore(.word(ofScreens)),
            "The rules that it holds for; otherwise all."),
        ConfigurationKey(
            "box", .section(box),
            "A rectangle. What lies wholly within it is ignored. Lengths are in points, or in pixels with `px` behind the number."
        ),
        ConfigurationKey(
            "band", .section(band),
            "A band over the whole width, from the top or from the bottom. What lies wholly within one is ignored."
        ),
        ConfigurationKey(
            "style", .section(style),
            "Text and icons in this ink, on this backdrop, or both. A colour is that which reports name."),
        ConfigurationKey(
            "role", .oneOrMore(.text("name")),
            "Text and icons whose ink or backdrop is one of these system colours, as reports name it; `*` stands for any characters."
        ),
        ConfigurationKey(
            "mask", .text("file"),
            "A PNG file of the size of the screens. What lies wholly on its white pixels is ignored; transparent ones are not white."
        ),
    ]

    /// The keys of a rectangle.
    static let box: [ConfigurationKey] = [
        ConfigurationKey("x", .length, isRequired: true, "The left edge, from the left of the screen."),
        ConfigurationKey("y", .length, isRequired: true, "The top edge, from the top of the screen."),
        ConfigurationKey("width", .length, isRequired: true, "The width."),
        ConfigurationKey("height", .length, isRequired: true, "The height."),
    ]

    /// The keys of a band.
    static let band: [ConfigurationKey] = [
        ConfigurationKey("top", .length, "The height of a band at the top."),
        ConfigurationKey("bottom", .length, "The height of a band at the bottom."),
    ]

    /// The keys of a style.
    static let style: [ConfigurationKey] = [
        ConfigurationKey("ink", .text("colour"), "The colour of the text or icon, in any notation of CSS."),
        ConfigurationKey("backdrop", .text("colour"), "The colour behind it, likewise."),
    ]
}
