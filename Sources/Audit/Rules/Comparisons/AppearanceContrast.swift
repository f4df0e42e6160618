internal import ColorMath
internal import Screenshots
internal import TextDetection

extension Rule {
    /// Text that can be read in one appearance can be read in the other.
    public static let appearanceContrast = Rule(
        id: "appearance-contrast",
        name: "Contrast in the other appearance",
        summary:
            "A line of text that has enough contrast in one appearance, or on one screenshot, has it in the "
            + "other.",
        rationale: """
            A colour that was chosen for light, and stays in dark, is often too close to its ground there. \
            The same line is measured on both screenshots; it is reported where it passes on one and fails \
            on the other. Where not a pixel is another, the app does not answer the appearance, or was \
            not in it: then nothing was looked at, and the verdict is review. In another language, or \
            where the layout runs the other way, which line is which is not known, and nothing is said. \
            Where the file is translucent, what lies behind is not known, and the verdict is \
            review. What fails on both is for an audit of either.
            """,
        guidelines: [.minimumContrast, .enhancedContrast, .darkMode],
        severity: .error,
        examples: [
            .found(
                comparing: .page("home-light", .text(ink: 0x3C3C43)),
                .page("home-dark", on: 0x000000, .text(ink: 0x3C3C43))),
            .notFound(
                comparing: .page("home-light", .text(ink: 0x3C3C43)),
                .page("home-dark", on: 0x000000, .text(ink: 0xEBEBF5))),
            .found(
                comparing: .page("home-light", .text(ink: 0x0000C0)),
                .page("home-dark", on: 0x1C1C1E, .text(ink: 0x0000C0))),
            .notFound(
                comparing: .page("home-light", .text(ink: 0xC0C0C0)),
                .page("home-dark", on: 0x000000, .text(ink: 0x303030))),
            .found(comparing: .page("home-light", .text()), .page("home-dark", .text())),
            .notFound(comparing: .page("home", .text()), .page("home-bold", .text())),
            .notFound(
                comparing: .page("home-en", .text()), .page("home-de", .text(3, ink: 0xC0C0C0))),
            .notFound(comparing: .page("home-light"), .page("home-dark")),
        ])
}

extension ComparisonCheck {
    static let appearanceContrast = ComparisonCheck(.appearanceContrast) { pair in
        guard pair.showsSameText else { return [] }
        return pair.unansweredAppearance + pair.fallenContrasts { _ in true }
    }
}

extension ScreenPair {
    /// That nothing is another in the other appearance, where the two differ in nothing else.
    fileprivate var unansweredAppearance: [ComparisonRemark] {
        // What shows nothing has no appearance.
        guard differ(onlyIn: .appearance), change?.count == 0, !screen.regions.isEmpty else { return [] }
        return [
            ComparisonRemark(
                verdict: .review,
                message:
                    "Not a pixel is another \(words): the app does not answer the setting, or was not in it.",
                boxes: [], referenceBoxes: [], severityAtMost: .warning)
        ]
    }

    /// The lines that pass on one screen and fail on the other, one remark for those of one style.
    func fallenContrasts(where isCounted: (Region) -> Bool) -> [ComparisonRemark] {
        var order: [Fall] = []
        var lines: [Fall: [LineMatching.Match]] = [:]
        for match in matching.matches where isCounted(region(match.line)) {
            guard let fall = Fall(of: match, in: self) else { continue }
            if lines[fall] == nil { order.append(fall) }
            lines[fall, default: []].append(match)
        }
        let canvas = screen.canvas
        return order.map { fall in
            let matches = lines[fall] ?? []
            return ComparisonRemark(
                verdict: canvas == nil ? .fail : .review,
                message: fall.message(words)
                    + (canvas.map { " The file is translucent, and was looked at over \($0.shade.rawValue)." }
                        ?? ""),
                boxes: matches.map { region($0.line).box },
                referenceBoxes: matches.map { referenceRegion($0.reference).box },
                severityAtMost: canvas == nil ? .error : .warning, colors: fall.colors)
        }
    }

    /// A line that passes on one screen and fails on the other, told by its colours.
    private struct Fall: Hashable {
        let colors: ComparisonFinding.Colors
        let before: Double

        init?(of match: LineMatching.Match, in pair: ScreenPair) {
            let old = pair.reference.audit.regions[match.reference]
            let new = pair.screen.audit.regions[match.line]
            // What has changed its place may be another line of the same words.
            guard match.isInOrder || pair.isOfStates, old.region.place == .content,
                new.region.place == .content,
                old.judgement?.verdict == .pass, let judgement = new.judgement, judgement.verdict == .fail
            else { return nil }
            colors = ComparisonFinding.Colors(
                ink: new.region.ink, backdrop: new.region.backdrop, contrast: new.region.contrast.typical,
                required: judgement.required)
            before = old.region.contrast.typical
        }

        func message(_ words: String) -> String {
            "Contrast falls from \(ContrastRatio(before)) to \(ContrastRatio(colors.contrast)), \(colors.ink) on "
                + "\(colors.backdrop), \(words), and \(Figure(colors.required)) is required."
        }
    }
}
