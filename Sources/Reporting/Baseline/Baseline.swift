public import Audit

/// Findings that are known and accepted: a later run counts only what is not among them.
///
/// A finding is recognised by its file, its rule and its ``Fingerprint``, wherever in the file it has moved.
/// One in other colours is known where it stands as before. It counts again where its contrast has fallen
/// since.
public struct Baseline: Hashable, Sendable {
    /// The known findings, sorted by file, rule and fingerprint.
    public let entries: [Entry]

    /// A known finding.
    public struct Entry: Hashable, Sendable, Codable {
        /// The file, from the folder of the baseline.
        public let path: String
        /// The rule.
        public let rule: Rule.ID
        /// What the finding is recognised by.
        public let fingerprint: String
        /// The contrast that it had, cut to two decimals; `nil` where no one figure says it.
        public let contrast: Double?
        /// What was wrong, for people.
        public let message: String
        /// The file of the screenshot that it was held against; `nil` for what is no comparison's.
        public var reference: String?
        /// Where on the screen it was, to know it again in other colours: `x,y,width,height` in pixels; `nil`
        /// for what is on none.
        public var place: String?
    }

    /// Sorts entries.
    init(_ entries: [Entry]) {
        self.entries = entries.sorted {
            ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint)
        }
    }
}

extension Baseline.Entry {
    /// What a finding has to share with an entry to be the one that was known.
    struct Key: Hashable {
        let path: String
        let rule: Rule.ID
        let fingerprint: String
    }

    /// What is to be known of a finding.
    init(of finding: ReportedFinding, path: String, reference: String? = nil) {
        self.init(
            path: path, rule: finding.rule, fingerprint: finding.fingerprint.description,
            contrast: finding.contrast.map { Figure($0).value }, message: finding.message,
            reference: reference, place: finding.placeInBaseline)
    }

    /// Whether it is of comparisons, which an audit of the same files does not make, nor they its findings.
    var isOfComparison: Bool { reference != nil }

    var key: Key { Key(path: path, rule: rule, fingerprint: fingerprint) }

    /// Whether a finding with this key is no worse than it was.
    func covers(_ finding: ReportedFinding) -> Bool {
        guard let contrast, let now = finding.contrast else { return true }
        return Figure(now).value >= contrast
    }
}
