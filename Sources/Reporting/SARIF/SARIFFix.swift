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

    /// The fix of a finding that has edits, file by file.
    init(of finding: ReportedFinding) {
        description = SARIFMessage("To fix it, \(finding.repair ?? "change the colour").")
        artifactChanges = Set(finding.edits.map(\.path)).sorted().map { path in
            Change(
                artifactLocation: SARIFLocation.Artifact(path),
                replacements: finding.edits.filter { $0.path == path }.map { edit in
                    Replacement(
                        deletedRegion: SARIFLocation.Region(
                            startLine: edit.line, startColumn: edit.columns.lowerBound, endLine: edit.line,
                            endColumn: edit.columns.upperBound),
                        insertedContent: Content(text: edit.text))
                })
        }
    }
}
