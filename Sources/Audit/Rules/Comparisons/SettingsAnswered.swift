internal import ColorMath
internal import Raster
internal import TextDetection

extension Rule {
    /// Text gets bolder where Bold Text is on.
    public static let boldUnanswered = Rule(
        id: "bold-unanswered",
        name: "Bold Text not answered",
        summary: "Every line of text that is not bold gets bolder where Bold Text is on.",
        rationale: """
            Thin strokes are hard to see; Bold Text makes them wider in every app that uses the system's \
            fonts, or asks for the setting. Strokes are measured on two screenshots that differ in nothing \
            but the setting. Lines whose strokes are no wider do not answer; where they are hardly wider, \
            the verdict is review. Lines that are bold already, and those whose strokes cannot be \
            measured, do not count.
            """,
        guidelines: [.userPreferences, .interface("Typography", "Ensuring legibility", at: "typography")],
        severity: .warning,
        examples: [
            .found(comparing: .page("home", .text()), .page("home-bold", .text())),
            .notFound(comparing: .page("home", .text()), .page("home-bold", .text(stroke: 0.14))),
            .notFound(
                comparing: .page("home", .text(stroke: 0.2)), .page("home-bold", .text(stroke: 0.2))),
            .found(
                comparing: .page("home", .text(), .text(2, y: 100)),
                .page("home-bold", .text(stroke: 0.14), .text(2, y: 100))),
            .notFound(
                comparing: .page("home", .text(), .text(2, y: 100, stroke: 0.135)),
                .page("home-bold", .text(stroke: 0.14), .text(2, y: 100, stroke: 0.135))),
            .found(comparing: .page("home", .text()), .page("home-bold", .text(stroke: 0.105))),
            .notFound(comparing: .page("home-light", .text()), .page("home-dark", .text())),
        ])

    /// Text stands out further where Increase Contrast is on.
    public static let contrastUnanswered = Rule(
        id: "contrast-unanswered",
        name: "Increase Contrast not answered",
        summary: "Text that has less contrast than 7 has more where Increase Contrast is on.",
        rationale: """
            People who switch on Increase Contrast ask for text that stands out further: the system's \
            colours do, and an app's own have to have a value for it. Lines that have less than 7, which is \
            what level AAA of WCAG asks for, and no more of it with the setting on, do not answer. Where not \
            a pixel of the screen is another, the app as a whole does not answer, and the verdict is fail; \
            otherwise it is review.
            """,
        guidelines: [.userPreferences, .enhancedContrast, .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                comparing: .page("home", .text(ink: 0x767676)), .page("home-increased", .text(ink: 0x767676))),
            .notFound(
                comparing: .page("home", .text(ink: 0x767676)), .page("home-increased", .text(ink: 0x555555))
            ),
            .notFound(comparing: .page("home", .text()), .page("home-increased", .text())),
            .found(
                comparing: .page("home", .text(ink: 0x767676), .text(2, y: 100, ink: 0x767676)),
                .page("home-increased", .text(ink: 0x555555), .text(2, y: 100, ink: 0x767676))),
        ])

    /// Nothing shines through behind text where Reduce Transparency is on.
    public static let transparencyUnanswered = Rule(
        id: "transparency-unanswered",
        name: "Reduce Transparency not answered",
        summary: "Text over a backdrop that varies has a plain one where Reduce Transparency is on.",
        rationale: """
            What shines through a bar or a sheet makes text on it harder to read. With Reduce Transparency \
            the system makes its materials opaque, and an app has to make its own so. Lines over a varied \
            backdrop that varies still with the setting on are reported. Where not a pixel of the screen is \
            another, the verdict is fail; otherwise it is review, for the backdrop may be a picture.
            """,
        guidelines: [.userPreferences, .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                comparing: .page("home", .text(isOverVariedBackdrop: true)),
                .page("home-opaque", .text(isOverVariedBackdrop: true))),
            .notFound(
                comparing: .page("home", .text(isOverVariedBackdrop: true)), .page("home-opaque", .text())),
            .notFound(comparing: .page("home", .text()), .page("home-opaque", .text())),
            .found(
                comparing: .page("home", .text(isOverVariedBackdrop: true), .bar(0xC0C0C0)),
                .page("home-opaque", .text(isOverVariedBackdrop: true), .bar(0xE0E0E0))),
        ])
}

