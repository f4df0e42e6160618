internal import Audit

/// Something that was looked at, and how it went, in JUnit XML.
struct JUnitCase {
    let name: String
    let outcome: Outcome
    var type = ""
    var message = ""
    var details = ""

    enum Outcome: String {
        case passed
        case skipped
        case failure
        case error
    }

    /// Writes the case as an element of its suite.
    func write(in suite: String, to xml: inout XMLText) {
        let attributes = ["name": name, "classname": suite, "time": "0"]
        guard outcome != .passed else { return xml.empty("testcase", attributes) }
        xml.open("testcase", attributes)
        xml.element(outcome.rawValue, ["type": type, "message": message], containing: details)
        xml.close("testcase")
    }
}

extension JUnitCase {
    init(of pooled: PooledFinding, threshold: Severity?) {
        let finding = pooled.worst
        let isFailure = finding.suppression == nil && threshold.map { finding.severity >= $0 } ?? false
        name = "\(finding.rule): \(finding.subject)"
        outcome = isFailure ? .failure : .skipped
        type = finding.severity.rawValue
        message = finding.statement
        details =
            ([finding.location, finding.suppression?.words, finding.remedy, pooled.others] as [String?])
            .compactMap(\.self).joined(separator: "\n")
    }
}
