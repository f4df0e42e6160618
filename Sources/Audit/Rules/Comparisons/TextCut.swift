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
            Larger or bolder text needs more room. Where a layout does not make it, words end in an ellipsis \
            or at an edge, and people who need the setting lose what others read. A line is cut off where it \
            begins as on the other screenshot, ends before, and the rest does not follow in the next lines; \
            what would follow below the end of the screen is not known. So it is where it ends within a word \
            of the line on the other screenshot. A text that wraps elsewhere is looked for word by word: it \
            is cut off where its last words are nowhere, and the place in which they would follow is empty. \
            A line of which only the upper or lower part is left, as wide as ever, is cut off too, and so \
            are words of which upper parts are left in a row that ends there. Words between others of their \
            text are covered where another colour fills their place. Lines that overlap, and do not on the \
            other screenshot, are covered; so is a missing line where another of its column, which lay \
            beyond its neighbour, lies in its place, or a colour that was not behind it; where text has \
            grown, the first is for review, and so is a colour that lay beside the line. A line of which a \
            panel, a sheet or a banner leaves the upper, the lower or one end, up to a straight edge, is \
            partly covered; a bar across the screen covers none where the page may have been scrolled under \
            it. A line whose letters all end on one row, below whole ones and lower than these, is for \
            review: an edge seems to cut through it. So is a line that, larger or bolder, reaches the edge \
            of what it lies on, or one alone in its row that ends at the side of the screen, and does not on \
            the other screenshot. Of screenshots in different languages only the ends are compared: a line \
            that ends in an ellipsis, and does not on the other, is cut off, unless as many lines end so on \
            both; one that reaches the edge of its button, or of the screen, and does not on the other, is \
            for review. What an edge that is not seen cuts off at the side, in another language, pixels do \
            not tell; a view tree does, whose label has more letters than there is room for. Where the \
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
            // It ends where the screen does; beside another, its row may scroll.
            .found(
                comparing: .page("home-large", .text(letters: 12, size: 10)),
                .page("home-AX1", .text(letters: 12, size: 25))),
            .notFound(
                comparing: .page(
                    "home-large", .text(2, letters: 5, x: 8, size: 10), .text(letters: 8, x: 50, size: 10)),
                .page("home-AX1", .text(2, letters: 5, x: 8, size: 20), .text(letters: 8, x: 104, size: 20))),
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
        let short = cut + pair.linesSevered(besides: cut)
        let known =
            short + pair.linesWithEllipsis(besides: short) + pair.linesCutInHeight + pair.overlappingLines
            + pair.linesSliced + pair.hiddenLines + pair.linesPartlyCovered
        let words = pair.wordsCutInHeight(besides: known)
        let all = known + words + pair.hiddenWords(besides: known + words)
        let without = all + pair.textsWithoutEnds(besides: all)
        return without + pair.linesOutOfRoom(besides: without) + pair.tangledLines
    }
}

extension ScreenPair {
    /// From this likeness on a beginning is surely the same.
    private static var sureLikeness: Double { 0.8 }
    /// The share of a line beyond which what is missing may be a sign beside it.
    private static var mostOfLine: Double { 0.85 }
    /// The share of the missing end that has to follow in other lines.
    private static var shareThatFollows: Double { 0.7 }

    fileprivate var cutLines: [ComparisonRemark] {
        matching.matches.compactMap { match in
            guard match.isBeginning else { return nil }
            let (old, new) = (referenceRegion(match.reference), region(match.line))
            let length = lengthExpected(of: match)
            let left = screen.lengthInEms(of: new)
            let missing = length - left
            let rest = following(match.line, of: match.reference)
            guard missing > 1, rest.length < Self.shareThatFollows * missing, !isLastBeforeEnd(rest.last),
                !reference.reachesSide(old), !screen.goesOn(new), !goesOnBelow(match.line),
                !areAllWordsThere(of: match.reference),
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

    /// Lines that end within a word, the rest of which does not follow.
    fileprivate func linesSevered(besides known: [ComparisonRemark]) -> [ComparisonRemark] {
        let boxes = known.flatMap(\.boxes)
        return severedLines.compactMap { severed in
            let (old, new) = (referenceRegion(severed.reference), region(severed.line))
            let missing = (1 / severed.share - 1) * screen.lengthInEms(of: new)
            guard !boxes.contains(new.box), !screen.goesOn(new), !reference.reachesSide(old),
                !areAllWordsThere(of: severed.reference),
                following(severed.line, of: severed.reference).length < Self.shareThatFollows * missing
            else { return nil }
            let percent = Int((100 * severed.share).rounded())
            return ComparisonRemark(
                verdict: severed.isSure ? .fail : .review,
                message: "This line is cut off \(words) within a word: about \(percent) % of it is left.",
                boxes: [new.box], referenceBoxes: [old.box],
                severityAtMost: severed.isSure ? .error : .warning)
        }
    }

    /// Whether the next line of a text would begin below the screen.
    private func isLastBeforeEnd(_ line: Region) -> Bool {
        line.box.maxY + line.box.height * 3 / 2 > screen.height
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

    /// The length of a line as a multiple of its size: the same at every size, but for spacing.
    func lengthInEms(of line: Region) -> Double {
        Double(line.box.width) / max(1, line.pointSize * scale)
    }
}
