internal import ColorMath

extension [ConfigurationKey] {
    /// The keys of a configuration file.
    package static let configuration: [ConfigurationKey] = [
        ConfigurationKey(
            "root", .flag, or: "false",
            "Whether this file is the farthest that holds: those in the folders around its own are not read."
        ),
        ConfigurationKey(
            "standard", .words(of: ContrastStandard.self), or: ContrastStandard.wcagAA.rawValue,
            "The standard that screens and palettes are judged by."),
        ConfigurationKey(
            "rules", .table(Rule.all.map(\.id), ruleWeight),
            "What is said of rules: `on`, `off`, or the severity of what they find. `legible rules` lists them."
        ),
        ConfigurationKey(
            "tables", .oneOrMore(.text("file")), merging: .added,
            "Tables of colours to lay over those of the systems, the last on top."),
        ConfigurationKey("screens", .section(screens), "How screenshots are audited."),
        ConfigurationKey("palette", .section(palette), "What is known of palettes."),
        ConfigurationKey("assets", .section(assets), "What is known of the images of an app."),
    ]

    /// What may be said of a rule.
    static let ruleWeight = ConfigurationValue.either(.word(["on", "off"] + severities), .flag)

    /// The severities, from a note to an error.
    static let severities = Severity.allCases.map(\.rawValue)

    /// The names of the keys.
    package var names: [String] { map(\.name) }
}
