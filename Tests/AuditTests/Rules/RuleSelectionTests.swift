import Audit
import TestSupport
import Testing
import TextDetection

@Suite("A selection of rules")
struct RuleSelectionTests {
    private func findings(_ rules: RuleSelection) -> [Finding] {
        ScreenAudit.sample(regions: [.line()], rules: rules).findings
    }

    @Test("has every rule at its own severity unless told otherwise")
    func untouched() {
        for rule in Rule.all {
            #expect(RuleSelection().severity(of: rule) == (rule.isOnByDefault ? rule.severity : nil))
        }
    }

    @Test("turns rules on and off; off is the last word")
    func switches() throws {
        let rule = try #require(Rule(id: "text-contrast"))
        #expect(RuleSelection(enabling: [rule]).severity(of: rule) == .error)
        #expect(RuleSelection(disabling: [rule]).severity(of: rule) == nil)
        #expect(RuleSelection(enabling: [rule], disabling: [rule]).severity(of: rule) == nil)
        #expect(findings(RuleSelection()).map(\.rule) == [rule.id])
        #expect(findings(RuleSelection(disabling: [rule])).isEmpty)
    }

    @Test("says what a failure weighs, which a note never exceeds")
    func severities() throws {
        let rule = try #require(Rule(id: "text-contrast"))
        let selection = RuleSelection(severities: [rule: .warning])
        #expect(findings(selection).map(\.severity) == [.warning])
        let inStatusBar = ScreenAudit.sample(regions: [.line(place: .keyboard)], rules: selection)
        #expect(inStatusBar.findings.map(\.severity) == [.note])
    }
}
