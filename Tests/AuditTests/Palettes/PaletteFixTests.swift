import Audit
import ColorMath
import Foundation
import PaletteFiles
import TestSupport
import Testing

@Suite("Fixing the files of a palette")
struct PaletteFixTests {
    private static let guessing = RepairOptions(fixesGuessedPairs: true)
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func colorSet(_ light: String, dark: String? = nil) -> String {
        func color(_ hex: String, _ appearance: String) -> String {
            let codes = stride(from: 0, to: 6, by: 2).map { "0x" + hex.dropFirst($0).prefix(2) }
            return """
                {
                  \(appearance)"color" : {
                    "color-space" : "srgb",
                    "components" : {
                      "alpha" : "1.000",
                      "blue" : "\(codes[2])",
                      "green" : "\(codes[1])",
                      "red" : "\(codes[0])"
                    }
                  },
                  "idiom" : "universal"
                }
                """
        }
        let variants =
            [color(light, "")]
            + (dark.map {
                [
                    color(
                        $0,
                        "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],\n  "
                    )
                ]
            } ?? [])
        return
            "{\n\"colors\" : [\n\(variants.joined(separator: ",\n"))\n],\n\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n"
    }

    private func write(_ name: String, _ text: String) throws {
        try folder.write(Array(text.utf8), to: "Colors.xcassets/\(name).colorset/Contents.json")
    }

    private func audit() throws -> PaletteAudit {
        PairTests.audit(try Palette(contentsOf: folder.path("Colors.xcassets")))
    }

    @Test("changes the components at fault, in the mode at fault, and nothing else; what was fixed passes")
    func catalog() throws {
        let text = Self.colorSet("595959", dark: "3A3A3C")
        try write("text", text)
        try write("background", Self.colorSet("FFFFFF", dark: "000000"))
        let before = try audit()
        #expect(RepairTests.failures(before).map(\.modes) == [[.dark]])

        let fix = PaletteFix(of: before, options: Self.guessing)
        #expect(fix.obstacles.isEmpty && fix.repairs.map(\.name) == ["text"])
        let file = try #require(fix.files.first)
        #expect(fix.files.count == 1 && file.path.hasSuffix("text.colorset/Contents.json"))
        #expect(file.original == Array(text.utf8))
        let old = text.split(separator: "\n")
        let new = String(decoding: file.repaired, as: UTF8.self).split(separator: "\n")
        #expect(old.count == new.count)
        let changed = zip(old, new).filter { $0 != $1 }.map(\.0)
        #expect(changed.count == 3 && changed.allSatisfy { $0.contains("0x3") })

        try Data(file.repaired).write(to: URL(filePath: file.path))
        #expect(RepairTests.failures(try audit()).isEmpty)
    }

    @Test("aims higher where a notation holds a colour only nearly, so that the file passes")
    func coarse() throws {
        // Whole percents: one step is more than two code values.
        for grey in stride(from: 40, through: 90, by: 5) {
            let file = folder.path("theme\(grey).swift")
            let source = """
                import SwiftUI
                extension Color {
                    static let text = Color(white: 0.\(grey))
                    static let background = Color(white: 1)
                    static let surface = Color(white: 0.9)
                }

                """
            try Data(source.utf8).write(to: URL(filePath: file))
            let before = PairTests.audit(try Palette(contentsOf: file))
            let fix = PaletteFix(of: before, options: Self.guessing)
            for changed in fix.files { try Data(changed.repaired).write(to: URL(filePath: changed.path)) }
            let after = PairTests.audit(try Palette(contentsOf: file))
            #expect(RepairTests.failures(after).isEmpty, "\(grey)")
            #expect(!before.pairs.isEmpty)
        }
    }

