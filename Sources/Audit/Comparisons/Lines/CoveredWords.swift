internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// Words of the first screen in whose place, between others of their text, something else lies on the second.
struct CoveredWords {
    /// The lines of the first screen whose words they are.
    let references: [Int]
    /// Where they would be on the second screen.
    let place: PixelRect
    /// Whether what lies there was not near the text on the first screen, and the words around it are surely
    /// those.
    let isSure: Bool
}

extension ScreenPair {
    /// The least width of what is missing between others, in ems: less may be read as part of a word.
    private static var leastMissing: Double { 2.5 }
    /// The share of its place that one colour fills.
    private static var filledShare: Double { 0.5 }
    /// How far to either side such a colour goes on at least, in ems: farther than in a bold stroke.
    private static var stroke: Double { 0.25 }
    /// How alike the words before and behind it are at least where these are surely they.
    private static var sureLikeness: Double { 0.85 }
    /// How many lines of the second screen words lie in at most: more is another text.
    private static var mostRows: Double { 6 }

    /// The words between others of their text that are covered, where text has grown.
    func coveredWordsFound() -> [CoveredWords] {
        guard differInTypeAlone, !screen.traits.runsFromRight else { return [] }
        let known = Set(coveredLines.map(\.reference) + partlyCoveredLines.map(\.reference))
        return foundWords.flatMap { text in
            let found = text.entries.indices.filter { text.entries[$0].found != nil }
            return zip(found, found.dropFirst()).compactMap { before, behind -> CoveredWords? in
                let missing = text.entries[(before + 1)..<behind]
                guard missing.width >= Self.leastMissing,
                    !missing.contains(where: { known.contains($0.word.line) }),
                    let gap = place(
                        between: text.entries[before], text.entries[behind],
                        in: columns(of: text, around: missing.indices))
                else { return nil }
                return covered(missing, in: gap, by: [text.entries[before], text.entries[behind]])
            }
        }
    }

    /// How many words on either side tell how wide a text is there.
    private static var wordsAround: Int { 6 }

    /// The columns of the lines that words around missing ones lie in.
    private func columns(of text: FoundWords, around missing: Range<Int>) -> Range<Int> {
        let near = missing.lowerBound - Self.wordsAround..<missing.upperBound + Self.wordsAround
        let boxes = text.entries[near.clamped(to: text.entries.indices)].compactMap { entry in
            entry.found.map { region($0.line).box }
        }
        let left = boxes.map(\.x).min() ?? 0
        return left..<max(left, boxes.map(\.maxX).max() ?? left)
    }

    /// The parts of rows between two words of a text on the second screen; nil where they do not follow one
    /// another.
    private func place(
        between one: FoundWords.Entry, _ other: FoundWords.Entry, in columns: Range<Int>
    ) -> [PixelRect]? {
        guard let first = one.found?.box, let last = other.found?.box else { return nil }
        func part(_ x: Range<Int>, _ y: Range<Int>) -> PixelRect {
            PixelRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
        }
        if first.sharesRow(with: last) {
            guard first.maxX < last.x else { return nil }
            return [part(first.maxX..<last.x, min(first.y, last.y)..<max(first.maxY, last.maxY))]
        }
        guard first.maxY <= last.y, Double(last.maxY - first.y) <= Self.mostRows * Double(first.height) else {
            return nil
        }
        return [
            part(first.maxX..<max(first.maxX, columns.upperBound), first.y..<first.maxY),
            part(columns, first.maxY..<last.y),
            part(min(columns.lowerBound, last.x)..<last.x, last.y..<last.maxY),
        ]
    }

    /// Whether another colour than that of the ground fills as much of some parts of rows as words would.
    private func covered(
        _ missing: ArraySlice<FoundWords.Entry>, in parts: [PixelRect], by around: [FoundWords.Entry]
    ) -> CoveredWords? {
        guard let line = missing.first?.word.line, let neighbor = around.first?.found?.line else {
            return nil
        }
        let (old, new) = (referenceRegion(line), region(neighbor))
        let em = new.pointSize * screen.scale
        let reach = max(1, Int(Self.stroke * em))
        var counts: [RGBA<UInt8>: Int] = [:]
        for part in parts {
            let columns = (part.x..<part.maxX).clamped(to: reach..<max(reach, screen.width - reach))
            for y in part.y..<part.maxY {
                for x in columns {
                    let pixel = screen.pixels[x, y]
                    // Letters in other colours are no panel.
                    guard pixel == screen.pixels[x - reach, y], pixel == screen.pixels[x + reach, y] else {
                        continue
                    }
                    counts[pixel, default: 0] += 1
                }
            }
        }
        let others = counts.filter { !isNear($0.key, new.backdrop) && !isNear($0.key, new.ink) }
        guard let (pixel, count) = others.max(by: { $0.value < $1.value }),
            Double(count) >= Self.filledShare * missing.width * em * Double(new.box.height)
        else { return nil }
        let boxes = parts.filter { $0.area > 0 }
        guard !boxes.isEmpty else { return nil }
        let isSure = !isNear(line, pixel) && around.allSatisfy { $0.likeness >= Self.sureLikeness }
        return CoveredWords(
            references: Set(missing.map(\.word.line)).sorted(), place: PixelRect(around: boxes),
            isSure: isSure && isAlike(old, new))
    }
}
