public import Audit

/// What a run comes to: how much was looked at, and how much was found.
public struct RunTotals: Hashable, Sendable {
    /// The number of files that were audited.
    public internal(set) var files = 0
    /// The number of things in them that passed.
    public internal(set) var passed = 0
    /// The number of inputs that could not be audited.
    public internal(set) var unread = 0
    /// The findings that count for nothing.
    private(set) var suppressed = SuppressionTally()
    /// Which configuration files held.
    var configurations = ConfigurationTally()
    /// What was not looked at, or only by a guess.
    var unchecked = UncheckedTally()
    /// Whether some finding that counts is as grave as the threshold of the run.
    public private(set) var fails = false
    /// The number of all inputs of the run, those that other machines look at too.
    public internal(set) var inputs = 0
    /// The number of findings that a baseline knows and that are there no more; `nil` where none is compared
    /// with.
    public internal(set) var fixed: Int?
    /// The share of the inputs that the run was given; `nil` for all.
    public internal(set) var shard: Shard?
    /// Why not every input was looked at, where that is so.
    public internal(set) var shortfall: Shortfall?

    private var counts: [Severity: Int] = [:]
    private let threshold: Severity?

    /// Nothing yet.
    init(under threshold: Severity?) {
        self.threshold = threshold
    }

    /// Counts a finding.
    mutating func add(_ finding: FindingWeight) {
        if let suppression = finding.suppression {
            suppressed.add(suppression.cause)
            return
        }
        counts[finding.severity, default: 0] += 1
        fails = fails || threshold.map { finding.severity >= $0 } ?? false
    }

    /// Counts a file with its findings.
    mutating func add(_ section: FindingReport.Section) {
        files += 1
        passed += section.file.passed
        configurations.add(section.file.configurations)
        unchecked.add(section.file)
        for weight in section.findings.weights { add(weight) }
    }

    /// The number of findings that count, of one severity.
    public subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

    /// The number of all findings.
    var findings: Int { counts.values.reduce(suppressed.total, +) }

    /// Whether no screen shows text or anything else that is judged.
    public var isBlank: Bool { files > 0 && unchecked.blankCount == files }

    /// Sentences on what was not looked at, or only by a guess, without a full stop.
    var remarks: [String] { unchecked.sentences }

    /// Whether everything was looked at and nothing fails.
    var isFine: Bool { !fails && unread == 0 && shortfall == nil }

    /// The number of findings that count, by severity: `3 errors, 1 warning, 2 notes`; `nothing found` where
    /// there is none.
    var tally: String {
        let parts = Severity.allCases.reversed().compactMap { severity in
            self[severity] == 0 ? nil : counted(self[severity], severity.rawValue)
        }
        let words = parts.isEmpty ? [isBlank ? FindingReport.noText : "nothing found"] : parts
        return (words + [suppressed.words].compactMap(\.self)).joined(separator: ", ")
    }
}

/// Why a run did not look at all of its inputs.
public struct Shortfall: Hashable, Sendable, Codable {
    /// What happened, as a clause: `stopped by SIGINT`.
    public let reason: String
    /// The number of inputs that the reports speak of.
    public let done: Int
    /// The number of inputs that there are.
    public let inputs: Int

    /// Describes what is missing.
    public init(reason: String, done: Int, of inputs: Int) {
        self.reason = reason
        self.done = done
        self.inputs = inputs
    }

    /// A sentence for people: `Partial: 12 of 40 inputs were looked at; stopped by SIGINT.`
    public var sentence: String {
        "Partial: \(done) of \(counted(inputs, "input")) were looked at; \(reason)."
    }
}
