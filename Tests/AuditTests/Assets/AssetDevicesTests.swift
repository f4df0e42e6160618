import Audit
import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

/// What is asked of images for devices that have no use for it.
struct `Images for some devices` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func png(_ width: Int, _ height: Int? = nil) throws -> [UInt8] {
        var bitmap = Bitmap<UInt8>(
            width: width, height: height ?? width, filledWith: RGBA(red: 0, green: 120, blue: 255))
        bitmap[0, 0] = RGBA(red: 255, green: 255, blue: 255)
        return try PNGEncoder().encode(bitmap)
    }

    private func write(_ set: String, _ files: [(side: Int, entry: String)]) throws {
        let entries = try files.enumerated().map { index, file in
            try folder.write(try png(file.side), to: "A.xcassets/\(set)/\(index).png")
            return #"{"filename": "\#(index).png", \#(file.entry)}"#
        }
        try folder.write(
            Array(#"{"images": [\#(entries.joined(separator: ", "))]}"#.utf8),
            to: "A.xcassets/\(set)/Contents.json")
    }

    private func scales(in path: String) async throws -> [String] {
        let file = try folder.write(Array("root: true".utf8), to: "own.yml")
        let day = try #require(CalendarDate("2026-01-01"))
        let configurations = Configurations(file: file, for: [], workingFolder: folder.url.path)
        let report = await AssetInputs(at: [folder.path(path)], by: configurations).report(jobs: 1) { _ in
            AssetAuditor(images: PNGDecoder(), rules: RuleSelection(only: .imageScales), today: day)
        }
        return report.findings.map { "\($0.severity) \($0.message)" }
    }

    @Test func `are not measured by a file that no watch uses`() async throws {
        try write(
            "star.imageset",
            [(24, #""idiom": "watch", "scale": "1x""#), (40, #""idiom": "watch", "scale": "2x""#)])
        let found = try await scales(in: "A.xcassets")
        #expect(found.count == 1 && found[0].hasPrefix("warning '0.png' is 24×24 pixels"))
    }

    @Test func `fill a slot once`() async throws {
        let slots = [2, 3, 2].map { #""idiom": "universal", "scale": "\#($0)x""# }
        try write("star.imageset", [(40, slots[0]), (60, slots[1]), (40, slots[2])])
        #expect(
            try await scales(in: "A.xcassets")
                == ["warning '2.png' is listed for a slot that '0.png' has: only one of them is shown."])
        let entries = zip(["0", "1", "0"], slots).map { #"{"filename": "\#($0).png", \#($1)}"# }
        try folder.write(
            Array(#"{"images": [\#(entries.joined(separator: ", "))]}"#.utf8),
            to: "A.xcassets/star.imageset/Contents.json")
        #expect(try await scales(in: "A.xcassets") == ["note '0.png' is listed twice for one slot."])
    }

    @Test func `may be a Mac's where no set of a catalog has a file at 3x`() async throws {
        let slots = (1...3).map { #""idiom": "universal", "scale": "\#($0)x""# }
        for name in ["dot", "moon", "star"] {
            try write("\(name).imageset", [(20, slots[0]), (40, slots[1])])
        }
        #expect(
            try await scales(in: "A.xcassets") == [
                "note 'dot' and 2 other sets have files at @1x and @2x and none at @3x, which phones need, and "
                    + "Macs and tablets do not."
            ])
        try write("sun.imageset", [(40, slots[1]), (60, slots[2])])
        let missing = try await scales(in: "A.xcassets")
        #expect(
            missing.count == 3
                && missing.allSatisfy { $0.hasSuffix("has no file at @3x: the system scales another.") })
    }

    @Test func `are those of a project without an icon, where all slots are of one`() async throws {
        try folder.write(try png(20), to: "App/bar.png")
        try folder.write(try png(40), to: "App/bar@2x.png")
        for name in ["0", "1"] {
            try folder.write(try png(name == "0" ? 20 : 40), to: "App/B.xcassets/a.imageset/\(name).png")
        }
        func write(idiom: String) throws {
            let entries = ["1x", "2x"].enumerated().map {
                #"{"filename": "\#($0).png", "idiom": "\#(idiom)", "scale": "\#($1)"}"#
            }
            try folder.write(
                Array(#"{"images": [\#(entries.joined(separator: ", "))]}"#.utf8),
                to: "App/B.xcassets/a.imageset/Contents.json")
        }
        try write(idiom: "mac")
        #expect(try await scales(in: "App").isEmpty)
        try write(idiom: "universal")
        #expect(try await !scales(in: "App").isEmpty)
    }

    @Test(arguments: [("ipad", false), ("iphone", true), ("universal", true)])
    func `need @3x only where there are phones`(idiom: String, needsThree: Bool) async throws {
        try write("AppIcon.appiconset", [(152, #""idiom": "\#(idiom)", "size": "76x76", "scale": "2x""#)])
        try write("star.imageset", [(40, #""idiom": "universal", "scale": "2x""#)])
        let found = try await scales(in: "A.xcassets").filter { $0.contains("@3x") }
        #expect(found.isEmpty != needsThree)
    }

    @Test func `may be cut anywhere where they are stretched`() async throws {
        for name in ["button", "button.9"] {
            try folder.write(try png(40), to: "res/drawable-mdpi/\(name).png")
            try folder.write(try png(63), to: "res/drawable-xhdpi/\(name).png")
        }
        let found = try await scales(in: "res")
        #expect(found.count == 1 && !found[0].contains(".9."))
    }

    @Test func `are in the slots that their names say`() async throws {
        for (name, slot) in [("star@2x", 2), ("moon@3x", 2), ("sun@two", 2)] {
            try folder.write(try png(40), to: "A.xcassets/\(name).imageset/\(name).png")
            try folder.write(
                Array(#"{"images": [{"filename": "\#(name).png", "scale": "\#(slot)x"}]}"#.utf8),
                to: "A.xcassets/\(name).imageset/Contents.json")
        }
        let found = try await scales(in: "A.xcassets").filter { $0.contains("its name says") }
        #expect(found.count == 1 && found[0].hasPrefix("note 'moon@3x.png' is in the slot for @2x"))
    }
}
