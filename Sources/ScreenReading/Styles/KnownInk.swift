internal import ColorMath
package import TextDetection

/// Inks that lines show beyond doubt, each on its backdrop, and that other lines have as well.
///
/// A line alone may be too small or too soft to show its ink. Where its strongest pixels have the colour that
/// another line on the same backdrop is surely drawn in, it is drawn in that, and has its verdict.
package enum KnownInk {
    /// Strokes of as many pixels cover some fully.
    private static let fullStroke = SharedInk.thinStroke
    /// Strokes of as many pixels are judged by the ink that they show, without doubt.
    private static let shownStroke = 1.5
    /// Strokes of as many pixels may cover some fully.
    private static let leastStroke = 1.0
    /// How many levels below the known ink the strongest pixels of a soft line may be, in each channel: no
    /// more than conversions between colour spaces leave.
    private static let softened = 2

    /// Gives lines that cannot show their ink alone one that others show.
    package static func settle(_ regions: inout [Region]) {
        let sure = regions.filter { isSure(of: $0) }
        let known = Dictionary(grouping: sure, by: \.backdrop).mapValues { Set($0.map(\.ink)) }
        for index in regions.indices where needsOthers(regions[index]) {
            let line = regions[index]
            let candidates = (known[line.backdrop] ?? []).filter { isInk($0, of: line) }
            func distance(_ ink: SRGB8) -> Int { ink.largestDifference(from: line.ink) }
            let nearest = candidates.min { (distance($0), $0.hex) < (distance($1), $1.hex) }
            guard let nearest else { continue }
            regions[index].paint(nearest)
            regions[index].isInkKnown = true
            regions[index].inkShare = 1
            regions[index].doubts = []
        }
    }

    /// Whether a line, or an icon, shows its ink, and nothing is in doubt about it.
    private static func isSure(of region: Region) -> Bool {
        guard region.doubts.isEmpty, let width = region.strokeWidth else { return false }
        if region.kind == .icon { return region.isPlainSign && width >= fullStroke }
        return region.showsOneInk
            && (width >= shownStroke || region.showsItsInk && width >= leastStroke)
    }

    /// Whether what stands in the way of knowing a line's ink is only that its strokes are thin or soft.
    private static func needsOthers(_ line: Region) -> Bool {
        guard line.kind == .text, line.place != .picture, line.ink != line.backdrop else { return false }
        guard line.doubts.allSatisfy({ $0 != .busyBackdrop }) else { return false }
        return line.doubts.contains(.veiled)
            || line.contrast.low == line.contrast.high && (line.strokeWidth ?? .infinity) < fullStroke
                && !isSure(of: line)
    }

    /// Whether a line may be drawn in an ink: in what its pixels show or, where it is soft, in what is hardly
    /// stronger. Nothing drawn is stronger than its ink.
    private static func isInk(_ ink: SRGB8, of line: Region) -> Bool {
        if ink == line.ink { return true }
        guard line.doubts.contains(.veiled), ink.largestDifference(from: line.ink) <= softened else {
            return false
        }
        return InkRay(from: line.backdrop, to: ink).length >= line.inkRay.length
    }
}

extension Region {
    /// Whether it is an icon of one ink on one backdrop.
    fileprivate var isPlainSign: Bool {
        place != .picture && contrast.low == contrast.high && ink != backdrop
    }
}
