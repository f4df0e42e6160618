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
            is review, unless another of its size follows. So are lines at the top and the bottom that stay \
            where they are, in bars: bars keep their size and show it enlarged when they are held. Size, \
            width and height are measured, and a line follows where one of them does: the width of the same \
            words is the surest. Letters less than two ems wide may be those of a picture, and are for \
            review. Signs and one or two letters, initials in a circle for example, are taken for pictures, \
            and text half as large again as the largest style is large at every setting. On Android text \
            grows by the font scale, from Android 14 on large text by less; what grows by either follows. \
            Two screenshots that differ in nothing but the text size are compared, on platforms whose styles \
            have such sizes.
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
        let growths = pair.matching.matches.map { LineGrowth(of: $0, in: pair) }
        let following = growths.compactMap(\.self).filter(\.follows).map(\.pointSize)
        for (match, growth) in zip(pair.matching.matches, growths) {
            guard let growth,
                let fault = GrowthFault(of: match, growing: growth, besides: following, in: pair)
            else { continue }
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

        /// The length in ems below which letters may be those of a picture: keys of a keyboard are 1.6 wide.
        private static let surelyText = 2.0
        /// The correlation with the line on the other screen that a line needs which is surely the same.
        private static let sureLikeness = 0.8
        /// How far sizes are apart that are one, as a share.
        private static let sameSize = 0.03

        /// - Parameter following: The sizes on the first screen of lines that follow: where others of its
        ///   size do, one that goes most of the way is measured too small.
        init?(
            of match: LineMatching.Match, growing growth: LineGrowth, besides following: [Double],
            in pair: ScreenPair
        ) {
            let (old, new) = (pair.referenceRegion(match.reference), pair.region(match.line))
            let platform = pair.screen.audit.conditions.platform ?? .iOS
            let hasFollowers = following.contains {
                abs($0 - growth.pointSize) <= Self.sameSize * growth.pointSize
            }
            guard let category = pair.reference.traits[.size], let other = pair.screen.traits[.size],
                !growth.follows, !(hasFollowers && growth.share >= LineGrowth.leastShare),
                !pair.reference.repeatsOneSign(old),
                // Words that stand there several times, out of order, may be those of another line.
                match.isInOrder || match.isUnique
            else { return nil }
            let isInBar = pair.isInBar(match)
            let isSure =
                pair.likeness(of: match) >= Self.sureLikeness
                && pair.reference.lengthInEms(of: old) >= Self.surelyText
            verdict = growth.share < LineGrowth.leastShare && isSure && !isInBar ? .fail : .review
            severityAtMost = isInBar ? .note : verdict == .fail && growth.way > 0 ? .error : .warning
            func words(_ line: Region, at value: String) -> String {
                "\(Figure(line.pointSize.rounded())) \(platform.typeUnit) \(ScreenTrait.size.words(for: value))"
            }
            message =
                "Text of \(words(old, at: category)) has \(words(new, at: other)), where \(growth.asked.words)"
                + (isInBar ? "; it stays at the edge, where bars keep their size." : ".")
        }
    }
}

extension ScreenPair {
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
