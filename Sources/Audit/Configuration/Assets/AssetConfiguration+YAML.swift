extension AssetConfiguration {
    init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("'assets'", keys: .assets)
        paths = try values["paths"]?.paths() ?? []
        excluded = try values["exclude"]?.paths() ?? []
        textBeside = try values["beside"].map { node throws(ConfigurationError) in
            let words = try node.string("the text that glyphs stand beside")
            guard let text = GlyphText(words) else {
                throw node.fault("'\(words)' is no text; expected \(GlyphText.expected)")
            }
            return text
        }
        exceptions =
            try values["exceptions"]?.sequence("'exceptions'").map { node throws(ConfigurationError) in
                try AssetException(node)
            } ?? []
    }
}

extension AssetException {
    fileprivate init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("an exception", keys: .assetException)
        guard let reason = values["reason"], let until = values["until"] else {
            throw node.fault("an exception needs reason and until, the last day on which it counts")
        }
        self.init(
            names: try values["name"]?.patterns("a set's name or pattern") ?? [],
            rules: try values["rules"]?.oneOrMore("'rules'").map { rule throws(ConfigurationError) in
                try rule.rule()
            } ?? [],
            reason: try reason.string("a reason"), until: try until.day())
    }
}
