import Audit
import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

/// What is said of the files of one set.
struct `The files of a set` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let ink = RGBA<UInt8>(red: 0, green: 20, blue: 60)

    /// A square of a colour in the middle of nothing, a quarter of the side from its edges.
    private func square(_ side: Int, _ ink: RGBA<UInt8> = ink, rim: RGBA<UInt8>? = nil) -> Bitmap<UInt8> {
        var bitmap = Bitmap(
            width: side, height: side, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 0))
        for y in side / 4..<side - side / 4 {
            for x in side / 4..<side - side / 4 {
                let isRim = min(x, y, side - 1 - x, side - 1 - y) == side / 4
                bitmap[x, y] = isRim ? rim ?? ink : ink
            }
        }
        return bitmap
    }

    private func write(
        _ set: String, _ files: [(scale: Int, Bitmap<UInt8>)], more: String = "", level: Int = 6
    ) throws {
        let path = "A.xcassets/\(set).imageset"
        for (scale, bitmap) in files {
            try folder.write(
                try PNGEncoder(compressionLevel: level).encode(bitmap), to: "\(path)/\(set)@\(scale)x.png")
        }
        let entries = files.map {
            #"{"filename": "\#(set)@\#($0.scale)x.png", "idiom": "universal", "scale": "\#($0.scale)x"\#(more)}"#
        }
        try folder.write(
            Array(#"{"images": [\#(entries.joined(separator: ", "))]}"#.utf8), to: "\(path)/Contents.json")
    }

    private func report(rules: RuleSelection = RuleSelection()) async throws -> AssetReport {
        let file = try folder.write(Array("root: true".utf8), to: "own.yml")
        let day = try #require(CalendarDate("2026-01-01"))
        let configurations = Configurations(file: file, for: [], workingFolder: folder.url.path)
        return await AssetInputs(at: [folder.path("A.xcassets")], by: configurations).report(jobs: 2) { _ in
            AssetAuditor(images: PNGDecoder(), packer: PNGEncoder(), rules: rules, today: day)
        }
    }

    private func findings(_ rule: Rule) async throws -> [AssetFinding] {
        try await report().findings.filter { $0.rule == rule.id }
    }

    @Test func `may have the margins of a canvas that several sets stand on`() async throws {
        func wide(_ side: Int) -> Bitmap<UInt8> {
            var bitmap = square(side)
            for y in 0..<side {
                for x in 0..<side where abs(2 * x - side) > side / 4 {
                    bitmap[x, y] = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
                }
            }
            return bitmap
        }
        for name in ["one", "two"] { try write(name, [(1, wide(24))]) }
        try write("large", [(1, wide(240))])
        #expect(try await findings(.imageMargins).count == 3)
        try write("three", [(1, wide(24)), (2, wide(48))])
        #expect(try await findings(.imageMargins).map(\.message).filter { !$0.contains("large") } == [])
    }

    @Test func `are one finding that names the worst and counts the others`() async throws {
        try write("logo", [(1, square(24)), (2, square(48)), (3, square(72))])
        let grounds = try await findings(.imageGrounds)
        #expect(grounds.count == 1 && grounds[0].message.contains("(and 2 more files of the set)"))
        #expect(grounds[0].files.count == 3 && grounds[0].variant.isEmpty && grounds[0].severity == .warning)
    }

    @Test func `are a note where they are in one grey`() async throws {
        try write(
            "logo",
            [
                (2, square(48, RGBA(red: 0, green: 0, blue: 0))),
                (3, square(72, RGBA(red: 0, green: 0, blue: 0))),
            ])
        #expect(try await findings(.imageGrounds).map(\.severity) == [.note])
    }

    @Test func `are a note where they have several tones, or are white`() async throws {
        var two = square(48, RGBA(red: 255, green: 214, blue: 0))
        for x in 20..<26 { for y in 20..<26 { two[x, y] = RGBA(red: 60, green: 0, blue: 0) } }
        // What fills its box has a ground of its own.
        for x in 26..<35 { for y in 26..<35 { two[x, y].alpha = 0 } }
        try write("sun", [(2, two), (3, square(72, RGBA(red: 255, green: 214, blue: 0)))])
        let severities = try await findings(.imageGrounds).map(\.severity)
        #expect(severities.contains(.note) && severities.contains(.warning))
        try write("snow", [(2, square(48, RGBA(red: 255, green: 240, blue: 230)))])
        let snow = try await findings(.imageGrounds).filter { $0.set == "snow" }
        #expect(snow.map(\.severity) == [.note])
    }

    @Test func `are seen by what lies within their outline`() async throws {
        let white = RGBA<UInt8>(red: 255, green: 255, blue: 255)
        try write("planet", [(2, square(48, rim: white)), (3, square(72, rim: white))])
        #expect(try await findings(.imageGrounds).isEmpty)
    }

    @Test func `that want a palette are told so once, with the bytes`() async throws {
        try write("logo", [(2, square(48)), (3, square(72))], level: 0)
        let report = try await report()
        let found = report.findings.filter { $0.rule == Rule.imagePalette.id || $0.rule == Rule.imageSize.id }
        #expect(found.map(\.rule) == [Rule.imagePalette.id])
        #expect(found[0].message.contains("bytes hold the same") && found[0].message.contains("Xcode"))
        #expect(report.savableBytes > 20_000)
        let alone = try await self.report(rules: RuleSelection(disabling: [.imagePalette]))
        #expect(alone.findings.contains { $0.rule == Rule.imageSize.id })
    }

    @Test func `blame that which disagrees with most`() async throws {
        try write("invite", [(1, square(25)), (2, square(48)), (3, square(72))])
        let found = try await findings(.imageScales)
        #expect(found.map { $0.message.contains("'invite@1x.png' is 25×25") } == [true])
    }

    @Test func `lack their scales in one finding`() async throws {
        try write("star", [(2, square(48))])
        try write("moon", [(1, square(24))])
        let found = try await findings(.imageScales)
        #expect(found.map { $0.message.contains("@2x and none at @3x") } == [true, false])
    }

    @Test func `that repeat their pixels at every scale are pixel art`() async throws {
        var small = Bitmap(
            width: 16, height: 16, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 0))
        for place in 0..<256 where place * place % 7 < 3 { small.pixels[place] = Self.ink }
        func repeated(_ factor: Int) -> Bitmap<UInt8> {
            let side = 16 * factor
            return Bitmap(
                width: side, height: side,
                pixels: (0..<side * side).map { small[$0 % side / factor, $0 / side / factor] })
        }
        try write("sprite", [(1, small), (2, repeated(2)), (3, repeated(3))])
        #expect(try await findings(.imageUpscaled).isEmpty)
        try write("sprite", [(1, small), (2, repeated(2))])
        #expect(try await findings(.imageUpscaled).count == 1)
    }

    @Test func `are an icon by a guess where only their name says so`() async throws {
        var icon = Bitmap(width: 60, height: 60, filledWith: Self.ink)
        for y in 0..<60 { icon[0, y].alpha = 0 }
        try folder.write(try PNGEncoder().encode(icon), to: "loose/AppIcon.png")
        var wide = Bitmap(width: 60, height: 30, filledWith: Self.ink)
        wide[0, 0].alpha = 0
        try folder.write(try PNGEncoder().encode(wide), to: "loose/Changing the app icon.png")
        let day = try #require(CalendarDate("2026-01-01"))
        let configurations = Configurations(file: nil, for: [], workingFolder: folder.url.path)
        let report = await AssetInputs(at: [folder.path("loose")], by: configurations).report(jobs: 2) { _ in
            AssetAuditor(images: PNGDecoder(), today: day)
        }
        let found = report.findings.filter { $0.rule.hasPrefix("icon-") }
        #expect(found.map(\.rule) == [Rule.iconOpacity.id] && found.map(\.severity) == [.note])
        #expect(found[0].message.contains("that it is an app icon is a guess from its name"))
    }

    @Test func `of alternate icons are those of iOS alone, and lack in one finding`() async throws {
        func writeIcon(_ name: String, _ slots: [(idiom: String, points: Int, scale: Int)]) throws {
            for slot in slots {
                let side = slot.points * slot.scale
                try folder.write(
                    try PNGEncoder().encode(Bitmap(width: side, height: side, filledWith: Self.ink)),
                    to: "A.xcassets/\(name).appiconset/\(slot.idiom)-\(slot.points)-\(slot.scale).png")
            }
            let entries = slots.map {
                #"{"filename": "\#($0.idiom)-\#($0.points)-\#($0.scale).png", "idiom": "\#($0.idiom)", "#
                    + #""size": "\#($0.points)x\#($0.points)", "scale": "\#($0.scale)x"}"#
            }
            try folder.write(
                Array(#"{"images": [\#(entries.joined(separator: ", "))]}"#.utf8),
                to: "A.xcassets/\(name).appiconset/Contents.json")
        }
        let mac = [16, 32, 128, 256, 512].flatMap { points in [1, 2].map { ("mac", points, $0) } }
        let whole = [("universal", 1024, 1), ("universal", 60, 2), ("universal", 40, 2)]
        try writeIcon("AppIcon", mac + whole + [("ipad", 76, 1), ("ipad", 76, 2), ("ipad", 83, 2)])
        // A file for a Mac is left over in it, and nobody asks for the others.
        try writeIcon("Blue", [("universal", 40, 2), ("mac", 128, 1)])
        // The system makes every size of one picture.
        try writeIcon("Red", [("universal", 1024, 1)])
        #expect(try await findings(.iconSizes).allSatisfy { $0.set != "Red" })
        let found = try await findings(.iconSizes).filter { $0.set == "Blue" }
        #expect(found.count == 1)
        #expect(found[0].message.contains("60 pt, @2x") && !found[0].message.contains("mac"))
    }

    @Test func `are a guess where only a name tells what they are for`() async throws {
        var two = square(48)
        for x in 12..<36 { for y in 20..<24 { two[x, y] = RGBA(red: 250, green: 200, blue: 0) } }
        try write("tab-home", [(2, two), (3, square(72))])
        let found = try await findings(.templateColor)
        #expect(found.map(\.severity) == [.note] && found.map(\.verdict) == [.review])
        #expect(found[0].message.contains("is a guess from its name"))
    }
}
