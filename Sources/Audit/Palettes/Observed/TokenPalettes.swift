internal import ColorMath
internal import PaletteFiles
internal import ScreenReading
internal import Screenshots

/// The palettes that screens are drawn in: they name the colours of text that fails, and say what to change.
public struct TokenPalettes: Sendable {
    private let audits: [PaletteAudit]
    /// What is known of each, with the repairs that are allowed.
    private let examinations: [PaletteExamination]
    private let options: RepairOptions
    /// How colours are looked up in each; a screen has copies of its own.
    private let searches: [StyleSearch]
    /// What tells the palettes from others.
    let digest: String

    /// Takes audited palettes; of several that have a colour, the first names it.
    ///
    /// - Parameters:
    ///   - report: The audit of the palettes.
    ///   - options: What a repair may change.
    public init(_ report: PaletteReport, options: RepairOptions = RepairOptions()) {
        audits = report.audits.filter { !$0.palette.entries.isEmpty }
        self.options = options
        examinations = audits.map {
            options == RepairOptions() ? $0.examination : $0.examination.planned(with: options)
        }
        searches = examinations.map { examination in
            StyleSearch(
                of: examination.palette, named: examination.names, colors: examination.colors,
                knowing: examination.pairs)
        }
        let values = audits.map(\.summaryOfValues) + (options == RepairOptions() ? [] : ["\(options)"])
        digest = SHA256.hexDigest(of: Array(values.joined(separator: "\n").utf8))
    }

    /// Names the colours of what is found on the contrast of text on a screen.
    func naming(_ audit: ScreenAudit) -> [Finding] {
        let screen = ObservedScreen(of: audit)
        let styles = audit.styles.indexOfLine
        var searches = searches
        let modes = searches.indices.map { searches[$0].mode(of: screen) }
        return audit.findings.map { finding in
            guard finding.rule == Rule.textContrast.id, let region = finding.region,
                let style = styles[region],
                let seen = ObservedScreen.Style(of: audit.styles[style].lines.map { audit.regions[$0] })
            else { return finding }
            var best: TextTokens?
            for (place, examination) in examinations.enumerated() where best?.contrast == nil {
                let found = tokens(
                    of: seen, on: screen, in: modes[place], examination, by: &searches[place])
                if best == nil || found?.contrast != nil { best = found ?? best }
            }
            var named = finding
            named.tokens = best
            return named
        }
    }

    /// What one palette calls a style; `nil` where it has not even the ink.
    private func tokens(
        of style: ObservedScreen.Style, on screen: ObservedScreen, in mode: Int,
        _ examination: PaletteExamination, by search: inout StyleSearch
    ) -> TextTokens? {
        let inks: [Int]
        let backdrops: [Int]
        switch search.outcome(of: style, in: mode) {
        case .pair(let pair, _): (inks, backdrops) = ([pair.ink], [pair.backdrop])
        case .ambiguous(let first, let second, _): (inks, backdrops) = (first, second)
        case .foreign: (inks, backdrops) = (search.inks(of: style, in: mode), [])
        }
        guard !inks.isEmpty else { return nil }
        func tokens(_ entries: [Int]) -> [TextTokens.Token] {
            entries.compactMap { entry in
                examination.colors[entry, mode].map {
                    .init(name: examination.palette.entries[entry].name, color: $0.color)
                }
            }
        }
        let canvases = backdrops.first.map { search.canvases(of: $0, in: style, in: mode) } ?? []
        var contrast: Double?
        if let ink = examination.colors[inks[0], mode], let backdrop = backdrops.first,
            let ground = examination.colors[backdrop, mode]
        {
            let below = canvases.compactMap { examination.colors[$0, mode]?.color.color }
            let ratios = below.map {
                ScreenGamut.sRGB.contrastRange(of: ink.color, over: ground.color, canvas: $0).lowerBound
            }
            contrast =
                ratios.min()
                ?? ScreenGamut.sRGB.contrastRange(of: ink.color, over: ground.color).lowerBound
        }
        let plan =
            inks.count == 1 && !backdrops.isEmpty
            ? SeenPairRepair(
                of: inks[0], on: backdrops, over: canvases, in: mode, Sightings(of: style, on: screen),
                examination, options) : nil
        return TextTokens(
            palette: examination.palette.name, mode: examination.palette.modes[mode], inks: tokens(inks),
            backdrops: tokens(backdrops), contrast: contrast,
            repair: plan?.answer.flatMap { repair($0, of: inks[0], on: backdrops, in: mode, examination) },
            obstacle: plan.flatMap { $0.hindrances.isEmpty ? nil : $0.hindrances.joined(separator: "; ") })
    }

    private func repair(
        _ answer: RepairPlan.Answer, of ink: Int, on backdrops: [Int], in mode: Int,
        _ examination: PaletteExamination
    ) -> TextTokens.Repair? {
        guard let suggestion = PaletteFinding.Suggestion(answer, in: examination.palette) else { return nil }
        let changed = answer.sides.reduce(into: Set<Int>()) {
            $0.formUnion(examination.entries(changedBy: $1, in: mode))
        }
        let own = Set(backdrops.map { PairSides(ink: ink, backdrop: $0) })
        let pairs = examination.originalPairs.filter { index in
            let pair = examination.pairs[index]
            return (changed.contains(pair.ink) || changed.contains(pair.backdrop))
                && !own.contains(PairSides(pair))
        }
        return TextTokens.Repair(
            suggestion: suggestion, tokenCount: changed.subtracting(answer.sides.map(\.entry)).count,
            pairCount: pairs.count)
    }
}

extension PaletteAudit {
    /// All that naming and repairs depend on, as text.
    fileprivate var summaryOfValues: String {
        let examination = examination
        let entries = palette.entries.enumerated().map { index, entry in
            let values = palette.modes.indices.map { mode in
                let color = examination.colors[index, mode].map {
                    "\($0.color.color.components) \($0.color.alpha)"
                }
                return (color ?? "-") + (entry.values[mode]?.aliases(limit: 8) ?? []).joined(separator: " ")
            }
            return "\(entry.name): \(values.joined(separator: "; "))"
        }
        let pairs = pairs.map { "\($0.ink) \($0.backdrop) \($0.required) \($0.modes) \($0.origin.rank)" }
        let fixed = examination.index.entries(matching: examination.configuration.fixed).map(String.init)
        return ([palette.name] + palette.modes.map(\.description) + entries + pairs + fixed)
            .joined(separator: "\n")
    }
}
