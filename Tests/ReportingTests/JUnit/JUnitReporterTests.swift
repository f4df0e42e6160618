import Audit
import Reporting
import TestSupport
import Testing

@Suite("The JUnit report")
struct JUnitReporterTests {
    @Test("is what it was", arguments: [FindingReport.screens, .palettes])
    func golden(report: FindingReport) throws {
        let document = JUnitReporter().document(of: report)
        #expect(try document == Golden("\(report.kind.rawValue).xml").text(recording: document))
    }

    @Test(
        "keeps to the schema, and counts what is in it",
        arguments: [FindingReport.screens, .palettes, .folders, .hostile, .huge])
    func schema(report: FindingReport) {
        let schema = JUnitSchema(checking: JUnitReporter().document(of: report))
        #expect(schema.faults == [])
        let totals = schema.attributes.first?.values
        #expect(totals?["tests"] == "\(schema.counts["testcase"] ?? 0)")
        #expect(totals?["failures"] == "\(schema.counts["failure"] ?? 0)")
        #expect(totals?["errors"] == "\(schema.counts["error"] ?? 0)")
        #expect(schema.counts["error"] ?? 0 == report.unread.count)
        let names = schema.attributes.filter { $0.element == "testcase" }.compactMap {
            [$0.values["classname"], $0.values["name"]]
        }
        #expect(Set(names).count == names.count)
    }

    @Test("the schema is not kept to where something is wrong")
    func faults() {
        let document = JUnitReporter().document(of: .palettes)
        for (original, fault) in [
            ("<failure ", "<fault "), ("</testsuites>", ""),
            ("name=\"text-contrast", "title=\"text-contrast"),
            ("failures=\"2\"", "fails=\"2\""), ("time=\"0\"", "time=\"now\""), ("&quot;", "\""),
            ("<testsuite ", "<testcase "),
        ] where document.contains(original) {
            let faulty = document.replacing(original, with: fault)
            #expect(!JUnitSchema(checking: faulty).faults.isEmpty, "\(original)")
        }
    }

    @Test("A finding fails from the threshold on, and is skipped below it or suppressed")
    func threshold() {
        func failures(_ threshold: Severity?) -> Int? {
            let report = FindingReport.palettes(Array(FindingReport.palettes.findings), threshold: threshold)
            return JUnitSchema(checking: JUnitReporter().document(of: report)).counts["failure"]
        }
        #expect(failures(.error) == 2)
        #expect(failures(.warning) == 4)
        #expect(failures(nil) == nil)
    }

    @Test("A folder is a suite, and what lies in none has one of its own")
    func folders() {
        let schema = JUnitSchema(checking: JUnitReporter().document(of: .folders))
        let suites = schema.attributes.filter { $0.element == "testsuite" }.map(\.values)
        #expect(suites.map { $0["name"] } == ["Brand.xcassets", "Clean.xcassets", ".legible.yml"])
        #expect(suites.map { $0["failures"] } == ["2", "0", "1"])
    }

    @Test("A file with nothing in it passes")
    func passes() {
        let report = FindingReport(
            kind: .screens, standard: "wcag-aa", rules: [], threshold: .error,
            files: [.init(path: "a.png", facts: "", passed: 3)], findings: [], unread: [])
        let schema = JUnitSchema(checking: JUnitReporter().document(of: report))
        #expect(
            schema.counts.filter { !$0.key.hasPrefix("propert") } == [
                "testsuites": 1, "testsuite": 1, "testcase": 1,
            ])
    }
}
