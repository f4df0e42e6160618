import Audit
import Elements
import Foundation
import PNGFiles
import Recognition
import SystemColors
import Testing
import TextDetection

/// The samples of view trees, each of which a rule finds or must not.
@Suite("Samples of view trees")
struct ElementSampleTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Samples/Elements")
        .standardizedFileURL

    private struct Case: Decodable {
        let image: String
        let rule: String
        let found: Bool
        let platform: String?
    }

    /// What rules say of a picture.
    private static func audit(_ image: String, platform: String?, by rules: RuleSelection) throws
        -> ScreenAudit
    {
        let known = KnownConditions(platform: platform.flatMap(Platform.init(rawValue:)))
        return try Auditor(images: PNGDecoder(), rules: rules, conditions: known)
            .audit(contentsOf: folder.appending(path: image).path)
    }

    @Test("are found by their rules where they violate them, and not where they do not")
    func cases() throws {
        let bytes = try Data(contentsOf: Self.folder.appending(path: "cases.json"))
        let cases = try JSONDecoder().decode([Case].self, from: bytes)
        var missed: [String] = []
        var objected: [String] = []
        for one in cases {
            let rule = try #require(Rule(id: one.rule))
            let audit = try Self.audit(one.image, platform: one.platform, by: RuleSelection(only: rule))
            #expect(audit.elements != nil, "\(one.image)")
            #expect(audit.findings.allSatisfy { $0.element != nil }, "\(one.image)")
            if one.found, audit.findings.isEmpty { missed.append(one.image) }
            if !one.found, !audit.findings.isEmpty { objected.append(one.image) }
        }
        let byRule = Dictionary(grouping: cases, by: \.rule)
        #expect(Set(byRule.keys) == Set(Rule.forElements.map(\.id)))
        for (rule, cases) in byRule {
            let violating = cases.filter(\.found)
            #expect(violating.count >= 5 && cases.count - violating.count >= 5, "\(rule)")
            let caught = violating.count { !missed.contains($0.image) }
            #expect(Double(caught) >= 0.95 * Double(violating.count), "\(rule): missed \(missed)")
        }
        #expect(objected.isEmpty, "\(objected)")
    }

    @Test(
        "captured from a page in a browser are judged by the rules of the web, also as results of axe",
        arguments: ["booking@2x.png", "booking-axe@2x.png"])
    func page(image: String) throws {
        let audit = try Self.audit(image, platform: nil, by: RuleSelection())
        #expect(audit.conditions.platform == .web)
        func labels(_ rule: Rule) -> [String?] {
            audit.findings.filter { $0.rule == rule.id }.map { $0.element?.label }
        }
        #expect(labels(.targetSize) == ["Fewer", "More"])
        #expect(labels(.elementContrast) == ["Cabin"])
        #expect(labels(.stateColor) == ["Today"])
        let exempt = audit.regions.filter { $0.region.place == .inactive }
        #expect(exempt.map { $0.element?.label } == ["Pay later"])
        #expect(exempt.allSatisfy { $0.judgement?.verdict == .review })
        #expect(audit.findings.filter { $0.rule == Rule.textContrast.id }.allSatisfy { $0.severity == .note })
    }
}
