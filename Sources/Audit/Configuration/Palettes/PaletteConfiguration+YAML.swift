internal import ColorMath
internal import FileSystem
internal import PaletteFiles

extension PaletteConfiguration {
    init(_ node: ConfigurationNode) throws(ConfigurationError) {
        self.init()
        let values = try node.mapping("'palette'", keys: .palette)
        // Roles come first, as everything else may name them.
        let named = try values["roles"]?.pairs("'roles'") ?? []
        for (key, value) in named {
            roles[try key.string("a role")] = try value.patterns("a colour's name or pattern")
        }
        medium = try values["medium"]?.medium()
        unresolved = try values["unresolved"]?.value("what a colour weighs that cannot be worked out")
        paths = try values["paths"]?.paths() ?? []
        excluded = try values["exclude"]?.paths() ?? []
        order = try values["order"]?.paths() ?? []
        screens =
            try values["screens"]?.oneOrMore("'screens'").map { node throws(ConfigurationError) in
                Configuration.path(of: try node.string("a path of screens"), namedIn: node.location.path)
            } ?? []
        run = try RunSettings(values)
        places = node.places
        infersPairs = try values["infer"]?.flag("'infer'") ?? true
        systems =
            try values["extends"]?.oneOrMore("'extends'").map { node throws(ConfigurationError) in
                try node.value("a design system")
            } ?? []
        canvases = try values["canvas"]?.colors(in: roles) ?? []
        interactive = try values["interactive"]?.colors(in: roles) ?? []
        fixed = try values["fixed"]?.colors(in: roles) ?? []
        pairs =
            try values["pairs"]?.sequence("'pairs'").map { [roles] node throws(ConfigurationError) in
                try PairDeclaration(node, roles: roles)
            } ?? []
        categories =
            try values["categories"]?.sequence("'categories'").map {
                [roles] node throws(ConfigurationError) in try node.colors(in: roles)
            } ?? []
        exceptions =
            try values["exceptions"]?.sequence("'exceptions'").map {
                [roles] node throws(ConfigurationError) in try PairException(node, roles: roles)
            } ?? []
        for (key, _) in named { try checkUse(of: key) }
        try checkCombinations()
        try node.checkWildcards()
    }

    /// Refuses a role that has no effect, as nothing names it, where its name is nearly that of one with a
    /// meaning.
    private func checkUse(of role: ConfigurationNode) throws(ConfigurationError) {
        let name = try role.string("a role")
        guard ColorRole(rawValue: name) == nil, let meant = ColorRole(near: name),
            !names.contains(where: { $0.pattern.text == "$" + name })
        else { return }
        throw role.fault("nothing names the role '\(name)'; did you mean '\(meant.rawValue)'?")
    }

    /// The most combinations of inks' and backdrops' patterns, those in roles counted.
    private static let combinationLimit = 1_000_000

    /// Refuses pairs that take far more comparisons than any palette has use for.
    private func checkCombinations() throws(ConfigurationError) {
        func count(_ patterns: [NamePattern]) -> Int {
            patterns.reduce(0) { $0 + ($1.isRole ? roles[String($1.text.dropFirst())]?.count ?? 0 : 1) }
        }
        var total = 0
        for pair in pairs {
            let own = count(pair.inks).multipliedReportingOverflow(by: count(pair.backdrops))
            total +=
                own.overflow ? Self.combinationLimit + 1 : min(own.partialValue, Self.combinationLimit + 1)
            guard total <= Self.combinationLimit else {
                throw ConfigurationError(
                    at: pair.location,
                    "the pairs up to here come to more than \(Self.combinationLimit) combinations of inks and "
                        + "backdrops, those in roles counted; write patterns in place of lists")
            }
        }
    }
}

