/// How much a font's letters are moved apart at one size.
public struct Tracking: Hashable, Sendable, Decodable {
    /// The font.
    public let font: String
    /// The platforms that do so.
    public let platforms: [Platform]
    /// The major numbers of the releases that do so; nil for all that have no font of their own at the size.
    public let releases: [Int]?
    /// The size in points.
    public let size: Double
    /// What is added to every advance, in thousandths of the size.
    public let thousandths: Double
    /// The same in points, rounded.
    public let points: Double
}

extension TextStyleTable {
    /// The size in points from which headlines had a cut of their own, SF Pro Display, before the system's
    /// font had optical sizes. Source: Human Interface Guidelines for iOS 13, Typography, 2019.
    static let displaySize = 20.0

    /// The name of the font that a platform sets text of a size in.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - platform: The platform.
    ///   - release: The major number of its release; nil for the newest.
    /// - Returns: Nil for a platform whose fonts the table does not have.
    public func systemFont(ofSize size: Double, on platform: Platform, release: Int? = nil) -> String? {
        let own = tracking.filter { $0.platforms.contains(platform) }
        let cut = size < Self.displaySize ? "SF Pro Text" : "SF Pro Display"
        // What was before the first release of the table was set as in that.
        let first = own.compactMap { $0.releases?.min() }.min()
        if let release,
            own.contains(where: { entry in
                entry.font == cut && entry.releases?.contains(max(release, first ?? release)) == true
            })
        {
            return cut
        }
        return ["SF Pro", "SF Compact"].first { name in own.contains { $0.font == name } }
    }

    /// The tracking of a font at a size, that of the nearest size in the table; nil for a font it does not
    /// have.
    ///
    /// - Parameters:
    ///   - font: The name of the font.
    ///   - size: The size in points.
    ///   - platform: The platform.
    public func tracking(of font: String, size: Double, on platform: Platform) -> Tracking? {
        tracking.filter { $0.font == font && $0.platforms.contains(platform) }
            .min { abs($0.size - size) < abs($1.size - size) }
    }
}
