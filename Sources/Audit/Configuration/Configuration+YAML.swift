internal import ColorMath
internal import PaletteFiles

extension Configuration {
    /// Reads a configuration, written in YAML or JSON.
    ///
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - path: Its path, for errors and findings.
    /// - Throws: The first thing that cannot be understood, and where it is.
    public init(decoding text: String, path: String) throws(ConfigurationError) {
        let file = try ConfigurationFile(of: SourceText(path: path, bytes: Array(text.utf8)))
        try self.init(file.content)
    }

    /// Reads what configuration files say, merged.
    init(_ root: ConfigurationNode?) throws(ConfigurationError) {
        self.init()
        guard let root else { return }
        let values = try root.mapping(
            "a configuration", keys: .configuration,
            sections: ["screens": .screens, "palette": .palette, "assets": .assets])
        _ = try values["root"]?.flag("'root'")
        standard = try values["standard"]?.value("a standard")
        if let node = values["rules"] { rules = try RuleSelection(node) }
        tables =
            try values["tables"]?.oneOrMore("'tables'").map { node throws(ConfigurationError) in
                Self.path(of: try node.string("a file"), namedIn: node.location.path)
            } ?? []
        if let node = values["screens"] { screens = try ScreenConfiguration(node) }
        if let node = values["palette"] { palette = try PaletteConfiguration(node) }
        if let node = values["assets"] { assets = try AssetConfiguration(node) }
    }
}

extension Configuration {
    /// The path of a file that a configuration names: from the folder that the configuration is in.
    static func path(of file: String, namedIn configuration: String) -> String {
        guard !file.hasPrefix("/"), let slash = configuration.lastIndex(of: "/") else { return file }
        return configuration[...slash] + file
    }
}

extension RuleSelection {
    /// Reads what is said of rules: `on`, `off` or a severity for each.
    init(_ node: ConfigurationNode) throws(ConfigurationError) {
        var (enabled, disabled): ([Rule], [Rule]) = ([], [])
        var severities: [Rule: Severity] = [:]
        for (key, value) in try node.pairs("'rules'") {
            let rule = try key.rule()
            switch try value.string("what is said of a rule") {
            case "on", "true": enabled.append(rule)
            case "off", "false": disabled.append(rule)
            case let text:
                guard let severity = Severity(rawValue: text) else {
                    throw value.fault("'\(text)' is not said of a rule; use on, off, note, warning or error")
                }
                enabled.append(rule)
                severities[rule] = severity
            }
        }
        self.init(enabling: enabled, disabling: disabled, severities: severities)
    }
}

extension ConfigurationNode {
    /// A rule by its identifier.
    func rule() throws(ConfigurationError) -> Rule {
        let id = try string("a rule")
        guard let rule = Rule(id: id) else {
            let hint = NearestName(to: id).hint(among: Rule.all.map(\.id), otherwise: ";")
            throw fault("there is no rule '\(id)'\(hint) 'legible rules' lists them")
        }
        return rule
    }
}
