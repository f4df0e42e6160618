import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Names of whole systems")
struct SystemNameTests {
    /// The pairs of names, and whether each is only guessed.
    private func isGuessed(_ colors: KeyValuePairs<String, [String?]>) -> [String: Bool] {
        let audit = PairTests.audit(Palette.sample(colors))
        let names = colors.map(\.key)
        return Dictionary(
            audit.pairs.map { ("\(names[$0.ink]) on \(names[$0.backdrop])", $0.isGuessed) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test("begin with words that say nothing, though a few names do not")
    func prefix() {
        let own = [
            "acme-text-muted", "acme-background-primary", "acme-text-300", "acme-background-300",
        ]
        let pairs = ["acme-text-muted on acme-background-primary"]
        #expect(PairTests.pairs(own[0], own[1], own[2], own[3]) == pairs)
        #expect(PairTests.pairs(own[0], own[1], own[2], own[3], "other-red") == pairs)
    }

    @Test("in a map of Sass begin with its name, which says nothing")
    func maps() {
        let own = [
            "$t.sys-background-critical", "$t.sys-background-critical-subtle", "$t.sys-text-critical",
            "$t.sys-text-on-critical",
        ]
        let pairs = PairTests.pairs(own[0], own[1], own[2], own[3], "$purple-100")
        #expect(pairs.contains("$t.sys-text-on-critical on $t.sys-background-critical"))
        #expect(!pairs.contains("$t.sys-text-critical on $t.sys-background-critical"))
    }

    @Test("that begin with a part have its inks on its backdrops only")
    func parts() {
        #expect(
            PairTests.pairs("sidebar-text", "sidebar-bg", "sidebar-icon", "sidebar-border", "page-bg")
                == ["sidebar-text on sidebar-bg", "sidebar-icon on sidebar-bg"])
    }

    @Test("of two systems in one palette are told apart by how many there are")
    func systems() {
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
        let own = words.flatMap { ["acme-\($0)-box", "acme-\($0)-line", "acme-\($0)-dot"] }
        let names = own + ["acme-text", "acme-background", "hint-text", "hint-background"]
        let palette = Palette(
            name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
        let pairs = PairTests.audit(palette).pairs.map { "\(names[$0.ink]) on \(names[$0.backdrop])" }
        #expect(pairs.contains("acme-text on acme-background"))
        #expect(pairs.contains("hint-text on hint-background"))
        #expect(!pairs.contains("hint-text on acme-background"))
    }

    @Test("of one tone or one step in a part are no convention, and bare steps are no pair")
    func tones() {
        let tone = isGuessed([
            "badge-text-danger-weaker": ["#ff9a9a"], "badge-bg-danger-weaker": ["#ffe5e5"],
            "badge-text": ["#111111"], "badge-bg": ["#ffffff"], "other": ["#cc0000"],
        ])
        #expect(tone["badge-text-danger-weaker on badge-bg-danger-weaker"] == true)
        #expect(tone["badge-text on badge-bg"] == false)
        #expect(PairTests.pairs("badge-text-300", "badge-bg-300", "other") == [])
    }

    @Test("of several tones on each side are pairs of the tones that stand out, and only guessed")
    func tonesOfFamilies() {
        let pairs = isGuessed([
            "sea-content-basic": ["#6039cc"], "sea-content-subtle": ["#f1edff"],
            "sea-background-basic": ["#7847ff"], "sea-background-subtle": ["#f8f6ff"], "other": ["#cc0000"],
        ])
        #expect(pairs["sea-content-basic on sea-background-basic"] == nil, "1.40 in every mode")
        #expect(pairs["sea-content-basic on sea-background-subtle"] == true)
        let plain = isGuessed([
            "sea-content-basic": ["#6039cc"], "sea-background-basic": ["#c9b8ff"], "other": ["#cc0000"],
        ])
        #expect(plain["sea-content-basic on sea-background-basic"] == false)
    }

    @Test("have one ink on a backdrop, that which says so")
    func otherInk() {
        let named = isGuessed([
            "bar-text-critical": ["#740089"], "bar-text-on-critical": ["#ffffff"],
            "bar-background-critical": ["#a733bc"], "other": ["#cc0000"],
        ])
        #expect(named["bar-text-on-critical on bar-background-critical"] == false)
        #expect(named["bar-text-critical on bar-background-critical"] != false)
    }

    @Test("of the parts of a scroll bar are guesses, as the content tells where it stands, too")
    func scrollBars() {
        let pairs = isGuessed([
            "dp-scroll-bar-color": ["#484848"], "dp-scroll-bar-background": ["#212121"], "other": ["#cc0000"],
        ])
        #expect(pairs["dp-scroll-bar-color on dp-scroll-bar-background"] == true)
        let text = isGuessed([
            "scrollbar-text-color": ["#777777"], "scrollbar-text-background": ["#ffffff"],
            "other": ["#cc0000"],
        ])
        #expect(text.values.allSatisfy { !$0 })
    }

    @Test("in a map of Sass may be two systems, each with a beginning of its own")
    func systemsOfMap() {
        let own = ["background-critical", "background-critical-subtle", "text-critical", "text-on-critical"]
        let names =
            own.map { "$theme-acme-light.sys-\($0)" }
            + ["base-1", "text-primary", "ui-0", "base-critical"].map { "$theme-acme-light.acme-\($0)" }
        let palette = Palette(
            name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
        let pairs = PairTests.audit(palette).pairs.map { "\(names[$0.ink]) on \(names[$0.backdrop])" }
        #expect(pairs.contains("\(names[3]) on \(names[0])"))
        #expect(!pairs.contains("\(names[2]) on \(names[0])"))
    }

    @Test("may have the state before the use")
    func states() {
        #expect(
            PairTests.pairs(
                "danger-button-bg", "danger-button-text", "danger-button-hover-bg",
                "danger-button-text-hover",
                "other")
                == [
                    "danger-button-text on danger-button-bg",
                    "danger-button-text-hover on danger-button-hover-bg",
                ])
        #expect(PairTests.pairs("focus-bg", "focus-text", "other") == ["focus-text on focus-bg"])
    }

    @Test("of a thing that lies on something are no inks")
    func boxes() {
        #expect(PairTests.pairs("banner-on-contrast", "contrast") == [])
        #expect(PairTests.pairs("button-text-on-accent", "accent") == ["button-text-on-accent on accent"])
        #expect(PairTests.pairs("surface-disabled", "on-surface-disabled") == [])
        #expect(PairTests.pairs("dark.line.on-contrast", "dark.line.contrast", "other") == [])
    }

    @Test("that end in contrast may be a backdrop of a thing: the colours tell")
    func contrast() {
        let near = isGuessed([
            "card-item-background": ["#f8f8f8"], "card-item-contrast": ["#e9e9e9"], "other": ["#cc0000"],
        ])
        #expect(near.isEmpty)
        let far = isGuessed([
            "card-item-background": ["#f8f8f8"], "card-item-contrast": ["#222222"], "other": ["#cc0000"],
        ])
        #expect(far == ["card-item-contrast on card-item-background": true])
        #expect(
            isGuessed([
                "accent-background": ["#f8f8f8"], "accent-contrast": ["#e9e9e9"], "other": ["#cc0000"],
            ])
                == ["accent-contrast on accent-background": false])
    }

    @Test("of a meaning behind the use are no counterparts of its fill")
    func meanings() {
        let pairs = isGuessed([
            "app-foreground-error": ["#b00020"], "app-error": ["#c00020"], "other": ["#cc0000"],
        ])
        #expect(pairs["app-foreground-error on app-error"] != false)
        #expect(
            PairTests.pairs("card-foreground-hover", "card-hover", "other") == [
                "card-foreground-hover on card-hover"
            ])
    }

    @Test("that are inverted lie on no plain backdrop around them")
    func inversions() {
        #expect(PairTests.pairs("button-subtle-bg", "button-subtle-inverse-label") == [])
    }

    @Test("that several have, are written together by their number")
    func copies() {
        let palette = Palette(
            name: "",
            entries: ["", " (2)"].flatMap { copy in
                ["contentColor", "backgroundColor"].map {
                    PaletteEntry(name: "Combo.\($0)\(copy)", path: ["Combo", $0], values: [nil])
                }
            })
        let names = palette.entries.map(\.name)
        #expect(
            PairTests.audit(palette).pairs.map { "\(names[$0.ink]) on \(names[$0.backdrop])" } == [
                "Combo.contentColor on Combo.backgroundColor",
                "Combo.contentColor (2) on Combo.backgroundColor (2)",
            ])
    }

    @Test("of shadcn/ui are known without being told")
    func recognized() {
        let pairs = isGuessed([
            "--background": ["#e8e8e8"], "--foreground": ["#111111"], "--card": ["#ffffff"],
            "--card-foreground": ["#111111"], "--muted": ["#ffffff"], "--muted-foreground": ["#757575"],
            "--primary": ["#111111"], "--primary-foreground": ["#ffffff"], "--ring": ["#dddddd"],
        ])
        #expect(pairs["--muted-foreground on --background"] == false)
        #expect(pairs["--ring on --background"] != false)
    }
}
