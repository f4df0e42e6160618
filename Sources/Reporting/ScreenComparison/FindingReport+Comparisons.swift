package import Audit
internal import ColorMath
package import Raster

extension FindingReport {
    /// What was found where screenshots of the same screens were held against one another, by the file that
    /// each finding is about.
    ///
    /// A finding is recognised by its rule, its verdict, what it was held against and what it says.
    ///
    /// - Parameters:
    ///   - report: The comparisons.
    ///   - threshold: The least severity that fails the run.
    ///   - project: The folder that files are named from.
    ///   - images: What decodes the screenshots, for pictures of both beside each finding; `nil` for none.
    package init(
        of report: ComparisonReport, threshold: Severity? = .error, project: ProjectFolder,
        showing images: (any ImageSource)? = nil
    ) {
        var counter = FingerprintCounter()
        var pictures = images.map { SideBySidePictures(decodedBy: $0) }
        var overviews: [String: [UInt8]] = [:]
        let findings = report.findingsByFile.map { finding in
            var reported = ReportedFinding(of: finding, in: project, counter: &counter)
            reported.pictures = pictures?.next(for: finding, in: project) ?? []
            if overviews[finding.path] == nil {
                overviews[finding.path] = pictures?.overview(of: finding.path)
            }
            return reported
        }
        self.init(
            kind: .comparisons, standard: report.standards.map(\.rawValue).joined(separator: ", "),
            rules: Rule.forComparisons, threshold: threshold,
            files: report.files.map { file in
                var audited = AuditedFile(
                    path: project.path(of: file.path),
                    facts: "\(file.frame.width) × \(file.frame.height), \(file.words)", frame: file.frame,
                    passed: report.matchedLines(on: file), configurations: file.configurationFiles)
                audited.disabledRules = file.disabledRules
                audited.overview = overviews[file.path]
                return audited
            },
            findings: findings,
            unread: report.unread.map { $0.named(project.path(of: $0.path)) })
        aloneCount = report.aloneCount
    }
}

extension ComparisonReport {
    /// The findings in the order of the files that they are about, and for one file in their own.
    var findingsByFile: [ComparisonFinding] {
        let byFile = Dictionary(grouping: findings, by: \.path)
        return files.flatMap { byFile[$0.path] ?? [] }
    }

    /// The number of lines of a screenshot that are on the one that it was held against, too.
    fileprivate func matchedLines(on file: ComparedFile) -> Int {
        comparisons.filter { $0.path == file.path }.map(\.matchedLines).max() ?? 0
    }
}

extension ReportedFinding {
    fileprivate init(
        of finding: ComparisonFinding, in project: ProjectFolder, counter: inout FingerprintCounter
    ) {
        let path = project.path(of: finding.path)
        let reference = project.path(of: finding.reference)
        // Of what is gone, the other screenshot alone has the place.
        let place = finding.boxes.isEmpty ? finding.referenceBoxes.first : nil
        let there = place.map { ", where it is \($0.width)×\($0.height) at \($0.x),\($0.y)" } ?? ""
        let pair = finding.colors.map { "\($0.ink) on \($0.backdrop)" }
        self.init(
            rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            message: "\(finding.message) Compared with \(reference)\(there).",
            subject: pair ?? "compared with \(reference)", path: path,
            place: finding.boxes.isEmpty ? .file : .pixels(finding.boxes),
            colors: finding.colors.map { Colors($0.ink, on: $0.backdrop) },
            contrast: finding.colors?.contrast,
            sufficiency: finding.colors.map { min(1, $0.contrast / $0.required) } ?? 1,
            criteria: finding.criteria,
            fingerprint: counter.next(
                of: [finding.rule, finding.verdict.rawValue, reference, finding.message], in: path))
        self.reference = Reference(path: reference, boxes: finding.referenceBoxes)
        suppression = finding.suppression.map { .exception(reason: $0.reason.visible) }
    }
}
