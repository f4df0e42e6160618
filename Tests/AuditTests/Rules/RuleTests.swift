import Audit
import Foundation
import Testing

@Suite("Every rule")
struct RuleTests {
    @Test("finds what its examples say it finds, and nothing else", arguments: Rule.all)
    func examples(rule: Rule) throws {
        #expect(rule.examples.contains { $0.isFound } && rule.examples.contains { !$0.isFound })
        for example in rule.examples {
            let findings = example.objections(by: rule)
            #expect(findings.isEmpty != example.isFound, "\(rule.id): \(example)")
            #expect(findings.allSatisfy { $0.rule == rule.id && $0.severity <= rule.severity })
            #expect(findings.allSatisfy { $0.message.hasSuffix(".") })
        }
        #expect(Set(rule.examples.map(\.description)).count == rule.examples.count)
    }

    @Test("has an identifier of its own, and words of its own")
    func identifiers() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            #expect(Rule(id: rule.id) == rule)
            #expect(!rule.guidelines.isEmpty)
            #expect(rule.guidelines.allSatisfy { URL(string: $0.address)?.scheme == "https" })
            #expect(rule.summary.hasSuffix(".") && rule.rationale.hasSuffix("."))
        }
        #expect(Rule(id: "nonsense") == nil)
    }
}
