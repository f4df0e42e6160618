public import Audit
internal import ColorMath
internal import Raster
internal import Screenshots
internal import SystemColors
internal import TextDetection

extension FindingReport {
    /// The findings of an audit of screens.
    ///
    /// A finding on a screen is recognised by its rule, its verdict and its colours, the backdrop left out where it
    /// varies: it stays the same where the text moves, and becomes another where it is redrawn. One that is about no
    /// region is recognised by its message.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - threshold: The least severity that fails the run.
    ///   - project: The folder that files are named from.
    public init(of report: AuditReport, threshold: Severity? = .error, project: ProjectFolder) {
        var counter = FingerprintCounter()
        self.init(
            kind: .screens, standard: report.standard.rawValue, rules: Rule.forScreens, threshold: threshold,
            files: report.screens.map { AuditedFile(of: $0, in: project) },
            findings: report.screens.flatMap { screen in
                screen.findings.map { finding in
                    ReportedFinding(of: finding, on: screen, in: project, counter: &counter)
                }
            },
            unread: report.unread.map {
                UnreadInput(path: project.path(of: $0.path), fault: $0.fault)
            })
    }
}

extension FindingReport.AuditedFile {
    init(of screen: ScreenAudit, in project: ProjectFolder) {
        self.init(
            path: project.path(of: screen.path),
            facts: [
                "\(screen.width) × \(screen.height)", screen.appearance.rawValue, screen.colorSpace.visible,
            ]
            .joined(separator: ", "),
            frame: PixelRect(x: 0, y: 0, width: screen.width, height: screen.height),
            passed: screen.regions.count { $0.judgement?.verdict == .pass })
    }
}

extension ReportedFinding {
    init(
        of finding: Finding, on screen: ScreenAudit, in project: ProjectFolder,
        counter: inout FingerprintCounter
    ) {
        let path = project.path(of: screen.path)
        let judged = finding.region.map { screen.regions[$0] }
        let region = judged?.region
        let isFlat = region.map { $0.contrast.low == $0.contrast.high } ?? false
        let content =
            region.map { [$0.ink.description, isFlat ? $0.backdrop.description : "varied"] } ?? [
                finding.message
            ]
        let required = judged?.judgement?.required
        self.init(
            rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            message: finding.message,
            subject: (region.map { "\($0.ink) on \($0.backdrop), " } ?? "") + finding.box.words, path: path,
            place: .pixels(finding.box), colors: region.map { Colors($0.ink, on: $0.backdrop) },
            contrast: isFlat ? region?.contrast.typical : nil,
            sufficiency: min(1, (region?.contrast.typical ?? 1) / (required ?? 1)),
            repair: finding.suggestion.map { "use \($0.foreground) for \(ContrastRatio($0.contrast))" },
            fingerprint: counter.next(of: [finding.rule, finding.verdict.rawValue] + content, in: path))
    }
}
