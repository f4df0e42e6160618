internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text has the size that its style has at the text size that is set.
    public static let textSizeGrowth = Rule(
        id: "text-size-growth",
        name: "Text size not followed",
        summary: "A line of text grows and shrinks with the text size that is set, as its text style does.",
        rationale: """
            People who need larger text set it once, for all apps. Each text style has a size in points for \
            each of the twelve text sizes; a line that has the size of a style at one and keeps it at \
            another was given a fixed size. A line that goes less than a third of the way does not follow, \
            which is a failure; one that goes less than three quarters of a long way may have a limit, which \
            is review. So are lines at the top and the bottom that stay where they are, in bars: bars keep \
            their size and show it enlarged when they are held. Size, width and height are measured, and a \
            line follows where one of them does: the width of the same words is the surest. Letters less \
            than two ems wide may be those of a picture, and are for review. Signs and one or two letters, \
            initials in a circle for example, are taken for pictures, and text half as large again as the \
            largest style is large at every setting. On Android text grows by the font scale, from Android \
            14 on large text by less; what grows by either follows. Two screenshots that differ in nothing \
            but the text size are compared, on platforms whose styles have such sizes.
            """,
        guidelines: [.dynamicType, .userPreferences],
        severity: .error,
        examples: [
            .found(
                comparing: .page("home-large", .text(letters: 6, size: 17)),
                .page("home-AX1", .text(letters: 6, size: 17))),
            .notFound(
                comparing: .page("home-large", .text(letters: 6, size: 17)),
                .page("home-AX1", .text(letters: 6, size: 28))),
            .found(
                comparing: .page("home-large", .text(letters: 6, size: 11)),
                .page("home-xxxLarge", .text(letters: 6, size: 11))),
            .notFound(
                comparing: .page("home-large", .text(letters: 6, size: 11)),
                .page("home-xxxLarge", .text(letters: 6, size: 17))),
            .found(
                comparing: .page("home-large", .text(letters: 6, size: 12)),
                .page("home-AX1", .text(letters: 6, size: 15))),
            .found(
                comparing: .page("home-large", .text(letters: 6, size: 17)),
                .page("home-xSmall", .text(letters: 6, size: 17))),
            .notFound(
                comparing: .page("home-large", .text(letters: 6, size: 10)),
                .page("home-AX1", .text(letters: 6, size: 10))),
            .found(
                comparing: .page("home", .text(letters: 6, size: 16)),
                .page("home-fontScale1.5", .text(letters: 6, size: 16))),
            .notFound(
                comparing: .page("home", .text(letters: 6, size: 16)),
                .page("home-fontScale1.5", .text(letters: 6, size: 23))),
            .notFound(
                comparing: .page("home-light", .text(letters: 6, size: 17)),
                .page("home-dark", .text(letters: 6, size: 17))),
            // A sign, or one letter; and letters of a logo.
            .notFound(
                comparing: .page("home-large", .text(letters: 2, size: 17)),
                .page("home-AX1", .text(letters: 2, size: 17))),
            .notFound(
                comparing: .page("home-large", .text(letters: 3, size: 64)),
                .page("home-AX1", .text(letters: 3, size: 64))),
        ])
}

extension ComparisonCheck {
    static let textSizeGrowth = ComparisonCheck(.textSizeGrowth) { pair in
        guard pair.differ(onlyIn: .size) else { return [] }
        var found: [GrowthFault: [LineMatching.Match]] = [:]
        var order: [GrowthFault] = []
        for match in pair.matching.matches {
            guard let fault = GrowthFault(of: match, in: pair) else { continue }
            if found[fault] == nil { order.append(fault) }
            found[fault, default: []].append(match)
        }
        return order.map { fault in
            let matches = found[fault] ?? []
            let lines = matches.count > 1 ? " These are \(matches.count) lines." : ""
            return ComparisonRemark(
                verdict: fault.verdict, message: fault.message + lines,
                boxes: matches.map { pair.region($0.line).box },
                referenceBoxes: matches.map { pair.referenceRegion($0.reference).box },
                severityAtMost: fault.severityAtMost)
        }
    }

    /// What lines of one style do wrong alike.
    private struct GrowthFault: Hashable {
        let verdict: Verdict
        let severityAtMost: Severity
        let message: String

        /// The share of the way that text goes which does not follow.
        private static let leastShare = 0.35
        /// The share of a long way that text goes which follows.
        private static let enoughShare = 0.75
        /// A change of size by less than this share is not measured.
        private static let leastChange = 0.04
        /// A change by more than this share is a long way.
        private static let longWay = 0.25
        /// The length in ems below which letters are not told from a sign.
        private static let shortest = 1.5
        /// The length in ems below which letters may be those of a picture: keys of a keyboard are 1.6 wide.
        private static let surelyText = 2.0
        /// The correlation with the line on the other screen that a line needs which is surely the same.
        private static let sureLikeness = 0.8

