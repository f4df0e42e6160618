import PaletteFiles
import TestSupport
import Testing

@Suite("Classes that markup beside stylesheets names")
struct MarkupWordsTests {
    private static let sheet = """
        .card { color: #777; background: #fff } .note { color: #666; background: #eee }
        .tag-new { color: #555; background: #ddd } .cardTitle { color: #444; background: #ccc }
        .hljs .deep { color: #989898; background: #f8f8f8 }
        .relic { color: #999; background: #fafafa } .card .part { color: #888; background: #f0f0f0 }
        """

    private func doubted(_ files: KeyValuePairs<String, String>) throws -> [String] {
        let folder = try TemporaryFolder(holding: files)
        try folder.write(Array(Self.sheet.utf8), to: "app.css")
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        let palette = try #require(reading.palettes.first)
        return palette.uses.filter { $0.doubt == .unnamedClass }.map(\.ink)
    }

    @Test("make pairs of others uncertain, by each class of an element and those around it")
    func unnamed() throws {
        let page = "<p class=\"card note\">x</p><b class='tag-new cardTitle'>y</b>"
        #expect(try doubted(["index.html": page]) == [".relic color", ".card .part color"])
        #expect(try doubted(["index.html": page, "a.js": "x.add('relic', \"part\")"]) == [])
    }

