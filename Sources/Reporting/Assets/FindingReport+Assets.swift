internal import Assets
public import Audit
internal import PaletteFiles
public import Raster

extension FindingReport {
    /// The findings of an audit of images: those that count, then those that an exception suppresses.
    ///
    /// A finding is recognised by its rule, its verdict, the name of its set and what the variant is for: it
    /// stays the same where figures change.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - threshold: The least severity that fails the run.
    ///   - project: The folder that files are named from.
    ///   - images: What decodes the files, for pictures beside each finding; `nil` for none.
    public init(
        of report: AssetReport, threshold: Severity? = .error, project: ProjectFolder,
        showing images: (any ImageSource)? = nil
    ) {
        var counter = FingerprintCounter()
        var pictures = images.map { AssetPictures(decodedBy: $0) }
        let findings = report.audits.flatMap(\.findings).map { finding in
            var reported = ReportedFinding(of: finding, in: project, counter: &counter)
            reported.pictures = pictures?.next(for: finding) ?? []
            return reported
        }
        let suppressed = report.audits.flatMap(\.suppressed).map { suppressed in
            var finding = ReportedFinding(of: suppressed.finding, in: project, counter: &counter)
            finding.suppression = .exception(reason: suppressed.reason.visible)
            return finding
        }
        self.init(
            kind: .assets, standard: "", rules: Rule.forAssets, threshold: threshold,
            files: report.audits.flatMap { $0.files(in: project) }, findings: findings + suppressed,
            unread: report.unread.map { $0.named(project.path(of: $0.path)) })
        if report.savableBytes > 0 {
            remarks = [
                "\(max(1, (report.savableBytes + 512) / 1024)) KB can be saved in image files without a pixel changing"
            ]
        }
    }
}

extension AssetAudit {
    /// Every set that has a folder of its own, and the files of the others.
    fileprivate func files(in project: ProjectFolder) -> [FindingReport.AuditedFile] {
        let faulty = Set(findings.map(\.path) + findings.flatMap(\.files))
        let configurations = configurationFiles.map(project.path)
        return sets.flatMap { set -> [FindingReport.AuditedFile] in
            var files = files(of: set, faulty: faulty, configurations: configurations, in: project)
            for index in files.indices { files[index].disabledRules = disabledRules }
            return files
        }
    }

    /// A set that has a folder of its own, or its files.
    private func files(
        of set: ExaminedSet, faulty: Set<String>, configurations: [String], in project: ProjectFolder
    ) -> [FindingReport.AuditedFile] {
        // What could not be decoded was looked at in part at most.
        let passed = Set(set.images.filter { $0.measures != nil }.compactMap(\.image.file)).subtracting(
            faulty)
        let facts =
            "\(set.set.kind.rawValue), \(counted(set.images.compactMap(\.image.file).count, "file"))"
        guard set.set.contents == nil else {
            return [
                FindingReport.AuditedFile(
                    path: project.path(of: set.set.path), facts: facts, passed: passed.count,
                    sources: set.set.sources.map(project.path), configurations: configurations)
            ]
        }
        return set.set.sources.map { file in
            FindingReport.AuditedFile(
                path: project.path(of: file), facts: set.set.kind.rawValue,
                passed: passed.contains(file) ? 1 : 0, configurations: configurations)
        }
    }
}

extension ReportedFinding {
    fileprivate init(of finding: AssetFinding, in project: ProjectFolder, counter: inout FingerprintCounter) {
        let path = project.path(of: finding.path)
        self.init(
            rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            message: finding.message,
            subject: finding.set + (finding.variant.isEmpty ? "" : ", \(finding.variant)"), path: path,
            place: finding.place.map { .text(line: $0.line, column: $0.column) } ?? .file,
            repair: finding.repair, criteria: Rule(id: finding.rule)?.criteria ?? [],
            fingerprint: counter.next(
                of: [finding.rule, finding.verdict.rawValue, finding.set, finding.variant], in: path))
    }
}
