extension ConfigurationNode {
    /// What a nearer file says over what a farther one does.
    ///
    /// - Parameter farther: What the farther file says, or several do, merged.
    /// - Throws: What is no mapping and has to be one.
    func merged(over farther: ConfigurationNode) throws(ConfigurationError) -> ConfigurationNode {
        try merged(
            over: farther.withOverridesYielding(to: self), keys: .configuration, what: "a configuration")
    }

    /// What an override says over what holds for all screens.
    func override(over base: ConfigurationNode) throws(ConfigurationError) -> ConfigurationNode {
        let pairs = try pairs("an override")
        func isKnown(_ key: ConfigurationNode, _ keys: [String]) -> Bool { keys.contains(key.scalar ?? "") }
        let general = pairs.filter { isKnown($0.key, ["standard", "rules"]) }
        let settings = pairs.filter { isKnown($0.key, Self.settings) }
        let screens = ConfigurationNode(.mapping(settings), at: location)
        let section = (key: ConfigurationNode(.scalar("screens"), at: location), value: screens)
        return try ConfigurationNode(.mapping(general + (settings.isEmpty ? [] : [section])), at: location)
            .merged(over: base, keys: .configuration, what: "a configuration")
    }

    private static let settings = [ConfigurationKey].screenConditions.map(\.name)

    private func merged(
        over farther: ConfigurationNode, keys: [ConfigurationKey], what: String
    ) throws(ConfigurationError) -> ConfigurationNode {
        var merged = try farther.pairs(what)
        var places: [String: Int] = [:]
        for (place, pair) in merged.enumerated() { places[pair.key.scalar ?? ""] = place }
        for (key, value) in try pairs(what) {
            let name = try key.string("a key")
            guard let place = places[name] else {
                merged.append((key, value))
                continue
            }
            let other = merged[place].value
            let known = keys.first { $0.name == name }
            switch known?.merging {
            case .added:
                merged[place] = (
                    key, ConfigurationNode(.sequence(other.elements + value.elements), at: value.location)
                )
            case .merged:
                let all = try value.merged(over: other, keys: known?.value.keys ?? [], what: "'\(name)'")
                merged[place] = (key, all)
            case .replaced, nil: merged[place] = (key, value)
            }
        }
        return ConfigurationNode(.mapping(merged), at: location)
    }

    /// The values of a list, or the one value that stands for a list.
    private var elements: [ConfigurationNode] {
        if case .sequence(let values) = content { values } else { [self] }
    }

    /// The same where overrides leave out what a nearer file says for all its screens: it comes before what
    /// a farther one says for some.
    private func withOverridesYielding(to nearer: ConfigurationNode) -> ConfigurationNode {
        guard let overrides = self["screens"]?["overrides"], case .sequence(let entries) = overrides.content
        else { return self }
        var keys = ["standard"].filter { nearer[$0] != nil }
        keys += Self.settings.filter { nearer["screens"]?[$0] != nil }
        // A release is that of its platform.
        if keys.contains("platform") { keys.append("release") }
        let rules = nearer["rules"]?.keys ?? []
        let rest = entries.map { entry in
            entry.filtered { !keys.contains($0) }
                .replacing("rules") { $0.filtered { !rules.contains($0) } }
        }
        return replacing("screens") {
            $0.replacing("overrides") { ConfigurationNode(.sequence(rest), at: $0.location) }
        }
    }

    private var keys: [String] {
        if case .mapping(let pairs) = content { pairs.compactMap(\.key.scalar) } else { [] }
    }

    /// The mapping without some keys.
    func filtered(_ isKept: (String) -> Bool) -> ConfigurationNode {
        guard case .mapping(let pairs) = content else { return self }
        return ConfigurationNode(.mapping(pairs.filter { isKept($0.key.scalar ?? "") }), at: location)
    }

    /// The mapping with something else behind a key.
    func replacing(
        _ name: String, with change: (ConfigurationNode) -> ConfigurationNode
    ) -> ConfigurationNode {
        guard case .mapping(let pairs) = content else { return self }
        return ConfigurationNode(
            .mapping(pairs.map { $0.key.scalar == name ? ($0.key, change($0.value)) : $0 }), at: location)
    }
}