extension PairDeclaration {
    /// Reads a pair: `[4.5, text.*, background.*, {canvas: page}]`, or a mapping with the same under names.
    fileprivate init(
        _ node: ConfigurationNode, roles: [String: [NamePattern]]
    ) throws(ConfigurationError) {
        let what = "a pair"
        guard node.isSequence else {
            let values = try node.mapping(
                what, keys: .pair)
            guard let inks = values["ink"], let backdrops = values["backdrop"] else {
                throw node.fault("a pair needs an ink and a backdrop; write {min: 4.5, ink: …, backdrop: …}")
            }
            self.init(
                try values["min"]?.minimum() ?? .standard(.text), inks: try inks.colors(in: roles),
                backdrops: try backdrops.colors(in: roles),
                canvases: try values["canvas"]?.colors(in: roles) ?? [],
                modes: try values["modes"]?.modes() ?? [],
                except: try values["except"]?.colors(in: roles) ?? [], at: node.location)
            return
        }
        let parts = try node.sequence(what)
        guard (3...4).contains(parts.count) else {
            throw node.fault(
                "a pair has 3 parts, or 4, and this has \(parts.count); write [4.5, ink, backdrop] or "
                    + "[4.5, ink, backdrop, {canvas: name}]")
        }
        let options =
            parts.count == 4
            ? try parts[3].mapping("a pair's options", keys: .pairOptions) : [:]
        self.init(
            try parts[0].minimum(), inks: try parts[1].colors(in: roles),
            backdrops: try parts[2].colors(in: roles),
            canvases: try options["canvas"]?.colors(in: roles) ?? [],
            modes: try options["modes"]?.modes() ?? [],
            except: try options["except"]?.colors(in: roles) ?? [], at: node.location)
    }
}

extension PairException {
    fileprivate init(
        _ node: ConfigurationNode, roles: [String: [NamePattern]]
    ) throws(ConfigurationError) {
        let values = try node.mapping(
            "an exception", keys: .exception)
        guard let inks = values["ink"], let reason = values["reason"], let until = values["until"] else {
            throw node.fault("an exception needs ink, reason and until, the last day on which it counts")
        }
        self.init(
            inks: try inks.colors(in: roles), backdrops: try values["backdrop"]?.colors(in: roles) ?? [],
            modes: try values["modes"]?.modes() ?? [],
            rules: try values["rules"]?.oneOrMore("'rules'").map { rule throws(ConfigurationError) in
                try rule.rule()
            }
                ?? [],
            reason: try reason.string("a reason"), until: try until.day(), at: node.location)
    }
}

extension ConfigurationNode {
    /// Names, patterns and roles of colours: one, or a list. A role must be known.
    fileprivate func colors(in roles: [String: [NamePattern]]) throws(ConfigurationError) -> [NamePattern] {
        try oneOrMore("a colour's name").map { node throws(ConfigurationError) in
            let pattern = try node.pattern("a colour's name, pattern or role")
            if pattern.isRole, roles[String(pattern.text.dropFirst())] == nil {
                let known = roles.keys.sorted().map { "$" + $0 }
                let hint = NearestName(to: pattern.text).hint(among: known, otherwise: "")
                throw node.fault(
                    hint.isEmpty
                        ? "there is no role '\(pattern.text)'; describe it under 'roles', without the $"
                        : "there is no role '\(pattern.text)'\(hint)")
            }
            return pattern
        }
    }

    /// A kind of screen.
    fileprivate func medium() throws(ConfigurationError) -> ScreenGamut {
        let text = try string("the screen that palettes are for")
        guard let screen = ScreenGamut(rawValue: text) else {
            throw fault("'\(text)' is no kind of screen; use srgb or display-p3, or leave it out for both")
        }
        return screen
    }

    fileprivate func modes() throws(ConfigurationError) -> [ModePattern] {
        try oneOrMore("modes").map { node throws(ConfigurationError) in ModePattern(try node.string("a mode"))
        }
    }

    /// A ratio of 1…21, or a kind of subject.
    fileprivate func minimum() throws(ConfigurationError) -> PairDeclaration.Minimum {
        if let number {
            guard (1...21).contains(number) else {
                throw fault("a contrast ratio lies between 1 and 21")
            }
            return .ratio(number)
        }
        let text = try string("the contrast that a pair needs")
        guard let kind = SubjectKind(rawValue: text) else {
            throw fault("'\(text)' is no contrast; use a number, or one of text, large-text and non-text")
        }
        return .standard(kind)
    }
}
