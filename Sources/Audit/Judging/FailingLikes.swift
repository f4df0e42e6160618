internal import ColorMath
internal import ScreenReading
internal import TextDetection

/// Lines that only their thin strokes leave open, among lines like them that all fail.
///
/// One ink, drawn thin, shows a little more or less of itself in each line; where lines in what may be the
/// same ink and size on the same backdrop fail, one of them as strong as this, or this far too weak, it fails
/// as they do. Where a line passes that this may be a weakened one of, it may pass as well.
enum FailingLikes {
    /// How many lines of a kind fail at least.
    private static let fewest = 2
    /// How far the channels of backdrops and of inks may be apart: strokes of a pixel show four fifths of
    /// their ink and more.
    private static let (backdropTolerance, inkTolerance) = (8, 24)
    /// The strength of the ink of one that fails, for that of the line, at least: what all of them are weaker
    /// than may have another ink.
    private static let asStrong = 0.97
    /// The strength up to which one that passes may have the ink of the line: thin strokes show three
    /// quarters of theirs and more.
    private static let stronger = 1.3
    /// The least cosine between the directions of two inks from their backdrop that may be one.
    private static let alignment = 0.98
    /// How far sizes are apart that may be one, as a share.
    private static let sizeAlike = 0.15

    /// The indices of such lines.
    static func indices(in regions: [JudgedRegion]) -> [Int] {
        let open = regions.indices.filter { isOpen(regions[$0]) }
        guard !open.isEmpty else { return [] }
        let failing = regions.filter { $0.judgement?.verdict == .fail }.map(\.region)
        let passing = regions.filter { $0.judgement?.verdict == .pass }.map(\.region)
        return open.filter { index in
            let line = regions[index].region
            let ray = line.inkRay
            let likes = failing.filter {
                isLike($0, line) && $0.ink.largestDifference(from: line.ink) <= inkTolerance
            }
            guard likes.count >= fewest,
                likes.contains(where: { $0.inkRay.length >= asStrong * ray.length })
                    || isFarBelow(regions[index])
            else { return false }
            return !passing.contains {
                isLike($0, line) && $0.inkRay.cosine(to: ray) >= alignment
                    && $0.inkRay.length <= stronger * ray.length
            }
        }
    }

    /// Whether nothing but its thin strokes leaves a line open.
    private static func isOpen(_ line: JudgedRegion) -> Bool {
        line.region.place == .content && line.judgement?.reasons == [.doubt(.thinStrokes)]
    }

    /// Whether even an ink of which thin strokes show as little as they do is not enough.
    private static func isFarBelow(_ line: JudgedRegion) -> Bool {
        guard let judgement = line.judgement else { return false }
        return line.region.contrast(ofInkShownTo: 1 / stronger) < judgement.required
    }

    /// Whether two lines may be drawn alike, but for their inks.
    private static func isLike(_ one: Region, _ other: Region) -> Bool {
        one.place == other.place
            && one.backdrop.largestDifference(from: other.backdrop) <= backdropTolerance
            && abs(one.pointSize - other.pointSize) <= sizeAlike * other.pointSize
    }
}

extension Region {
    /// The line with the ink that its pixels show as its own.
    var withInkAsShown: Region {
        var line = self
        line.isInkKnown = true
        line.inkShare = 1
        line.doubts.removeAll { $0 == .thinStrokes }
        return line
    }
}
