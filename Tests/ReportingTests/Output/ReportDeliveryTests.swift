import Audit
import ColorMath
import Foundation
import Legible
import Raster
import Reporting
import Screenshots
import TestSupport
import Testing

@Suite("Reports go where they are asked to")
struct ReportDeliveryTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func delivery(_ requests: ReportRequest..., files: [String]) throws(DeliveryError) {
        _ = try ReportDelivery(
            of: requests, under: .screens(standard: "wcag-aa", threshold: .error), style: TerminalStyle(),
            files: files, print: { _ in nil })
    }

    private func pictures(_ destination: String, files: [String]) throws(DeliveryError) -> PictureDelivery {
        try PictureDelivery(of: [ReportRequest(.annotated, to: destination)], files: files)
    }

    private func record(of screenshot: Screenshot, path: String = "") -> ScreenRecord {
        ScreenRecord(of: Auditor().audit(screenshot, path: path), in: .sample)
    }

    /// Delivers the annotated pictures of blank screens, and returns the names of the files in the output
    /// folder.
    private func pictures(of files: [String], in output: String) throws -> [String] {
        let delivery = try pictures(folder.path(output), files: files)
        let screenshot = Screenshot(
            bitmap: Bitmap(width: 100, height: 80, filledWith: RGBA(red: 255, green: 255, blue: 255)),
            scale: Scale(1, source: .option))
        for file in files {
            var record = record(of: screenshot, path: file)
            try delivery.deliver(&record, screenshot)
        }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path(output))
            .filter { $0.lowercased().hasSuffix(".png") }.sorted()
    }

    @Test(
        "Every report names the configuration in force",
        arguments: Set(ReportFormat.allCases).subtracting([.annotated, .trace]))
    func configuration(format: ReportFormat) throws {
        var auditor = Auditor()
        auditor.configurationFiles = ["app/.legible.yml"]
        let bitmap = Bitmap(width: 60, height: 60, filledWith: RGBA<UInt8>(red: 9, green: 9, blue: 9))
        let screenshot = Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
        let record = ScreenRecord(of: auditor.audit(screenshot, path: "a.png"), in: .sample)
        #expect(
            try ReportDelivery.deliver([ReportRequest(format)], on: [record]).contains("app/.legible.yml"))
    }

    @Test("Each to its own file, and what has none to the standard output")
    func files() throws {
        let file = folder.path("report.json")
        let output = try ReportDelivery.deliver([ReportRequest(.terminal), ReportRequest(.json, to: file)])
        #expect(output == TerminalReporter().document(of: .sample))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == JSONReporter().document(of: .sample))
    }

    @Test("Two reports do not mix on the standard output")
    func standardOutput() {
        #expect(throws: DeliveryError.severalOnStandardOutput) {
            try delivery(ReportRequest(.terminal), ReportRequest(.json), files: [])
        }
    }

    @Test("A file that cannot be written is named")
    func unwritable() throws {
        let file = folder.path("missing/report.json")
        let error = try #require(throws: DeliveryError.self) {
            try delivery(ReportRequest(.json, to: file), files: [])
        }
        #expect(error.description.contains(file))
        #expect(!error.isUsage)
    }

    @Test("Pictures lie in folders as their screens do")
    func mirroredFolders() throws {
        let files = ["/s/home.png", "/s/de/home.png", "/s/de/x/1.PNG"]
        #expect(try pictures(of: files, in: "out") == ["de/home.png", "de/x/1.PNG", "home.png"])
        #expect(try pictures(of: ["/s/de/home.png"], in: "one") == ["home.png"])
    }

    @Test("One picture may have a name of its own")
    func singlePicture() throws {
        #expect(try pictures(of: ["/s/home.png"], in: "picture.png/../named").count == 1)
        let delivery = try pictures(folder.path("p.png"), files: ["/s/home.png"])
        let screenshot = Screenshot(
            bitmap: Bitmap(width: 9, height: 7, filledWith: RGBA(red: 1, green: 2, blue: 3)),
            scale: Scale(3, source: .option))
        var record = record(of: screenshot)
        try delivery.deliver(&record, screenshot)
        let picture = try Screenshot(contentsOf: folder.path("p.png"))
        #expect(picture.width == 9 && picture.height > 7)
        #expect(throws: DeliveryError.onePictureForSeveralScreens(path: "p.png")) {
            try pictures("p.png", files: ["a.png", "b.png"])
        }
    }

    @Test(
        "No report replaces an audited file")
    func inputsAreKept() throws {
        let files = [folder.path("a.png"), folder.path("inner/b.png")]
        let place = folder.path("inner/../a.png")
        #expect(throws: DeliveryError.wouldReplaceInput(path: place)) {
            try delivery(ReportRequest(.json, to: place), files: files)
        }
        for file in files { try folder.write(to: String(file.dropFirst(folder.url.path.count + 1))) }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.url.path)
        for destination in [folder.url.path, folder.path("inner/.."), folder.path("link")] {
            #expect(throws: DeliveryError.wouldReplaceInput(path: destination + "/a.png")) {
                try pictures(destination, files: files)
            }
        }
    }
}
