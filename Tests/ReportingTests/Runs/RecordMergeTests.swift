import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing
import TextDetection

@Suite("Parts of a run")
struct RecordMergeTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let formats = ReportFormat.allCases.filter { !$0.isDrawn }

    /// Twelve screens and a fault.
    private static let records = ScreenRecord.records(
        of: AuditReport(
            standard: .wcagAA,
            screens: (0..<12).map { index in
                .sample(
                    path: "Screens/\(index % 3)/\(index).png",
                    regions: (0..<index % 4).map { _ in .line(contrast: 1 + Double(index) / 7) })
            }, unread: [UnreadInput(path: "Screens/no.png", fault: "truncated")]))

    private func write(
        _ records: [ScreenRecord], to name: String, shard: String? = nil, inputs: Int? = nil,
        shortfall: Shortfall? = nil
    ) throws -> String {
        let path = folder.path(name)
        _ = try ReportDelivery.deliver(
            [ReportRequest(.ndjson, to: path)], on: records, inputs: inputs ?? Self.records.count,
            shard: shard.flatMap { Shard($0) },
            shortfall: shortfall)
        return path
    }

    /// The report that the parts together give.
    private func merged(_ paths: [String], format: ReportFormat = .json) throws -> String {
        let merge = try RecordMerge(contentsOf: paths)
        var records: [ScreenRecord] = []
        try merge.forEach { record throws(DeliveryError) in records.append(record) }
        return try ReportDelivery.deliver(
            [ReportRequest(format)], on: records, inputs: merge.inputCount, shortfall: merge.shortfall)
    }

    /// The records whose place is in a share, as a run of that share has them.
    private func share(_ number: Int, of count: Int) -> [ScreenRecord] {
        Self.records.filter { ($0.index ?? 0) % count == number - 1 }
    }

    @Test("give the bytes of one run, in whatever order they are named", arguments: formats)
    func bytes(format: ReportFormat) throws {
        let paths = try (1...3).map { try write(share($0, of: 3), to: "\($0).ndjson", shard: "\($0)/3") }
        let whole = try ReportDelivery.deliver([ReportRequest(format)], on: Self.records)
        #expect(try merged(paths, format: format) == whole)
        #expect(try merged(paths.reversed(), format: format) == whole)
    }

    @Test("of workers are in the order in which a folder is audited")
    func workers() throws {
        let names = ["a/1.png", "a/b/2.png", "a-b/3.png", "a.png", "b/c.png", "b.png"]
        for name in names { try folder.write(to: "screens/" + name) }
        let files = ScreenshotPaths([folder.path("screens")]).files
        try #require(files.count == names.count)
        let lines = files.reversed().map { path in
            ScreenRecord(of: .sample(path: path, regions: []), in: .sample)
        }
        let text = try ReportDelivery.deliver([ReportRequest(.ndjson)], on: lines)
            .split(separator: "\n").dropLast().joined(separator: "\n")
        let path = try folder.write(Array(text.utf8), to: "worker.ndjson")
        var paths: [String] = []
        let merge = try RecordMerge(contentsOf: [path])
        try merge.forEach { record throws(DeliveryError) in paths.append(record.path) }
        #expect(paths == files)
        #expect(merge.shortfall == nil)
    }

    @Test("that are not all there give reports that say so")
    func missing() throws {
        let paths = try (1...2).map {
            try write(share($0, of: 3), to: "\($0).ndjson", shard: "\($0)/3", inputs: 13)
        }
        let merge = try RecordMerge(contentsOf: paths)
        #expect(merge.shortfall == Shortfall(reason: "no part is of shard 3/3", done: 9, of: 13))
        #expect(try merged(paths).contains("\"partial\""))
        let stopped = try write(
            Array(Self.records.prefix(5)), to: "stopped.ndjson", inputs: 13,
            shortfall: Shortfall(reason: "stopped by SIGTERM", done: 5, of: 13))
        #expect(
            try RecordMerge(contentsOf: [stopped]).shortfall
                == Shortfall(reason: "stopped by SIGTERM", done: 5, of: 13))
    }

    @Test("with an input in two of them are refused, with both places")
    func duplicates() throws {
        let first = try write(Array(Self.records.prefix(4)), to: "1.ndjson", inputs: 13)
        let second = try write(Array(Self.records.dropFirst(3)), to: "2.ndjson", inputs: 13)
        let error = try #require(throws: RecordError.self) { try RecordMerge(contentsOf: [first, second]) }
        #expect(error.path == second && error.line == 1)
        #expect(error.fault.contains("1.ndjson:4"))
        #expect(throws: RecordError.self) { try RecordMerge(contentsOf: [first, first]) }
    }

    @Test("of other options, other versions or another run are refused")
    func mixed() throws {
        let first = try write(share(1, of: 2), to: "1.ndjson", shard: "1/2", inputs: 13)
        let second = try write(share(2, of: 2), to: "2.ndjson", shard: "2/2", inputs: 13)
        let text = try String(contentsOfFile: second, encoding: .utf8)
        for (original, other, words) in [
            (ScreenRecord.unknownOptions, String(repeating: "1", count: 64), "other options"),
            ("\"version\":\"\(ToolVersion.current)\"", "\"version\":\"0.0.1\"", "legible 0.0.1"),
            ("\"inputs\":13", "\"inputs\":14", "another run"),
            ("\"shard\":\"2/2\"", "\"shard\":\"2/5\"", "another run"),
        ] {
            let path = try folder.write(Array(text.replacing(original, with: other).utf8), to: "other.ndjson")
            let error = try #require(throws: RecordError.self) { try RecordMerge(contentsOf: [first, path]) }
            #expect(error.fault.contains(words) && error.path == path)
        }
    }

    @Test("that are no reports are refused with the line, but for a last line that was not finished")
    func damaged() throws {
        let path = try write(Self.records, to: "1.ndjson")
        var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        let cut = lines.dropLast().joined(separator: "\n").dropLast(20)
        let merge = try RecordMerge(contentsOf: [try folder.write(Array(cut.utf8), to: "cut.ndjson")])
        #expect(merge.count == 12 && merge.notes.count == 1)
        #expect(merge.shortfall == Shortfall(reason: "no part has its last line", done: 12, of: 12))
        lines[4] = lines[4].replacing("\"contrast\":", with: "\"contrast\":1000")
        let damaged = try folder.write(Array(lines.joined(separator: "\n").utf8), to: "damaged.ndjson")
        let error = try #require(throws: RecordError.self) { try RecordMerge(contentsOf: [damaged]) }
        #expect(error.line == 5)
        for text in [
            "", "\n\n", "[]\n", "{\n", "{}\n", String(repeating: "[", count: 100_000) + "\n", "\u{0}\n",
        ] {
            let path = try folder.write(Array(text.utf8), to: "none.ndjson")
            #expect(throws: RecordError.self) { try RecordMerge(contentsOf: [path]) }
        }
        #expect(throws: RecordError.self) { try RecordMerge(contentsOf: [folder.path("missing.ndjson")]) }
        #expect(throws: RecordError.self) { try RecordMerge(contentsOf: [folder.url.path]) }
    }
}
