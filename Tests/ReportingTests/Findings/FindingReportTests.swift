import Audit
import Reporting
import TestSupport
import Testing

@Suite("A list of findings")
struct FindingReportTests {
    @Test("holds what an audit of screens found, in its order")
    func screens() {
        let findings = FindingReport.screens.findings
        #expect(findings.count == AuditReport.sample.screens.flatMap(\.findings).count)
        #expect(findings.map(\.message) == AuditReport.sample.screens.flatMap(\.findings).map(\.message))
        #expect(FindingReport.screens.files.map(\.path).first == "Screens/home@3x.png")
        #expect(FindingReport.screens.unread.map(\.path) == ["Screens/broken.png"])
    }

    @Test("fails where something that counts is as grave as the threshold")
    func threshold() {
        func fails(
            _ severity: Severity, _ suppression: ReportedFinding.Suppression? = nil, at threshold: Severity?
        )
            -> Bool
        {
            FindingReport.palettes(
                [.token(severity: severity, suppression: suppression)], threshold: threshold
            ).fails
        }
        #expect(fails(.error, at: .error))
        #expect(!fails(.warning, at: .error))
        #expect(fails(.warning, at: .warning))
        #expect(!fails(.note, at: .warning))
        #expect(!fails(.error, at: nil))
        #expect(!fails(.error, .baseline, at: .error))
        #expect(!fails(.error, .comment(reason: "x"), at: .error))
    }
}
