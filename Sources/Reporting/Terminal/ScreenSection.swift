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
    let findings: [NumberedFinding]
    /// What suppresses that lines do not pass, by their places among the regions.
    let known: [Int: SuppressedFinding.Cause]
    let style: TerminalStyle

    /// The column at which what follows the first line of a finding begins: under its ratio.
    private static let indent = 12

    /// How many findings of a screen are shown in brief.
    private static let briefly = 3

    /// Everything that was found, and what else there is to say.
    var lines: [String] {
        let own = findings.filter { $0.document.severity > .note }
        var lines = heading
        lines += (image.warnings ?? []).flatMap { $0.visible.wrapped(to: style.width - 2) }.map { "  " + $0 }
        lines += TextFinding.worstFirst(of: own, on: image).flatMap(self.lines)
        lines += RemarkGroup.groups(of: findings, on: image).flatMap(self.lines)
        lines.append(summary)
        return lines
    }

    /// The worst of what was found, a line each, and how much more there is.
    var brief: [String] {
        let text = TextFinding.worstFirst(of: findings.filter { $0.document.severity > .note }, on: image)
        let groups = RemarkGroup.groups(of: findings, on: image)
        let remarks = groups.filter { $0.finding.severity > .note }
        let all =
            text.map(line)
            + remarks.map { group in
                let (line, rest) = first(of: group)
                return rest.isEmpty ? line : "\(line) …"
            }
        let rest = [
            all.count > Self.briefly ? "\(counted(all.count - Self.briefly, "more finding"))" : nil,
            groups.count > remarks.count ? counted(groups.count - remarks.count, "note") : nil,
        ].compactMap(\.self)
        return heading + all.prefix(Self.briefly)
            + (rest.isEmpty ? [] : ["  and \(rest.joined(separator: ", "))"])
    }

    private var heading: [String] {
        let path = style.link(style.paint(image.path.visible, as: .heading), to: image.path)
        let facts = [
            "\(image.width) × \(image.height)", scale, platform, image.appearance.rawValue,
            image.colorSpace.visible,
        ]
        return (["\(path)  \(facts[0])"] + facts.dropFirst()).lines(
            joinedBy: " · ", width: style.width, indent: 2)
    }

    private var scale: String {
        let source =
            switch image.scaleSource {
            case .option: "as given"
            case .fileName: "by its name"
            case .device: "by its size"
            case .elements: "by its elements"
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

    /// What a finding on text is about, in pieces.
    private func facts(of text: TextFinding) -> [String] {
        [
            "  " + mark(of: text.finding.verdict)
                + ([text.number].compactMap(\.self).inBrackets.map { " " + $0.trailing(4) } ?? ""),
            text.ratio.leading(5),
            "needs \(Figure(text.required))".trailing(9),
            "\(style.swatch(text.region.ink)) on \(style.swatch(text.region.backdrop))",
            text.size + (text.boxes.count > 1 ? ", \(text.boxes.count) lines" : ""),
        ]
    }

    /// A finding on text with what fixes it, in one line where it fits.
    private func line(of text: TextFinding) -> String {
        let remedy = text.finding.suggestion.map {
            "→ \($0.inkName ?? style.swatch($0.foreground.color))"
        }
        return (facts(of: text) + [remedy].compactMap(\.self)).lines(
            joinedBy: "  ", width: style.width, indent: Self.indent
        ).joined(separator: "\n")
    }

    private func lines(of text: TextFinding) -> [String] {
        let region = text.region
        let first = facts(of: text).lines(joinedBy: "  ", width: style.width, indent: Self.indent)

        let hints = [
            text.finding.suggestion.map { $0.words(style.swatch($0.foreground.color)) },
            text.finding.alternative.map { $0.words(style.swatch($0.background.color)) },
        ].compactMap(\.self)
        let boxes = text.boxes.listed
        let width = style.width - Self.indent
        let rest =
            (region.roles?.wrapped(to: width) ?? [])
            + (text.finding.tokens?.words.visible.wrapped(to: width) ?? [])
            + (text.finding.tokens?.remedy?.visible.wrapped(to: width) ?? [])
            + (region.reason?.wrapped(to: width) ?? [])
            + (text.finding.otherOutcomes?.wrapped(to: width) ?? [])
            + (hints + boxes).lines(joinedBy: " · ", width: width)
        return first + indented(rest)
    }

    private func lines(of group: RemarkGroup) -> [String] {
        let width = style.width - Self.indent
        let (first, others) = first(of: group)
        let rest =
            others + (group.finding.otherOutcomes?.wrapped(to: width) ?? [])
            + group.boxes.listed.lines(joinedBy: " · ", width: width)
        return [first] + indented(rest)
    }

    /// The line that a group of findings begins with, and the rest of what it says.
    private func first(of group: RemarkGroup) -> (line: String, rest: [String]) {
        let numbers = group.numbers.sorted().inBrackets.map { "\($0) " } ?? ""
        let message = "\(numbers)\(group.finding.rule): \(group.message)".wrapped(
            to: style.width - Self.indent - 1)
        return ("  \(mark(of: group.finding.severity))  \(message.first ?? "")", Array(message.dropFirst()))
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
        let aside = Region.Place.allCases.compactMap { place in
            noted[place].map { "\($0.count) set aside \(place.phrase)" }
        }
        var suppressed = SuppressionTally()
        for (place, cause) in known
        where image.regions[place].verdict != .pass && !image.regions[place].isSetAside {
            suppressed.add(cause)
        }
        let parts = [image.hasText ? "✓ \(counted(passing, "line")) pass" : FindingReport.noText]
        return "  "
            + (parts + [suppressed.words, image.elements?.words].compactMap(\.self) + aside)
            .joined(separator: " · ")
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
    /// Where that is, as a clause.
    var phrase: String {
        switch self {
        case .content: "in the content"
        case .statusBar: "in the status bar"
        case .keyboard: "on the keyboard"
        case .picture: "inside a picture"
        case .behind: "behind what lies in front"
        case .rotated: "as lines that run up or down"
        case .inactive: "in controls that are switched off"
        case .decoration: "as decoration"
        case .badge: "in badges of the system"
        case .annotated: "under the marks of a tool"
        }
    }
}

extension RegionDocument {
    /// The roles of ink and backdrop, where the ink is a system colour of the screen's own conditions.
    fileprivate var roles: String? {
        guard let ink = inkName else { return nil }
        return backdropName.map { "\(ink) on \($0)" } ?? ink
    }
}