    @Test("may be put together from pieces, and names of properties")
    func pieces() throws {
        let page = "<p class=\"card note part\">x</p>"
        #expect(
            try doubted(["a.html": page, "b.ts": "const a = `tag-${kind}`; styles['card-title']"])
                == [".cardTitle color", ".relic color"])
        #expect(try doubted(["a.html": page]).contains(".tag-new color"))
        // The components of packages have classes of their own.
        let setup = """
            {"dependencies": {
              "@acme/relic": "^1.0.0",
              "tag.js": "^2.0.0"
            }}
            """
        #expect(try !doubted(["a.html": page, "package.json": setup]).contains(".tag-new color"))
    }

    @Test("make those pairs guesses, too, whose colours a part declares")
    func properties() throws {
        let sheet = """
            .relic { --relic-text: #999; --relic-background: #fff; } .relic b { color: var(--relic-text) }
            .card { --card-text: #999; --card-background: #fff; } .card b { color: var(--card-text) }
            .note { color: #111; background: #fff } .cell { color: #111; background: #fff }
            .menu { color: #111; background: #fff }
            """
        let folder = try TemporaryFolder(holding: [
            "a.css": sheet, "a.html": "<p class='card note cell menu'>x</p>",
        ])
        let palette = try #require(
            PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.first)
        func objection(_ part: String) throws -> String? {
            let sides = try ["text", "background"].map { side in
                try #require(palette.entries.first { $0.name == ".\(part) --\(part)-\(side)" })
            }
            return palette.paintedNames?.objection(toInk: sides[0], on: sides[1])
        }
        #expect(
            try objection("relic") == "no markup names its class, though it names others")
        #expect(try objection("card") != objection("relic"))
    }

    @Test("say nothing where there is no markup, or that of another stylesheet")
    func silent() throws {
        #expect(try doubted(["a.js": "'card note tag-new'"]) == [])
        #expect(try doubted(["index.html": "<p class=\"card note\">x</p>"]) == [])
        #expect(try doubted([:]) == [])
    }

    @Test("are looked for in the checkout where styles lie in a folder of their own")
    func checkout() throws {
        let words = "<p class=\"card note\">x</p><b class='tag-new cardTitle part'>y</b>"
        let folder = try TemporaryFolder(holding: [
            ".git/HEAD": "", "less/app.css": Self.sheet, "views/index.jelly": words,
        ])
        func doubted(_ path: String) throws -> [String] {
            let palettes = PaletteReader().palettes(contentsOf: [folder.path(path)]).palettes
            return try #require(palettes.first).uses.filter { $0.doubt == .unnamedClass }.map(\.ink)
        }
        #expect(try doubted("less") == [".relic color"])
        // What markup beside the styles says comes first.
        try folder.write(
            Array("<p class=\"card note part\">x</p><b class='tag-new'>y</b>".utf8), to: "less/a.html")
        #expect(try doubted("less") == [".cardTitle color", ".relic color"])
    }

    @Test("tell which inks of a theme utilities paint with")
    func inks() throws {
        let names = ["primary", "card", "muted", "success"]
        let theme = names.map { "--\($0): #fff; --\($0)-foreground: #777;" }.joined()
        func reasons(_ files: KeyValuePairs<String, String>) throws -> [(name: String, reason: String)] {
            let folder = try TemporaryFolder(holding: files)
            try folder.write(Array(":root { \(theme) }".utf8), to: "app.css")
            let palette = try #require(
                PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.first)
            return try names.compactMap { name in
                let sides = try ["--\(name)-foreground", "--\(name)"].map { side in
                    try #require(palette.entries.first { $0.name == side })
                }
                return palette.paintedNames?.objection(toInk: sides[0], on: sides[1]).map { (name, $0) }
            }
        }
        func objections(_ files: KeyValuePairs<String, String>) throws -> [String] {
            try reasons(files).map(\.name)
        }
        let used = "<p className=\"text-primary-foreground hover:text-card-foreground/80\">x</p>"
        let more = used + "<b className='text-muted-foreground'/>"
        #expect(try objections(["a.tsx": more]) == ["success"])
        #expect(try objections(["a.tsx": used]) == [], "it may be the markup of something else")
        #expect(try objections([:]) == [])
        let setup = "success: { foreground: 'hsl(var(--success-foreground))' }"
        #expect(try objections(["a.tsx": more, "tailwind.config.js": setup]) == ["success"])
        #expect(try objections(["a.tsx": more, "a.md": "`--success-foreground`: Text"]) == ["success"])
        #expect(try objections(["a.tsx": more, "b.ts": "c = 'var(--success-foreground)'"]) == [])
        #expect(try objections(["a.tsx": more, "b.css": ".x { @apply text-success-foreground }"]) == [])
        // A rule paints with it, though nothing with what it lies on: that is another objection.
        let painted = try reasons(["a.tsx": more, "b.css": ".x { color: var(--success-foreground) }"])
        #expect(painted.map(\.reason) == ["the stylesheets lay '--success' behind nothing"])
        let both = ".x { color: var(--success-foreground); background: var(--success) }"
        #expect(try objections(["a.tsx": more, "b.css": both]) == [])
        let passedOn = "@theme { --color-success-foreground: var(--success-foreground); --a: red }"
        #expect(try objections(["a.tsx": more, "b.css": passedOn]) == ["success"])
    }

    @Test("are asked of a whole project where it uses a part of a library, as of the checkout around")
    func project() throws {
        let names = (1...20).map { "kit-part\($0)" }
        let sheet = names.map { ".\($0) { color: #777; background: #fff }" }.joined()
        let page = "<p class=\"\(names.prefix(5).joined(separator: " "))\">x</p>"
        func doubtful(_ more: KeyValuePairs<String, String>) throws -> Int {
            let folder = try TemporaryFolder(holding: more)
            try folder.write(Array(sheet.utf8), to: "kit.css")
            try folder.write(Array(page.utf8), to: "index.html")
            let palette = try #require(
                PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.first)
            return palette.uses.count { $0.doubt == .unnamedClass }
        }
        #expect(try doubtful([:]) == 0)
        #expect(try doubtful(["README.md": "# Kit"]) == 15)
    }

    @Test("are not named by the words of sentences, nor put together by the scripts of others")
    func prose() throws {
        let page = "<p class=\"card note tag-new cardTitle part\">x</p>"
        #expect(
            try doubted(["a.html": page, "b.php": "/* A relic of the form. */ __('Old relic of B');"]) == [
                ".relic color"
            ])
        #expect(try doubted(["a.html": page, "b.php": "$a = 'big relic';"]) == [])
        #expect(try doubted(["a.html": page, "b.vue": "<b\n  class=\"\n    big\n    relic\n  \"/>"]) == [])
        let script = "el.classList.add('tag-' + theme)"
        let some = "<p class=\"card note cardTitle part relic\">x</p>"
        #expect(try doubted(["a.html": some, "src/menu.js": script]) == [])
        #expect(try doubted(["a.html": some, "vendor/menu.js": script]) == [".tag-new color"])
    }

    private func uses(_ sheet: String, _ page: String, _ more: KeyValuePairs<String, String> = [:]) throws
        -> [String: PaletteUse]
    {
        let folder = try TemporaryFolder(holding: more)
        let own = "<p class='one'>x</p><p class='two'>x</p><p class='three'>x</p>"
        let rest = "one two three".split(separator: " ").map { ".\($0) { color: #111; background: #fff }" }
        try folder.write(Array((rest.joined() + sheet).utf8), to: "app.css")
        try folder.write(Array((own + page).utf8), to: "index.html")
        let palette = try #require(PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.first)
        return Dictionary(palette.uses.map { ($0.ink, $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("stand on one element, or the rule for both of them is uncertain")
    func together() throws {
        let sheet = ".bar.bg-red { color: #999; background: #fff }"
        let apart = "<nav class='bar wide'>x</nav><b class=\"bg-red\">x</b>"
        func doubt(_ page: String, _ more: KeyValuePairs<String, String> = [:]) throws -> PaintDoubt? {
            try #require(uses(sheet, page, more)[".bar.bg-red color"]).doubt
        }
        #expect(try doubt(apart) == .apartClasses)
        #expect(try doubt(apart + "<nav class='wide bg-red bar'>x</nav>") == nil)
        #expect(try doubt(apart, ["a.js": "bar.classList.add('bg-red')"]) == nil)
        #expect(try doubt("<nav class='bar {{ tone }}'>x</nav><b class='bg-red'>x</b>") == nil)
        #expect(try doubt("<nav class='bar' :class='tone'>x</nav><b class='bg-red'>x</b>") == nil)
    }

    @Test("are the colours of another, where every element has one beside its own")
    func modified() throws {
        let sheet = ".tag { color: #fff; background: #999 } .tag-red { color: #fff; background: #a00 }"
        func doubt(_ page: String) throws -> PaintDoubt? {
            try #require(uses(sheet, page)[".tag color"]).doubt
        }
        #expect(try doubt("<b class='tag tag-red'>x</b>") == .modifiedClass)
        #expect(try doubt("<b class='tag tag-red'>x</b><b class='tag'>x</b>") == nil)
        #expect(try doubt("<b class='tag tag-red'>x</b><b class='tag {{ kind }}'>x</b>") == nil)
    }

    @Test("tell of elements that hold an icon alone, whose ink is a mark")
    func icons() throws {
        func isMark(_ content: String, _ more: String = "") throws -> Bool {
            let page = "<a class=\"more\" href='>'>\(content)</a>\(more)"
            return try #require(uses(".more { color: #999; background: #fff }", page)[".more color"]).isMark
        }
        for icon in [
            "<i class=\"bi bi-x\"></i>", "\n  <svg><title>Text</title></svg>\n", "<BackIcon />",
            "<img src=a>",
        ] {
            #expect(try isMark(icon), "\(icon)")
        }
        for text in ["<i class='bi'></i> More", "More", "<span>x</span>", "{{ icon }}", ""] {
            #expect(try !isMark(text), "\(text)")
        }
        #expect(try !isMark("<i></i>", "<b class=more>Text</b>"))
    }
}
