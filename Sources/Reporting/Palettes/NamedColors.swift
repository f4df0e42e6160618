internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The colours of an audited palette by their names and modes, as findings speak of them.
struct NamedColors {
    private let audit: PaletteAudit
    private let entries: [String: Int]
    private let modes: [PaletteMode: Int]

    init(of audit: PaletteAudit) {
        self.audit = audit
        let palette = audit.palette
        entries = palette.entryPlaces
        modes = palette.modePlaces
    }

    /// The modes of a finding as a clause: `in every mode`, `in the base mode; dark`; `nil` where the palette
    /// has one only, or the finding is about none.
    func modes(of finding: PaletteFinding) -> String? {
        guard modes.count > 1, !finding.modes.isEmpty else { return nil }
        guard finding.modes.count < modes.count else { return "in every mode" }
        let words = finding.modes.map { $0 == .base ? "the base mode" : $0.description }
        return "in \(words.joined(separator: "; "))"
    }

    /// What a name looks like in a mode; `nil` where that is not known.
    func color(named name: String, in mode: PaletteMode) -> WithAlpha<SRGB>? {
        guard let entry = entries[name], let mode = modes[mode] else { return nil }
        return audit.color(of: entry, in: mode)
    }

    /// The ink and the backdrop that a finding is about, as they are seen in the first of its modes; `nil`
    /// where it is about no pair, or something shines through the backdrop.
    func pair(of finding: PaletteFinding) -> ReportedFinding.Colors? {
        guard finding.contrast != nil, finding.colors.count == 2, let mode = finding.modes.first,
            let ink = color(named: finding.colors[0], in: mode),
            let backdrop = color(named: finding.colors[1], in: mode), backdrop.alpha == 1
        else { return nil }
        return ReportedFinding.Colors(
            SRGB8(clipping: ink.composited(over: backdrop.color)), on: SRGB8(clipping: backdrop.color))
    }
}
