internal import ColorMath
internal import ScreenReading
internal import TextDetection

/// The colours of the icons of a screen, of which those that nobody tells apart are one.
///
/// The edges of a small sign are blended with what lies behind it, and each at another place of a pixel, so
/// that the boxes of one column measure a little differently.
struct IconColors {
    /// How far the channels of colours that are one may be apart, in code values.
    private static let tolerance = 4

    private var seen: [[SRGB8]] = []

    /// The ink and the backdrop of the first icon that was seen with those of one.
    mutating func seen(on icon: Region) -> [SRGB8] {
        let own = [icon.ink, icon.backdrop]
        let alike = seen.first { known in
            zip(known, own).allSatisfy { $0.largestDifference(from: $1) <= Self.tolerance }
        }
        if let alike { return alike }
        seen.append(own)
        return own
    }
}
