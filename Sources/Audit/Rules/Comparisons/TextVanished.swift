internal import Raster
internal import TextDetection

extension Rule {
    /// No line of text is missing.
    public static let textVanished = Rule(
        id: "text-vanished",
        name: "Text gone",
        summary: "Every line of text is there under other settings, too.",
        rationale: """
            Text that has the colour of its ground in the other appearance, or for which a layout has no \
            room at another size, is gone, and nobody who takes one screenshot sees it. A line is missing \
            where none on the other screenshot has its shape, though one that comes after it is there, in \
            the order that both have, and where text has grown, below it in its column: what comes last may \
            only lie further down, and so may what has no room above something that stays at the lower \
            edge. Text that was set anew between the same lines, in as many letters, is not missing, nor is \
            one whose words stand in other lines. Where both screenshots are of one size and one plain \
            colour fills the place of the line, it fails; otherwise it is a note for review, for the line \
            may be worded otherwise. Of a sign or two beside words nothing but a failure is said.
            """,
        guidelines: [.darkMode, .layout, .userPreferences],
        severity: .error,
        examples: [
            .found(
                comparing: .page("home-light", .text(), .text(2, y: 100)),
                .page("home-dark", on: 0x000000, .text(2, y: 100, ink: 0xFFFFFF))),
            .notFound(
                comparing: .page("home-light", .text(), .text(2, y: 100)),
                .page("home-dark", on: 0x000000, .text(ink: 0xFFFFFF), .text(2, y: 100, ink: 0xFFFFFF))),
            .found(
                comparing: .page("home-large", .text(), .text(2, y: 100)),
                .page("home-AX1", .text(2, y: 100, size: 24))),
            .notFound(
                comparing: .page("home-large", .text(), .text(2, y: 100)), .page("home-AX1", .text(size: 20))),
            .notFound(
                comparing: .page("home-light", .text(), .text(2, y: 100)),
                .page("home-dark", .text(5), .text(2, y: 100))),
            // What is set anew elsewhere on the screen excuses nothing.
            .found(
                comparing: .page(
                    "home-large", .text(), .text(2, y: 80), .text(3, y: 110), .text(4, letters: 18, y: 150)),
                .page(
                    "home-AX1", .text(size: 20), .text(3, y: 110, size: 20),
                    .text(7, letters: 9, y: 150, size: 20), .text(8, letters: 9, y: 180, size: 20))),
        ])
}

extension ComparisonCheck {
    static let textVanished = ComparisonCheck(.textVanished) { pair in
        guard pair.showsSameText, !pair.differences.contains(.device) else { return [] }
        let matching = pair.matching
        // What is covered, or cut off, is said by ``Rule/textCut``.
        let known: [[Int]] = [
            pair.coveredLines.map(\.reference), pair.clippedLines.map(\.reference),
            pair.shortenedLines.flatMap(\.references), pair.slicedLines.compactMap(\.reference),
            pair.partlyCoveredLines.map(\.reference), pair.severedLines.map(\.reference),
            pair.lostEnds.flatMap(\.references), pair.clippedWords.flatMap(\.references),
            pair.coveredWords.flatMap(\.references),
        ]
        let cut = Set(known.joined())
        return matching.lost.filter { !cut.contains($0) }.compactMap { line in
            let old = pair.referenceRegion(line)
            // A letter or two, apart from their word, may stand in the next line.
            let isPlain = pair.isPlain(at: old.box) && old.box.width >= old.box.height
            let isLine = Double(old.box.width) >= leastLine * Double(old.box.height)
            guard
                isPlain
                    || isLine
                        && !(pair.areWordsThere(of: line) || pair.isSetAnew(line) || pair.mayLieBelow(line)
                            || pair.mayBegin(line))
            else { return nil }
            return ComparisonRemark(
                verdict: isPlain ? .fail : .review,
                message: isPlain
                    ? "This line is gone \(pair.words): one colour fills its place."
                    : "This line is gone \(pair.words), or has other words.",
                boxes: isPlain ? [old.box] : [], referenceBoxes: [old.box],
                severityAtMost: isPlain ? .error : .note)
        }
    }

    /// How wide a line of words is for its height, at least: less are a sign or two.
    private static let leastLine = 2.0
}

extension ScreenPair {
    /// How far something moves in points that stays at the lower edge, as bars do.
    private static var steady: Double { 12 }

    /// Whether a lost line may lie further down than is seen: nothing that came after it is there, or only
    /// what stays at the lower edge, with no room for the line above it.
    fileprivate func mayLieBelow(_ line: Int) -> Bool {
        let box = referenceRegion(line).box
        // Where text grows, each column of a page goes on by itself.
        let goesOn = [ScreenTrait.size, .bold, .device].contains(where: differences.contains)
        // Words that stand there again and again may be those of an earlier row.
        let comesAfter = matching.matches.contains { match in
            let other = referenceRegion(match.reference).box
            return match.isInOrder && match.isUnique && match.reference > line
                && (!goesOn || box.isAbove(other) && other.sharesColumn(with: box) || staysAtLowerEdge(match))
        }
        guard comesAfter, let after = matching.after(line) else { return true }
        guard staysAtLowerEdge(after) else { return false }
        let new = region(after.line).box
        let before = matching.before(line)
        let come = matching.new.filter { $0 > before?.line ?? -1 && $0 < after.line }
        let above = ([before?.line].compactMap(\.self) + come).map { region($0).box.maxY }.max() ?? 0
        let start = before.map { referenceRegion($0.reference).box.maxY } ?? 0
        let needed = matching.growth * Double(referenceRegion(line).box.maxY - start) / reference.scale
        return Double(new.y - above) / screen.scale < needed
    }

    /// Whether a line stays at the lower edge of the screen, as those of bars do.
    private func staysAtLowerEdge(_ match: LineMatching.Match) -> Bool {
        let ends = (
            Double(reference.height - referenceRegion(match.reference).box.maxY) / reference.scale,
            Double(screen.height - region(match.line).box.maxY) / screen.scale
        )
        // Larger text makes bars higher, and what stands on one is moved up by it.
        let isMovedUp =
            ends.0 <= BarDepth.points && ends.1 > ends.0 && ends.1 <= matching.growth * ends.0 + Self.steady
        return isMovedUp || ends.1 <= BarDepth.points && abs(ends.0 - ends.1) <= Self.steady
    }

    /// Whether both screens have one layout, and one colour fills a rectangle of the second.
    fileprivate func isPlain(at box: PixelRect) -> Bool {
        guard change != nil, !differences.contains(.size), !differences.contains(.bold) else { return false }
        let pixels = screen.pixels
        let first = pixels[box.x, box.y]
        return (box.y..<box.maxY).allSatisfy { y in
            (box.x..<box.maxX).allSatisfy { x in pixels[x, y] == first }
        }
    }
}
