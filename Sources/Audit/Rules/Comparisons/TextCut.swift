internal import Raster
internal import ScreenReading
internal import TextDetection

extension Rule {
    /// No line of text loses its end.
    public static let textCut = Rule(
        id: "text-cut",
        name: "Text cut off",
        summary:
            "A line of text is as long under other settings: it is not cut off, and nothing covers it.",
        rationale: """
            Larger or bolder text needs more room. Where a layout does not make it, words end in an \
            ellipsis or at an edge, and people who need the setting lose what others read. A line is cut \
            off where it begins as on the other screenshot, ends before, and the rest does not follow in \
            the next lines; what would follow below the end of the screen is not known. A line of which \
            only the upper or lower part is left, as wide as ever, is cut off too. Lines that overlap, and \
            do not on the other screenshot, are covered; so is a missing line where another, which lay \
            beyond its neighbour, lies in its place; where text has grown, that is for review. A line of \
            which a panel, a sheet or a banner leaves the upper, the lower or one end, up to a straight \
            edge, is partly covered; a bar across the screen covers none where the page may have been \
            scrolled under it. A line whose letters all end on one row, below whole ones and lower than \
            these, is for review: an edge seems to cut through it. Of screenshots in different languages \
            only the ends are compared: a line that ends in an ellipsis, and does not on the other, is \
            cut off, unless as many lines end so on both; \
            one that reaches the edge of its button, or of the screen, and does not on the other, is for \
            review. What an edge that is not seen cuts off at the side, in another language, pixels do not \
            tell; a view tree does, whose label has more letters than there is room for. Where the \
            beginnings are not much alike, the verdict is review.
            """,
        guidelines: [.dynamicType, .layout],
        severity: .error,
        examples: [
            .found(
                comparing: .page(
                    "home-large", .text(letters: 16, x: 10, size: 16), .text(2, y: 100, size: 16)),
                .page("home-AX1", .text(letters: 9, x: 10, size: 32), .text(2, y: 120, size: 16))),
            .notFound(
                comparing: .page("home-large", .text(letters: 18, size: 10), .text(2, y: 100, size: 10)),
                .page("home-AX1", .text(letters: 18, size: 15), .text(2, y: 100, size: 15))),
            .notFound(
                comparing: .page("home-large", .text(letters: 18, size: 10)),
                .page("home-AX1", .text(letters: 9, size: 17), .text(7, letters: 9, y: 80, size: 17))),
            .found(
                comparing: .page("home", .text(letters: 18, size: 10)),
                .page("home-bold", .text(letters: 12, size: 10, stroke: 0.2))),
            .notFound(
                comparing: .page("home-en", .text(letters: 18, size: 10)),
                .page("home-de", .text(3, letters: 12, size: 10))),
            .found(
                comparing: .page("home-large", .text(size: 11), .text(2, y: 80, size: 11)),
                .page("home-AX1", .text(size: 20), .text(2, y: 68, size: 20))),
            .found(
                comparing: .page("home-large", .text(size: 16), .text(2, y: 100, size: 16)),
                .page("home-AX1", .text(size: 24, shown: 0.5), .text(2, y: 100, size: 24))),
            // A strip lies where the second one would be.
            .found(
                comparing: .page(
                    "home-large", .text(y: 30, size: 8), .text(2, y: 60, size: 8), .text(3, y: 90, size: 8)),
                .page(
                    "home-AX1", .text(y: 30, size: 16), .text(3, y: 150, size: 16),
                    .area(0x0055D4, x: 0, y: 80, 200, 32))),
            // The last line lies where the second one would be.
            .found(
                comparing: .page(
                    "home-large", .text(y: 30, size: 8), .text(2, y: 60, size: 8), .text(3, y: 90, size: 8),
                    .text(4, y: 120, size: 8)),
                .page(
                    "home-AX1", .text(y: 30, size: 16), .text(4, y: 68, size: 16), .text(3, y: 128, size: 16))
            ),
            .notFound(
                comparing: .page(
                    "home-large", .text(y: 30, size: 8), .text(2, y: 60, size: 8), .text(3, y: 90, size: 8),
                    .text(4, y: 120, size: 8)),
                .page(
                    "home-AX1", .text(y: 30, size: 16), .text(2, y: 90, size: 16), .text(3, y: 150, size: 16),
                    .text(4, y: 210, size: 16))),
        ])
}

extension ComparisonCheck {
    static let textCut = ComparisonCheck(.textCut) { pair in
        // Of other words it is known that they are cut where they end in an ellipsis alone.
        guard pair.showsSameText else {
            guard !pair.isOfStates else { return [] }
            // Neither of two languages is what the other is held against. A line that ends so on purpose does
            // in both, whichever it was matched with.
            let areOwn = pair.reference.ellipsisCount == pair.screen.ellipsisCount
            let shortened = areOwn ? [] : pair.linesWithEllipsis() + pair.referenceLinesWithEllipsis
            return shortened + pair.linesWithoutRoom
                + ScreenPair(pair.screen, pair.reference).linesWithoutRoom.map(\.turned)
        }
        let cut = pair.cutLines
        return cut + pair.linesWithEllipsis(besides: cut) + pair.linesCutInHeight + pair.overlappingLines
            + pair.linesSliced + pair.hiddenLines + pair.linesPartlyCovered + pair.tangledLines
    }
}

