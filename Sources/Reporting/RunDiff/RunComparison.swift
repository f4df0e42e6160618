public import Audit

/// What is new, worse, better, fixed and unchanged between two runs, by the style of the text or the pair of
/// colours.
///
/// A finding is the same in both where a baseline would know it again: by its file, its rule and its
/// ``Fingerprint``, in a file that was renamed, too. What is left is the same where it is by one rule at one
/// place: text that was redrawn there, a pair whose verdict is another. A screen that has another name and
/// other colours is taken for the same where it shows most things at the same places, which is said. What the
/// newer run suppresses is counted only. A file that only the newer run has is new with all that was found in
/// it; what was found in a file that only the older run has is counted, and is not fixed, as is what was
/// found by a rule that the newer run has switched off.
public struct RunComparison: Sendable {
    /// The older run.
    public let old: ReportedRun
    /// The newer run.
    public let new: ReportedRun
    /// What changed, and what did not: the gravest first, by how it changed.
    public let rows: [Row]
    /// The findings that the newer run suppresses.
    public let suppressedCount: Int
    /// The files of the older run that the newer one did not look at, sorted.
    public let removedFiles: [String]
    /// The findings in these files.
    public let removedCount: Int
    /// The findings of the older run by rules that the newer one has switched off for their files: nobody
    /// knows whether they are fixed.
    public let uncheckedCount: Int
    /// The files of the newer run that the older one did not look at, sorted.
    public let addedFiles: [String]
    /// Screens of the older run that are taken for one of the newer under another name, by where they show
    /// something: the new names by the old ones.
    public let redrawnFiles: [String: String]

    /// How a finding changed.
    public enum Change: String, Hashable, Sendable, CaseIterable, Codable {
        /// It was not there.
        case new
        /// It was there, with more contrast than now or less severe.
        case worse
        /// It was there, with less contrast than now or more severe.
        case better
        /// It is there no more, though its file was looked at.
        case fixed
        /// It is as it was.
        case unchanged
    }

    /// Findings of one style of text, or on one pair of colours, that changed alike.
    public struct Row: Hashable, Sendable {
        /// How they changed.
        public let change: Change
        /// The worst of them as it is now, or as it was where it is fixed.
        public internal(set) var finding: ReportedFinding
        /// The same finding as it was before; `nil` where it is new.
        public internal(set) var before: ReportedFinding?
        /// What they are about, in a few words.
        public let title: String
        /// The number of findings.
        public internal(set) var count: Int
        /// The number of their places.
        public internal(set) var places: Int
        /// The files that they are in, in the order of the run.
        public internal(set) var files: [String]
    }

    /// Compares two runs.
    public init(of old: ReportedRun, with new: ReportedRun) {
        self.old = old
        self.new = new
        let matches = FindingMatches(of: old.findings, with: new.findings)
        var gathering = RowGathering()
        var suppressed = 0
        for (before, now) in matches.both {
            if now.suppression == nil {
                gathering.add(now.change(from: before), now, before)
            } else {
                suppressed += 1
            }
        }
        for finding in matches.added {
            if finding.suppression == nil { gathering.add(.new, finding, nil) } else { suppressed += 1 }
        }
        let rulesOff = Dictionary(
            new.findings.files.filter { !$0.disabledRules.isEmpty }.map { ($0.path, Set($0.disabledRules)) },
            uniquingKeysWith: { $0.union($1) })
        var unchecked = 0
        for finding in matches.removed {
            let file = matches.name(of: finding.path)
            if file.enclosingPaths.contains(where: { rulesOff[$0]?.contains(finding.rule) ?? false }) {
                unchecked += 1
            } else {
                gathering.add(.fixed, finding, finding)
            }
        }
        rows = gathering.sorted
        suppressedCount = suppressed
        uncheckedCount = unchecked
        removedFiles = matches.removedFiles
        removedCount = matches.removedCount
        addedFiles = matches.addedFiles
        redrawnFiles = matches.redrawnFiles
    }

    /// The rows that changed in a way.
    func rows(_ change: Change) -> [Row] { rows.filter { $0.change == change } }

    /// The number of places that changed in a way.
    func places(_ change: Change) -> Int { rows(change).reduce(0) { $0 + $1.places } }

    /// Whether something is new or worse that is as grave as a threshold; `nil` lets nothing fail.
    public func fails(at threshold: Severity?) -> Bool {
        guard let threshold else { return false }
        return rows.contains {
            ($0.change == .new || $0.change == .worse) && $0.finding.severity >= threshold
        }
    }
}

extension ReportedFinding {
    /// How the finding differs from what it was.
    fileprivate func change(from old: ReportedFinding) -> RunComparison.Change {
        let entries = [old, self].map { Baseline.Entry(of: $0, path: $0.path) }
        let isWorse = !entries[0].covers(self) || severity > old.severity
        let (share, oldShare) = hasMovingLimit ? (1, 1) : (sufficiency, old.sufficiency)
        if isWorse || share < oldShare - Self.noise { return .worse }
        let isBetter = !entries[1].covers(old) || severity < old.severity
        return isBetter || share > oldShare + Self.noise ? .better : .unchanged
    }

    /// Whether it is held against the same colours without a setting: where these lose contrast, it is nearer
    /// to them, and no better.
    private var hasMovingLimit: Bool { rule == Rule.increasedContrast.id }

    /// What the rounding of a report makes of a share.
    private static let noise = 0.01
}

/// Rows that findings are added to.
private struct RowGathering {
    private var rows: [RunComparison.Row] = []
    private var places: [Key: Int] = [:]
    /// The files of each row.
    private var files: [Set<String>] = []

    private struct Key: Hashable {
        let change: RunComparison.Change
        let rule: Rule.ID
        let severity: Severity
        let verdict: Verdict
        let title: String
    }

    mutating func add(
        _ change: RunComparison.Change, _ finding: ReportedFinding, _ before: ReportedFinding?
    ) {
        let title = finding.title
        let key = Key(
            change: change, rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            title: title)
        guard let place = places[key] else {
            places[key] = rows.count
            files.append([finding.path])
            rows.append(
                RunComparison.Row(
                    change: change, finding: finding, before: before, title: title, count: 1,
                    places: finding.placeCount, files: [finding.path]))
            return
        }
        if finding.sufficiency < rows[place].finding.sufficiency {
            (rows[place].finding, rows[place].before) = (finding, before)
        }
        rows[place].count += 1
        rows[place].places += finding.placeCount
        if files[place].insert(finding.path).inserted { rows[place].files.append(finding.path) }
    }

    /// The rows by how they changed, then as lists of findings are sorted; equals in their order.
    var sorted: [RunComparison.Row] {
        let order = rows.indices.map { rows[$0].finding.badness(at: $0) }
        let all = RunComparison.Change.allCases
        return all.flatMap { change in
            rows.indices.filter { rows[$0].change == change }.sorted {
                order[$0].lexicographicallyPrecedes(order[$1])
            }.map { rows[$0] }
        }
    }
}

extension ReportedFinding {
    /// What it is about, without its places.
    fileprivate var title: String {
        if let style { return style }
        if let topic {
            let names = topic.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return names.joined(separator: names.count == 2 ? " on " : ", ").visible
        }
        return message
    }

    fileprivate var placeCount: Int { if case .pixels(let boxes) = place { boxes.count } else { 1 } }
}
