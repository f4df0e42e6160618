internal import ColorMath
internal import Raster
internal import TextDetection

/// What is switched off beside the same that is not: words in a faint ink that are drawn elsewhere in a full
/// one, letter by letter.
///
/// One word may be written twice, and cells of a table hold numbers as wide as others. What tells is that
/// several words, and not only their boxes, are the same, and stand as the others do: a calendar beside its
/// twin, or the chips of two fields.
enum FaintTwins {
    /// The ratios of full ink at least and of faint ink at most: WCAG 2.2, 1.4.3.
    private static let readable = ContrastStandard.minimumRatio
    /// The ratio below which an ink hardly stands out.
    private static let hardly = 2.6
    /// How many words are the same at least, where all stand as far from their twins, and where they only
    /// stand in one row or column with one another and hardly stand out.
    private static let (fewest, fewestWords) = (6, 2)
    /// How much wider than high a word is at least.
    private static let word = 2.0
    /// How far in pixels twins differ in size at most, and the distances of two of them.
    private static let (size, step) = (1, 2)
    /// The least cosine between the directions of both inks from their backdrops.
    private static let alignment = 0.95
    /// How much the coverages of twins differ at most, as a share of what is covered: one digit among four
    /// that is another makes more.
    private static let alike = 0.15
    /// How far the channels of inks may be apart that are the same, and those of backdrops.
    private static let (sameInk, sameBackdrop) = (6, 6)
    /// The most lines that are compared.
    private static let mostLines = 1000

    /// A faint line, the same in full ink, and how far that is.
    private struct Pair {
        let line: Int
        let twin: Int
        let x: Int
        let y: Int
    }

    /// The indices of the lines of a screen that are switched off so.
    static func indices(in regions: [Region], on screen: Bitmap<UInt8>) -> [Int] {
        let lines = regions.indices.filter { index in
            let region = regions[index]
            return region.kind == .text && region.place == .content && region.ink != region.backdrop
        }
        let full = lines.filter { regions[$0].contrast.typical >= readable }
        guard lines.count <= mostLines, full.count < lines.count else { return [] }
        var bySize: [Int: [Int]] = [:]
        for index in full { bySize[regions[index].box.height, default: []].append(index) }

        let faint = lines.filter { regions[$0].contrast.typical < readable }
        let groups = Dictionary(grouping: faint) { regions[$0].ink }
        return groups.values.flatMap { group -> Set<Int> in
            guard group.count >= fewestWords else { return [] }
            let pairs = group.flatMap { line -> [Pair] in
                let box = regions[line].box
                let near = (box.height - size...box.height + size).flatMap { bySize[$0] ?? [] }
                return near.filter { isTwin($0, of: line, in: regions, on: screen) }.map {
                    Pair(line: line, twin: $0, x: regions[$0].box.x - box.x, y: regions[$0].box.y - box.y)
                }
            }
            return switchedOff(pairs, in: regions)
        }.sorted()
    }

    /// The lines of pairs that stand as their twins do.
    private static func switchedOff(_ pairs: [Pair], in regions: [Region]) -> Set<Int> {
        var found: Set<Int> = []
        for pair in pairs {
            let moved = pairs.filter { abs($0.x - pair.x) <= step && abs($0.y - pair.y) <= step }
            if Set(moved.map(\.line)).count >= fewest {
                found.formUnion(moved.map(\.line))
                continue
            }
            let words = pairs.filter {
                isWord(regions[$0.line]) && regions[$0.line].contrast.typical < hardly
                    && (abs($0.y - pair.y) <= step && isInRow(regions[$0.line], regions[pair.line])
                        || abs($0.x - pair.x) <= step && isInColumn(regions[$0.line], regions[pair.line]))
            }
            if Set(words.map(\.line)).count >= fewestWords, Set(words.map(\.twin)).count >= fewestWords {
                found.formUnion(words.map(\.line))
            }
        }
        return found
    }

    private static func isWord(_ line: Region) -> Bool {
        Double(line.box.width) >= word * Double(line.box.height)
    }

    private static func isInRow(_ one: Region, _ other: Region) -> Bool {
        one.box.y < other.box.maxY && other.box.y < one.box.maxY
    }

    private static func isInColumn(_ one: Region, _ other: Region) -> Bool {
        abs(one.box.x - other.box.x) <= step || abs(one.box.maxX - other.box.maxX) <= step
    }

    /// Whether a line is drawn as a faint one is, in full ink of its hue.
    private static func isTwin(
        _ twin: Int, of line: Int, in regions: [Region], on screen: Bitmap<UInt8>
    ) -> Bool {
        let (one, other) = (regions[line], regions[twin])
        guard abs(one.box.width - other.box.width) <= size,
            one.backdrop.largestDifference(from: other.backdrop) <= sameBackdrop,
            one.inkRay.cosine(to: other.inkRay) >= alignment,
            one.ink.largestDifference(from: other.ink) > sameInk
        else { return false }
        var (difference, covered) = (0.0, 0.0)
        for y in 0..<min(one.box.height, other.box.height) {
            for x in 0..<min(one.box.width, other.box.width) {
                let own = coverage(of: one, at: (x, y), on: screen)
                difference += abs(own - coverage(of: other, at: (x, y), on: screen))
                covered += own
            }
        }
        return difference <= alike * covered
    }

    /// How much of a pixel of a line, from its top left, its ink covers.
    private static func coverage(
        of line: Region, at place: (x: Int, y: Int), on screen: Bitmap<UInt8>
    ) -> Double {
        let ray = line.inkRay
        let color = screen[line.box.x + place.x, line.box.y + place.y].color
        let way = InkRay(from: line.backdrop, to: color)
        return min(1, max(0, way.cosine(to: ray) * way.length / ray.length))
    }
}
