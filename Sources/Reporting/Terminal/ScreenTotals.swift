internal import Audit
internal import ColorMath
internal import TextDetection

/// What the terminal report says of all screens together.
struct ScreenTotals {
    private var screens = 0
    /// The screens with a view tree, and the elements of all.
    private var elements = (screens: 0, count: 0)
    private var lines: [Verdict: Int] = [:]
    /// The lines that the app does not draw and that do not pass: they are shown, as notes, and count for
    /// nothing.
    private var aside: [Region.Place: Int] = [:]
    /// The lines that do not pass, of which that is suppressed.
    private var known = SuppressionTally()
    /// The findings that are not on the contrast of text.
    private var others: [Severity: Int] = [:]
    /// The suppressed findings that are not on the contrast of text.
    private var knownByOthers = SuppressionTally()

    /// Counts a screen with the findings that count.
    ///
    /// - Parameters:
    ///   - known: What suppresses that lines do not pass, by their places among the regions.
    ///   - others: The suppressed findings that are not on the contrast of text.
    mutating func add(
        _ image: ImageDocument, _ findings: [FindingDocument], known: [Int: SuppressedFinding.Cause],
        others suppressed: SuppressionTally
    ) {
        screens += 1
        if let tree = image.elements { elements = (elements.screens + 1, elements.count + tree.count) }
        knownByOthers.add(suppressed)
        for (place, region) in image.regions.enumerated() {
            guard let verdict = region.verdict else { continue }
            if region.isSetAside {
                aside[region.place ?? .content, default: 0] += 1
            } else if verdict != .pass, let cause = known[place] {
                self.known.add(cause)
            } else {
                lines[verdict, default: 0] += 1
            }
        }
        for finding in findings where !finding.isOnTextContrast { others[finding.severity, default: 0] += 1 }
    }

    /// The end of the report: how many lines of text there are, and how they do.
    func lines(of totals: RunTotals, judgedBy standard: String, style: TerminalStyle) -> [String] {
        func part(_ verdict: Verdict, _ word: String, as role: TerminalStyle.Role) -> String {
            let number = self.lines[verdict] ?? 0
            return number > 0 ? style.paint("\(number) \(word)", as: role) : "0 \(word)"
        }
        let asideCount = aside.values.reduce(0, +)
        let parts =
            [
                part(.fail, "fail", as: .failure), part(.review, "to review", as: .review),
                "\(self.lines[.pass] ?? 0) pass",
            ] + [known.words].compactMap(\.self) + (asideCount > 0 ? ["\(asideCount) set aside"] : [])
        let total = self.lines.values.reduce(asideCount + known.total, +)
        let heading =
            "\(counted(total, "line")) of text on \(counted(screens, "screen")), judged by \(standard):"
        var facts = [parts.joined(separator: ", ")]
        if asideCount > 0 {
            let places = Region.Place.allCases.compactMap { place in
                aside[place].map { "\($0) \(place.phrase)" }
            }
            let isExempt = [Region.Place.inactive, .decoration, .badge].contains { aside[$0] != nil }
            let isRotated = aside[.rotated] != nil
            let reason =
                "not the app's own text\(isRotated ? ", or not measured along its lines" : "")"
                + (isExempt ? ", or exempt" : "")
            facts.append("set aside: \(places.joined(separator: ", ")); \(reason), so notes at most")
        }
        if elements.screens > 0 {
            facts.append(
                "view trees: \(counted(elements.count, "element")) on \(elements.screens) of "
                    + counted(screens, "screen"))
        }
        if !others.isEmpty || knownByOthers.total > 0 {
            var counts = Severity.allCases.reversed().compactMap { severity in
                others[severity].map { counted($0, severity.rawValue) }
            }
            if let words = knownByOthers.words { counts.append(words) }
            facts.append("by other rules: " + counts.joined(separator: ", "))
        }
        facts.append("configuration: \(totals.configurations.words)")
        facts += totals.remarks
        if totals.unread > 0 {
            let inputs = "\(counted(totals.unread, "input")) could not be read"
            facts.append(style.paint(inputs, as: .failure))
        }
        if let shortfall = totals.shortfall { facts.append(style.paint(shortfall.sentence, as: .failure)) }
        return heading.wrapped(to: style.width)
            + facts.flatMap { $0.wrapped(to: style.width - 4).indentedBehindFirst }
    }
}