extension ScreenPair {
    /// From this likeness on a beginning is surely the same.
    private static var sureLikeness: Double { 0.8 }
    /// The share of a line beyond which what is missing may be a sign beside it.
    private static var mostOfLine: Double { 0.85 }
    /// How far the inks of one text are apart, in code values.
    private static var sameInk: Int { 24 }
    /// The share of the missing end that has to follow in other lines.
    private static var shareThatFollows: Double { 0.7 }

    fileprivate var cutLines: [ComparisonRemark] {
        matching.matches.compactMap { match in
            guard match.isBeginning else { return nil }
            let (old, new) = (referenceRegion(match.reference), region(match.line))
            let length = reference.lengthInEms(of: old) * matching.widening
            let left = screen.lengthInEms(of: new)
            let missing = length - left
            let rest = following(match)
            guard missing > 1, rest.length < Self.shareThatFollows * missing, !isLastBeforeEnd(rest.last),
                !reference.reachesSide(old), !screen.goesOn(new),
                // Of several lines with the same words, one may have been taken for another that wraps.
                match.isUnique || !differences.contains(.size)
            else { return nil }
            // An icon may be joined to the end of a line on one of the two.
            let isMost = left >= Self.mostOfLine * length
            let isSure =
                match.likeness >= Self.sureLikeness && !isMost
                || screen.endsInEllipsis(match.line) && !reference.endsInEllipsis(match.reference)
            let percent = Int((100 * left / length).rounded())
            return ComparisonRemark(
                verdict: isSure ? .fail : .review,
                message:
                    "This line is cut off \(words): about \(percent) % of it is left, and the rest does not follow.",
                boxes: [new.box], referenceBoxes: [old.box],
                severityAtMost: isSure ? .error : .warning)
        }
    }

    /// Whether the next line of a text would begin below the screen.
    private func isLastBeforeEnd(_ line: Region) -> Bool {
        line.box.maxY + line.box.height * 3 / 2 > screen.height
    }

    /// How much text follows right beside and in lines below that are not on the other screen, in ems, and
    /// the last of these lines.
    private func following(_ match: LineMatching.Match) -> (length: Double, last: Region) {
        var last = region(match.line)
        var length = 0.0
        // A word that wraps may look like another that stood elsewhere.
        let others = matching.matches.filter { other in
            !other.isInOrder || (other.reference < match.reference) != (other.line < match.line)
        }.map(\.line)
        let free = (matching.new + others).sorted { region($0).box.y < region($1).box.y }
        for index in free where index != match.line {
            let next = region(index)
            if next.box.isBeside(last.box) {
                // Another font, or weight, makes it a line of its own.
                length += screen.lengthInEms(of: next)
                continue
            }
            let gap = Double(next.box.y - last.box.maxY)
            let isBelow = next.box.y >= last.box.y + last.box.height / 2
            // The size of a word of few letters, none of them tall, is known less well.
            let begins = next.box.x <= last.box.x + last.box.height / 2
            let goesOn = begins && next.ink.largestDifference(from: last.ink) <= Self.sameInk
            let isAlike = abs(next.pointSize / last.pointSize - 1) < (goesOn ? 0.35 : 0.15)
            // A line that begins with other words, set otherwise, goes on where its paragraph begins.
            let isUnder = next.box.x < last.box.maxX && last.box.x < next.box.maxX
            guard isBelow, isAlike, gap < 1.6 * Double(last.box.height), isUnder || goesOn else { continue }
            length += screen.lengthInEms(of: next)
            last = next
        }
        return (length, last)
    }
}

extension ComparedScreen {
    /// How near to the side of the screen text ends that goes on beyond it, in points.
    private static let side = 8.0

    /// Whether a line ends at the side of the screen: a row that scrolls across shows there what there is
    /// room for.
    fileprivate func reachesSide(_ line: Region) -> Bool {
        let end = traits.runsFromRight ? line.box.x : width - line.box.maxX
        return Double(end) <= Self.side * scale
    }

    /// How far beyond the end of a line the next letter of it begins at most, in heights of it.
    private static let nextLetter = 1.0
    /// The share of what lies there that letters fill, 0…1: more is something that covers them.
    private static let ofLetters = 0.03...0.6
    /// How far their colour is from the ink of the line, in code values.
    private static let sameInk = 24

    /// Whether ink of a line follows right after it, though it was not read as part of it: its end is not
    /// where the text ends.
    fileprivate func goesOn(_ line: Region) -> Bool {
        let reach = Int((Self.nextLetter * Double(line.box.height)).rounded())
        let beyond =
            traits.runsFromRight
            ? max(0, line.box.x - reach)..<line.box.x : line.box.maxX..<min(width, line.box.maxX + reach)
        guard !beyond.isEmpty else { return false }
        let inked = beyond.reduce(0) { sum, x in
            sum
                + (line.box.y..<line.box.maxY).count { y in
                    pixels[x, y].color.largestDifference(from: line.ink) <= Self.sameInk
                }
        }
        return Self.ofLetters.contains(Double(inked) / Double(beyond.count * line.box.height))
    }

    /// The length of a line as a multiple of its size: the same at every size, but for spacing.
    func lengthInEms(of line: Region) -> Double {
        Double(line.box.width) / max(1, line.pointSize * scale)
    }
}

extension PixelRect {
    /// Whether a rectangle begins where another ends, or ends where it begins, on one row: no further away
    /// than words are.
    fileprivate func isBeside(_ other: PixelRect) -> Bool {
        let shared = min(maxY, other.maxY) - max(y, other.y)
        let lower = min(height, other.height)
        guard shared * 2 >= lower else { return false }
        let gap = max(x - other.maxX, other.x - maxX)
        return (0...lower).contains(gap)
    }
}
