internal import Audit
internal import Raster

/// Which findings of two runs are one.
struct FindingMatches {
    /// Those that both runs have, as they were and as they are.
    private(set) var both: [(before: ReportedFinding, now: ReportedFinding)] = []
    /// Those that only the newer run has.
    private(set) var added: [ReportedFinding] = []
    /// Those that only the older run has, though the newer one looked at their files.
    private(set) var removed: [ReportedFinding] = []
    /// The files that only the older run looked at, sorted, and the number of findings in them.
    let removedFiles: [String]
    private(set) var removedCount = 0
    /// The files that only the newer run looked at, sorted.
    let addedFiles: [String]
    /// Screens that are taken for one under another name, by where they show something: the new names by the
    /// old ones.
    let redrawnFiles: [String: String]

    /// The files of the older run that have another name in the newer one, with it.
    private let names: [String: String]

    /// The most pairs of findings by one rule in one file that are looked at for one place.
    private static let mostPairs = 1 << 20

    /// What findings at one place have in common.
    private struct Site: Hashable {
        let path: String
        let rule: Rule.ID
    }

    init(of old: FindingReport, with new: FindingReport) {
        let oldFiles = Set(old.files.map(\.path))
        let newFiles = Set(new.files.map(\.path))
        let oldEntries = old.findings.map { Baseline.Entry(of: $0, path: $0.path) }
        let newEntries = new.findings.map { Baseline.Entry(of: $0, path: $0.path) }
        let renamed = RenamedFiles(from: oldEntries, to: newEntries) { !newFiles.contains($0) }
        var names = Dictionary(
            newEntries.compactMap { entry in
                let former = renamed.former(entry.key).path
                return former == entry.path ? nil : (former, entry.path)
            }, uniquingKeysWith: { first, _ in first })
        // What has no findings moves with its folder.
        var (removed, added) = (oldFiles.subtracting(newFiles), newFiles.subtracting(oldFiles))
        removed.subtract(names.keys)
        added.subtract(names.values)
        for path in removed {
            guard let moved = renamed.movedFile(at: path), added.remove(moved) != nil else { continue }
            removed.remove(path)
        }
        redrawnFiles =
            RedrawnScreens(
                from: old.files.filter { removed.contains($0.path) },
                to: new.files.filter { added.contains($0.path) }
            ).names
        removed.subtract(redrawnFiles.keys)
        added.subtract(redrawnFiles.values)
        names.merge(redrawnFiles) { name, _ in name }
        self.names = names
        (removedFiles, addedFiles) = (removed.sorted(), added.sorted())

        // A report may have two findings of one key, whoever wrote it: the first comes first.
        var known = Dictionary(grouping: old.findings.indices.reversed()) { oldEntries[$0].key }
        var left: [Site: [ReportedFinding]] = [:]
        var unmatched: [ReportedFinding] = []
        var isMatched = Set<Int>()
        for (finding, entry) in zip(new.findings, newEntries) {
            if let index = known[renamed.former(entry.key)]?.popLast() {
                both.append((old.findings[index], finding))
                isMatched.insert(index)
            } else {
                unmatched.append(finding)
            }
        }
        let removedPaths = Set(removedFiles)
        for (index, finding) in zip(old.findings.indices, old.findings) where !isMatched.contains(index) {
            if finding.path.enclosingPaths.contains(where: removedPaths.contains) {
                removedCount += 1
            } else {
                left[Site(path: names[finding.path] ?? finding.path, rule: finding.rule), default: []]
                    .append(finding)
            }
        }
        match(unmatched, with: left)
    }

    /// The name that a file of the older run has in the newer one.
    func name(of path: String) -> String { names[path] ?? path }

    /// Matches what is left by its place.
    private mutating func match(_ unmatched: [ReportedFinding], with left: [Site: [ReportedFinding]]) {
        let sites = Dictionary(grouping: unmatched) { Site(path: $0.path, rule: $0.rule) }
        var left = left
        for finding in unmatched {
            let site = Site(path: finding.path, rule: finding.rule)
            let pairs = (left[site]?.count ?? 0).multipliedReportingOverflow(by: sites[site]?.count ?? 0)
            guard !pairs.overflow, pairs.partialValue <= Self.mostPairs,
                let place = left[site]?.firstIndex(where: finding.isAtPlace(of:)),
                let before = left[site]?.remove(at: place)
            else {
                added.append(finding)
                continue
            }
            both.append((before, finding))
        }
        removed = left.values.joined().sorted {
            ($0.path, $0.rule, $0.fingerprint.description) < ($1.path, $1.rule, $1.fingerprint.description)
        }
    }
}

extension ReportedFinding {
    /// The most boxes of a finding that are looked at.
    private static var mostBoxes: Int { 64 }

    /// Whether another finding is where this one is: about the same names in the same modes, or on pixels
    /// that both are about.
    fileprivate func isAtPlace(of other: ReportedFinding) -> Bool {
        switch (place, other.place) {
        case (.pixels(let ours), .pixels(let theirs)):
            guard let first = ours.first else { return false }
            return theirs.prefix(Self.mostBoxes).contains { $0.overlaps(first) }
        case (.text, .text): return topic != nil && subject == other.subject
        default: return false
        }
    }
}

extension PixelRect {
    fileprivate func overlaps(_ other: PixelRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
