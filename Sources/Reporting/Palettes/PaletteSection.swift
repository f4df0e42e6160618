internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The part of the terminal report that speaks of one palette.
struct PaletteSection {
    let audit: PaletteAudit
    let style: TerminalStyle

    /// Writes findings by the colour at fault, in their order.
    func write<Failure: Error>(
        _ pools: [FindingPool], with pieces: inout PieceBuffer, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let colors = NamedColors(of: audit)
        var byName = OrderedGroups<String, FindingPool>()
        for pool in pools { byName.add(pool, under: name(of: pool)) }
        for pools in byName.groups {
            let name = name(of: pools[0])
            if !name.isEmpty {
                try pieces.add("  " + style.paint(name.visible, as: .heading) + "\n", to: output)
            }
            for pool in pools {
                let lines = FindingLines(
                    finding: audit.findings[pool.worst], others: pool.others.map { audit.findings[$0] },
                    palette: colors, style: style)
                try pieces.add(lines.lines.map { $0 + "\n" }.joined(), to: output)
            }
        }
    }

    var heading: String {
        let palette = audit.palette
        let facts = [
            counted(palette.entries.count, "colour"), counted(palette.modes.count, "mode"),
            counted(audit.pairs.count, "pair"),
        ]
        let name = style.link(style.paint(palette.name.visible, as: .heading), to: palette.name)
        return "\(name)  \(facts.joined(separator: " · "))"
    }

    /// The colour at fault; empty for what is about none.
    private func name(of pool: FindingPool) -> String { audit.findings[pool.worst].colors.first ?? "" }

    /// What screens show of the palette, in a few lines; `nil` where none was looked at.
    var observation: String? {
        guard let seen = audit.observation else { return nil }
        var lines = [seen.words]
        let doubtful = seen.ambiguous.filter { !$0.isKnown }
        lines += doubtful.prefix(Self.doubtLimit).map { doubt in
            "? \(doubt.ink) on \(doubt.backdrop) may be \(names(doubt.inks)) on \(names(doubt.backdrops)): "
                + doubt.sightings.words
        }
        if doubtful.count > Self.doubtLimit {
            lines.append("? and \(doubtful.count - Self.doubtLimit) more, which the JSON lists")
        }
        return lines.flatMap { line -> [String] in
            line.visible.wrapped(to: style.width - 4).indentedBehindFirst
        }.joined(separator: "\n")
    }

    /// The most colours in doubt that are shown.
    private static let doubtLimit = 5

    private func names(_ entries: [Int]) -> String {
        listed(entries, joinedBy: " or ", conjunction: "or") { audit.palette.entries[$0].name }
    }

    var summary: String {
        guard !audit.pairs.isEmpty else {
            return "  no pairs known; 'legible palette matrix' shows every colour on every other"
        }
        let tally = PairTally(of: [audit])
        return "  "
            + (["✓ \(counted(tally.pass, "pair")) pass", tally.suppressed.words].compactMap(\.self)).joined(
                separator: " · ")
    }
}

extension PaletteObservation {
    /// How much of the text on screens was named, in words.
    var words: String {
        let parts = [
            "\(namedCount) named", "\(ambiguousCount) ambiguous", "\(foreignCount) not in the palette",
        ]
        let left =
            asideCount == 0
            ? "" : "; \(counted(asideCount, "more style")) of the system, over pictures or unclear"
        return "\(counted(styleCount, "style")) of text on \(counted(screenCount, "screen")): "
            + parts.joined(separator: ", ") + left
    }
}

/// How the pairs of palettes do, each counted once a mode, and once however many names it has.
struct PairTally {
    private(set) var pass = 0
    /// Those that fail and are not suppressed.
    private(set) var fail = 0
    private(set) var review = 0
    /// The pairs that are only guessed, each counted once.
    private(set) var guessed = 0
    /// Those that do not pass, of which that counts for nothing.
    private(set) var suppressed = SuppressionTally()

    init(of audits: [PaletteAudit]) {
        for audit in audits {
            for (index, pair) in audit.pairs.enumerated() where audit.original(of: index) == nil {
                if pair.isGuessed { guessed += 1 }
                for mode in pair.modes where audit.palette.hasValue(of: pair, in: mode) {
                    switch audit.measure(of: index, in: mode).map(pair.verdict(on:)) {
                    case .pass: pass += 1
                    case .fail: fail += 1
                    case .review, nil: review += 1
                    }
                }
            }
            for known in audit.suppressed where known.finding.rule == Rule.pairContrast.id {
                let count = known.finding.pairCount
                if known.finding.verdict == .fail { fail -= count } else { review -= count }
                suppressed.add(known.cause, count)
            }
        }
    }

    var total: Int { pass + fail + review + suppressed.total }
}

extension Palette {
    /// Whether one side of a pair has a value in a mode: where neither has, there is nothing to say.
    func hasValue(of pair: PalettePair, in mode: Int) -> Bool {
        entries[pair.ink].values[mode] != nil || entries[pair.backdrop].values[mode] != nil
    }
}

/// The end of the terminal report on palettes.
struct PaletteSummary {
    let report: PaletteReport
    let style: TerminalStyle

    var lines: [String] {
        let tally = PairTally(of: report.audits)
        let others = report.findings.count { $0.rule != Rule.pairContrast.id }
        var parts = [
            tally.fail > 0 ? style.paint("\(tally.fail) fail", as: .failure) : "0 fail",
            tally.review > 0 ? style.paint("\(tally.review) to review", as: .review) : "0 to review",
            "\(tally.pass) pass",
        ]
        parts += [tally.suppressed.words].compactMap(\.self)
        if others > 0 { parts.append(counted(others, "other finding")) }
        var aside = SuppressionTally()
        for known in report.suppressed where known.finding.rule != Rule.pairContrast.id {
            aside.add(known.cause)
        }
        if let words = aside.words { parts.append("others: \(words)") }
        let standard = report.standards.map(\.rawValue).joined(separator: ", ")
        let configurations = ConfigurationTally(of: report.audits.map(\.configurationFiles))
        var lines = [
            "\(counted(tally.total, "pair")) in all modes of \(counted(report.audits.count, "palette")), judged by "
                + "\(standard):",
            "  " + parts.joined(separator: ", "),
        ]
        if tally.guessed > 0 {
            lines.append(
                "  \(counted(tally.guessed, "pair")) guessed from names, which only warn: declare what is true, "
                    + "see 'legible palette init'")
        }
        lines.append("  configuration: \(configurations.words)")
        var unchecked = UncheckedTally()
        for audit in report.audits { unchecked.add(FindingReport.AuditedFile(of: audit, in: nil)) }
        lines += unchecked.sentences.map { "  " + $0 }
        let unread = report.unread.count + report.faults.count
        if unread > 0 {
            lines.append(
                "  "
                    + style.paint(
                        "\(counted(unread, "input or part of one", plural: "inputs or parts of them")) could not be read",
                        as: .failure))
        }
        return lines
    }
}
