internal import Raster
internal import ScreenReading
internal import TextDetection

/// Words of the first screen of which only the upper parts are left on the second, in a row that was not read
/// as text: a box of a fixed height ends there.
struct ClippedWords {
    /// The lines of the first screen of which words are cut, or come after these and are not there.
    let references: [Int]
    /// What is left.
    let rest: PixelRect
    /// The share of the height of its line that is left, 0…1.
    let share: Double
    /// How much of the text is cut, in ems.
    let width: Double
    /// How alike what is left is to the upper parts of the words, 0…1.
    let likeness: Double

    /// From this likeness on it is surely those words, and from this width on, in ems.
    private static let (sureLikeness, sureWidth) = (0.88, 3.0)

    /// Whether it is surely those words.
    var isSure: Bool { likeness >= Self.sureLikeness && width >= Self.sureWidth }
}

extension ScreenPair {
    /// The shares of the height of a line that are looked for: less is like any other line, and of more only
    /// the ends of letters that hang down are missing.
    private static var heightShares: ClosedRange<Double> { 0.2...0.75 }
    /// The fewest rows that have a shape.
    private static var fewestRows: Int { 4 }
    /// How alike to the upper part of a word what is left of it is at least.
    private static var leastLikeness: Double { 0.75 }
    /// How alike all of them are at least.
    private static var leastOfAll: Double { 0.82 }
    /// The least width of the words that are found, in ems.
    private static var leastWidth: Double { 2 }
    /// The share of what is left in a row that has to be those words.
    private static var shareOfRow: Double { 0.4 }
    /// The most pieces that the upper part of a word falls into.
    private static var mostPieces: Int { 12 }
    /// How much wider or narrower than such a word it may be, as a share: bold letters are by a tenth.
    private static var otherWidth: Double { 0.15 }
    /// The width in ems beyond which a word is worth no more than others.
    private static var mostWorth: Double { 4 }
    /// The most texts that are looked for, and the most words of each: what follows them is gone with them.
    private static var most: (texts: Int, words: Int) { (24, 60) }

    /// The words that are cut through, where the layout has less room for text than it had.
    func clippedWordsFound() -> [ClippedWords] {
        guard differInTypeAlone else { return [] }
        let known = Set(clippedLines.map(\.reference) + partlyCoveredLines.map(\.reference))
        let found = foundWords.prefix(Self.most.texts).flatMap { text -> [ClippedWords] in
            let missing = text.entries.filter { $0.found == nil && !known.contains($0.word.line) }
            return clipped(missing.prefix(Self.most.words).map(\.word))
        }
        // What is left is that of one text, and of a text there is one row.
        return found.sorted { $0.likeness > $1.likeness }.reduce(into: []) { kept, next in
            let isKnown = kept.contains { other in
                other.rest.overlap(with: next.rest) > 0
                    || other.references.contains(where: next.references.contains)
            }
            if !isKnown { kept.append(next) }
        }.sorted { $0.rest.y < $1.rest.y }
    }

    /// The rows in which some words of a text may be.
    private func clipped(_ words: [LineWord]) -> [ClippedWords] {
        guard let first = words.first?.line, let last = words.last?.line,
            words.reduce(0, { $0 + $1.width }) >= Self.leastWidth,
            SlicedLine(referenceRegion(last), in: reference.pixels) == nil
        else { return [] }
        let old = referenceRegion(first)
        let (ink, growth) = drawing(of: first)
        let height = max(1, Int((growth * Double(old.box.height)).rounded()))
        let rows = rows(around: PixelRect(around: words.map { referenceRegion($0.line).box }))
        let pieces = LinePieces(pixels: screen.pixels, ink: ink, height: height)
        let cuts = CutRow.all(of: ink, height: height, in: rows, of: screen.pixels)
        return cuts.filter { !screen.hasBar(at: $0.edge, below: $0.edge - height) }.flatMap { row in
            let edge = StraightEdges.Edge(position: row.edge + 1, span: row.columns)
            return pieces.boxes(at: edge, coveredFrom: .below).filter(isFree).compactMap {
                clipped(words, in: $0, drawnIn: ink, growth: growth)
            }
        }
    }

    /// The rows of the second screen between the lines that stand next above and below a box in its column.
    private func rows(around box: PixelRect) -> Range<Int> {
        let column = matching.matches.filter { referenceRegion($0.reference).box.sharesColumn(with: box) }
        func old(_ match: LineMatching.Match) -> PixelRect { referenceRegion(match.reference).box }
        let above = column.filter { old($0).isAbove(box) }.max { old($0).maxY < old($1).maxY }
        let below = column.filter { box.isAbove(old($0)) }.min { old($0).y < old($1).y }
        let upper = above.map { region($0.line).box.y } ?? 0
        return upper..<max(upper, below.map { region($0.line).box.maxY } ?? screen.height)
    }

