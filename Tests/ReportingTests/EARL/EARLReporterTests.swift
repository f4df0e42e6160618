import Audit
import ColorMath
import Foundation
import Raster
import Reporting
import TestSupport
import Testing
import TextDetection

@Suite("The EARL report")
struct EARLReporterTests {
    /// The parts that the W3C's collection of ACT implementations reads.
    private struct Report: Decodable {
        struct Node: Decodable {
            let type: Types
            let name: String?
            let release: Release?
            let source: String?
            let title: String?
            let checksum: Checksum?
            let assertions: [Assertion]?

            enum CodingKeys: String, CodingKey {
                case type = "@type"
                case name, release, source, title, checksum, assertions
            }
        }
        enum Types: Decodable, Equatable {
            case one(String)
            case several([String])

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                self =
                    if let one = try? container.decode(String.self) { .one(one) } else {
                        .several(try container.decode([String].self))
                    }
            }
        }
        struct Release: Decodable { let revision: String }
        struct Checksum: Decodable { let checksumValue: String }
        struct Assertion: Decodable {
            let mode: String
            let test: Test
            let result: Result
        }
        struct Test: Decodable {
            let title: String
            let isPartOf: [String]?
            let seeAlso: [String]?
        }
        struct Result: Decodable {
            let outcome: String
            let info: String?
            let pointer: [[String: Pointer]]?
        }
        enum Pointer: Decodable {
            case text(String)
            case number(Int)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                self =
                    if let number = try? container.decode(Int.self) { .number(number) } else {
                        .text(try container.decode(String.self))
                    }
            }
        }
        let graph: [Node]

        enum CodingKeys: String, CodingKey { case graph = "@graph" }

        var subjects: [Node] { graph.filter { $0.type == .one("TestSubject") } }
    }

    private func read(_ document: String) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(document.utf8))
    }

    @Test("is what it was, on screens")
    func screens() throws {
        let document = try ReportDelivery.deliver([ReportRequest(.earl)])
        #expect(try document == Golden("screens.earl.json").text(recording: document))
    }

    @Test("is what it was, on palettes")
    func palettes() throws {
        let document = EARLReporter().document(of: .palettes)
        #expect(try document == Golden("palettes.earl.json").text(recording: document))
    }

    @Test("names the program, every file, and outcomes that EARL knows")
    func shape() throws {
        let report = try read(try ReportDelivery.deliver([ReportRequest(.earl)]))
        let assertor = try #require(report.graph.first)
        #expect(assertor.type == .several(["Assertor", "Software"]))
        #expect(assertor.release?.revision == ToolVersion.current)
        #expect(report.subjects.count == ScreenRecord.samples.count)
        #expect(report.subjects[0].source == "Screens/home%403x.png")
        #expect(report.subjects[0].checksum?.checksumValue == String(repeating: "a", count: 64))
        let outcomes = ["passed", "failed", "cantTell", "inapplicable", "untested"].map { "earl:\($0)" }
        for assertion in report.subjects.compactMap(\.assertions).joined() {
            #expect(outcomes.contains(assertion.result.outcome))
            #expect(assertion.mode == "earl:automatic")
            #expect(!assertion.test.title.isEmpty)
            for part in assertion.test.isPartOf ?? [] {
                #expect(SuccessCriterion.allCases.contains { part == "WCAG2:\($0.anchor)" })
            }
        }
    }

    @Test("says of every screen what it shows of every criterion, and what was not tested")
    func criteria() throws {
        let report = try read(try ReportDelivery.deliver([ReportRequest(.earl)]))
        func outcomes(_ subject: Report.Node) -> [String] {
            SuccessCriterion.allCases.map { criterion in
                subject.assertions?.first { $0.test.title == criterion.description }?.result.outcome ?? ""
            }
        }
        let untested = "earl:untested"
        #expect(
            outcomes(report.subjects[0])
                == [untested, "earl:failed", "earl:failed", "earl:passed"]
                + Array(repeating: untested, count: 4))
        let none = "earl:inapplicable"
        #expect(
            outcomes(report.subjects[1])
                == [untested, none, none, none] + Array(repeating: untested, count: 4))
        // It could not be read.
        let measured = report.subjects[2].assertions ?? []
        #expect(measured.map(\.result.outcome) == [untested, untested, untested])
    }

    @Test("a text that fails, that passes and that cannot be told is an assertion each, with the ACT rule")
    func lines() throws {
        let screen = ScreenAudit.sample(regions: [
            .line(contrast: 2, box: PixelRect(x: 1, y: 2, width: 30, height: 4)),
            .line(contrast: 21, ink: .black),
            .line(contrast: 4.6, low: 2.1, high: 9.75, doubts: [.busyBackdrop], ink: .white),
            .line(contrast: 2, place: .picture),
        ])
        let records = ScreenRecord.records(of: AuditReport(standard: .wcagAA, screens: [screen]))
        let report = try read(try ReportDelivery.deliver([ReportRequest(.earl)], on: records))
        let tests = try #require(report.subjects[0].assertions).filter { $0.test.title == "text-contrast" }
        #expect(
            tests.map(\.result.outcome)
                == ["earl:passed", "earl:failed", "earl:cantTell", "earl:inapplicable"])
        #expect(
            tests.map(\.test.isPartOf)
                == [["WCAG2:contrast-minimum"], ["WCAG2:contrast-minimum"], ["WCAG2:contrast-minimum"], nil])
        let act = "https://www.w3.org/WAI/standards-guidelines/act/rules/afw4f7/"
        #expect(tests.map(\.test.seeAlso) == [[act], [act], [act], nil])
        guard case .text(let place)? = tests[1].result.pointer?.first?["ptr:expression"] else {
            Issue.record("a place is missing")
            return
        }
        #expect(place == "xywh=1,2,30,4")
    }

    @Test("a file named as an ACT test case is read as one")
    func testCase() throws {
        let digest = String(repeating: "0a", count: 20)
        let screen = ScreenAudit.sample(path: "testcases/afw4f7/\(digest).png", regions: [.line(contrast: 2)])
        let records = ScreenRecord.records(of: AuditReport(standard: .wcagAA, screens: [screen]))
        let report = try read(try ReportDelivery.deliver([ReportRequest(.earl)], on: records))
        let source = try #require(report.subjects[0].source)
        // As act-tools finds rule and test case.
        let match = try #require(source.firstMatch(of: /\/([a-z0-9]{6})\/([a-z0-9]{40})\.[a-z]{2,4}/))
        #expect(match.1 == "afw4f7" && match.2 == digest)
    }

    @Test("colours that look alike are never said to fail: something else may tell what they stand for")
    func color() throws {
        let finding = ReportedFinding(
            rule: Rule.categoryConfusion.id, severity: .warning, message: "They look alike.",
            subject: "chart",
            path: "tokens.json", place: .text(line: 3, column: 5), criteria: [.useOfColor],
            fingerprint: Fingerprint(of: ["chart"]))
        let report = try read(EARLReporter().document(of: .palettes([finding])))
        let tests = try #require(report.subjects[0].assertions)
        #expect(tests.last?.result.outcome == "earl:cantTell")
        #expect(tests.last?.test.isPartOf == ["WCAG2:use-of-color"])
    }

    @Test("every term is in its context, or a keyword")
    func context() throws {
        let text = try ReportDelivery.deliver([ReportRequest(.earl)])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let context = try #require(object["@context"] as? [String: Any])
        // What is not there is a term of EARL, by its @vocab.
        let earl: Set = ["assertedBy", "info", "mode", "outcome", "pointer", "result", "subject", "test"]
        func terms(_ value: Any) -> [String] {
            if let list = value as? [Any] { return list.flatMap(terms) }
            guard let object = value as? [String: Any] else { return [] }
            return object.flatMap { [$0.key] + terms($0.value) }
        }
        for term in Set(terms(object["@graph"] ?? [])) where !term.hasPrefix("@") {
            let prefix = term.split(separator: ":").map(String.init)
            let isKnown =
                prefix.count > 1 ? context[prefix[0]] != nil : context[term] != nil || earl.contains(term)
            #expect(isKnown, "\(term)")
        }
    }

    @Test("takes hostile names, and stays JSON")
    func hostile() throws {
        #expect(try read(EARLReporter().document(of: .hostile)).subjects.count == 2)
    }
}
