internal import Audit

/// A change of files that fixes a finding, in SARIF: what `palette fix` would write.
struct SARIFFix: Encodable {
    let description: SARIFMessage
    let artifactChanges: [Change]

    struct Change: Encodable {
        let artifactLocation: SARIFLocation.Artifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: SARIFLocation.Region
        let insertedContent: Content
    }

    struct Content: Encodable {
        let text: String
    }

    /// The fix of findings that are said at once, file by file; `nil` where none has edits.
    init?(of pooled: PooledFinding) {
        let fixed = pooled.findings.filter { !$0.edits.isEmpty }
        guard !fixed.isEmpty else { return nil }
        let repairs = fixed.map { $0.repair ?? "change the colour" }
        var known: Set<String> = []
        let words = listed(repairs.filter { known.insert($0).inserted }, joinedBy: "; ") { $0 }
        description = SARIFMessage("To fix it, \(words).")
        // Modes share values, each of which changes once.
        var own: [TextReplacement] = []
        for edit in fixed.flatMap(\.edits) where !own.contains(where: edit.meets) { own.append(edit) }
        artifactChanges = Set(own.map(\.path)).sorted().map { path in
            Change(
                artifactLocation: SARIFLocation.Artifact(path),
                replacements: own.filter { $0.path == path }.map { edit in
                    Replacement(
                        deletedRegion: SARIFLocation.Region(
                            startLine: edit.line, startColumn: edit.columns.lowerBound, endLine: edit.line,
                            endColumn: edit.columns.upperBound),
                        insertedContent: Content(text: edit.text))
                })
        }
    }
}
