internal import Audit

/// Writes findings as JUnit XML, which every platform for continuous integration reads.
///
/// A file, or an asset catalog, is a suite; a finding in it is a case that fails where it is as grave as the threshold of the run, and is
/// skipped otherwise, or where it is suppressed. A file with nothing in it is a case that passes; one that could not be
/// read, a case with an error. The document keeps to the schema that Jenkins publishes for its xUnit plugin, junit-10.xsd.
/// That of Ant asks for a time and a host as well, with which the same findings would not give the same bytes.
public struct JUnitReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as an XML document.
    public func document(of report: FindingReport) -> String {
        let suites = suites(of: report)
        var xml = XMLText()
        xml.open(
            "testsuites", ["name": "legible \(report.kind.rawValue)"].merging(totals(of: suites)) { $1 })
        for suite in suites {
            xml.open(
                "testsuite",
                ["name": suite.name, "skipped": "\(suite.cases.count { $0.outcome == .skipped })"]
                    .merging(totals(of: [suite])) { $1 })
            for testCase in suite.cases {
                write(testCase, in: suite, to: &xml)
            }
            xml.close("testsuite")
        }
        xml.close("testsuites")
        return xml.text
    }

    fileprivate struct Suite {
        let name: String
        let cases: [Case]
    }

    fileprivate struct Case {
        let name: String
        let outcome: Outcome
        var type = ""
        var message = ""
        var details = ""
    }

    fileprivate enum Outcome {
        case passed
        case skipped
        case failure
        case error
    }

    private func suites(of report: FindingReport) -> [Suite] {
        let audited = report.sections.map { section in
            let cases = section.findings.map { Case(of: $0, threshold: report.threshold) }
            let clean = Case(name: "nothing found", outcome: .passed)
            return Suite(name: section.file.path, cases: cases.isEmpty ? [clean] : cases)
        }
        let unread = report.unread.map { input in
            let unreadable = Case(
                name: "can be read: \(input.fault)", outcome: .error, type: "unread", message: input.fault)
            return Suite(name: input.path, cases: [unreadable])
        }
        return audited + unread
    }

    private func totals(of suites: [Suite]) -> [String: String] {
        let cases = suites.flatMap(\.cases)
        return [
            "tests": "\(cases.count)", "failures": "\(cases.count { $0.outcome == .failure })",
            "errors": "\(cases.count { $0.outcome == .error })", "time": "0",
        ]
    }

    private func write(_ testCase: Case, in suite: Suite, to xml: inout XMLText) {
        let attributes = ["name": testCase.name, "classname": suite.name, "time": "0"]
        let element: String
        switch testCase.outcome {
        case .passed: return xml.empty("testcase", attributes)
        case .skipped: element = "skipped"
        case .failure: element = "failure"
        case .error: element = "error"
        }
        xml.open("testcase", attributes)
        xml.element(
            element, ["type": testCase.type, "message": testCase.message], containing: testCase.details)
        xml.close("testcase")
    }
}

extension JUnitReporter.Case {
    fileprivate init(of finding: ReportedFinding, threshold: Severity?) {
        let suppression: String? =
            switch finding.suppression {
            case .baseline: "Known in the baseline."
            case .inSource(let reason): "Ignored in the file: \(reason)"
            case nil: nil
            }
        let isFailure = suppression == nil && threshold.map { finding.severity >= $0 } ?? false
        name = "\(finding.rule): \(finding.subject)"
        outcome = isFailure ? .failure : .skipped
        type = finding.severity.rawValue
        message = finding.message
        details = ([finding.location, suppression, finding.repair] as [String?])
            .compactMap(\.self).joined(separator: "\n")
    }
}