    /// How the words of a line would be drawn on the second screen: as the nearest line of its kind is, and
    /// as ever where none of its kind is there.
    private func drawing(of line: Int) -> (ink: LineInk, growth: Double) {
        let old = referenceRegion(line)
        guard let nearest = nearestAlike(line) else {
            return (LineInk(of: old), matching.growth * screen.scale / reference.scale)
        }
        let (from, to) = (referenceRegion(nearest.reference), region(nearest.line))
        return (LineInk(of: to), Double(to.box.width) / Double(max(1, from.box.width)))
    }

    /// Whether neither a line of the second screen that is known lies there, nor one that goes on below.
    private func isFree(_ rest: PixelRect) -> Bool {
        !screen.lines.contains { line in
            let box = region(line).box
            guard 2 * box.overlap(with: rest) > rest.area else { return false }
            return box.maxY > rest.maxY + Self.mixedRows || matching.matches.contains { $0.line == line }
        }
    }

    /// The rows below what is left that may be mixed with it.
    private static var mixedRows: Int { 2 }

    private func clipped(
        _ words: [LineWord], in rest: PixelRect, drawnIn ink: LineInk, growth: Double
    ) -> ClippedWords? {
        guard let first = words.first, rest.height >= Self.fewestRows else { return nil }
        let old = referenceRegion(first.line)
        let share = Double(rest.height) / growth / Double(max(1, old.box.height))
        guard Self.heightShares.contains(share) else { return nil }
        let pieces = screen.words(in: rest, of: ink, em: old.pointSize * reference.scale * growth)
        func box(_ span: Range<Int>) -> PixelRect { PixelRect(around: Array(pieces[span])) }
        func worth(_ word: Int) -> Double { min(words[word].width, Self.mostWorth) }
        // Between the upper parts of letters there may be more room than between words.
        let alignment = SpanAlignment(items: words.count, pieces: pieces.count, longest: Self.mostPieces) {
            let width = Double(pieces[$1.upperBound - 1].maxX - pieces[$1.lowerBound].x)
            let across = width / growth / Double(max(1, words[$0].box.width))
            guard abs(across - 1) <= Self.otherWidth else { return 0 }
            let likeness = upperLikeness(of: words[$0], to: box($1), drawnIn: ink, growth: growth)
            return max(0, likeness - Self.leastLikeness) * worth($0)
        }
        let found = alignment.spans.indices.filter { alignment.spans[$0] != nil }
        guard let start = found.first else { return nil }
        let width = found.reduce(0.0) { $0 + words[$1].width }
        let weighted = found.reduce(0.0) { sum, word in
            sum + words[word].width * (Self.leastLikeness + alignment.gains[word] / worth(word))
        }
        let likeness = weighted / max(0.1, width)
        let inked = pieces.reduce(0) { $0 + $1.width }
        let own = found.compactMap { alignment.spans[$0] }.reduce(0) { $0 + box($1).width }
        guard width >= Self.leastWidth, likeness >= Self.leastOfAll,
            Double(own) >= Self.shareOfRow * Double(inked)
        else { return nil }
        return ClippedWords(
            references: Set(words[start...].map(\.line)).sorted(), rest: rest, share: share, width: width,
            likeness: likeness)
    }

    /// How alike a piece is to the upper part of a word, as far down as that is left, 0…1.
    private func upperLikeness(
        of word: LineWord, to piece: PixelRect, drawnIn ink: LineInk, growth: Double
    ) -> Double {
        let height = Int((Double(piece.height) / growth).rounded())
        guard height > 1, height < word.box.height else { return 0 }
        let old = referenceRegion(word.line)
        var upper = word.box
        upper.height = height
        // As wide as those of the line: strokes of a flat strip would miss each other in square cells.
        let columns = max(1, word.box.width * LineShape.rows / max(1, old.box.height))
        let own = LineShape(of: upper, LineInk(of: old), columns: columns, in: reference.pixels)
        return own.stretchedLikeness(to: LineShape(of: piece, ink, columns: columns, in: screen.pixels))
    }
}

extension ComparedScreen {
    /// The boxes around the words of a row, from the left.
    fileprivate func words(in row: PixelRect, of ink: LineInk, em: Double) -> [PixelRect] {
        wordColumns(in: row, of: ink, em: em).compactMap { span in
            var box = PixelRect(x: span.lowerBound, y: row.y, width: span.count, height: row.height)
            guard let rows = ink.rows(of: box, in: pixels) else { return nil }
            (box.y, box.height) = (rows.lowerBound, row.maxY - rows.lowerBound)
            return box
        }
    }
}
