internal import Audit

/// How many findings there are, by severity, and how many of them count for nothing.
struct FindingCounts {
    private var counts: [Severity: Int] = [:]
    private(set) var suppressed = 0

    /// Counts nothing yet.
    init() {}

    /// Counts the findings of a list, whose words need not be made for that.
    init(of findings: FindingList) {
        for weight in findings.weights { add(weight.severity, isSuppressed: !weight.counts) }
    }

    /// How many findings count.
    var counting: Int { counts.values.reduce(0, +) }

    mutating func add(_ finding: ReportedFinding) {
        add(finding.severity, isSuppressed: finding.suppression != nil)
    }

    mutating func add(_ severity: Severity, isSuppressed: Bool) {
        if isSuppressed {
            suppressed += 1
        } else {
            counts[severity, default: 0] += 1
        }
    }

    subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

    /// The counts in words: `3 errors, 1 note, 2 suppressed`; `nothing` where there are none.
    ///
    /// - Parameter word: Marks the number of findings of one severity as a format does.
    func words(_ word: (String, Severity) -> String = { words, _ in words }) -> String {
        let parts = Severity.allCases.reversed().filter { self[$0] > 0 }.map {
            word(counted(self[$0], $0.rawValue), $0)
        }
        let words = parts + (suppressed > 0 ? ["\(suppressed) suppressed"] : [])
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }

    /// The counts in words, the severities as their classes.
    var html: String {
        words { words, severity in "<span class=\"\(severity.rawValue)\">\(words)</span>" }
    }

    /// What sorts the most errors first, then the most warnings and notes; equals by a number.
    func worstFirst(_ number: Int) -> [UInt8] {
        let keys = Severity.allCases.reversed().map { UInt64.max - UInt64(self[$0]) } + [UInt64(number)]
        return keys.flatMap { key in withUnsafeBytes(of: key.bigEndian) { Array($0) } }
    }
}
