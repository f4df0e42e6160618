public import Audit
public import Raster

/// The findings of an audit, whatever was audited: what the formats for continuous integration are written from.
public struct FindingReport: Hashable, Sendable {
    /// What was audited.
    public let kind: Kind
    /// What the audited things were judged by, for example `wcag-aa`.
    public let standard: String
    /// The rules that the findings may be by.
    public let rules: [Rule]
    /// The least severity that fails the run; `nil` where nothing does.
    public let threshold: Severity?
    /// The files that were audited, in the order in which they were given.
    public let files: [AuditedFile]
    /// What was found, in the order of the files.
    public internal(set) var findings: [ReportedFinding]
    /// The inputs that could not be audited.
    public let unread: [UnreadInput]
    /// Whether a baseline was applied: what it does not know is then new.
    public internal(set) var hasBaseline = false

    /// What an audit is about. Platforms keep the results of different kinds apart.
    public enum Kind: String, Hashable, Sendable {
        /// Screenshots.
        case screens
        /// Palettes: named colours in files.
        case palettes
    }

    /// A file that was audited, or a folder that is one thing, such as an asset catalog.
    public struct AuditedFile: Hashable, Sendable {
        /// The file, relative to the project's folder where it lies in it.
        public let path: String
        /// What it is, in a few words.
        public let facts: String
        /// Its pixels, where it is a picture.
        public let frame: PixelRect?
        /// The number of things in it that passed.
        public let passed: Int

        /// Describes a file.
        public init(path: String, facts: String, frame: PixelRect? = nil, passed: Int) {
            self.path = path
            self.facts = facts
            self.frame = frame
            self.passed = passed
        }
    }

    /// Gathers findings.
    ///
    /// - Parameters:
    ///   - kind: What was audited.
    ///   - standard: What the audited things were judged by.
    ///   - rules: The rules that the findings may be by.
    ///   - threshold: The least severity that fails the run; `nil` where nothing does.
    ///   - files: The files that were audited.
    ///   - findings: What was found, in the order of the files.
    ///   - unread: The inputs that could not be audited.
    public init(
        kind: Kind, standard: String, rules: [Rule], threshold: Severity?, files: [AuditedFile],
        findings: [ReportedFinding], unread: [UnreadInput]
    ) {
        self.kind = kind
        self.standard = standard
        self.rules = rules
        self.threshold = threshold
        self.files = files
        self.findings = findings
        self.unread = unread
    }
}

extension FindingReport {
    /// The findings that count, in the order of the files.
    public var counting: [ReportedFinding] { findings.filter { $0.suppression == nil } }

    /// Whether some finding that counts is as grave as the threshold.
    public var fails: Bool {
        guard let threshold else { return false }
        return findings.contains { $0.suppression == nil && $0.severity >= threshold }
    }

    /// The findings, the worst first; equals keep their order.
    var worstFirst: [ReportedFinding] { findings.worstFirst }

    /// The number of findings that count, by severity: `3 errors, 1 warning, 2 notes`; `nothing found` where there is
    /// none.
    var tally: String {
        let counting = self.counting
        let parts = Severity.allCases.reversed().compactMap { severity in
            let count = counting.count { $0.severity == severity }
            return count == 0 ? nil : counted(count, severity.rawValue)
        }
        let known = findings.count - counting.count
        let words = parts.isEmpty ? ["nothing found"] : parts
        return (words + (known == 0 ? [] : ["\(known) suppressed"])).joined(separator: ", ")
    }
}

extension [ReportedFinding] {
    /// The findings, the worst first; equals keep their order.
    var worstFirst: [ReportedFinding] {
        // The sort is stable, though its documentation does not promise it; the index makes sure.
        enumerated().sorted { lhs, rhs in
            if lhs.element.isWorse(than: rhs.element) { return true }
            if rhs.element.isWorse(than: lhs.element) { return false }
            return lhs.offset < rhs.offset
        }.map(\.element)
    }
}
