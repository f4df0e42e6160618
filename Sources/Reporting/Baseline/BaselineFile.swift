internal import Audit
internal import FileSystem
internal import PaletteFiles

/// A file that holds a ``Baseline``: JSON with one entry a finding, sorted and indented, so that its changes
/// can be reviewed.
///
/// Paths in it are relative to its own folder, and mean the same wherever the command is run.
public struct BaselineFile: Hashable, Sendable {
    private let path: String
    private let project: ProjectFolder
    private let folder: AbsolutePath

    /// More than any project has findings; what is larger is no baseline.
    private static let sizeLimit = 64 << 20

    /// Names a file, which need not exist.
    public init(at path: String, in project: ProjectFolder) {
        self.path = path
        self.project = project
        folder = project.location(of: path).folder
    }

    /// Reads the baseline.
    public func read() throws(BaselineError) -> Baseline {
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try FileBytes.contents(of: path, limit: Self.sizeLimit)
        } catch {
            throw .unreadable(path: path, fault: "\(error)")
        }
        let unknown: Int
        do throws(PaletteFault) {
            let reader = try BaselineReader(of: SourceText(path: path, bytes: bytes))
            let version = try reader.version()
            if version == Document.currentVersion { return Baseline(try reader.entries()) }
            unknown = version
        } catch {
            throw .malformed(
                path: path, line: error.location.line, column: error.location.column, fault: error.message)
        }
        throw .unknownVersion(path: path, version: unknown)
    }

    /// Reads the baseline that is to be written anew; `nil` where there is none yet.
    ///
    /// - Throws: ``BaselineError`` where it cannot be read, or where no file can be written in its place.
    public func readExisting() throws(BaselineError) -> Baseline? {
        let isThere: Bool
        do throws(FileError) {
            isThere = try AtomicFileWriter.probe(path)
        } catch {
            throw .unwritable(error.description)
        }
        return isThere ? try read() : nil
    }

    /// Writes the findings of a report that count as the baseline of later runs.
    ///
    /// What an older baseline suppresses is taken over; what a comment suppresses is not, as the comment
    /// does. Entries of files that the report does not speak of are kept, unless the file is gone.
    ///
    /// - Parameters:
    ///   - report: The findings.
    ///   - old: What the file held before.
    /// - Returns: What was written, and how it differs from what was there.
    @discardableResult
    public func write(
        _ report: FindingReport, over old: Baseline? = nil
    ) throws(BaselineError) -> (baseline: Baseline, change: BaselineChange) {
        let places = AuditedPlaces(of: report, in: project)
        var entries = report.findings.compactMap(entry)
        var change = BaselineChange(from: old)
        for entry in entries { change.add(entry) }
        entries += change.finish { entry in
            isAbout(report, entry) && places.contain(folder.appending(entry.path))
                ? .audited : isGone(entry.path) ? .gone : .elsewhere
        }
        let baseline = Baseline(entries)
        let document = Document(findings: baseline.entries)
        do throws(FileError) {
            try AtomicFile.write(Array(document.jsonText.utf8), to: path)
        } catch {
            throw .unwritable(error.description)
        }
        return (baseline, change)
    }

    /// Marks the findings that a baseline knows, those too of files that it knows under a name that is gone.
    ///
    /// - Returns: The entries that no finding answers to though their file was audited, or is gone: what they
    ///   stand for is fixed.
    public func apply(_ baseline: Baseline, to report: inout FindingReport) -> [Baseline.Entry] {
        report.hasBaseline = true
        var known = Dictionary(baseline.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let renamed = RenamedFiles(
            from: baseline.entries, to: report.findings.compactMap(entry), isGone: isGone)
        var unknown: [(index: Int, finding: ReportedFinding)] = []
        func take(_ entry: Baseline.Entry, for finding: ReportedFinding, at index: Int) {
            if finding.suppression == nil, entry.covers(finding) {
                report.findings.suppress(index, as: .baseline)
            }
        }
        for (index, finding) in report.findings.enumerated() {
            if let entry = known.removeValue(forKey: renamed.former(key(of: finding))) {
                take(entry, for: finding, at: index)
            } else {
                unknown.append((index, finding))
            }
        }
        // A mode that is named after a file has another name with it: what is said there is the same.
        var said = Dictionary(
            grouping: unknown.isEmpty || renamed.isEmpty
                ? [] : known.values.sorted { $1.fingerprint < $0.fingerprint },
            by: Statement.init(of:))
        let sites = KnownPlaces(baseline.entries)
        for (index, finding) in unknown {
            let path = renamed.former(key(of: finding)).path
            let statement = Statement(path: path, rule: finding.rule, message: finding.message)
            let entry = said[statement]?.popLast() ?? sites.entry(for: finding, in: path, among: known)
            guard let entry else { continue }
            known[entry.key] = nil
            take(entry, for: finding, at: index)
        }
        let places = AuditedPlaces(of: report, in: project)
        return baseline.entries.filter { entry in
            known[entry.key] != nil
                && (isAbout(report, entry) && places.contain(folder.appending(entry.path))
                    || isGone(entry.path))
        }
    }

    /// What a finding says of a file.
    private struct Statement: Hashable {
        let path: String
        let rule: Rule.ID
        let message: String

        init(path: String, rule: Rule.ID, message: String) {
            self.path = path
            self.rule = rule
            self.message = message
        }

        init(of entry: Baseline.Entry) {
            self.init(path: entry.path, rule: entry.rule, message: entry.message)
        }
    }

    /// What a finding has to share with an entry.
    func key(of finding: ReportedFinding) -> Baseline.Entry.Key {
        Baseline.Entry.Key(
            path: path(of: finding.path), rule: finding.rule, fingerprint: finding.fingerprint.description)
    }

    /// What the baseline calls a file that reports name.
    func path(of reported: String) -> String { project.location(ofReported: reported).relative(to: folder) }

    /// Whether a file of an entry is no longer there.
    func isGone(_ path: String) -> Bool {
        (try? FileStatus(of: folder.appending(path).description)) == nil
    }

    /// What the baseline holds of a finding; `nil` for one that a comment or an exception suppresses.
    func entry(for finding: ReportedFinding) -> Baseline.Entry? {
        guard [nil, .baseline].contains(finding.suppression) else { return nil }
        return Baseline.Entry(
            of: finding, path: path(of: finding.path), reference: finding.reference.map { path(of: $0.path) })
    }

    /// Whether a run of the report's kind finds what an entry stands for, if it is still there.
    private func isAbout(_ report: FindingReport, _ entry: Baseline.Entry) -> Bool {
        guard entry.isOfComparison == (report.kind == .comparisons) else { return false }
        // One file may serve several commands, each with rules of its own; what no rule is called any more is
        // nobody's.
        return report.kind.rules.contains(entry.rule) || Rule(id: entry.rule) == nil
    }

    /// Writes sorted entries, each as an element of the list.
    func write(_ rows: SortedRows) throws(BaselineError) {
        do throws(FileError) {
            let file = try AtomicFileWriter(to: path)
            let text = TextOutput { bytes throws(FileError) in try file.append(bytes.bytes) }
            text.write("{\n  \"findings\" : [\n")
            if let fault = rows.copy(to: text) { throw fault }
            text.write("\n  ],\n  \"schemaVersion\" : \(Document.currentVersion)\n}\n")
            try text.finish()
            try file.finish()
        } catch {
            throw .unwritable(error.description)
        }
    }
}

/// The baseline in JSON.
private struct Document: Encodable {
    static let currentVersion = 1

    var schemaVersion = Document.currentVersion
    let findings: [Baseline.Entry]
}

extension FindingReport.Kind {
    /// The rules that such a report may speak of.
    fileprivate var rules: Set<Rule.ID> {
        let rules =
            switch self {
            case .screens: Rule.forScreens
            case .palettes: Rule.forPalettes
            case .assets: Rule.forAssets
            case .comparisons: Rule.forComparisons
            }
        return Set(rules.map(\.id))
    }
}
