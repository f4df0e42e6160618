internal import ColorMath

/// One file of colours: those of one platform.
struct ColorTable: Hashable, Sendable {
    var platform: Platform
    var sources: [String: String]
    /// In the order of the file.
    var colors: [SystemColor]
    /// The oldest first.
    var releases: [Span]

    /// Releases that share their colours, and what changed with the first of them.
    struct Span: Hashable, Sendable {
        var numbers: ClosedRange<Int>
        var values: [String: [Appearance: SystemColorValue]]
    }

    /// The value of a colour in the newest of the releases up to a number that has one.
    ///
    /// A value for the elevated level is rare: where no release has one, it is that of the base level.
    /// Nothing stands in for increased contrast.
    func value(of name: String, in appearance: Appearance, upTo number: Int) -> SystemColorValue? {
        for release in releases.reversed() where release.numbers.lowerBound <= number {
            if let value = release.values[name]?[appearance] { return value }
        }
        guard appearance.level == .elevated else { return nil }
        return value(of: name, in: Appearance(appearance.style, contrast: appearance.contrast), upTo: number)
    }

    /// The colours that have a value in a release or one before it.
    func colors(upTo number: Int) -> [SystemColor] {
        let known = releases.filter { $0.numbers.lowerBound <= number }
        return colors.filter { color in known.contains { $0.values[color.name] != nil } }
    }

    /// This table with another laid over it, which replaces what both have.
    func merging(_ other: ColorTable) -> ColorTable {
        var merged = self
        merged.sources.merge(other.sources) { $1 }
        var places = Dictionary(
            merged.colors.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        for color in other.colors {
            if let index = places[color.name] {
                merged.colors[index] = color
            } else {
                places[color.name] = merged.colors.count
                merged.colors.append(color)
            }
        }
        for release in other.releases {
            if let index = merged.releases.firstIndex(where: {
                $0.numbers.lowerBound == release.numbers.lowerBound
            }) {
                merged.releases[index].values.merge(release.values) { $0.merging($1) { $1 } }
            } else {
                merged.releases.append(release)
            }
        }
        merged.releases.sort { $0.numbers.lowerBound < $1.numbers.lowerBound }
        return merged
    }
}
