internal import Audit
internal import PaletteFiles

/// What `palette fix` would write for a palette, finding by finding.
struct RepairEdits {
    private let audit: PaletteAudit
    private let entries: [String: Int]
    private let modes: [PaletteMode: Int]
    /// By the place of what is rewritten: a literal, or the name of another colour.
    private var edits: [SourceLocation: [TextReplacement]] = [:]

    /// Works out the changes; the files are read and not written.
    init(of audit: PaletteAudit, in project: ProjectFolder) {
        self.audit = audit
        let palette = audit.palette
        entries = palette.entryPlaces
        modes = palette.modePlaces
        guard audit.findings.contains(where: { $0.suggestion != nil }) else { return }
        let fix = PaletteFix(of: audit, options: RepairOptions(fixesGuessedPairs: true))
        let repairs = Dictionary(grouping: fix.repairs) { Array($0.location.path.utf8) }
        for file in fix.files {
            let changes = TextReplacement.replacements(
                from: file.original, to: file.repaired, in: project.path(of: file.path))
            let byLine = Dictionary(grouping: changes, by: \.line)
            for repair in repairs[Array(file.path.utf8)] ?? [] {
                guard repair.bytes.upperBound <= file.original.count else { continue }
                let breaks = file.original[repair.bytes].count { $0 == UInt8(ascii: "\n") }
                let lines = repair.location.line...repair.location.line + breaks
                edits[repair.location] = lines.flatMap { byLine[$0] ?? [] }
            }
        }
    }

    /// The edits that carry out what is suggested for a finding; none where nothing is, or some of it cannot
    /// be written.
    func edits(for finding: PaletteFinding) -> [TextReplacement] {
        guard let suggestion = finding.suggestion, let mode = finding.modes.first.flatMap({ modes[$0] })
        else { return [] }
        let changes = suggestion.changes.map { edits(for: $0, in: mode) }
        return changes.contains(where: \.isEmpty) ? [] : changes.flatMap(\.self)
    }

    private func edits(for change: PaletteFinding.Change, in mode: Int) -> [TextReplacement] {
        guard let entry = entries[change.name], let value = audit.palette.entries[entry].values[mode] else {
            return []
        }
        let place = change.token == nil ? value.literal?.location : value.reference?.location
        return place.flatMap { edits[$0] } ?? []
    }
}