    @Test("never changes an opacity, and says so where no colour is enough at it")
    func opacity() throws {
        let path = folder.path("theme.css")
        let sheet = ":root {\n  --text: rgb(0 0 0 / 40%); /* faint */\n  --background: #ffffff;\n}\n"
        try Data(sheet.utf8).write(to: URL(filePath: path))
        let fix = PaletteFix(
            of: PairTests.audit(try Palette(contentsOf: path)), options: Self.guessing)
        #expect(fix.files.isEmpty && fix.repairs.isEmpty)
        #expect(
            fix.remainder().findings.flatMap(\.hindrances).map { $0.hasSuffix("'--text', 40 %") } == [true])
    }

    @Test("says of what it leaves the first in the file, and counts the others")
    func remainder() throws {
        let path = folder.path("theme.css")
        let inks = (1...3).map { "  --text-\($0): rgb(0 0 0 / \(20 + $0)%);\n" }.joined()
        try Data(":root {\n  --background: #ffffff;\n\(inks)}\n".utf8).write(to: URL(filePath: path))
        let fix = PaletteFix(of: PairTests.audit(try Palette(contentsOf: path)), options: Self.guessing)
        let (all, some) = (fix.remainder(), fix.remainder(limit: 2))
        #expect(all.findings.map(\.location.line) == [3, 4, 5])
        #expect(all.furtherCount == 0)
        #expect(some.findings == Array(all.findings.prefix(2)))
        #expect(some.furtherCount == 1)
    }

    @Test("leaves the components as they are written that need no change")
    func components() throws {
        let (text, audit) = try fixed(
            "theme.css", ":root { --text: hsla(213, 85%, 62%, 0.97); --background: #fff; }\n")
        #expect(RepairTests.failures(audit).isEmpty)
        #expect(text.contains(/hsla\(213, 85%, [0-9.]+%, 0\.97\)/) && !text.contains("62%"))
    }

    /// A file of the folder, fixed once.
    private func fixed(_ name: String, _ text: String) throws -> (text: String, audit: PaletteAudit) {
        let path = folder.path(name)
        try Data(text.utf8).write(to: URL(filePath: path))
        let fix = PaletteFix(
            of: PairTests.audit(try Palette(contentsOf: path)), options: Self.guessing)
        let file = try #require(fix.files.first)
        try Data(file.repaired).write(to: URL(filePath: path))
        return (
            String(decoding: file.repaired, as: UTF8.self),
            PairTests.audit(try Palette(contentsOf: path))
        )
    }

    @Test("changes a colour in every mode that looks the same, so that nothing is left for a second fix")
    func lookalikes() throws {
        let sheet = """
            :root { --text: #999999; --background: #FFFFFF; }
            .dark { --text: #999999; --background: #FFFFFF; }
            .ocean { --text: #999999; --background: #EEEEEE; }

            """
        let path = folder.path("theme.css")
        try Data(sheet.utf8).write(to: URL(filePath: path))
        // The dark mode looks like the light one, and is none of its own.
        #expect(try Palette(contentsOf: path).modes.count == 1)
        let (text, audit) = try fixed("theme.css", sheet)
        #expect(!text.contains("--text: #999999"))
        #expect(RepairTests.failures(audit).isEmpty && audit.guessedRepairs.isEmpty && !audit.pairs.isEmpty)
        #expect(audit.palette.modes.count == 1)
    }

    @Test("names the mode of the report alone, and repairs what is written for the other alike")
    func modesOfLookalikes() throws {
        let sheet = """
            :root { --text: #777777; --background: #FFFFFF; --surface: #000000; }
            .dark { --text: #777777; --background: #FFFFFF; --surface: #000000; }

            """
        let path = folder.path("modes.css")
        try Data(sheet.utf8).write(to: URL(filePath: path))
        let audit = PairTests.audit(try Palette(contentsOf: path))
        #expect(audit.palette.modes.count == 1)
        #expect(RepairTests.failures(audit).map(\.modes) == [[.base]])
        #expect(audit.guessedRepairs.count == 2 && Set(audit.guessedRepairs.map(\.replacement)).count == 1)
    }

    @Test("keeps the digits that screens of sRGB fall back on in step with a colour beyond sRGB")
    func fallback() throws {
        func tokens(_ components: String, _ hex: String) -> String {
            ##"""
            {"text": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": \##(components), "hex": "\##(hex)"}},
            "background": {"$type": "color", "$value": "#FFFFFF"}}

            """##
        }
        for hex in ["#B00000", "#FF0000"] {
            // The digits pass by themselves, or fail as the components do.
            let (text, audit) = try fixed("colors.tokens.json", tokens("[1, 0, 0]", hex))
            #expect(RepairTests.failures(audit).isEmpty && audit.guessedRepairs.isEmpty, "\(text)")
            #expect(audit.pairs.count == 1)
            #expect(!text.contains(hex) && !text.contains("[1, 0, 0]"), "\(text)")
        }
    }

    @Test(
        "says what cannot be written, and leaves it")
    func obstacles() throws {
        let audit = PairTests.audit(
            .sample(name: folder.path("gone.css"), ["text": ["#999999"], "background": ["#FFFFFF"]]))
        let fix = PaletteFix(of: audit, options: Self.guessing)
        #expect(fix.files.isEmpty && fix.repairs.isEmpty)
        #expect(
            fix.obstacles.map(\.reason) == [
                "\(folder.path("gone.css")): the file cannot be read: No such file or directory"
            ])
    }

    @Test("changes a colour wherever it is written for a mode")
    func copies() throws {
        try folder.write(
            Array(
                """
                :root { --primary: #004499; --on-primary: #ffffff }
                @media (prefers-color-scheme: dark) { :root { --primary: #3c71f7 } }
                [data-theme=dark] { --primary: #3c71f7 }
                """.utf8), to: "a.css")
        let audit = PairTests.audit(try Palette(contentsOf: folder.path("a.css")))
        #expect(audit.findings.contains { $0.rule == Rule.pairContrast.id })
        let fix = PaletteFix(of: audit)
        let file = try #require(fix.files.first)
        let text = String(decoding: file.repaired, as: UTF8.self)
        #expect(!text.contains("#3c71f7"), "\(text)")
        try folder.write(file.repaired, to: "a.css")
        let fixed = PairTests.audit(try Palette(contentsOf: folder.path("a.css")))
        #expect(!fixed.findings.contains { [Rule.pairContrast.id, Rule.repeatedName.id].contains($0.rule) })
    }
}
