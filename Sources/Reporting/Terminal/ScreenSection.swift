internal import Audit
internal import ColorMath
internal import Raster
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// The part of the terminal report that speaks of one screen.
struct ScreenSection {
    let image: ImageDocument
    /// What was found on it, that counts.
    let findings: [FindingDocument]
    /// What suppresses that lines do not pass, by their places among the regions.
    let known: [Int: SuppressedFinding.Cause]
    let style: TerminalStyle

    /// The column at which what follows the first line of a finding begins: under its ratio.
    private static let indent = 12

    var lines: [String] {
        let own = findings.filter { $0.severity > .note }
        var lines = [heading]
        lines += (image.warnings ?? []).map { "  " + $0.visible }
        lines += TextFinding.worstFirst(of: own, on: image).flatMap(self.lines)
        lines += RemarkGroup.groups(of: findings, on: image).flatMap(self.lines)
        lines.append(summary)
        return lines
    }

    private var heading: String {
        let facts = [
            "\(image.width) × \(image.height)", scale, platform, image.appearance.rawValue,
            image.colorSpace.visible,
        ]
        return "\(style.paint(image.path.visible, as: .heading))  \(facts.joined(separator: " · "))"
    }

    private var scale: String {
        let source =
            switch image.scaleSource {
            case .option: "as told"
            case .fileName: "by its name"
            case .device: "by its size"
            case .pixelDensity: "by its density"
            case .windowControls: "by its window"
            case .text: "by its text"
            case .assumed: "assumed"
            }
        return "@\(Figure(image.scale))x \(source)"
    }

    private var platform: String {
        Platform(rawValue: image.conditions.platform)?.name ?? "platform unknown"
    }

    private func lines(of text: TextFinding) -> [String] {
        let region = text.region
        let first = [
            mark(of: text.finding.verdict),
            text.ratio.leading(5),
            "needs \(Figure(text.required))".trailing(9),
            "\(style.swatch(region.ink)) on \(style.swatch(region.backdrop))",
            text.size + (text.boxes.count > 1 ? ", \(text.boxes.count) lines" : ""),
        ].joined(separator: "  ")

        let hint = text.finding.suggestion.map {
            "use \(style.swatch($0.foreground.color)) for \(ContrastRatio($0.contrast.exact))"
        }
        let boxes = text.boxes.listed
        let width = style.width - Self.indent
        let rest =
            (region.roles?.wrapped(to: width) ?? [])
            + (text.finding.tokens?.words.visible.wrapped(to: width) ?? [])
            + (text.finding.tokens?.remedy?.visible.wrapped(to: width) ?? [])
            + (region.reason?.wrapped(to: width) ?? [])
            + (text.finding.otherOutcomes?.wrapped(to: width) ?? [])
            + ([hint].compactMap(\.self) + boxes).lines(joinedBy: " · ", width: width)
        return ["  " + first] + indented(rest)
    }

    private func lines(of group: RemarkGroup) -> [String] {
        let width = style.width - Self.indent
        let message = "\(group.finding.rule): \(group.finding.message)".wrapped(to: width - 1)
        let rest =
            Array(message.dropFirst()) + (group.finding.otherOutcomes?.wrapped(to: width) ?? [])
            + group.boxes.listed.lines(joinedBy: " · ", width: width)
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
        let passing = image.regions.count { $0.verdict == .pass }
        let noted = Dictionary(grouping: image.regions.filter(\.isSetAside)) { $0.place ?? .content }
        let hasText = image.regions.contains { $0.verdict != nil }
        let aside = Region.Place.allCases.compactMap { place in
            noted[place].map { "\($0.count) set aside \(place.phrase)" }
        }
        var suppressed = SuppressionTally()
        for (place, cause) in known
        where image.regions[place].verdict != .pass && !image.regions[place].isSetAside {
            suppressed.add(cause)
        }
        let parts = [hasText ? "✓ \(counted(passing, "line")) pass" : "no text found"]
        return "  "
            + (parts + [suppressed.words].compactMap(\.self) + aside).joined(separator: " · ")
    }
}

extension [PixelRect] {
    /// How many are listed one by one; reports for programs have all.
    private static var most: Int { 12 }

    /// The boxes in words; of many the first, and how many more there are.
    fileprivate var listed: [String] {
        guard count > Self.most + 1 else { return map(\.words) }
        return prefix(Self.most).map(\.words) + ["and \(counted(count - Self.most, "more place"))"]
    }
}

extension Region.Place {
    fileprivate var phrase: String {
        switch self {
        case .content: "in the content"
        case .statusBar: "in the status bar"
        case .keyboard: "on the keyboard"
        case .picture: "inside a picture"
        case .behind: "behind what lies in front"
        }
    }
}

extension RegionDocument {
    /// The roles of ink and backdrop, where the ink is a system colour of the screen's own conditions.
    fileprivate var roles: String? {
        guard let ink = foregroundRole, foregroundCandidates?.first?.occurs == true else { return nil }
        return backgroundRole.map { "\(ink) on \($0)" } ?? ink
    }
}
