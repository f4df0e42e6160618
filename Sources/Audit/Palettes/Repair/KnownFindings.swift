internal import PaletteFiles

/// The findings of a report, to tell those of another that were not there.
///
/// A finding is there already where one of the same rule is about all of its colours in its mode, under
/// whichever of their names, and weighs no less.
struct KnownFindings {
    private struct Key: Hashable {
        let palette: String
        let rule: Rule.ID
        let mode: PaletteMode?
        let name: String
    }

    private struct Weight: Comparable {
        let severity: Severity
        let fails: Bool

        init(_ finding: PaletteFinding) {
            severity = finding.severity
            fails = finding.verdict == .fail
        }

        static func < (one: Weight, other: Weight) -> Bool {
            one.severity != other.severity ? one.severity < other.severity : !one.fails && other.fails
        }
    }

    private var weights: [Weight] = []
    /// The findings about a colour, by their place among the weights, in rising order.
    private var places: [Key: [Int32]] = [:]

    /// Knows the findings on the palettes of a report.
    init(of report: PaletteReport) {
        for audit in report.audits {
            // A mode that looks like another until something changes has the other's findings.
            let hidden = Dictionary(grouping: audit.palette.hiddenModes) { audit.palette.modes[$0.shown] }
            for finding in audit.findings {
                let place = Int32(weights.count)
                weights.append(Weight(finding))
                let modes = finding.modes.flatMap { [$0] + (hidden[$0] ?? []).map(\.mode) }
                let names = Set(finding.colors + finding.aliases.joined())
                for mode in modes.isEmpty ? [nil] : modes.map(Optional.some) {
                    for name in names {
                        let key = Key(
                            palette: audit.palette.name, rule: finding.rule, mode: mode, name: name)
                        places[key, default: []].append(place)
                    }
                }
            }
        }
    }

    /// The findings of an audit that were not there.
    func newOnes(in audit: PaletteAudit) -> [PaletteFinding] {
        audit.findings.filter { finding in
            let modes = finding.modes.isEmpty ? [nil] : finding.modes.map(Optional.some)
            return !modes.allSatisfy { isKnown(finding, in: $0, of: audit.palette.name) }
        }
    }

    private func isKnown(_ finding: PaletteFinding, in mode: PaletteMode?, of palette: String) -> Bool {
        let found = finding.colors.map {
            places[Key(palette: palette, rule: finding.rule, mode: mode, name: $0)] ?? []
        }
        guard let first = found.first else { return true }
        let others = found.dropFirst().map(Set.init)
        let weight = Weight(finding)
        return first.contains { place in
            weights[Int(place)] >= weight && others.allSatisfy { $0.contains(place) }
        }
    }
}
