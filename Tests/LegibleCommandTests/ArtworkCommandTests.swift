import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("legible simulate --on, of pictures")
struct ArtworkCommandTests {
    private static let schema = URL(filePath: #filePath)
        .appending(path: "../../../Sources/Reporting/JSON/simulation-report.schema.json").standardizedFileURL

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        func plain(_ side: Int, _ level: UInt8, alpha: UInt8 = 255) throws -> [UInt8] {
            try PNGEncoder().encode(
                Bitmap(
                    width: side, height: side,
                    filledWith: RGBA<UInt8>(red: level, green: level, blue: level, alpha: alpha)))
        }
        try folder.write(try plain(60, 20), to: "icon.png")
        try folder.write(try plain(60, 20, alpha: 0), to: "nothing.png")
        try folder.write(try plain(200, 240), to: "walls/bright.png")
        try folder.write(try plain(200, 30), to: "walls/dim.png")
        try folder.write(Array("not a picture".utf8), to: "broken/wall.png")
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["simulate"] + arguments, in: folder.url)
    }

    private struct Report: Decodable {
        let artworks: [Art]
        let contactSheet: String?

        struct Art: Decodable {
            let path: String
            let grounds: [Ground]
            let worstGround: String
        }

        struct Ground: Decodable {
            let name: String
            let contrast: Double
            let faintShare: Double
            let standsOut: Bool
        }
    }

    private func report(_ run: LegibleProcess) throws -> Report {
        #expect(try JSONSchema(contentsOf: Self.schema).faults(in: run.output) == [])
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    @Test("tells each ground, pictures of a folder included, and the worst")
    func grounds() throws {
        let run = try legible(
            "icon.png", "--on", "light,dark,rgb(120, 120, 120),walls", "--format", "json", "--contact-sheet",
            "sheet.png")
        #expect(run.exitCode == 0)
        let report = try report(run)
        let art = try #require(report.artworks.first)
        #expect(
            art.grounds.map(\.name) == [
                "light", "dark", "rgb(120, 120, 120)", "walls/bright.png", "walls/dim.png",
            ])
        #expect(art.grounds.map(\.standsOut) == [true, false, true, true, false])
        #expect(art.worstGround == "walls/dim.png")
        #expect(report.contactSheet == "sheet.png")
        let sheet = try PNGImage(decoding: Array(Data(contentsOf: folder.url.appending(path: "sheet.png"))))
        #expect(sheet.metadata.header.width == 5 * 180 + 6 * 24)
        #expect(try legible("icon.png", "--on", "light,dark").output.contains("worst: dark"))
        let refused = try legible("icon.png", "--on", "light", "--output", "out")
        #expect(refused.exitCode == 64 && refused.errors.contains("--output is for simulations"))
    }

    @Test("draws a template in its tint")
    func tint() throws {
        let grounds = ["--on", "light,dark", "--format", "json"]
        let plain = try report(try LegibleProcess(["simulate", "icon.png"] + grounds, in: folder.url))
        let tinted = try report(
            try LegibleProcess(["simulate", "icon.png", "--tint", "white"] + grounds, in: folder.url))
        #expect(plain.artworks[0].grounds.map(\.standsOut) == [true, false])
        #expect(tinted.artworks[0].grounds.map(\.standsOut) == [false, true])
    }

    @Test("says what cannot be read, and does the rest")
    func unread() throws {
        let run = try legible("icon.png", "nothing.png", "missing.png", "--on", "light,broken/wall.png")
        #expect(run.exitCode == 65)
        for path in ["nothing.png", "missing.png", "broken/wall.png"] {
            #expect(run.errors.contains("\(path): "), "\(path)")
        }
        #expect(run.output.contains("icon.png") && run.output.contains("on light"))
    }

    @Test(
        "is plain of speech about the command line",
        arguments: [
            ["icon.png", "--on", "lihgt"], ["icon.png", "--on", "rgb(0 0 0 / 50%)"],
            ["icon.png", "--on", "light", "--vision", "deutan"], ["icon.png", "--on", "light", "-o", "out"],
            ["icon.png", "white", "--on", "light"], ["white", "--on", "black", "--tint", "red"],
            ["icon.png", "--on", "light", "--tint", "nothing"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try LegibleProcess(["simulate"] + arguments, in: folder.url).exitCode == 64)
    }

    @Test("never writes over an input")
    func overwriting() throws {
        let run = try legible("icon.png", "--on", "walls", "--contact-sheet", "walls/dim.png")
        #expect(run.exitCode != 0)
        let wall = try PNGImage(
            decoding: Array(Data(contentsOf: folder.url.appending(path: "walls/dim.png"))))
        #expect(wall.metadata.header.width == 200)
    }
}
