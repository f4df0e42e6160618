internal import Audit
internal import PaletteFiles

/// The findings of an audit of palettes, made as they are asked for: those on the configuration, those that
/// count palette by palette, and those suppressed.
struct PaletteFindingSource: FindingSource {
    /// Findings on one palette, or on the configuration.
    private struct Part {
        let findings: [PaletteFinding]
        let colors: NamedColors?
        var edits: RepairEdits?
        /// What suppresses each; empty where they count.
        var suppressions: [ReportedFinding.Suppression] = []
    }

    private var parts: [Part] = []
    /// The place of the first finding of each part.
    private var starts: [Int] = []
    /// What each finding is recognised by.
    private var fingerprints: [Fingerprint] = []
    /// The paths of files as reports write them.
    private var paths: [String: String] = [:]

    init(of report: PaletteReport, in project: ProjectFolder, hasEdits: Bool) {
        let colors = report.audits.map(NamedColors.init)
        parts = [Part(findings: report.remarks, colors: nil)]
        for (audit, colors) in zip(report.audits, colors) {
            parts.append(
                Part(
                    findings: audit.findings, colors: colors,
                    edits: hasEdits ? RepairEdits(of: audit, in: project) : nil))
        }
        for (audit, colors) in zip(report.audits, colors) where !audit.suppressed.isEmpty {
            parts.append(
                Part(
                    findings: audit.suppressed.map(\.finding), colors: colors,
                    suppressions: audit.suppressed.map(ReportedFinding.Suppression.init)))
        }
        var counter = FingerprintCounter()
        for part in parts {
            starts.append(fingerprints.count)
            for finding in part.findings {
                let file = finding.location.path
                let path = paths[file] ?? project.path(of: file)
                paths[file] = path
                fingerprints.append(counter.next(of: finding.content, in: path))
            }
        }
    }

    var count: Int { fingerprints.count }

    func finding(at place: Int) -> ReportedFinding {
        let (part, index) = part(at: place)
        let finding = part.findings[index]
        var reported = ReportedFinding(
            of: finding, among: part.colors, in: path(of: finding), fingerprint: fingerprints[place])
        if !part.suppressions.isEmpty { reported.suppression = part.suppressions[index] }
        if let edits = part.edits { reported.edits = edits.edits(for: finding) }
        return reported
    }

    func path(at place: Int) -> String {
        let (part, index) = part(at: place)
        return path(of: part.findings[index])
    }

    func weight(at place: Int) -> FindingWeight {
        let (part, index) = part(at: place)
        let finding = part.findings[index]
        return FindingWeight(
            severity: finding.severity,
            suppression: part.suppressions.isEmpty ? nil : part.suppressions[index],
            topic: FindingTopic(of: finding))
    }

    private func path(of finding: PaletteFinding) -> String {
        paths[finding.location.path] ?? finding.location.path
    }

    /// The part that a place lies in, and where in it.
    private func part(at place: Int) -> (part: Part, index: Int) {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            // Of parts that begin at one place, those before the last are empty.
            if starts[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return (parts[low], place - starts[low])
    }
}

extension PaletteFinding {
    /// What the finding is recognised by.
    fileprivate var content: [String] {
        Self.content(rule: rule, verdict, colors, in: modes.map(\.description), message)
    }
}
