internal import Audit
internal import PaletteFiles

/// What `palette fix` would write for a palette, finding by finding.
struct RepairEdits {
    private let audit: PaletteAudit
    private let entries: [String: Int]
    private let modes: [PaletteMode: Int]
    private var edits: [ColorLiteral: [TextReplacement]] = [:]

    /// Works out the changes; the files are read and not written.
    init(of audit: PaletteAudit, in project: ProjectFolder) {
        self.audit = audit
        let palette = audit.palette
        entries = Dictionary(
            palette.entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        modes = Dictionary(
            palette.modes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        guard audit.findings.contains(where: { $0.suggestion != nil }) else { return }
        let fix = PaletteFix(of: audit, includesGuesses: true)
        let repairs = Dictionary(grouping: fix.repairs) { Array($0.literal.location.path.utf8) }
        for file in fix.files {
            let changes = TextReplacement.replacements(
                from: file.original, to: file.repaired, in: project.path(of: file.path))
            let byLine = Dictionary(grouping: changes, by: \.line)
            for repair in repairs[Array(file.path.utf8)] ?? [] {
                let literal = repair.literal
                guard literal.bytes.upperBound <= file.original.count else { continue }
                let breaks = file.original[literal.bytes].count { $0 == UInt8(ascii: "\n") }
                let lines = literal.location.line...literal.location.line + breaks
                edits[literal] = lines.flatMap { byLine[$0] ?? [] }
            }
        }
    }

    /// The edits that carry out what is suggested for a finding; none where nothing is, or it cannot be
    /// written.
    func edits(for finding: PaletteFinding) -> [TextReplacement] {
        guard let suggestion = finding.suggestion, let entry = entries[suggestion.name],
            let mode = finding.modes.first.flatMap({ modes[$0] }),
            let literal = audit.palette.entries[entry].values[mode]?.literal
        else { return [] }
        return edits[literal] ?? []
    }
}
