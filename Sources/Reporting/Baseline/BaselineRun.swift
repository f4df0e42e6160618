internal import Audit
internal import FileSystem

/// Compares the findings of a run with a baseline, and gathers a new one, while they come in.
///
/// What is held of a run is what the old baseline knows; the new one is sorted in a file where it is long.
public struct BaselineRun {
    private let old: (file: BaselineFile, entries: [Baseline.Entry])?
    private let new: (file: BaselineFile, rows: SortedRows)?
    /// The entries that no finding has answered to yet.
    private var known: [Baseline.Entry.Key: Baseline.Entry] = [:]
    private let places: KnownPlaces
    /// The files of entries that were audited.
    private var audited: Set<String> = []
    private let files: Set<String>
    /// How the new baseline differs from what its file holds.
    private var change: BaselineChange
    /// The files of the entries that the new baseline may keep, and of these the ones that were audited.
    private let writtenFiles: Set<String>
    private var writtenAudited: Set<String> = []

    /// Prepares a comparison.
    ///
    /// - Parameters:
    ///   - baseline: The file of the baseline to compare with, and what is in it.
    ///   - written: Where the baseline of later runs goes.
    ///   - existing: What is there already: entries of files that are not looked at are kept.
    public init(
        comparingWith baseline: (BaselineFile, Baseline)? = nil, writingTo written: BaselineFile? = nil,
        over existing: Baseline? = nil
    ) {
        change = BaselineChange(from: existing)
        writtenFiles = Set((existing?.entries ?? []).map(\.path))
        old = baseline.map { ($0.0, $0.1.entries) }
        new = written.map { ($0, Storage.disk.rows()) }
        let entries = baseline?.1.entries ?? []
        known = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        places = KnownPlaces(entries)
        files = Set(entries.map(\.path))
    }

    /// Whether findings are compared: what is not known is then new.
    public var isCompared: Bool { old != nil || new != nil }

    /// Suppresses what is known of a file's findings, or is from now on.
    mutating func mark(_ section: inout FindingReport.Section) {
        if let old {
            let path = old.file.path(of: section.file.path)
            if files.contains(path) { audited.insert(path) }
        }
        if let new {
            let path = new.file.path(of: section.file.path)
            if writtenFiles.contains(path) { writtenAudited.insert(path) }
        }
        var unknown: [Int] = []
        for index in section.findings.indices {
            let finding = section.findings[index]
            if let old {
                if let entry = known.removeValue(forKey: old.file.key(of: finding)) {
                    if finding.suppression == nil, entry.covers(finding) {
                        section.findings.suppress(index, as: .baseline)
                    }
                } else {
                    unknown.append(index)
                }
            }
            guard let new, let entry = new.file.entry(for: finding) else { continue }
            change.add(entry)
            new.rows.add(entry.order, entry.jsonText(indentedBy: 4))
            section.findings.suppress(index, as: .baseline)
        }
        guard let old else { return }
        for index in unknown {
            let finding = section.findings[index]
            let path = old.file.path(of: finding.path)
            guard let entry = places.entry(for: finding, in: path, among: known) else { continue }
            known[entry.key] = nil
            section.findings.suppress(index, as: .baseline)
        }
    }

    /// Writes the new baseline.
    ///
    /// - Returns: The entries that no finding answers to though their file was audited, or is gone: what they
    ///   stand for is fixed; and how the new baseline differs from what was in its file, where one is
    ///   written.
    mutating func finish() throws(BaselineError) -> (stale: [Baseline.Entry], change: BaselineChange?) {
        if let new {
            let kept = change.finish { entry in
                writtenAudited.contains(entry.path) && !entry.isOfComparison
                    ? .audited : new.file.isGone(entry.path) ? .gone : .elsewhere
            }
            for entry in kept { new.rows.add(entry.order, entry.jsonText(indentedBy: 4)) }
            try new.file.write(new.rows)
        }
        let stale = (old?.entries ?? []).filter {
            known[$0.key] != nil
                && (audited.contains($0.path) && !$0.isOfComparison
                    || old?.file.isGone($0.path) == true)
        }
        return (stale, new == nil ? nil : change)
    }
}

extension Baseline.Entry {
    /// What sorts entries, as bytes.
    fileprivate var order: [UInt8] {
        Array(path.utf8) + [0] + Array(rule.utf8) + [0] + Array(fingerprint.utf8)
    }
}
