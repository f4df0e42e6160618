import Audit
import PaletteFiles
import TestSupport
import Testing

/// Shapes of names that design systems use, with what they mean.
@Suite("What names of colours say of pairs")
struct PairNamingTests {
    private func pairs(_ names: String..., by systems: [DesignSystem] = []) -> [String] {
        pairs(names, by: systems)
    }

    private func pairs(_ names: [String], by systems: [DesignSystem] = []) -> [String] {
        let palette = Palette(
            name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
        return PairTests.audit(palette, PaletteConfiguration(systems: systems)).pairs.map {
            "\(names[$0.ink]) on \(names[$0.backdrop])"
        }
    }

    @Test("the last word for a use decides")
    func lastWord() {
        #expect(pairs("label-blue-border-color", "bg-color-default") == [])
        #expect(
            pairs("label-blue-fg-color", "label-blue-bg-color", "bg-color-default")
                == ["label-blue-fg-color on label-blue-bg-color"])
        #expect(pairs("bookmarksBarTitleColor", "bookmarksBarBackgroundColor").count == 1)
    }

    @Test("text of a button is an ink where names begin with their use, and else a kind of button")
    func useFirst() {
        #expect(
            pairs(
                "colorTextButtonNormal", "colorTextButtonPrimary", "colorBackgroundButtonNormal",
                "colorBackgroundButtonPrimary")
                == [
                    "colorTextButtonNormal on colorBackgroundButtonNormal",
                    "colorTextButtonPrimary on colorBackgroundButtonPrimary",
                ])
        #expect(pairs("text-button-primary", "button-primary-background", "text-button-hover") == [])
    }

    @Test("a font is text, as Style Dictionary's examples name its colours")
    func fonts() {
        let names = ["color.font.base", "color.font.link", "color.background.base"]
        #expect(
            pairs(names) == [
                "color.font.base on color.background.base", "color.font.link on color.background.base",
            ])
        #expect(pairs("font-heading-border", "bg-default") == [])
    }

    @Test("the txt of a catalog and the links of a page are text, and an underline is a line")
    func shortNames() {
        #expect(
            pairs("app-bg", "primary-txt", "links") == ["primary-txt on app-bg", "links on app-bg"])
        #expect(pairs("color-bg", "link-underline-color") == [])
    }

    @Test("a foreground lies on the background of its name, else on what it is named after")
    func foregrounds() {
        #expect(pairs("info", "info-foreground") == ["info-foreground on info"])
        #expect(
            pairs("info", "info-foreground", "info-background") == ["info-foreground on info-background"])
    }

    @Test("text on the accent of a control lies on its backdrop, and its other text does not")
    func onAccent() {
        let part = ["buttonPrimaryText", "buttonPrimaryTextOnAccent", "buttonPrimaryBackground", "page"]
        #expect(pairs(part) == ["buttonPrimaryTextOnAccent on buttonPrimaryBackground"])
        #expect(
            pairs("buttonPrimaryText", "buttonPrimaryBackground").count == 1, "where there is no such other")
        #expect(
            pairs("badge-text-on-accent", "badge-background", "background-accent").contains(
                "badge-text-on-accent on badge-background"))
        #expect(
            pairs("text", "text-on-accent", "background-accent", "background").contains("text on background"))
    }

    @Test("what is inverse is the ink of its counterpart, but where backdrops and texts are inverse alike")
    func inverse() {
        #expect(
            pairs("navy-default", "navy-inverse", "text-default", "bg-default")
                .contains("navy-inverse on navy-default"))
        let both = pairs(
            "navy-default", "navy-inverse", "text-inverse", "text-default", "bg-inverse", "bg-default")
        #expect(both.filter { $0.contains("navy") } == [])
        // Material's `inversePrimary` lies on `inverseSurface`.
        let material = ["primary", "primaryInverse", "onPrimary", "surface"]
        #expect(pairs(material + ["inverseSurface"]).filter { $0.contains("Inverse") } == [])
    }

    @Test("an ink lies on the backdrop of its own theme, as the class says that holds both")
    func themes() {
        let names = ["Sea", "Sun"].flatMap {
            ["\($0)ContentTokens.contentOnBrandLight", "\($0)SurfaceTokens.surfaceBrandLight"]
        }
        #expect(pairs(names) == ["\(names[0]) on \(names[1])", "\(names[2]) on \(names[3])"])
    }

    @Test("a logo needs no contrast, and what is dragged is no text")
    func exempt() {
        #expect(pairs("logo-color", "logo-background-color", "page-background") == [])
        let names = ["grid-drag-handle-color", "grid-drag-handle-background", "other"]
        let palette = Palette(
            name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
        #expect(PairTests.audit(palette).pairs.map(\.required) == [3])
    }

    @Test("an ink lies on the backdrop of its own brand, where each has one of the same name")
    func brands() {
        let roles = ["BrandPrimary", "BrandSecondary", "StatusGood", "StatusBad", "StatusInfo", "StatusNew"]
        let names = ["Sea", "Sun"].flatMap { brand in
            let inks = (roles.map { "On\($0)" } + ["Default", "Muted"]).map {
                "ColorContentTokens.content\($0)"
            }
            let grounds = (roles + ["InverseHigh"]).map { "ColorSurfaceTokens.surface\($0)" }
            return (inks + grounds).flatMap { ["\(brand)\($0)Light", "\(brand)\($0)Dark"] }
        }
        let found = pairs(names).filter { $0.contains("contentOn") }
        #expect(found.count == 24)
        #expect(found.allSatisfy { $0.hasPrefix("Sea") == $0.contains("on Sea") })
    }

    @Test("what parts of a page declare anew says nothing of what names begin with")
    func scopedNames() {
        let page = [
            "--body-color", "--text-color", "--link-color", "--code-bg-color", "--primary-color",
            "--btn-bg-color", "--btn-text-color", "--btn-primary-bg-color",
        ]
        func found(_ modifiers: Int) -> Set<String> {
            let own = page.map { PaletteEntry(name: $0, path: [$0], values: [nil]) }
            let scoped = (0..<modifiers).map { number in
                let part = ".btn.is-\(number)"
                return PaletteEntry(
                    name: part + " --btn-text-color", path: [part, "--btn-text-color"], values: [nil])
            }
            let palette = Palette(name: "", entries: own + scoped)
            return Set(
                PairTests.audit(palette, PaletteConfiguration()).pairs.filter { $0.ink < own.count }.map {
                    "\(page[$0.ink]) on \($0.backdrop)"
                })
        }
        #expect(!found(1).isEmpty && found(40) == found(1))
    }

    @Test("what is fixed in every appearance lies on what is, and is not guessed at")
    func fixed() {
        #expect(pairs("color-text-base-fixed", "background-color-base", "background-color-base-fixed") == [])
        #expect(pairs("color-text-base", "background-color-base", "background-color-base-fixed").count == 1)
    }

    @Test("an ink of a state lies on the backdrop of that state, else at rest")
    func states() {
        #expect(
            pairs(
                "button-fg-rest", "button-fg-hover", "button-bg-rest", "button-bg-hover", "button-bg-active",
                "button-bg-disabled", "button-fg-disabled", "size"
            ).sorted() == [
                "button-fg-hover on button-bg-hover", "button-fg-rest on button-bg-active",
                "button-fg-rest on button-bg-rest",
            ])
        #expect(pairs("link-tag-fg-hover", "link-tag-bg") == ["link-tag-fg-hover on link-tag-bg"])
    }

    @Test("an ink with a meaning lies on the page and on its light tone, and not on its fill")
    func meanings() {
        #expect(
            pairs("fg-danger", "bg-default", "bg-danger-muted", "bg-danger-emphasis")
                == ["fg-danger on bg-default", "fg-danger on bg-danger-muted"])
        #expect(
            pairs("fg-closed", "bg-default", "bg-closed-muted").count == 2,
            "a word that is not known is a meaning where a backdrop has it too")
        #expect(pairs("fg-default", "bg-default", "bg-info-muted").count == 2)
        #expect(
            pairs("fg-on-emphasis", "bg-danger-emphasis", "chip-red-bg-emphasis", "bg-danger-muted")
                == ["fg-on-emphasis on bg-danger-emphasis", "fg-on-emphasis on chip-red-bg-emphasis"])
        #expect(
            pairs("fg-on-danger", "bg-danger-emphasis", "bg-danger-muted") == [
                "fg-on-danger on bg-danger-emphasis"
            ])
        #expect(pairs("accent-content-hover", "accent-background-hover") == [])
        #expect(pairs("brandForeground1", "brandBackground1", "size") == [])
    }

    @Test("a backdrop of the same meaning, light or a fill, is told by its colour")
    func doubtfulTones() {
        func count(_ ink: String, _ backdrop: String) -> Int {
            PairTests.audit(.sample(["text.success": [ink], "background.success": [backdrop]])).pairs.count
        }
        #expect(count("#0B5B1D", "#D9F5DF") == 1)
        #expect(count("#1A7F37", "#1F883D") == 0)
    }

    @Test("what is written on a badge is not written beside it")
    func components() {
        let palette = Palette.sample([
            "text.badge.accent": ["#5B2B00"], "text.accent": ["#8A4100"],
            "background.badge.accent": ["#FFE0C0"],
            "background.default": ["#FFFFFF"],
        ])
        let pairs = PairTests.audit(palette).pairs.map { [$0.ink, $0.backdrop] }
        #expect(pairs.sorted { $0[0] < $1[0] } == [[0, 2], [1, 3]])
    }

    @Test("equal numbers alone make no pair, and steps of a ramp none at all")
    func numbers() {
        #expect(
            pairs("neutralForeground3", "neutralBackground1", "neutralBackground3")
                == ["neutralForeground3 on neutralBackground1", "neutralForeground3 on neutralBackground3"])
        #expect(pairs("text-500", "background-500") == [])
        #expect(pairs("nested.fg.2", "nested.bg.2", "other.red") == [])
    }

    @Test("an inverted ink lies on its counterpart")
    func inverted() {
        #expect(
            pairs("primary-inverse", "primary-background", "background") == [
                "primary-inverse on primary-background"
            ])
        #expect(pairs("label.primary.reverse", "background") == [])
        #expect(pairs("text.inverse", "background.inverse", "background.brand.inverse").count == 1)
    }

    @Test("the counterpart of a fill may be its text, its content, its contrast or its inverse")
    func fills() {
        func pairs(_ ink: String, _ fill: String, _ other: String = "page") -> [String] {
            let palette = Palette.sample([
                ink: ["#FFFFFF"], fill: ["#0055AA"], "background": ["#FFFFFF"], other: ["#123456"],
            ])
            return PairTests.audit(palette).pairs.map {
                "\(palette.entries[$0.ink].name) on \(palette.entries[$0.backdrop].name)"
            }
        }
        for ink in [
            "primary-text", "primary-content", "primary-contrast", "primary-inverse", "primary-invert",
        ] {
            #expect(pairs(ink, "primary") == ["\(ink) on primary"], "\(ink)")
        }
        #expect(
            pairs("primary.foreground", "primary.DEFAULT") == ["primary.foreground on primary.DEFAULT"])
        #expect(pairs("menu.inverse", "menu.default") == ["menu.inverse on menu.default"])
        #expect(pairs("primary.contrastText", "primary.main") == ["primary.contrastText on primary.main"])
        #expect(
            pairs("primary-element-text", "primary-element") == ["primary-element-text on primary-element"])
        // With an ink for the fill, the tinted text is for the page, and the colours tell.
        #expect(
            pairs("primary-text", "primary", "on-primary").allSatisfy { !$0.hasPrefix("primary-text on p") })
    }

    @Test("the words of use may stand anywhere, where others say what both are for")
    func alike() {
        #expect(
            pairs("text-active-filter", "background-active-filter")
                == ["text-active-filter on background-active-filter"])
        #expect(
            pairs("animated-button-text", "background-animated-button")
                == ["animated-button-text on background-animated-button"])
        #expect(pairs("TextColor_NavItem", "BackgroundColor_NavItem").count == 1)
        #expect(pairs("text-sidebar-row", "background-header-row") == [])
    }

    @Test("text of a surface lies on its containers, as Material 3 has it, and inverted text does not")
    func containers() {
        #expect(
            pairs("onSurfaceVariant", "surface", "surfaceContainer", "surfaceContainerHigh").sorted() == [
                "onSurfaceVariant on surface", "onSurfaceVariant on surfaceContainer",
                "onSurfaceVariant on surfaceContainerHigh",
            ])
        #expect(pairs("onSurface", "surface", "surfaceDim").count == 2)
        #expect(pairs("inverseOnSurface", "inverseSurface", "surfaceContainer").count <= 1)
    }

    @Test("what tells categories apart is no text on every page")
    func categories() {
        #expect(pairs("category-home-text", "background-page") == [])
    }

    @Test("properties are named as those of CSS")
    func properties() {
        #expect(pairs("tag-color", "tag-background-color") == ["tag-color on tag-background-color"])
        #expect(
            pairs("--x-color", "--x-background-color", "--x-size") == ["--x-color on --x-background-color"])
        // A body and an alert are parts, whatever else is named.
        for part in ["body", "alert"] {
            #expect(
                pairs("--\(part)-color", "--\(part)-bg", "--link-color").contains(
                    "--\(part)-color on --\(part)-bg"))
        }
    }

    @Test("of two with one name, an ink has the one that is spelled as it is")
    func families() {
        #expect(
            pairs("--card", "--color-card", "--color-card-foreground", "--card-foreground")
                == ["--color-card-foreground on --color-card", "--card-foreground on --card"])
    }

    @Test("borders that show where a control is are judged as what is not text")
    func borders() throws {
        let palette = Palette.sample([
            "focus-ring": ["#949494"], "bg": ["#FFFFFF"], "border-subtle": ["#EEEEEE"],
        ])
        let pairs = PairTests.audit(palette).pairs
        #expect(pairs.map(\.ink) == [0])
        #expect(pairs.map(\.required) == [3])
    }

    @Test("what is transparent is no backdrop")
    func transparent() {
        let palette = Palette.sample([
            "text": ["#000000"], "background.subtle": ["#00000000"], "background.page": ["#FFFFFF"],
        ])
        #expect(PairTests.audit(palette).pairs.map(\.backdrop) == [2])
    }

    @Test("a convention fails a build, a guess warns, and one that no one can mean is left to review")
    func severities() throws {
        func finding(_ rows: KeyValuePairs<String, [String?]>) throws -> PaletteFinding {
            let audit = PairTests.audit(.sample(rows), rules: RuleSelection(disabling: [.missingVariant]))
            return try #require(audit.findings.first { $0.rule == "pair-contrast" })
        }
        let convention = try finding(["card": ["#FFFFFF"], "card-foreground": ["#AAAAAA"]])
        #expect(convention.severity == .error && convention.verdict == .fail)
        let guess = try finding(["background": ["#FFFFFF"], "text": ["#AAAAAA"]])
        #expect(guess.severity == .warning && guess.verdict == .fail)
        let mistaken = try finding(["background": ["#FFFFFF"], "text": ["#EEEEEE"]])
        #expect(mistaken.severity == .warning && mistaken.verdict == .review)
        #expect(mistaken.message.contains("likely they are no pair"))
    }

    @Test("one that cannot be read in one mode, and stands out in another, fails, or is to review if guessed")
    func deadMode() throws {
        func verdict(_ rows: KeyValuePairs<String, [String?]>) throws -> (Verdict, Severity) {
            let palette = Palette.sample(
                modes: [PaletteMode(luminosity: .light), PaletteMode(luminosity: .dark)], rows)
            let found = PairTests.audit(palette).findings.filter { $0.rule == "pair-contrast" }
            let first = try #require(found.first)
            return (first.verdict, first.severity)
        }
        let guess = try verdict(["background": ["#FFFFFF", "#111111"], "text": ["#111111", "#111111"]])
        #expect(guess == (.review, .warning))
        let likely = try verdict([
            "button.primary.background": ["#FFFFFF", "#111111"],
            "button.primary.text": ["#111111", "#111111"], "accent": ["#0B3D91", "#9AB8F0"],
        ])
        #expect(likely == (.fail, .error))
    }

    @Test("a fill that is named as a page may be is none where it stands out from the page")
    func pages() {
        let palette = Palette.sample([
            "bg.default": ["#FFFFFF"], "bg.primary": ["#0B3D91"], "bg.muted": ["#EEEEEE"],
            "fg.muted": ["#444444"],
        ])
        let pairs = PairTests.audit(palette).pairs.map { palette.entries[$0.backdrop].name }
        #expect(pairs.sorted() == ["bg.default", "bg.muted"])
    }

    @Test("a backdrop of the part around an ink's is guessed at, and none where the ink's part is numbered")
    func outerParts() {
        let palette = Palette.sample([
            "card.title.text.main": ["#AAAAAA"], "card.background.main": ["#FFFFFF"],
            "card.background": ["#FFFFFF"],
        ])
        let guessed = PairTests.audit(palette).pairs.map(\.isGuessed)
        #expect(!guessed.contains(false))
        #expect(pairs("chartSequence8TextColor", "chartBackground") == [])
        let chart = Palette.sample(["chart.sequence.8.text": ["#FFFFFF"], "chart.sequence.8": ["#204A87"]])
        #expect(PairTests.audit(chart).pairs.map { [$0.ink, $0.backdrop] } == [[0, 1]])
    }

    @Test("a custom property of a part is named after the part once")
    func scopes() {
        let entries = [
            (
                ".kit-tabs --kit-tabs-link-hover-color",
                [".kit-tabs", "kit", "tabs", "link", "hover", "color"]
            ),
            ("--kit-background-hover", ["kit", "background", "hover"]), ("--kit-size", ["kit", "size"]),
        ].map { PaletteEntry(name: $0, path: $1, values: [nil]) }
        #expect(PairTests.audit(Palette(name: "", entries: entries)).pairs.isEmpty)
        let states = ["button:hover", "button"].flatMap { part in
            ["color", "background-color"].map { property in
                PaletteEntry(
                    name: "\(part) --kit-\(property)",
                    path: [part, "kit"] + property.split(separator: "-").map(String.init), values: [nil])
            }
        }
        let pairs = PairTests.audit(Palette(name: "", entries: states)).pairs
        #expect(pairs.map { [$0.ink, $0.backdrop] } == [[0, 1], [2, 3]])
    }

    @Test(
        "light tones of a meaning, help beside a field, inverted borders and boxes of labels are no ink of a page"
    )
    func others() {
        func backdrops(_ rows: KeyValuePairs<String, [String?]>) -> [String] {
            let palette = Palette.sample(rows)
            return PairTests.audit(palette).pairs.map { palette.entries[$0.backdrop].name }.sorted()
        }
        let onDark = backdrops([
            "bg.default": ["#FFFFFF"], "bg.caution.soft": ["#5B3A00"], "text.caution.soft": ["#FFE0A0"],
        ])
        #expect(onDark == ["bg.caution.soft"])
        let onLight = backdrops([
            "bg.default": ["#FFFFFF"], "bg.caution.soft": ["#FFF3D6"], "text.caution.soft": ["#6B4A00"],
        ])
        #expect(onLight == ["bg.caution.soft", "bg.default"])
        #expect(pairs("input-help-text-color", "input-background-color-focus") == [])
        #expect(pairs("border.inverse.strong", "surface.inverse") == [])
        #expect(pairs("label-container-color", "surface") == [])
        #expect(pairs("alert-icon-warning", "body-bg") == [])
        #expect(
            pairs("pills.link.text.base", "pills.link.text.hover", "pills.link.bg.hover", "size")
                == ["pills.link.text.hover on pills.link.bg.hover"])
    }

    @Test("a design system's convention names pairs that its words alone do not")
    func systems() {
        #expect(
            pairs("muted-foreground", "muted", "card", by: [.shadcn]).sorted()
                == ["muted-foreground on card", "muted-foreground on muted"])
        #expect(
            pairs("md.sys.color.on-surface", "md.sys.color.surface-container-high", by: [.material]).count
                == 1)
        #expect(pairs("red-11", "red-2", "blue-2", by: [.radix]) == ["red-11 on red-2"])
        #expect(pairs("text-on-color", "button-primary-hover", by: [.carbon]).count == 1)
        #expect(pairs("text-critical-on-bg-fill", "bg-fill-critical", by: [.polaris]).count == 1)
        #expect(pairs("control-fgColor-rest", "bgColor-inset", by: [.primer]).count == 1)
        #expect(pairs("link", "secondarySystemGroupedBackground", by: [.apple]).count == 1)
        #expect(pairs("colorNeutralForegroundOnBrand", "colorBrandBackgroundHover", by: [.fluent]).count == 1)
        for system in DesignSystem.allCases {
            #expect(
                PairTests.audit(.sample(["red": ["#F00"]]), PaletteConfiguration(systems: [system])).pairs
                    .isEmpty)
        }
    }

    @Test("text with a word that nobody knows lies where text does, where it stands out there in some mode")
    func special() {
        func pairs(_ promo: [String?]) -> [String] {
            let palette = Palette.sample(
                modes: [.base, .dark],
                [
                    "text": ["#000000", "#FFFFFF"], "text-promo": promo,
                    "background": ["#FFFFFF", "#000000"],
                    "bg-sale": ["#FFEEEE", "#220000"], "text-sale": ["#900000", "#FFAAAA"],
                ])
            return PairTests.audit(palette).pairs.filter { palette.entries[$0.ink].name == "text-promo" }.map
            {
                palette.entries[$0.backdrop].name
            }
        }
        #expect(pairs(["#8A5A00", "#FFD080"]) == ["background"])
        #expect(pairs(["#8A8A8A", "#8A8A8A"]) == ["background"], "3.45 and 6.08")
        #expect(pairs(["#FFFFFF", "#FFFFFF"]) == ["background"], "text of another backdrop, perhaps")
        #expect(pairs(["#DDDDDD", "#333333"]) == [], "text of another backdrop")
    }

    @Test("a property of CSS that the colours of a palette are grouped by says what they are")
    func propertyGroups() {
        let palette = Palette.sample([
            "color.content-added": ["#006400"], "background-color.content-added": ["#DDFFDD"],
            "background-color.base": ["#FFFFFF"], "border-color.base": ["#CCCCCC"],
            "border-color.subtle": ["#EEEEEE"],
        ])
        #expect(
            PairTests.audit(palette).pairs.map { palette.entries[$0.backdrop].name }.sorted()
                == ["background-color.base", "background-color.content-added"])
    }

    @Test("a region that declares one side of a pair anew has the other side of the page")
    func scoped() {
        func pairs(_ css: String) -> [String] {
            let text = SourceText(path: "a.css", bytes: Array(css.utf8))
            let palette = StylesheetReader([text]).palette(named: "a.css")
            return PairTests.audit(palette).pairs.map {
                "\(palette.entries[$0.ink].name) on \(palette.entries[$0.backdrop].name)"
            }
        }
        let page = ":root { --card: #fff; --card-foreground: #222 }"
        #expect(
            pairs(page + ".promo { --card: #333 }")
                == ["--card-foreground on --card", "--card-foreground on .promo --card"])
        #expect(
            pairs(page + ".promo { --card-foreground: #777 } .promo.loud { --card: #333 }")
                == [
                    "--card-foreground on --card", ".promo --card-foreground on --card",
                    ".promo --card-foreground on .promo.loud --card",
                ])
        #expect(pairs(page + ".promo:hover { --card: #333 } [type=radio] { --card: #444 }").count == 1)
    }

    @Test("`on` is no backdrop where it says that a backdrop is switched on, or that two hues are mixed")
    func switchedOn() {
        #expect(pairs("segmented-surface-contrast", "segmented-surface-contrast-on-night") == [])
        #expect(pairs("segmented-surface-contrast-night", "segmented-surface-contrast-on-night") == [])
        #expect(pairs("blue10", "whiteOnBlue10") == [])
        #expect(pairs("primary", "whiteOnPrimary").count == 1)
        #expect(pairs("canvas-night", "text-on-night", "line-on-night") == [])
        #expect(pairs("surface-dark", "text-on-dark") == ["text-on-dark on surface-dark"])
    }

    @Test("steps under a long name are steps, whatever mode the name ends with")
    func stepsOfModes() {
        #expect(pairs("global-dark-text-color-300-dark", "global-dark-background-color-300-dark") == [])
    }

    @Test("tones of one meaning are not guessed to lie on tones of it, and those of states alone are guesses")
    func tones() {
        #expect(
            pairs(
                "text-danger-weak", "background-danger-weak", "background-danger-weakest",
                "background-danger-muted")
                == [])
        func origin(_ names: [String]) -> PalettePair.Origin? {
            let entries = (names + ["size"]).map { PaletteEntry(name: $0, path: [$0], values: [nil]) }
            return PairTests.audit(Palette(name: "", entries: entries)).pairs.first?.origin
        }
        let states = origin(["states-foreground-theme-hover", "states-background-theme-hover"])
        if case .guessed = states {} else { Issue.record("\(String(describing: states))") }
        let card = origin(["card-foreground-hover", "card-background-hover"])
        if case .convention = card {} else { Issue.record("\(String(describing: card))") }
    }

    @Test("an ink on a surface that is dim may be a dim ink on a surface")
    func dimInks() {
        func origins(_ names: [String]) -> [PalettePair.Origin] {
            let palette = Palette(
                name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
            return PairTests.audit(palette, PaletteConfiguration()).pairs.map(\.origin)
        }
        let names = ["surface", "surface-dim", "on-surface-dim"]
        #expect(origins(names).contains { if case .convention = $0 { true } else { false } })
        #expect(pairs(names + ["on-surface"]).allSatisfy { !$0.hasPrefix("on-surface-dim") })
    }

    @Test("what has more contrast of a hairline is a hairline")
    func hairlines() {
        #expect(pairs("hairline", "hairline-contrast", "background") == [])
    }
}
