internal import ColorMath
internal import Raster
internal import TextDetection

/// Rows of single letters a key apart, as a keyboard has whose keys have no shapes of their own: Android's.
///
/// Ten keys are as wide as the screen, or a few more, and the rows are shifted by parts of a key.
struct LetterKeys {
    /// The first row of pixels of the keys.
    let top: Int
    /// The height of a row of keys.
    let rowHeight: Int
    /// What the keys lie on.
    let backdrop: SRGB8

    /// A row of letters: the distance of their middles, their own middle, how far they reach, and what they
    /// lie on.
    private struct Row {
        let pitch: Double
        let middle: Double
        let span: Double
        let backdrop: SRGB8
    }

    /// How many keys are as wide as a phone.
    private static let keysAcross = 9.0...12.5
    /// The share of the width that the letters of one row span: a calendar's card has margins.
    private static let span = 0.85
    /// A row has so many letters one after another at least.
    private static let fewest = 7
    /// How far the distance of two letters may be from the row's, as a share.
    private static let tolerance = 0.15
    /// How large a letter is at most, for the width of a key.
    private static let widest = 0.65
    /// How high a row is, for the width of a key: phones upright, and on their side.
    private static let proportion = 0.6...2.4

    /// Fails where there are not two such rows in the lower half of a screen.
    ///
    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - size: The width and height of the screen in pixels.
    init?(among regions: [Region], size: (width: Int, height: Int)) {
        // Keys of tablets and of phones on their side have shapes.
        guard size.height > size.width else { return nil }
        let widestKey = Double(size.width) / Self.keysAcross.lowerBound
        let letters = regions.filter { region in
            region.kind != .picture && region.box.y * 2 > size.height
                && Double(region.box.width) <= Self.widest * widestKey
                && Double(region.box.height) <= Self.widest * widestKey
        }.sorted { $0.box.middle.x < $1.box.middle.x }
        var rows: [Row] = []
        for letter in letters.sorted(by: { $0.box.y < $1.box.y }) {
            // A row that is known has each of its letters.
            guard
                !rows.contains(where: { abs($0.middle - letter.box.middle.y) * 2 < Double(letter.box.height) }
                )
            else { continue }
            if let row = Self.row(of: letter, among: letters, width: size.width) { rows.append(row) }
        }
        guard let first = rows.first, let second = rows.dropFirst().first,
            abs(first.pitch - second.pitch) <= Self.tolerance * first.pitch,
            max(first.span, second.span) >= Self.span * Double(size.width),
            Self.proportion.contains((second.middle - first.middle) / first.pitch)
        else { return nil }
        rowHeight = Int(second.middle - first.middle)
        top = Int(first.middle) - rowHeight / 2
        backdrop = first.backdrop
    }

    /// The row that a letter stands in.
    private static func row(of letter: Region, among letters: [Region], width: Int) -> Row? {
        let level = letters.filter { other in
            let shared = min(other.box.maxY, letter.box.maxY) - max(other.box.y, letter.box.y)
            return shared * 2 >= min(other.box.height, letter.box.height)
                && other.backdrop.largestDifference(from: letter.backdrop) <= backdropTolerance
        }
        let gaps = zip(level.dropFirst(), level).map { $0.box.middle.x - $1.box.middle.x }.sorted()
        guard gaps.count + 1 >= fewest else { return nil }
        let pitch = gaps[gaps.count / 2]
        let close = gaps.count { abs($0 - pitch) <= tolerance * pitch }
        guard keysAcross.contains(Double(width) / pitch), close + 1 >= fewest else { return nil }
        let middles = level.map(\.box.middle.y).sorted()
        let left = level.map(\.box.x).min() ?? 0
        let right = level.map(\.box.maxX).max() ?? 0
        return Row(
            pitch: pitch, middle: middles[middles.count / 2], span: Double(right - left),
            backdrop: letter.backdrop)
    }

    /// How far the channels of the strip of suggestions may be from what the keys lie on.
    private static let backdropTolerance = 12

    /// Whether a region is one of the keys, or lies on the strip above them.
    func contains(_ region: Region) -> Bool {
        let box = region.box
        return box.y >= top
            || box.y >= top - rowHeight
                && region.backdrop.largestDifference(from: backdrop) <= Self.backdropTolerance
    }
}
