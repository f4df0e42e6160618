import Audit
import ColorMath
import Foundation
import Legible
import PNGFiles
import Raster
import Recognition
import Reporting
import SystemColors
import TestSupport
import Testing

@Suite("A run that goes on where an earlier one ended")
struct EarlierRunTests {
    let folder: TemporaryFolder
    let files: [String]
    let report: String

    /// Six plain screens and one that is none.
    init() async throws {
        folder = try TemporaryFolder()
        for index in 0..<6 {
            let bitmap = Bitmap(
                width: 40 + index, height: 30, filledWith: RGBA<UInt8>(red: 9, green: UInt8(index), blue: 9))
            try folder.write(try PNGEncoder().encode(bitmap), to: "screens/\(index).png")
        }
        try folder.write(Array("no picture".utf8), to: "screens/bad.png")
        files = ScreenshotPaths([folder.path("screens")]).files
        report = folder.path("run.ndjson")
    }

    /// Runs an audit, and returns its report and the number of screens that were not audited again.
    private func run(
        _ auditor: Auditor = Auditor(), continuing earlier: EarlierRun? = nil
    ) async throws -> (text: String, reused: Int) {
        let run = AuditRun(ScreenAuditors(by: auditor), in: .sample, continuing: earlier)
        var records: [ScreenRecord] = []
        var reused = 0
        try await run.audit(RunInput.inputs(files: files, unmatched: []), jobs: 2) {
            record, isEarlier throws(DeliveryError) in
            records.append(record)
            reused += isEarlier ? 1 : 0
        }
        return (try ReportDelivery.deliver([ReportRequest(.ndjson)], on: records), reused)
    }

    private func earlier(_ text: some StringProtocol, to name: String = "run.ndjson") throws -> EarlierRun {
        try folder.write(Array(text.utf8), to: name)
        return try EarlierRun(contentsOf: report)
    }

    @Test("gives the report of one run, and audits nothing again")
    func whole() async throws {
        let first = try await run()
        let second = try await run(continuing: try earlier(first.text))
        #expect(second.text == first.text)
        #expect(second.reused == 6)
    }

    @Test("audits what is missing, and what was not written to its end")
    func missing() async throws {
        let first = try await run()
        let lines = first.text.split(separator: "\n")
        let cut = lines.prefix(3).joined(separator: "\n") + "\n" + lines[3].prefix(100)
        let earlier = try earlier(cut)
        #expect(earlier.notes.count == 1)
        let second = try await run(continuing: earlier)
        #expect(second.text == first.text)
        #expect(second.reused == 3)
    }

    @Test("audits what has changed: the file, the options, the version")
    func changed() async throws {
        let first = try await run()
        let options = try await run(Auditor(standard: .apple), continuing: try earlier(first.text))
        #expect(options.reused == 0)
        #expect(try await options.text == run(Auditor(standard: .apple)).text)
        let version = first.text.replacing(
            "\"version\":\"\(ToolVersion.current)\"", with: "\"version\":\"0.0.1\"")
        #expect(try await run(continuing: try earlier(version)).reused == 0)
        let bitmap = Bitmap(width: 9, height: 9, filledWith: RGBA<UInt8>(red: 1, green: 2, blue: 3))
        try folder.write(try PNGEncoder().encode(bitmap), to: "screens/2.png")
        let changed = try await run(continuing: try earlier(first.text))
        #expect(changed.reused == 5)
        #expect(try await changed.text == run().text)
    }

    @Test("takes what a run that was killed has left beside its report")
    func partial() async throws {
        let first = try await run()
        let lines = first.text.split(separator: "\n")
        try folder.write(Array((lines[4] + "\n" + lines[5].prefix(9)).utf8), to: "run.ndjson.partial")
        #expect(try await run(continuing: EarlierRun(contentsOf: report)).reused == 1)
        let both = try earlier(lines.prefix(2).joined(separator: "\n") + "\n")
        #expect(try await run(continuing: both).reused == 3)
    }

    @Test("says of a report that is there and cannot be opened that it cannot, and not that there is none")
    func unreadable() async throws {
        let first = try await run()
        try FileManager.default.createDirectory(
            atPath: folder.path("run.ndjson.partial"), withIntermediateDirectories: true)
        let error = #expect(throws: RecordError.self) { try earlier(first.text) }
        #expect(error?.fault.hasPrefix("this report cannot be read: ") == true, "\(error?.fault ?? "")")
        let missing = #expect(throws: RecordError.self) {
            try EarlierRun(contentsOf: folder.path("missing.ndjson"))
        }
        #expect(missing?.fault.hasPrefix("there is no such report") == true)
    }

    @Test("refuses what is no report")
    func faults() throws {
        #expect(throws: RecordError.self) { try EarlierRun(contentsOf: report) }
        #expect(throws: RecordError.self) { try earlier("hello\n") }
        #expect(throws: RecordError.self) { try EarlierRun(contentsOf: folder.url.path) }
    }

    @Test("has options of its own for every option that a verdict depends on")
    func options() throws {
        var digests = Set([Auditor().optionsDigest])
        let others = [
            Auditor(standard: .wcagAAA),
            Auditor(rules: RuleSelection(disabling: [try #require(Rule(id: "small-text"))])),
            Auditor(conditions: KnownConditions(style: .dark)), Auditor(scale: 2),
            Auditor(conditions: KnownConditions(platform: .macOS)),
        ]
        for auditor in others { #expect(digests.insert(auditor.optionsDigest).inserted) }
        var tables = Auditor()
        tables.tableDigests = ["x"]
        #expect(digests.insert(tables.optionsDigest).inserted)
        #expect(Auditor().optionsDigest == Auditor().optionsDigest)
    }
}
