public import ColorMath

/// A semantic colour that pixels may be.
public struct NameMatch: Hashable, Sendable {
    /// How the pixels and the colour agree, the surest first.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// In every code value; of translucent colours within the rounding of the mix.
        case exact
        /// In every code value, once the colour went through the 8-bit code values of Display P3 and back.
        case displayP3 = "display-p3"
        /// To the eye: at most ``SystemPalette/largestDifference`` apart.
        case near
        /// The pixels are the colour's code values in Display P3, without the profile that would say so. Told
        /// only where the context is untagged.
        case untaggedDisplayP3 = "untagged-display-p3"
    }

    /// What lies under a translucent colour.
    public enum Backdrop: Hashable, Sendable {
        /// The backdrop that was given.
        case color(SRGB8)
        /// A background of the same release and appearance, where none was given.
        case named(String)
    }

    /// Where a colour has the value: a release, and some of its appearances.
    public struct Occurrence: Hashable, Sendable {
        /// The release; those after it have it too, up to the next that is listed by
        /// ``SystemPalette/releases(of:)``.
        public let release: Release
        /// The appearances, in the order of ``Appearance/allCases``.
        public let appearances: [Appearance]
    }

    /// The name in the table.
    public let name: String
    /// What the colour is for.
    public let group: SystemColor.Group
    /// The colour as if it were opaque.
    public let color: SRGB8
    /// Its opacity, 0…1.
    public let alpha: Double
    /// What lies under it; nil where it is opaque.
    public let backdrop: Backdrop?
    /// How the pixels and the colour agree.
    public let kind: Kind
    /// The difference between the pixels and what the colour looks like there, CIEDE2000.
    public let difference: Double
    /// The most that any of the occurrences is sure.
    public let confidence: Confidence
    /// Where it has this value, within the context; never empty. By platform, the oldest release first.
    public let occurrences: [Occurrence]
}

extension NameMatch {
    /// The releases it has this value in.
    public var releases: [Release] { occurrences.map(\.release) }

    /// The appearances it has this value in, in any of the releases, in the order of ``Appearance/allCases``.
    public var appearances: [Appearance] {
        let seen = Set(occurrences.flatMap(\.appearances))
        return Appearance.allCases.filter(seen.contains)
    }
}
