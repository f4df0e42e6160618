import ColorMath
import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

/// What was not judged is said, whatever the format.
struct `What was not looked at` {
    let folder: TemporaryFolder

    /// Formats of an audit that go to the standard output.
    private static let formats = [
        "terminal", "json", "ndjson", "sarif", "junit", "github", "gitlab", "xcode", "oneline", "markdown",
        "html", "evidence", "openacr", "earl",
    ]

    /// Black text on white, on nothing and on black, where there is none.
    init() throws {
        folder = try TemporaryFolder()
        let page = DrawnText.screen(SRGB8(red: 150, green: 150, blue: 150)) { _, _ in .white }
        try folder.write(try PNGEncoder().encode(page), to: "page@2x.png")
        var label = DrawnText.screen(.black) { _, _ in .white }
        for index in label.pixels.indices {
            label.pixels[index] = RGBA(red: 0, green: 0, blue: 0, alpha: 255 - label.pixels[index].red)
        }
        try folder.write(try PNGEncoder().encode(label), to: "label@2x.png")
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0))
        try folder.write(try PNGEncoder().encode(blank), to: "blank@2x.png")
    }

    /// The report without what Markdown puts before signs.
    private func text(_ run: LegibleProcess) -> String { run.output.replacing("\\", with: "") }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url, environment: ["COLUMNS": "300"])
    }

    @Test(arguments: formats)
    func `by a rule that is switched off`(format: String) throws {
        let checked = try legible("audit", "page@2x.png", "--format", format)
        #expect(checked.exitCode == 1)
        let run = try legible("audit", "page@2x.png", "--disable", "text-contrast", "--format", format)
        #expect(run.exitCode == 0)
        let words = ["json", "ndjson"].contains(format) ? "disabledRules" : "switched off"
        #expect(text(run).contains(words) && text(run).contains("text-contrast"), "\(run.output)")
        // Rules speak of controls that are switched off, too.
        for said in ["disabledRules", "switched off: ", "rule is switched off"] {
            #expect(!checked.output.contains(said), "\(said)")
        }
    }

    @Test(arguments: formats)
    func `as there is no text`(format: String) throws {
        let run = try legible("audit", "blank@2x.png", "--format", format)
        #expect(run.exitCode == 0)
        // A line of NDJSON has the regions, of which there are none.
        #expect(run.output.contains(format == "ndjson" ? "\"regions\":[]" : "no text found"), "\(run.output)")
        #expect(!run.output.contains("✅"))
    }

    @Test(arguments: formats)
    func `but on a canvas that is a guess`(format: String) throws {
        let run = try legible("audit", "label@2x.png", "--format", format)
        #expect(!run.output.contains("no text found") && !run.output.contains("✅"))
        let words = format == "ndjson" ? "\"canvas\":\"white\"" : "laid on white"
        #expect(run.output.contains(words), "\(run.output)")
    }

    /// As bars are that scroll over something.
    @Test func `as its backdrop varies, has the ratio it is judged by on its line`() throws {
        let varied = DrawnText.screen(.white) { x, _ in
            let level = UInt8(120 + x / 5)
            return SRGB8(red: level, green: level, blue: level)
        }
        try folder.write(try PNGEncoder().encode(varied), to: "varied@2x.png")
        let run = try legible("audit", "varied@2x.png", "--format", "oneline", "--fail-on", "never")
        let lines = run.output.split(separator: "\n").filter { $0.contains("text-contrast") }
        #expect(!lines.isEmpty)
        for line in lines {
            let ratio = line.split(separator: " ")[4]
            #expect(line.contains("Contrast \(ratio),") || line.contains("contrast \(ratio)"), "\(line)")
        }
    }

    @Test func `in palettes, images and comparisons`() throws {
        try folder.write(Array(":root { --text: #777; --background: #fff }".utf8), to: "theme.css")
        for format in ["terminal", "junit", "markdown", "sarif", "html", "oneline"] {
            let run = try legible("palette", "theme.css", "--disable", "pair-contrast", "--format", format)
            #expect(text(run).contains("switched off") && text(run).contains("pair-contrast"), "\(format)")
            let images = try legible(
                "assets", "blank@2x.png", "--disable", "image-profile", "--format", format)
            #expect(text(images).contains("switched off") && text(images).contains("image-profile"))
            let pair = try legible(
                "compare", "page@2x.png", "label@2x.png", "--disable", "focus-visible", "--format", format)
            #expect(text(pair).contains("switched off") && text(pair).contains("focus-visible"))
        }
        let json = try legible(
            "palette", "theme.css", "--disable", "pair-contrast", "--format", "json")
        #expect(json.output.contains("\"disabledRules\""))
    }

    @Test func `by a list of what is left out, which cannot be read, is said`() throws {
        try folder.write(Array(":root { --text: #777; --background: #fff }".utf8), to: "theme/a.css")
        try folder.write([1], to: "theme/.gitignore/folder")
        let run = try legible("palette", "theme", "--fail-on", "never")
        #expect(run.errors.contains(".gitignore: nothing is left out by it"), "\(run.errors)")
    }

    @Test func `in a report on images without a standard names none`() throws {
        for format in ["markdown", "html"] {
            let run = try legible("assets", "blank@2x.png", "--format", format)
            #expect(!run.output.contains("judged by"), "\(format)")
        }
    }

    @Test func `in a folder, pictures of other formats, is counted`() throws {
        for name in ["mix/a.jpg", "mix/in/b.webp", "mix/c.heic"] { try folder.write([1], to: name) }
        try folder.write([1], to: "mix/run.xcresult/data")
        try folder.write(
            Array(try Data(contentsOf: folder.url.appending(path: "page@2x.png"))), to: "mix/page@2x.png")
        for command in ["audit", "compare"] {
            let run = try legible(command, "mix", "page@2x.png", "--fail-on", "never")
            #expect(
                run.errors.contains(
                    "only PNG files are read: 4 files of other formats (.heic, .jpg, .webp, .xcresult)"),
                "\(run.errors)")
        }
        #expect(!(try legible("audit", "page@2x.png")).errors.contains("other formats"))
    }

    @Test func `by one run is not fixed in a comparison with another`() throws {
        for (name, options) in [
            ("old", []), ("new", ["--disable", "text-contrast"]), ("set", ["--scale", "1"]),
        ] {
            let run = try LegibleProcess(
                ["audit", "page@2x.png", "--format", "json=\(name).json"] + options, in: folder.url)
            #expect(run.errors.isEmpty, "\(run.errors)")
        }
        let off = try legible("diff", "old.json", "new.json")
        #expect(off.output.contains(" 0 fixed"), "\(off.output)")
        #expect(off.output.contains("Switched off in the newer run only: text-contrast"))
        #expect(off.output.contains("whether they are fixed is not known"))
        let json = try legible("diff", "old.json", "new.json", "--format", "json")
        #expect(json.output.contains("\"uncheckedFindings\" : 1"))
        let set = try legible("diff", "old.json", "set.json").output
        #expect(set.contains("page@2x.png (@2x → @1x"), "\(set)")
    }

    @Test func `as the dark screenshot is the light one, is a warning`() throws {
        let page = Array(try Data(contentsOf: folder.url.appending(path: "page@2x.png")))
        for name in ["home-light@2x.png", "home-dark@2x.png"] { try folder.write(page, to: "pair/\(name)") }
        let run = try legible(
            "compare", "pair/home-light@2x.png", "pair/home-dark@2x.png", "--format", "oneline")
        #expect(run.output.contains("warning appearance-contrast review"), "\(run.output)")
        #expect(run.output.contains("Not a pixel is another in dark"))
    }

    @Test func `as screenshots have no other, is one sentence for many`() throws {
        let page = Array(try Data(contentsOf: folder.url.appending(path: "page@2x.png")))
        for name in ["a", "b", "c", "d", "e"] { try folder.write(page, to: "many/\(name)@2x.png") }
        for name in ["home-light", "home-dark"] { try folder.write(page, to: "many/\(name)@2x.png") }
        let run = try legible("compare", "many", "--fail-on", "never")
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(run.errors.contains("5 screenshots with nothing to compare them with"))
        #expect(run.output.contains("nothing to compare with: 5 of 7 screenshots"), "\(run.output)")
    }

    @Test func `as tests number their pictures, with what names would say`() throws {
        let page = Array(try Data(contentsOf: folder.url.appending(path: "page@2x.png")))
        for number in 1...4 { try folder.write(page, to: "numbered/list.\(number).png") }
        let run = try legible("compare", "numbered", "--fail-on", "never")
        #expect(run.errors.contains("4 of these differ in nothing but a number"), "\(run.errors)")
    }

    @Test(arguments: formats.filter { $0 != "ndjson" })
    func `as it is in another format`(format: String) throws {
        try folder.write([0xFF, 0xD8, 0xFF], to: "Screens/photo.jpg")
        try folder.write(
            try PNGEncoder().encode(DrawnText.screen(.black) { _, _ in .white }), to: "Screens/a.png")
        let run = try legible("audit", "Screens", "--format", format)
        #expect(run.exitCode == 0)
        #expect(text(run).contains("1 file of other formats (.jpg)"), "\(run.output)")
    }

    @Test func `as no image could be decoded`() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}], "info": {}}"#
        try folder.write(Array(contents.utf8), to: "A.xcassets/a.imageset/Contents.json")
        try folder.write([0x89, 0x50], to: "A.xcassets/a.imageset/a.png")
        for (format, words) in [
            ("markdown", "0 files passed"), ("junit", "no image was looked at"), ("html", "0 passed"),
        ] {
            let run = try legible("assets", "A.xcassets", "--format", format)
            #expect(run.exitCode == 65 && run.output.contains(words), "\(run.output)")
            #expect(!run.output.contains("nothing found\""))
        }
        let earl = try legible("assets", "A.xcassets", "--format", "earl").output
        #expect(!earl.contains("earl:passed"))
    }
}
