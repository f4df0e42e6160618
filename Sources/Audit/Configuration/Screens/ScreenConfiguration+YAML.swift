internal import ColorMath
internal import PaletteFiles
internal import SystemColors

extension ScreenConfiguration {
    /// The most overrides and the most ignored parts that files may have together.
    private static let entryLimit = 2_000

    init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("'screens'", keys: .screens)
        paths = try values["paths"]?.paths() ?? []
        excluded = try values["exclude"]?.paths() ?? []
        settings = try ScreenSettings(values)
        overrides =
            try values["overrides"]?.entries("'overrides'", limit: Self.entryLimit).map {
                node throws(ConfigurationError) in try ScreenOverride(node)
            } ?? []
        ignored =
            try values["ignore"]?.entries("'ignore'", limit: Self.entryLimit).map {
                node throws(ConfigurationError) in try IgnoredPart(node)
            } ?? []
        run = try RunSettings(values)
    }
}

extension ScreenSettings {
    fileprivate init(_ values: [String: ConfigurationNode]) throws(ConfigurationError) {
        self.init(
            scale: try values["scale"]?.scale(), platform: try values["platform"]?.value("a platform"),
            release: try values["release"]?.release(), appearance: try values["appearance"]?.appearance(),
            contentSize: try values["content-size"]?.contentSize())
        releaseLocation = values["release"]?.location
    }
}

extension ScreenOverride {
    fileprivate init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("an override", keys: .override)
        guard let paths = values["paths"] else {
            throw node.fault("an override needs paths, the screens that it holds for")
        }
        self.init(
            paths: try paths.paths(), standard: try values["standard"]?.value("a standard"),
            rules: try values["rules"].map(RuleSelection.init) ?? RuleSelection(),
            settings: try ScreenSettings(values), at: node.location)
    }
}

extension IgnoredPart {
    fileprivate init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("an entry of 'ignore'", keys: .ignoredPart)
        guard let reason = values["reason"] else {
            throw node.fault("an entry of 'ignore' needs a reason, which reports show")
        }
        let parts = ["box", "band", "style", "role", "mask"]
        guard parts.contains(where: { values[$0] != nil }) else {
            throw node.fault(
                "an entry of 'ignore' needs one of \(parts.joined(separator: ", ")); to leave out whole screens, use "
                    + "'exclude'; rules, 'overrides'")
        }
        self.init(
            paths: try values["paths"]?.paths() ?? [], reason: try reason.string("a reason"),
            until: try values["until"]?.day(), at: node.location)
        rules =
            try values["rules"]?.oneOrMore("'rules'").map { node throws(ConfigurationError) in
                try node.rule()
            } ?? []
        box = try values["box"].map(Box.init)
        band = try values["band"].map(Band.init)
        if let style = values["style"] {
            let colors = try style.mapping("a style", keys: .style)
            ink = try colors["ink"]?.color()
            backdrop = try colors["backdrop"]?.color()
            guard !colors.isEmpty else { throw style.fault("a style has an ink, a backdrop, or both") }
        }
        roles = try values["role"]?.patterns("a system colour") ?? []
        mask = try values["mask"].map { node throws(ConfigurationError) in
            Configuration.path(of: try node.string("a file"), namedIn: node.location.path)
        }
    }
}

extension IgnoredPart.Box {
    fileprivate init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("a box", keys: .box)
        guard let x = values["x"], let y = values["y"], let width = values["width"],
            let height = values["height"]
        else { throw node.fault("a box needs x, y, width and height") }
        self.init(
            x: try x.length(), y: try y.length(), width: try width.length(), height: try height.length())
    }
}

extension IgnoredPart.Band {
    fileprivate init(_ node: ConfigurationNode) throws(ConfigurationError) {
        let values = try node.mapping("a band", keys: .band)
        guard !values.isEmpty else {
            throw node.fault("a band has a height at the top, at the bottom, or both")
        }
        self.init(top: try values["top"]?.length(), bottom: try values["bottom"]?.length())
    }
}

extension ConfigurationNode {
    /// A list of no more entries than some number.
    fileprivate func entries(_ what: String, limit: Int) throws(ConfigurationError) -> [ConfigurationNode] {
        let entries = try sequence(what)
        guard entries.count <= limit else {
            throw entries[limit].fault("\(what) has at most \(limit) entries, and this is one more")
        }
        return entries
    }

    fileprivate func scale() throws(ConfigurationError) -> Double {
        guard let number, ScreenSettings.scales.contains(number) else {
            throw fault("a scale is the number of pixels per point, from 0.5 to 8")
        }
        return number
    }

    fileprivate func release() throws(ConfigurationError) -> Int {
        guard let release = Int(try string("a release")), (0...1_000).contains(release) else {
            throw fault("a release is its major number, such as 26")
        }
        return release
    }

    fileprivate func contentSize() throws(ConfigurationError) -> ContentSizeCategory {
        let text = try string("a content size")
        guard let category = TextStyleTable.embedded.category(named: text) else {
            let names = ContentSizeCategory.names
            throw fault(
                "'\(text)' is no content size\(NearestName(to: text).hint(among: names, otherwise: ";")) use one of "
                    + names.joined(separator: ", "))
        }
        return category
    }

    fileprivate func appearance() throws(ConfigurationError) -> Appearance {
        let text = try string("an appearance")
        guard let appearance = Appearance(text), appearance.level == .base else {
            let names = ScreenSettings.appearances.map(\.description)
            throw fault(
                "'\(text)' is no appearance\(NearestName(to: text).hint(among: names, otherwise: ";")) use one of "
                    + names.joined(separator: ", "))
        }
        return appearance
    }

    /// A number of points, or of pixels: `54`, `120px`.
    fileprivate func length() throws(ConfigurationError) -> IgnoredPart.Length {
        let text = try string("a length")
        let isPixels = text.hasSuffix("px")
        guard let number = Double(isPixels ? String(text.dropLast(2)) : text), (0...1e6).contains(number)
        else {
            throw fault("'\(text)' is no length; write a number of points, or of pixels as in 120px")
        }
        return isPixels ? .pixels(number) : .points(number)
    }

    fileprivate func color() throws(ConfigurationError) -> SRGB8 {
        let text = try string("a colour")
        guard let color = try? SRGB8(css: text) else {
            throw fault("'\(text)' is no opaque colour; write it as reports do, such as '#8E8E93', in quotes")
        }
        return color
    }
}
