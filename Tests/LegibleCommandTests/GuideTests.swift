import Foundation
import PNGFiles
import Raster
import Reporting
import TestSupport
import Testing

struct `The guide` {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The articles of the guide that show commands, those on formats among them.
    static let articles =
        ["AuditScreens", "CheckImages", "CheckPalettes", "ReportFormats", "Rules"]
        + ReportFormat.allCases.map { "Formats/format-\($0.rawValue)" }

    @Test func `begins with the picture that the command draws, as the README does`() throws {
        let folder = try TemporaryFolder()
        let run = try LegibleProcess(
            [
                "audit", "Samples/Screens/01-ferry@2x.png", "--fail-on", "never", "--quiet", "--format",
                "annotated=\(folder.path("ferry.png"))",
            ], in: Self.package)
        #expect(run.exitCode == 0, "\(run.errors)")
        let shown = Self.package.appending(path: "Samples/Reports/ferry.png").path
        let drawn = try PNGDecoder().image(
            decoding: Array(Data(contentsOf: URL(filePath: folder.path("ferry.png")))))
        let kept = try PNGDecoder().image(decoding: Array(Data(contentsOf: URL(filePath: shown))))
        // What the expectation of two pictures would say is every pixel.
        let isSame = kept.samples == drawn.samples
        #expect(isSame)
    }

    @Test func `lets a screen and a palette know each other as it says`() throws {
        let screen = "Samples/Screens/01-ferry@2x.png"
        let palette = try LegibleProcess(
            ["palette", "Samples/Ferry", "--screens", screen, "--format", "oneline"], in: Self.package)
        #expect(palette.output.contains("'--hint' #A3B2BA is painted on '--surface' #FFFFFF"))
        #expect(palette.output.contains("which nobody declared"))
        let audit = try LegibleProcess(
            ["audit", screen, "--fail-on", "never", "--palette", "Samples/Ferry", "--format", "oneline"],
            in: Self.package)
        #expect(audit.output.contains("--hint") && audit.output.contains("#737779"), "\(audit.output)")
    }

    @Test(arguments: articles)
    func `shows commands that run`(article: String) throws {
        let text = try String(
            contentsOf: Self.package.appending(path: "Documentation/Guide.docc/\(article).md"),
            encoding: .utf8)
        let commands = text.components(separatedBy: "\n").filter { $0.hasPrefix("legible ") }
        #expect(!commands.isEmpty)
        // In a copy, as some of them write.
        let folder = try TemporaryFolder()
        for name in [
            "Brand", "Ferry", "Proposal", "Screens/01-ferry@2x.png", "Screens/47-watch@2x.png",
            "Assets/icon-sizes",
            "Assets/template-color", "Comparisons",
        ] {
            try folder.copy(Self.package.appending(path: "Samples/\(name)"), to: "Samples/\(name)")
        }
        for command in commands {
            let run = try LegibleProcess(
                [], in: folder.url, shell: "\"$@\" " + command.dropFirst("legible ".count))
            #expect([0, 1].contains(run.exitCode), "\(command)\n\(run.errors)")
            #expect(!run.output.isEmpty || command.contains("="), "\(command)")
        }
    }
}
