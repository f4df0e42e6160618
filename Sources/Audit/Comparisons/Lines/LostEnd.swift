internal import Raster
internal import TextDetection

/// A text whose end is not on the second screen, though its beginning is, with room below it.
struct LostEnd {
    /// The lines of the first screen of which words are missing.
    let references: [Int]
    /// The line of the second screen that is the last of the text there.
    let line: Int
    /// The share of the text that is left, 0…1.
    let share: Double
    /// How much of it is missing, in ems.
    let missing: Double
    /// How alike the words before the end are to those of the first screen, 0…1.
    let likeness: Double

    /// From this likeness on the words before the end are surely those, and from this on more is missing than
    /// a word that was read as part of another.
    private static let (sureLikeness, sureMissing) = (0.85, 4.0)

    /// Whether it is surely that text, and cut off.
    var isSure: Bool { likeness >= Self.sureLikeness && missing >= Self.sureMissing }
}

extension ScreenPair {
    /// The least that is missing, in ems: less may be a sign beside the text, or be read as part of a word.
    private static var leastMissing: Double { 2 }
    /// The least that is there, in ems.
    private static var leastThere: Double { 2 }
    /// The share of the words before the end that are found.
    private static var shareFound: Double { 0.7 }
    /// The share of what is missing that follows in lines which were not recognised, at most.
    private static var shareThatFollows: Double { 0.5 }
    /// The words before the end whose likeness tells.
    private static var lastWords: Int { 4 }
    /// How far below its last line a text would go on, in heights of that.
    private static var nextLine: Double { 1.5 }

    /// The texts that have lost their ends, where the layout has less room for text than it had.
    func lostEndsFound() -> [LostEnd] {
        guard [ScreenTrait.size, .bold].contains(where: differences.contains) else { return [] }
        return foundWords.compactMap(lostEnd)
    }

    private func lostEnd(of text: FoundWords) -> LostEnd? {
        guard let end = text.entries.end, let last = text.entries[end].found else { return nil }
        let missing = text.entries[(end + 1)...]
        let before = text.entries[...end]
        let found = before.filter { $0.found != nil }
        let (lost, there) = (missing.width, found.width)
        guard lost >= Self.leastMissing, there >= Self.leastThere,
            there >= Self.shareFound * before.width,
            // Lines that are all there as they were need not be one text with those that are gone.
            found.contains(where: { text.lost.contains($0.word.line) }),
            // One word may stand in several texts.
            found.count > 1
        else { return nil }
        let line = region(last.line)
        let em = max(1, line.pointSize * screen.scale)
        let isFromRight = screen.traits.runsFromRight
        let beside = Double(isFromRight ? last.box.x - line.box.x : line.box.maxX - last.box.maxX) / em
        let own = text.entries[end].word.line
        let follows = beside + following(last.line, of: own).length
        // A paragraph begins further down than a line.
        let below = missing.first.map { down(from: own, to: $0.word.line) } ?? 0
        let next = line.box.maxY + max(Int(Self.nextLine * Double(line.box.height)), Int(below * em))
        guard follows < Self.shareThatFollows * lost * matching.widening, next <= screen.height,
            !screen.goesOn(line), !goesOnBelow(last.line),
            // What scrolls goes on under a bar.
            !(line.box.maxY..<next).contains(where: { screen.hasBar(at: $0, below: line.box.y) })
        else { return nil }
        let tail = found.suffix(Self.lastWords)
        return LostEnd(
            references: Set(missing.map(\.word.line)).sorted(), line: last.line,
            share: there / (there + lost), missing: lost,
            likeness: tail.reduce(0) { $0 + $1.likeness } / Double(max(1, tail.count)))
    }

    /// How much lower a line of the first screen ends than another, in ems.
    private func down(from line: Int, to next: Int) -> Double {
        let (one, two) = (referenceRegion(line), referenceRegion(next))
        return Double(two.box.maxY - one.box.maxY) / max(1, one.pointSize * reference.scale)
    }
}

extension [FoundWords.Entry] {
    /// How many ems of words are more than a few that are like some of another text.
    private static var fewWords: Double { 5 }

    /// The last word that is found, besides a few behind more that is missing.
    fileprivate var end: Int? {
        var end = lastIndex { $0.found != nil }
        while let last = end {
            let start = self[..<last].lastIndex { $0.found == nil }.map { $0 + 1 } ?? 0
            let previous = self[..<start].lastIndex { $0.found != nil }
            let found = self[start...last].width
            guard let previous, found < Self.fewWords, self[(previous + 1)..<start].width > found else {
                break
            }
            end = previous
        }
        return end
    }
}
