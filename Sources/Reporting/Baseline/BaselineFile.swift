internal import Audit
internal import Raster
internal import Screenshots

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A file that holds a ``Baseline``: JSON with one entry a finding, sorted and indented, so that its changes can be
/// reviewed.
///
/// Paths in it are relative to its own folder, and mean the same wherever the command is run.
public struct BaselineFile: Hashable, Sendable {
    private let path: String
    private let project: ProjectFolder
    private let folder: AbsolutePath

    /// More than any project has findings; what is larger is no baseline.
    private static let sizeLimit = 256 << 20

    /// Names a file, which need not exist.
    public init(at path: String, in project: ProjectFolder) {
        self.path = path
        self.project = project
        folder = project.location(of: path).folder
    }

    /// Reads the baseline.
    public func read() throws(BaselineError) -> Baseline {
        let bytes: [UInt8]
        do throws(ScreenshotError.Fault) {
            bytes = try FileBytes.contents(of: path, limit: Self.sizeLimit)
        } catch {
            throw .unreadable(path: path, fault: error.description)
        }
        let document: Document
        do {
            document = try JSONDecoder().decode(Document.self, from: Data(bytes))
        } catch {
            throw .malformed(path: path)
        }
        guard document.schemaVersion == Document.currentVersion else {
            throw .unknownVersion(path: path, version: document.schemaVersion)
        }
        return Baseline(document.findings)
    }

    /// Writes the findings of a report that count as the baseline of later runs.
    ///
    /// What an older baseline suppresses is taken over; what a comment suppresses is not, as the comment does.
    ///
    /// - Returns: What was written.
    @discardableResult
    public func write(_ report: FindingReport) throws(BaselineError) -> Baseline {
        let entries = report.findings.compactMap { finding -> Baseline.Entry? in
            if case .inSource = finding.suppression { return nil }
            let key = key(of: finding)
            return Baseline.Entry(
                path: key.path, rule: key.rule, fingerprint: key.fingerprint,
                contrast: finding.contrast.map { Figure($0).value }, message: finding.message)
        }
        let baseline = Baseline(entries)
        let document = Document(findings: baseline.entries)
        do throws(FileError) {
            try AtomicFile.write(Array(document.jsonText.utf8).span.bytes, to: path)
        } catch {
            throw .unwritable(error)
        }
        return baseline
    }

    /// Marks the findings that a baseline knows.
    ///
    /// - Returns: The entries that no finding answers to though their file was audited, or is gone: what they stand for
    ///   is mended.
    public func apply(_ baseline: Baseline, to report: inout FindingReport) -> [Baseline.Entry] {
        report.hasBaseline = true
        var known = Dictionary(baseline.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, finding) in report.findings.enumerated() {
            guard let entry = known.removeValue(forKey: key(of: finding)) else { continue }
            if finding.suppression == nil, entry.covers(finding) {
                report.findings[index].suppression = .baseline
            }
        }
        let audited = report.files.map { project.location(ofReported: $0.path) }
        return baseline.entries.filter { entry in
            guard known[entry.key] != nil else { return false }
            let file = folder.appending(entry.path)
            return audited.contains { $0.contains(file) }
                || !FileManager.default.fileExists(atPath: file.description)
        }
    }

    private func key(of finding: ReportedFinding) -> Baseline.Entry.Key {
        Baseline.Entry.Key(
            path: project.location(ofReported: finding.path).relative(to: folder), rule: finding.rule,
            fingerprint: finding.fingerprint.description)
    }
}

/// The baseline in JSON.
private struct Document: Codable {
    static let currentVersion = 1

    var schemaVersion = Document.currentVersion
    let findings: [Baseline.Entry]
}
