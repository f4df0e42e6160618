import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("A record of a screen")
struct ScreenRecordTests {
    private static let formats = ReportFormat.allCases.filter { !$0.isDrawn }

    private func line(_ record: ScreenRecord) throws -> String {
        let lines = try ReportDelivery.deliver([ReportRequest(.ndjson)], on: [record]).split(separator: "\n")
        return String(try #require(lines.first))
    }

    private func record(_ line: String) throws -> ScreenRecord {
        try JSONDecoder().decode(ScreenRecord.self, from: Data(line.utf8))
    }

    @Test("read from its line is what was written, in every report", arguments: formats)
    func roundTrip(format: ReportFormat) throws {
        let read = try ScreenRecord.samples.map { try record(line($0)) }
        let requests = [ReportRequest(format)]
        #expect(try ReportDelivery.deliver(requests, on: read) == ReportDelivery.deliver(requests))
    }

    @Test("gives the reports that the audit itself gives")
    func direct() throws {
        #expect(try ReportDelivery.deliver([ReportRequest(.json)]) == JSONReporter().document(of: .sample))
        let reporters: [(ReportFormat, any FindingReporter)] = [
            (.sarif, SARIFReporter()), (.junit, JUnitReporter()), (.github, GitHubReporter()),
            (.gitlab, GitLabReporter()), (.markdown, MarkdownReporter()),
        ]
        for (format, reporter) in reporters {
            #expect(try ReportDelivery.deliver([ReportRequest(format)]) == reporter.document(of: .screens))
        }
    }

    @Test(
        "is described by the published schema, and so is the end of a run")
    func schema() throws {
        let schema = try JSONSchema(
            contentsOf: URL(filePath: #filePath)
                .appending(path: "../../../../Sources/Reporting/JSON/run-record.schema.json")
                .standardizedFileURL)
        let shortfall = Shortfall(reason: "stopped by SIGINT", done: 3, of: 9)
        let lines = try ReportDelivery.deliver(
            [ReportRequest(.ndjson)], inputs: 20, shard: Shard("2/3"), shortfall: shortfall
        ).split(separator: "\n").map(String.init)
        #expect(lines.count == ScreenRecord.samples.count + 1)
        for line in lines { #expect(try schema.faults(in: line) == []) }
        for (original, fault) in [
            ("\"sha256\"", "\"sha\""), ("\"options\":\"0", "\"options\":\"x"), ("\"findings\"", "\"found\""),
            ("\"contrast\":21,", "\"contrast\":22,"), ("\"path\":", "\"paths\":"),
            ("\"index\":0", "\"index\":-1"),
            ("\"differs\":true", "\"differs\":false"),
        ] {
            let faulty = lines[0].replacing(original, with: fault, maxReplacements: 1)
            #expect(faulty != lines[0])
            #expect(try !schema.faults(in: faulty).isEmpty, "\(fault)")
        }
        #expect(try !schema.faults(in: lines[3].replacing("\"inputs\"", with: "\"input\"")).isEmpty)
    }

    @Test("keeps numbers as they were measured")
    func exact() throws {
        let text = try line(ScreenRecord.samples[0])
        #expect(text.contains("\"contrast\":3.999,"))
        #expect(JSONReporter().document(of: .sample).contains("\"contrast\" : 3.99,"))
    }

    @Test(
        "that no audit can have written is refused",
        arguments: [
            ("\"schemaVersion\":1", "\"schemaVersion\":2"), ("\"index\":0", "\"index\":-1"),
            ("\"index\":0", "\"index\":9223372036854775807"),
            ("\"width\":390", "\"width\":9223372036854775807"),
            ("\"width\":390", "\"width\":0"), ("\"scale\":1", "\"scale\":0"),
            ("\"scale\":1", "\"scale\":1e300"),
            ("\"contrast\":21,", "\"contrast\":1e300,"), ("\"contrast\":21,", "\"contrast\":-1,"),
            ("\"region\":0", "\"region\":99"), ("\"region\":0", "\"region\":-1"),
            ("\"x\":20", "\"x\":9223372036854775807"), ("\"#FFFFFF\"", "\"#FFFFF\""),
            ("\"#FFFFFF\"", "\"#+FFFFF\""), ("\"kind\":\"icon\"", "\"kind\":\"text\""),
            ("\"kind\":\"text\"", "\"kind\":\"icon\""), ("\"kind\":\"text\"", "\"kind\":\"sound\""),
            ("\"rule\":\"text-contrast\"", "\"rule\":\"text\""), (":1\"", ":0\""), (":1\"", ":01\""),
            ("\"condition\":\"dark\"", "\"condition\":\"night\""),
            ("\"pointSize\":34", "\"pointSize\":1e300"),
            ("\"image\":\"Screens/home@3x.png\"", "\"image\":\"other.png\""),
            ("\"sha256\":\"a", "\"sha256\":\"A"), ("\"standard\":\"wcag-aa\"", "\"standard\":\"wcag\""),
        ])
    func faults(original: String, fault: String) throws {
        let line = try line(ScreenRecord.samples[0])
        let faulty = line.replacing(original, with: fault, maxReplacements: 1)
        try #require(faulty != line)
        #expect(throws: DecodingError.self) { try record(faulty) }
    }

    @Test("that was damaged is refused or gives reports, and ends no process")
    func damaged() throws {
        let line = Array(try line(ScreenRecord.samples[0]).utf8)
        let digits = Array("0123456789eE-+.\"[]{}:,xntf\\".utf8)
        var state: UInt64 = 42
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var read: [ScreenRecord] = []
        for _ in 0..<2000 {
            var damaged = line
            for _ in 0...random(below: 2) {
                damaged[random(below: damaged.count)] = digits[random(below: digits.count)]
            }
            if let record = try? record(String(decoding: damaged, as: UTF8.self)) { read.append(record) }
        }
        #expect(read.count > 100)
        for format in Self.formats {
            #expect(try !ReportDelivery.deliver([ReportRequest(format)], on: read).isEmpty)
        }
    }
}
