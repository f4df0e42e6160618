public import SystemColors

/// The text styles of a platform at some content sizes, each with the tracking of the system's font.
public struct TypeListing: Sendable {
    /// The platform.
    public let platform: Platform
    /// The major number of its release; `nil` for the newest.
    public let release: Int?
    /// The default and the smallest size of the platform.
    public let sizes: TypeSizes?
    /// The styles, those of one content size together.
    public let entries: [Entry]
    /// What the keys of sources stand for.
    public let sources: [String: String]

    /// A style at a content size.
    public struct Entry: Hashable, Sendable {
        /// The style.
        public let style: TextStyle
        /// The font that the system sets it in; `nil` where the table does not have it.
        public let font: String?
        /// How far its letters are moved apart; `nil` where the table does not say.
        public let tracking: Tracking?
    }

    /// Lists styles.
    ///
    /// - Parameters:
    ///   - platform: The platform.
    ///   - release: The major number of its release; `nil` for the newest.
    ///   - isIncluded: Which styles to list.
    ///   - table: The table that has them.
    public init(
        of platform: Platform, release: Int? = nil, in table: TextStyleTable = .embedded,
        where isIncluded: (TextStyle) -> Bool = { _ in true }
    ) {
        self.platform = platform
        self.release = release
        sizes = table.sizes(of: platform)
        entries = table.styles.filter { $0.platform == platform && isIncluded($0) }.map { style in
            let font = table.systemFont(ofSize: style.size, on: platform, release: release)
            return Entry(
                style: style, font: font,
                tracking: font.flatMap { table.tracking(of: $0, size: style.size, on: platform) })
        }
        let keys = Set(sizes?.sources ?? [])
        sources = table.sources.filter { keys.contains($0.key) }
    }
}

extension TypeListing.Entry {
    /// The style, its content size, size, leading, weights, font and tracking, as words.
    var fields: [String] {
        [
            style.style, style.category ?? "", style.size.plain, style.leading.plain,
            style.weight?.rawValue ?? "", style.emphasizedWeight?.rawValue ?? "", font ?? "",
            tracking.map { $0.thousandths.plain } ?? "", tracking.map { $0.points.plain } ?? "",
        ]
    }
}

extension TypeListing {
    /// The platform as a heading: `iOS 13`.
    var title: String { release.map { "\(Release(platform, $0))" } ?? platform.name }

    /// The sizes that the platform recommends, as a clause.
    var sizeWords: String {
        sizes.map { "default \($0.defaultSize.plain) pt, smallest \($0.minimumSize.plain) pt" } ?? ""
    }
}

extension Double {
    /// The number as tables write it: without a fraction where it has none.
    var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