        init?(of match: LineMatching.Match, in pair: ScreenPair) {
            let (old, new) = (pair.referenceRegion(match.reference), pair.region(match.line))
            let platform = pair.screen.audit.conditions.platform ?? .iOS
            guard let category = pair.reference.traits[.size], let other = pair.screen.traits[.size],
                let growth = TypeGrowth(
                    of: old.pointSize, within: old.pointSizeRange, from: category, to: other, on: platform)
            else { return nil }
            let way = growth.least - 1
            guard abs(way) >= Self.leastChange,
                pair.reference.lengthInEms(of: old) >= Self.shortest, !pair.reference.isOnTile(old)
            else { return nil }
            // A size is read from the heights of letters, which a sign beside them, or one letter that hangs
            // down, changes: the line grows where anything of it does.
            let share = pair.growths(of: match).map { ($0 - 1) / way }.max() ?? 0
            guard share < (abs(way) > Self.longWay ? Self.enoughShare : Self.leastShare),
                !pair.reference.repeatsOneSign(old)
            else { return nil }
            let isInBar = pair.isInBar(match)
            let isSure =
                pair.likeness(of: match) >= Self.sureLikeness
                && pair.reference.lengthInEms(of: old) >= Self.surelyText
            verdict = share < Self.leastShare && isSure && !isInBar ? .fail : .review
            severityAtMost = isInBar ? .note : verdict == .fail && way > 0 ? .error : .warning
            func words(_ line: Region, at value: String) -> String {
                "\(Figure(line.pointSize.rounded())) \(platform.typeUnit) \(ScreenTrait.size.words(for: value))"
            }
            message =
                "Text of \(words(old, at: category)) has \(words(new, at: other)), where \(growth.words)"
                + (isInBar ? "; it stays at the edge, where bars keep their size." : ".")
        }
    }
}

extension ComparedScreen {
    /// How far a tile with letters in its middle reaches, in heights of these, and how much its sides differ,
    /// as a share.
    private static let (farthest, unevenness) = (2.5, 0.2)
    /// How far colours are apart, in code values, that lie on either side of an edge.
    private static let otherColor = 24
    /// The most letters of initials, in ems.
    private static let initials = 2.5

    /// Whether a line stands in the middle of a circle or a square that is little larger: initials.
    fileprivate func isOnTile(_ line: Region) -> Bool {
        guard lengthInEms(of: line) <= Self.initials else { return false }
        let (box, most) = (line.box, Int(Self.farthest * Double(line.box.height)))
        let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
        func reach(_ dx: Int, _ dy: Int, from start: Int) -> Int? {
            (start..<max(start + 1, most)).first { step in
                let (column, row) = (x + dx * step, y + dy * step)
                guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
                return pixels[column, row].color.largestDifference(from: line.backdrop) > Self.otherColor
            }
        }
        let (across, down) = (box.width / 2 + 2, box.height / 2 + 2)
        let sides = [
            reach(-1, 0, from: across), reach(1, 0, from: across), reach(0, -1, from: down),
            reach(0, 1, from: down),
        ].compactMap(\.self)
        guard sides.count == 4, let least = sides.min(), let farthest = sides.max() else { return false }
        return Double(farthest) <= (1 + Self.unevenness) * Double(least)
    }
}

extension ScreenPair {
    /// How many times as large a line has become, by its size, its width and its height.
    fileprivate func growths(of match: LineMatching.Match) -> [Double] {
        let (old, new) = (referenceRegion(match.reference), region(match.line))
        let size = new.growth(from: old)
        let points = reference.scale / screen.scale
        // What has lost its end is not narrower for its size: its words tell.
        guard !match.isBeginning else { return [size] + widths(ofWordsOf: match).map { points * $0 } }
        return [
            size, points * Double(new.box.width) / Double(max(1, old.box.width)),
            points * Double(new.box.height) / Double(max(1, old.box.height)),
        ]
    }

    /// The correlation from which two words are the same.
    private static var sameWord: Double { 0.8 }

    /// How many times as wide the words of a line are that it has kept: the middle one of them; empty where
    /// none is found again.
    private func widths(ofWordsOf match: LineMatching.Match) -> [Double] {
        let widths = zip(reference.words(of: match.reference), screen.words(of: match.line)).filter {
            $0.shape.likeness(to: $1.shape) >= Self.sameWord
        }.map { Double($1.box.width) / Double(max(1, $0.box.width)) }.sorted()
        return widths.isEmpty ? [] : [widths[widths.count / 2]]
    }

    /// How alike the shapes of the two lines are, 0…1.
    fileprivate func likeness(of match: LineMatching.Match) -> Double {
        match.isBeginning
            ? match.likeness : reference.likeness(of: match.reference, to: match.line, on: screen)
    }

    /// Whether a line stands where bars are, at the top or the bottom, and in the same place on both screens.
    fileprivate func isInBar(_ match: LineMatching.Match) -> Bool {
        let (old, new) = (referenceRegion(match.reference).box, region(match.line).box)
        let (oldScale, newScale) = (reference.scale, screen.scale)
        let fromTop = (Double(old.y) / oldScale, Double(new.y) / newScale)
        let fromBottom = (
            Double(reference.height - old.maxY) / oldScale, Double(screen.height - new.maxY) / newScale
        )
        // A title that grows a little stays where its middle is.
        let middles = (Double(old.y + old.maxY) / 2 / oldScale, Double(new.y + new.maxY) / 2 / newScale)
        let isTall = Double(screen.height) / newScale > 4 * BarDepth.points
        return isTall
            && [fromTop, fromBottom, middles].contains { abs($0.0 - $0.1) <= 2 && $0.0 < BarDepth.points }
    }
}
