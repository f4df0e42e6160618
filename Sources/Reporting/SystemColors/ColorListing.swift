public import ColorMath
public import SystemColors

/// The semantic colours of a release in some appearances, each with its contrast on everything that it may
/// stand on.
public struct ColorListing: Sendable {
    /// The release.
    public let release: Release
    /// The release with those that share its colours: "iOS 15–18".
    public let releaseName: String
    /// The appearances that are listed.
    public let appearances: [Appearance]
    /// The standard that contrast is judged by.
    public let standard: ContrastStandard
    /// The colours, in the order of the table.
    public let colors: [Entry]
    /// What the keys of sources stand for.
    public let sources: [String: String]

    /// A colour in the appearances that have it.
    public struct Entry: Sendable {
        /// The colour.
        public let color: SystemColor
        /// What it is in each appearance.
        public let values: [Value]

        /// The values without those of the elevated level that say the same as the base level.
        var distinctValues: [Value] {
            values.filter { value in
                value.appearance.level == .base
                    || !values.contains {
                        $0.appearance
                            == Appearance(value.appearance.style, contrast: value.appearance.contrast)
                            && $0.isLike(value)
                    }
            }
        }
    }

    /// A colour in one appearance.
    public struct Value: Sendable {
        /// The appearance.
        public let appearance: Appearance
        /// What the colour is there.
        public let value: SystemColorValue
        /// Its contrast on everything that it may stand on; empty for what nothing is read by.
        public let pairs: [Pair]

        /// Whether two appearances show the same.
        func isLike(_ other: Value) -> Bool {
            value.layer == other.value.layer && pairs.map(\.seen) == other.pairs.map(\.seen)
                && pairs.map(\.backdrop.color) == other.pairs.map(\.backdrop.color)
        }

        /// The pair with the least contrast, the first of equals.
        var worst: Pair? { pairs.min { $0.ratio < $1.ratio } }
        /// The pair with the most contrast, the first of equals.
        var best: Pair? { pairs.max { $0.ratio < $1.ratio } }
    }

    /// A foreground on a backdrop.
    public struct Pair: Sendable {
        /// What it stands on.
        public let backdrop: SystemBackdrop
        /// What it looks like there.
        public let seen: SRGB
        /// The contrast ratio, unrounded.
        public let ratio: Double
        /// What the standard requires: of text below large, or of what is no text.
        public let required: Double

        /// Whether it meets the standard.
        public var passes: Bool { ratio >= required }
    }

    /// Lists colours.
    ///
    /// - Parameters:
    ///   - palette: The palette that has them.
    ///   - release: The release.
    ///   - appearances: The appearances.
    ///   - standard: The standard to judge contrast by.
    ///   - isIncluded: Which colours to list.
    public init(
        of palette: SystemPalette, in release: Release, appearances: [Appearance] = Appearance.allCases,
        standard: ContrastStandard = .wcagAA, where isIncluded: (SystemColor) -> Bool = { _ in true }
    ) {
        self.release = release
        self.appearances = appearances
        self.standard = standard
        releaseName = palette.name(of: release)
        let colors = palette.colors(in: release).filter(isIncluded).map { color in
            Entry(
                color: color,
                values: appearances.compactMap { appearance in
                    palette.value(of: color.name, in: appearance, release: release).map { value in
                        Value(
                            appearance: appearance, value: value,
                            pairs: Self.pairs(of: color, value, palette, release, appearance, standard))
                    }
                })
        }
        self.colors = colors.filter { !$0.values.isEmpty }
        let keys = Set(colors.flatMap(\.values).flatMap(\.value.sources))
        sources = keys.reduce(into: [:]) { $0[$1] = palette.source($1, of: release.platform) }
    }

    private static func pairs(
        of color: SystemColor, _ value: SystemColorValue, _ palette: SystemPalette, _ release: Release,
        _ appearance: Appearance, _ standard: ContrastStandard
    ) -> [Pair] {
        guard color.group.uses.contains(.foreground) else { return [] }
        let required = standard.requiredRatio(for: color.group.subject)
        return palette.backdrops(of: color, in: appearance, release: release).map { backdrop in
            let seen = value.layer.composited(over: backdrop.color)
            return Pair(
                backdrop: backdrop, seen: seen, ratio: seen.contrastRatio(with: backdrop.color),
                required: required)
        }
    }
}

extension SystemColor.Group {
    /// What a standard takes the group for: lines and controls are no text.
    fileprivate var subject: ContrastSubject {
        switch self {
        case .separator, .control: .nonText
        default: .text(pointSize: 12, isBold: false)
        }
    }
}
