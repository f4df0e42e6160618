internal import Audit
internal import ColorMath
internal import Raster
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// The part of the terminal report that speaks of one screen.
struct ScreenSection {
    let screen: ScreenAudit
    let style: TerminalStyle

    /// The column at which what follows the first line of a finding begins: under its ratio.
    private static let indent = 12

    var lines: [String] {
        let own = screen.findings.filter { $0.severity > .note }
        var lines = [heading]
        lines += screen.warnings.map { "  " + $0.visible }
        lines += FindingGroup.groups(of: own, on: screen).flatMap(self.lines)
        lines += RemarkGroup.groups(of: screen.findings).flatMap(self.lines)
        lines.append(summary)
        return lines
    }

    private var heading: String {
        let facts = [
            "\(screen.width) × \(screen.height)", scale, screen.appearance.rawValue,
            screen.colorSpace.visible,
        ]
        return "\(style.paint(screen.path.visible, as: .heading))  \(facts.joined(separator: " · "))"
    }

    private var scale: String {
        let source =
            switch screen.scale.source {
            case .option: "as told"
            case .fileName: "by its name"
            case .device: "by its size"
            case .pixelDensity: "by its density"
            case .assumed: "assumed"
            }
        return "@\(Figure(screen.scale.value))x \(source)"
    }

    private func lines(of group: FindingGroup) -> [String] {
        let region = group.judged.region
        let first = [
            mark(of: group.finding.verdict),
            group.ratio.leading(5),
            "needs \(Figure(group.required))".trailing(9),
            "\(style.swatch(region.ink)) on \(style.swatch(region.backdrop))",
            group.size + (group.boxes.count > 1 ? ", \(group.boxes.count) lines" : ""),
        ].joined(separator: "  ")

        let hint = group.finding.suggestion.map {
            "use \(style.swatch($0.foreground)) for \(ContrastRatio($0.contrast))"
        }
        let boxes = group.boxes.map(\.words)
        let width = style.width - Self.indent
        let rest =
            (group.judged.attribution.words(under: screen.conditions)?.wrapped(to: width) ?? [])
            + (group.judged.judgement?.reason?.wrapped(to: width) ?? [])
            + (group.finding.otherOutcomes?.wrapped(to: width) ?? [])
            + ([hint].compactMap(\.self) + boxes).lines(joinedBy: " · ", width: width)
        return ["  " + first] + indented(rest)
    }

    private func lines(of group: RemarkGroup) -> [String] {
        let width = style.width - Self.indent
        let message = "\(group.finding.rule): \(group.finding.message)".wrapped(to: width - 1)
        let rest =
            Array(message.dropFirst()) + (group.finding.otherOutcomes?.wrapped(to: width) ?? [])
            + group.boxes.map(\.words).lines(joinedBy: " · ", width: width)
        return ["  \(mark(of: group.finding.severity))  \(message.first ?? "")"] + indented(rest)
    }

    private func indented(_ lines: [String]) -> [String] {
        lines.map { String(repeating: " ", count: Self.indent) + $0 }
    }

    private func mark(of verdict: Verdict) -> String {
        switch verdict {
        case .fail: style.paint("✗ fail  ", as: .failure)
        case .review: style.paint("? review", as: .review)
        case .pass: "✓ pass  "
        }
    }

    private func mark(of severity: Severity) -> String {
        switch severity {
        case .error: style.paint("✗ error  ", as: .failure)
        case .warning: style.paint("! warning", as: .review)
        case .note: "· note   "
        }
    }

    /// What the findings leave out: the lines that pass, and those outside the app's own content.
    private var summary: String {
        let passing = screen.regions.count { $0.judgement?.verdict == .pass }
        let noted = Dictionary(grouping: screen.regions.filter(\.isSetAside)) { $0.region.place }
        let hasText = screen.regions.contains { $0.judgement != nil }
        let aside = Region.Place.allCases.compactMap { place in
            noted[place].map { "\($0.count) set aside \(place.phrase)" }
        }
        return "  "
            + ([hasText ? "✓ \(counted(passing, "line")) pass" : "no text found"] + aside).joined(
                separator: " · ")
    }
}

extension Region.Place {
    fileprivate var phrase: String {
        switch self {
        case .content: "in the content"
        case .statusBar: "in the status bar"
        case .keyboard: "on the keyboard"
        case .picture: "inside a picture"
        }
    }
}

extension Attribution {
    /// The roles of ink and backdrop, where the ink is a system colour of the screen's own conditions.
    fileprivate func words(under conditions: ScreenConditions) -> String? {
        guard let ink = foregroundRole, ink.occurs(under: conditions) else { return nil }
        return backgroundRole.map { "\(ink.name) on \($0.name)" } ?? ink.name
    }
}