extension ComparisonCheck {
    /// Strokes that are wider by this share are bolder, and by less than the lower one not at all.
    private static let (bolder, noBolder) = (1.08, 1.03)

    static let boldUnanswered = ComparisonCheck(.boldUnanswered) { pair in
        guard pair.differ(onlyIn: .bold), pair.screen.traits[.bold] == "bold" else { return [] }
        let lines = pair.matching.matches.compactMap { match -> (LineMatching.Match, Double, Double)? in
            let (old, new) = (pair.referenceRegion(match.reference), pair.region(match.line))
            guard old.weight != .bold, let before = old.strokeShare, let after = new.strokeShare else {
                return nil
            }
            return (match, before, after)
        }
        // A heading that was as bold before as others are now has no bolder weight: next to it, they are not
        // bolder.
        let boldest = (lines.filter { $0.2 / $0.1 >= bolder }.map(\.2).min() ?? .infinity) / bolder
        var growths: [Double] = []
        var kept: [LineMatching.Match] = []
        for (match, before, after) in lines where before < boldest || after / before >= bolder {
            growths.append(after / before)
            if after / before < bolder { kept.append(match) }
        }
        guard let most = growths.filter({ $0 < bolder }).max() else { return [] }
        return [
            pair.remark(
                on: kept, isSure: most < noBolder,
                "\(pair.share(kept.count, of: growths.count)) no bolder with Bold Text.")
        ]
    }

    /// The contrast that level AAA of WCAG 2.2, 1.4.6, asks for.
    private static let enhancedContrast = ContrastStandard.enhancedRatio

    static let contrastUnanswered = ComparisonCheck(.contrastUnanswered) { pair in
        guard pair.differ(onlyIn: .contrast), pair.screen.traits[.contrast] == "increased" else { return [] }
        let low = pair.matching.matches.filter {
            pair.referenceRegion($0.reference).contrast.typical < enhancedContrast
        }
        let kept = low.filter { match in
            let before = pair.referenceRegion(match.reference).contrast.typical
            return pair.region(match.line).contrast.typical < 1.02 * before
        }
        guard !kept.isEmpty else { return [] }
        return [
            pair.remark(
                on: kept, isSure: pair.change?.count == 0,
                "\(pair.share(kept.count, of: low.count)) below \(Figure(enhancedContrast)) and no clearer with "
                    + "Increase Contrast.")
        ]
    }

    static let transparencyUnanswered = ComparisonCheck(.transparencyUnanswered) { pair in
        guard pair.differ(onlyIn: .transparency), pair.screen.traits[.transparency] == "reduced" else {
            return []
        }
        let varied = pair.matching.matches.filter { pair.referenceRegion($0.reference).isOverVariedBackdrop }
        let kept = varied.filter { pair.region($0.line).isOverVariedBackdrop }
        guard !kept.isEmpty else { return [] }
        return [
            pair.remark(
                on: kept, isSure: pair.change?.count == 0,
                "\(pair.share(kept.count, of: varied.count)) over a backdrop that varies still with Reduce "
                    + "Transparency.")
        ]
    }
}

extension ScreenPair {
    /// `3 of 5 lines are`.
    fileprivate func share(_ count: Int, of all: Int) -> String {
        "\(count) of \(counted(all, "line")) \(count == 1 ? "is" : "are")"
    }

    /// A remark on lines that do not answer a setting.
    fileprivate func remark(
        on matches: [LineMatching.Match], isSure: Bool, _ message: String
    ) -> ComparisonRemark {
        ComparisonRemark(
            verdict: isSure ? .fail : .review, message: message,
            boxes: matches.map { region($0.line).box },
            referenceBoxes: matches.map { referenceRegion($0.reference).box })
    }
}

extension Region {
    /// The width of the strokes as a share of the size of the type.
    fileprivate var strokeShare: Double? { strokeWidth.map { $0 / max(1, pointSize) } }

    /// Whether what lies behind it is not of one colour.
    fileprivate var isOverVariedBackdrop: Bool { place == .content && contrast.high > 1.05 * contrast.low }
}
