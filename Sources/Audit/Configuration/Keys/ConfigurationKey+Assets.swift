extension [ConfigurationKey] {
    /// The keys of `assets`.
    static let assets: [ConfigurationKey] = [
        ConfigurationKey(
            "paths", .oneOrMore(.text("glob")),
            "The image files that are read of folders, as in `.gitignore` from the folder of the file; `{a,b}` stands for either."
        ),
        ConfigurationKey(
            "exclude", .oneOrMore(.text("glob")), merging: .added,
            "The files and folders that are left out of folders and patterns, written like `paths`; the last that matches holds, and `!` takes back."
        ),
        ConfigurationKey(
            "beside", .text("text"),
            "The text that templates stand beside: a text style such as `headline`, or a size in points and a weight, `15 semibold`."
        ),
        ConfigurationKey(
            "exceptions", .list(.section(assetException)), merging: .added,
            "Findings that are known and accepted for a time: they are counted apart, and fail no run."),
    ]

    /// The keys of an exception.
    static let assetException: [ConfigurationKey] = [
        ConfigurationKey("name", .oneOrMore(.text("name")), "The sets of images; otherwise all."),
        ConfigurationKey("rules", .oneOrMore(.word(Rule.all.map(\.id))), "The rules; otherwise all."),
        ConfigurationKey("reason", .text("text"), isRequired: true, "Why."),
        ConfigurationKey("until", .day, isRequired: true, "The last day on which it counts."),
    ]
}
