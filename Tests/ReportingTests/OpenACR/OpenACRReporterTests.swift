import Audit
import ColorMath
import Foundation
import Recognition
import Reporting
import SystemColors
import TestSupport
import Testing
import Yams

/// The schema of OpenACR and its catalog `2.5-edition-wcag-2.2-en`, which are no part of the repository:
/// their paths, where the environment says that there are copies.
private let wholeSchema = ProcessInfo.processInfo.environment["OPENACR_SCHEMA"]
private let catalog = ProcessInfo.processInfo.environment["OPENACR_CATALOG"]

@Suite("The OpenACR report")
struct OpenACRReporterTests {
    private struct Draft: Decodable {
        struct Product: Decodable { let name: String }
        struct Author: Decodable { let email: String }
        struct Chapter: Decodable { let criteria: [Criterion] }
        struct Criterion: Decodable {
            let num: String
            let components: [Component]
        }
        struct Component: Decodable {
            let name: String
            let adherence: Adherence
        }
        struct Adherence: Decodable {
            let level: String
            let notes: String?
        }
        let title: String
        let product: Product
        let author: Author
        let notes: String
        let evaluation_methods_used: String
        let catalog: String
        let chapters: [String: Chapter]

        func adherences(_ number: String) -> [String: Adherence] {
            let all = chapters.values.flatMap(\.criteria).filter { $0.num == number }.flatMap(\.components)
            return Dictionary(all.map { ($0.name, $0.adherence) }, uniquingKeysWith: { first, _ in first })
        }
    }

    private func document(_ screens: [ScreenAudit]) throws -> String {
        let records = ScreenRecord.records(of: AuditReport(standard: .wcagAA, screens: screens))
        return try ReportDelivery.deliver([ReportRequest(.openacr)], on: records)
    }

    private func draft(_ screens: [ScreenAudit]) throws -> Draft {
        try YAMLDecoder().decode(Draft.self, from: document(screens))
    }

    @Test("is what it was")
    func golden() throws {
        let document = try ReportDelivery.deliver([ReportRequest(.openacr)])
        #expect(try document == Golden("screens.openacr.yml").text(recording: document))
    }

    @Test("has every criterion of WCAG 2.2 once")
    func criteria() throws {
        let draft = try draft([.sample(regions: [.line()])])
        #expect(draft.chapters.mapValues(\.criteria.count).values.sorted() == [24, 31, 31])
        let numbers = draft.chapters.values.flatMap(\.criteria).map(\.num)
        #expect(Set(numbers).count == 86)
        #expect(SuccessCriterion.allCases.allSatisfy { numbers.contains($0.id) })
    }

    @Test("a failure that was measured is partial, most of them no support; nothing is support")
    func levels() throws {
        func level(_ ratios: [Double]) throws -> String? {
            try draft([.sample(regions: ratios.map { .line(contrast: $0) })]).adherences("1.4.3")["software"]?
                .level
        }
        #expect(try level([2, 5, 5]) == "partially-supports")
        #expect(try level([2, 2, 5]) == "does-not-support")
        #expect(try level([5, 5, 5]) == "not-evaluated")
        #expect(try level([]) == "not-evaluated")
    }

    @Test("what is not looked at is not evaluated, and says why where it is about what is seen")
    func untested() throws {
        let draft = try draft([.sample(regions: [.line(contrast: 2)])])
        #expect(draft.adherences("1.1.1")["software"]?.level == "not-evaluated")
        #expect(draft.adherences("1.1.1")["software"]?.notes == nil)
        #expect(draft.adherences("2.4.7")["software"]?.notes?.hasPrefix("Not tested: ") == true)
        #expect(draft.adherences("1.4.3")["software"]?.notes?.contains("0 passed, 1 failed") == true)
    }

    @Test("screens of the web are one component, apps another, and a screen of neither counts for both")
    func components() throws {
        func screen(_ platform: Platform?, _ ratio: Double) -> ScreenAudit {
            .sample(regions: [.line(contrast: ratio)], known: KnownConditions(platform: platform))
        }
        let both = try draft([screen(.web, 2), screen(.iOS, 5)]).adherences("1.4.3")
        #expect(both.mapValues(\.level) == ["web": "does-not-support", "software": "not-evaluated"])
        let unknown = try draft([screen(nil, 2)]).adherences("1.4.3")
        #expect(unknown.mapValues(\.level) == ["web": "does-not-support", "software": "does-not-support"])
        #expect(unknown["web"]?.notes?.contains("1 screen of a platform that is not known") == true)
    }

    @Test(
        "is valid by the schema of OpenACR",
        .enabled(if: wholeSchema != nil, "OPENACR_SCHEMA names no copy of openacr-0.1.0.json"))
    func schema() throws {
        let schema = try JSONSchema(contentsOf: URL(filePath: wholeSchema ?? ""))
        for screens in [[], [ScreenAudit.sample(regions: [.line()])], AuditReport.sample.screens] {
            let object = try #require(try Yams.load(yaml: document(screens)))
            let json = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
            #expect(try schema.faults(in: json) == [])
        }
    }

    @Test(
        "names criteria, components and levels of its catalog",
        .enabled(if: catalog != nil, "OPENACR_CATALOG names no copy of the catalog"))
    func names() throws {
        struct Catalog: Decodable {
            struct Chapter: Decodable {
                let id: String
                let criteria: [Criterion]
            }
            struct Criterion: Decodable {
                let id: String
                let components: [String]
            }
            struct Term: Decodable { let id: String }
            let chapters: [Chapter]
            let terms: [Term]
        }
        let text = try String(contentsOfFile: catalog ?? "", encoding: .utf8)
        let known = try YAMLDecoder().decode(Catalog.self, from: text)
        let draft = try draft([.sample(regions: [.line()], known: KnownConditions())])
        for (name, chapter) in draft.chapters {
            let same = try #require(known.chapters.first { $0.id == name })
            // The catalog keeps a criterion that WCAG 2.2 has withdrawn.
            #expect(same.criteria.map(\.id).filter { $0 != "4.1.1" } == chapter.criteria.map(\.num))
            for component in chapter.criteria.flatMap(\.components) {
                #expect(same.criteria.allSatisfy { $0.components.contains(component.name) })
                #expect(known.terms.contains { $0.id == component.adherence.level })
            }
        }
    }
}
