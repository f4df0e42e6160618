import Audit
import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

/// What is known of images, and what is said of them all the same.
struct `Assets that are audited` {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let clear = Bitmap<UInt8>(
            width: 30, height: 30, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 9))
        try folder.write(try PNGEncoder().encode(clear), to: "A.xcassets/AppIcon.appiconset/icon.png")
        try folder.write(
            Array(#"{"images": [{"filename": "icon.png", "idiom": "universal", "size": "30x30"}]}"#.utf8),
            to: "A.xcassets/AppIcon.appiconset/Contents.json")
    }

    private func report(_ configuration: String, today: String = "2026-01-01") async throws -> AssetReport {
        let file = try folder.write(Array(configuration.utf8), to: "own.yml")
        let day = try #require(CalendarDate(today))
        let configurations = Configurations(file: file, for: [], workingFolder: folder.url.path)
        return await AssetInputs(at: [folder.url.path], by: configurations).report(jobs: 2) {
            AssetAuditor(
                images: PNGDecoder(), rules: $0.rules, exceptions: $0.assets.exceptions, today: day)
        }
    }

    @Test func `are judged by the rules that are on, with the severity that is said`() async throws {
        let found = try await report("root: true").findings.map(\.rule)
        #expect(found.contains("icon-opacity"))
        let off = try await report("rules: {icon-opacity: off}").findings.map(\.rule)
        #expect(!off.contains("icon-opacity"))
        let note = try await report("rules: {icon-opacity: note}").findings.first {
            $0.rule == "icon-opacity"
        }
        #expect(note?.severity == .note)
    }

    @Test func `have exceptions, which end`() async throws {
        let text = "assets: {exceptions: [{name: App*, rules: icon-opacity, reason: old, until: 2026-02-01}]}"
        let report = try await report(text)
        #expect(report.audits.flatMap(\.suppressed).map(\.reason) == ["old"])
        #expect(!report.findings.contains { $0.rule == "icon-opacity" })
        let later = try await self.report(text, today: "2026-02-02")
        #expect(later.findings.contains { $0.rule == "icon-opacity" })
        let other = try await self.report(text.replacingFirst("App*", with: "Gold"))
        #expect(other.findings.contains { $0.rule == "icon-opacity" })
    }

    @Test func `may be left out by the configuration`() async throws {
        let report = try await report("assets: {exclude: A.xcassets}")
        #expect(report.audits.isEmpty && report.unread.map(\.isEmpty) == [true])
    }

    @Test func `that are damaged are named, and the others are read`() async throws {
        let good = try PNGEncoder().encode(
            Bitmap<UInt8>(width: 30, height: 30, filledWith: RGBA(red: 0, green: 0, blue: 0)))
        try folder.write(Array(good.prefix(60)), to: "loose/cut.png")
        try folder.write(good, to: "loose/whole.png")
        let report = try await report("root: true")
        #expect(report.unread.map { $0.path.hasSuffix("loose/cut.png") && !$0.isEmpty } == [true])
        #expect(report.audits.flatMap(\.sets).flatMap(\.images).filter { $0.measures != nil }.count == 2)
    }
}

extension String {
    fileprivate func replacingFirst(_ text: String, with other: String) -> String {
        guard let range = range(of: text) else { return self }
        return replacingCharacters(in: range, with: other)
    }
}
