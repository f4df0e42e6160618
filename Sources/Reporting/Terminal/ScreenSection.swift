internal import Audit
internal import ColorMath
internal import Raster
internal import Screenshots
internal import TextDetection

/// The part of the terminal report that speaks of one screen.
struct ScreenSection {
    let screen: ScreenAudit
    let style: TerminalStyle

    /// The column at which the second line of a finding begins: under its ratio.
    private static let indent = 12

    var lines: [String] {
        let own = screen.findings.filter { $0.severity > .note }.sorted(by: isWorse)
        return [heading] + own.flatMap(finding) + [summary(of: own)]
    }

    private var heading: String {
        let facts = [
            "\(screen.width) × \(screen.height)", "@\(Figure(screen.scale.value))x",
            screen.appearance.rawValue, screen.colorSpace.visible,
        ]
        return "\(style.paint(screen.path.visible, as: .heading))  \(facts.joined(separator: " · "))"
    }

    /// Failures before reviews, then by how far the ratio falls short.
    private func isWorse(_ one: Finding, _ other: Finding) -> Bool {
        func rank(_ finding: Finding) -> (Int, Double, Int) {
            let judged = screen.regions[finding.region]
            let shortfall = judged.region.contrast.typical / (judged.judgement?.required ?? 1)
            return (finding.verdict == .fail ? 0 : 1, shortfall, finding.region)
        }
        return rank(one) < rank(other)
    }

    private func finding(_ finding: Finding) -> [String] {
        let judged = screen.regions[finding.region]
        let region = judged.region
        let size = "\(Figure(region.pointSize.rounded())) pt" + (region.weight == .bold ? " bold" : "")
        let first = [
            mark(of: finding.verdict),
            ContrastRatio(region.contrast.typical).description.leading(5),
            "needs \(Figure(judged.judgement?.required ?? 0))".trailing(9),
            "\(style.swatch(region.ink)) on \(style.swatch(region.backdrop))",
            size,
        ].joined(separator: "  ")

        let details = [
            finding.suggestion.map { "use \(style.swatch($0.foreground)) for \(ContrastRatio($0.contrast))" },
            judged.judgement?.reason,
            "\(region.box.width) × \(region.box.height) px at \(region.box.x), \(region.box.y)",
        ].compactMap(\.self).joined(separator: " · ")
        let margin = String(repeating: " ", count: Self.indent)
        return ["  " + first] + details.wrapped(to: style.width - Self.indent).map { margin + $0 }
    }

    private func mark(of verdict: Verdict) -> String {
        switch verdict {
        case .fail: style.paint("✗ fail  ", as: .failure)
        case .review: style.paint("? review", as: .review)
        case .pass: "✓ pass  "
        }
    }

    /// What the findings leave out: the lines that pass, and those outside the app's own content.
    private func summary(of own: [Finding]) -> String {
        let passing = screen.regions.count { $0.judgement?.verdict == .pass }
        let aside = Dictionary(grouping: screen.findings.filter { $0.severity == .note }) {
            screen.regions[$0.region].region.place
        }
        var parts = [passing == 0 && own.isEmpty ? "  no text found" : "  ✓ \(counted(passing, "line")) pass"]
        for place in Region.Place.allCases {
            guard let findings = aside[place] else { continue }
            parts.append("\(findings.count) aside: \(place.phrase)")
        }
        return parts.joined(separator: " · ")
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
