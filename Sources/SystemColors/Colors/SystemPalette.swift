internal import EmbeddedTables
internal import PaletteData

/// The semantic colours of the platforms, by release and appearance.
public struct SystemPalette: Sendable {
    /// The tables of its own; `nil` where they are those that the program carries.
    private let own: Own?

    private struct Own: Sendable {
        let tables: [Platform: ColorTable]
        let index: NamingIndex
    }

    /// The tables that the program carries, from `Palettes/*-colors.json`, read on first use, and what names
    /// are found with worked out when the first is looked for.
    public static let embedded = SystemPalette(own: nil)

    private static let embeddedTables: [Platform: ColorTable] = {
        var tables: [Platform: ColorTable] = [:]
        for file in [
            PackedIOSColors(), PackedMacOSColors(), PackedWatchOSColors(), PackedTVOSColors(),
            PackedVisionOSColors(),
        ] {
            var packed = PackedTable(file)
            let table = ColorTable(&packed)
            tables[table.platform] = table
        }
        return tables
    }()

    private static let embeddedIndex = NamingIndex(of: embeddedTables)

    /// Works out what names are found with, ahead of the first look.
    package static func prepareNames() { _ = embeddedIndex }

    private var tables: [Platform: ColorTable] { own?.tables ?? Self.embeddedTables }
    /// What names of a colour are found with.
    var index: NamingIndex { own?.index ?? Self.embeddedIndex }

    private init(own: Own?) {
        self.own = own
    }

    /// Reads a table that stands by itself.
    ///
    /// - Parameters:
    ///   - json: The bytes of a file of the format that `Palettes/README.md` describes.
    ///   - file: Its name, for errors.
    public init(decoding json: [UInt8], file: String) throws(SystemPaletteError) {
        self = try Self.merging(json, file: file, over: [:])
    }

    /// These colours with a table laid over them, which adds colours and releases and replaces values that
    /// both have.
    ///
    /// - Parameters:
    ///   - json: The bytes of a file of the format that `Palettes/README.md` describes. It may give values to
    ///     colours that it does not describe itself, but this palette does.
    ///   - file: Its name, for errors.
    public func merging(decoding json: [UInt8], file: String) throws(SystemPaletteError) -> SystemPalette {
        try Self.merging(json, file: file, over: tables)
    }

    private static func merging(
        _ json: [UInt8], file: String, over tables: [Platform: ColorTable]
    ) throws(SystemPaletteError) -> SystemPalette {
        let table = try ColorTable(json: json, file: file) { platform in
            Set(tables[platform]?.colors.map(\.name) ?? [])
        }
        var merged = tables
        merged[table.platform] = tables[table.platform]?.merging(table) ?? table
        return SystemPalette(own: Own(tables: merged, index: NamingIndex(of: merged)))
    }
}

extension SystemPalette {
    /// The platforms that have a table.
    public var platforms: [Platform] { Platform.allCases.filter { tables[$0] != nil } }

    /// The releases of a platform with which colours changed, the oldest first.
    public func releases(of platform: Platform) -> [Release] {
        (tables[platform]?.releases ?? []).map { Release(platform, $0.numbers.lowerBound) }
    }

    /// The newest release of a platform; nil where it has no table.
    public func newestRelease(of platform: Platform) -> Release? { releases(of: platform).last }

    /// The names of the colours that any platform has in its newest release, in order.
    package var namesOnAllPlatforms: [String] {
        let releases = Platform.allCases.compactMap(newestRelease)
        return Set(releases.flatMap { colors(in: $0).map(\.name) }).sorted()
    }

    /// A release with those that share its colours, as people write it: "iOS 15–18".
    public func name(of release: Release) -> String {
        let span = tables[release.platform]?.releases.last { $0.numbers.lowerBound <= release.number }
        guard let numbers = span?.numbers, numbers.count > 1, numbers.contains(release.number) else {
            return release.description
        }
        return "\(release.platform.name) \(numbers.lowerBound)–\(numbers.upperBound)"
    }

    /// The colours that a release has, in the order of the table; empty for one older than the table.
    public func colors(in release: Release) -> [SystemColor] {
        tables[release.platform]?.colors(upTo: release.number) ?? []
    }

    /// What a colour is, by its name in the table; ``color(named:in:)`` reads other spellings.
    ///
    /// What a release does not say is that of the release before it. An elevated level that is nowhere said
    /// is the base level. Increased contrast that is nowhere said is unknown.
    public func value(of name: String, in appearance: Appearance, release: Release) -> SystemColorValue? {
        tables[release.platform]?.value(of: name, in: appearance, upTo: release.number)
    }

    /// The colours of a release that a colour may stand on.
    public func backgrounds(of color: SystemColor, in release: Release) -> [SystemColor] {
        colors(in: release).filter(color.stands)
    }

    /// What a source's key stands for.
    public func source(_ key: String, of platform: Platform) -> String? { tables[platform]?.sources[key] }
}

extension SystemPalette: Hashable {
    /// Whether two palettes hold the same tables.
    public static func == (one: SystemPalette, other: SystemPalette) -> Bool { one.tables == other.tables }

    /// Hashes what tells most palettes apart at little cost: how many colours each table has.
    public func hash(into hasher: inout Hasher) {
        for platform in platforms { hasher.combine(tables[platform]?.colors.count) }
    }
}
