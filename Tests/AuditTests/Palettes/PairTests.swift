import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Pairs of a palette")
struct PairTests {
    static let today = CalendarDate(secondsSince1970: 0)

    static func audit(
        _ palette: Palette, _ configuration: PaletteConfiguration = PaletteConfiguration(),
        rules: RuleSelection = RuleSelection()
    ) -> PaletteAudit {
        PaletteAudit(of: palette, configuration: configuration, rules: rules, today: today)
    }

    static func pairs(_ names: String...) -> [String] {
        let palette = Palette(
            name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
        return audit(palette).pairs.map { "\(names[$0.ink]) on \(names[$0.backdrop])" }
    }

    @Test("are inferred from names that leave no doubt")
    func inferred() {
        #expect(Self.pairs("primary", "onPrimary") == ["onPrimary on primary"])
        #expect(Self.pairs("md.sys.color.primary-container", "md.sys.color.on-primary-container").count == 1)
        #expect(Self.pairs("text.on-accent", "background.accent") == ["text.on-accent on background.accent"])
        #expect(Self.pairs("--foreground", "--background") == ["--foreground on --background"])
        #expect(
            Self.pairs("--background", "--card", "--card-foreground", "--primary", "--primary-foreground")
                == ["--card-foreground on --card", "--primary-foreground on --primary"])
        #expect(
            Self.pairs("button.primary.text", "button.primary.background")
                == ["button.primary.text on button.primary.background"])
        #expect(
            Self.pairs("text.default", "text.muted", "bg.default", "surface.raised").sorted() == [
                "text.default on bg.default", "text.default on surface.raised", "text.muted on bg.default",
                "text.muted on surface.raised",
            ])
        #expect(
            Self.pairs("label", "secondaryLabel", "systemBackground")
                == ["label on systemBackground", "secondaryLabel on systemBackground"])
        #expect(Self.pairs("Text/Primary", "Background/Primary") == ["Text/Primary on Background/Primary"])
        #expect(Self.pairs("brand.text.body", "brand.background.page").count == 1)
    }

    @Test("are not inferred where a name says otherwise, or nothing")
    func notInferred() {
        #expect(Self.pairs("text.inverse", "background.default") == [])
        #expect(Self.pairs("text.inverse", "background.inverse") == ["text.inverse on background.inverse"])
        #expect(Self.pairs("text.disabled", "background.default") == [])
        #expect(Self.pairs("text.white", "background.default") == [])
        #expect(Self.pairs("text.on-accent", "text.accent") == [])
        #expect(Self.pairs("text.default", "background.danger") == [])
        #expect(Self.pairs("text.default", "button.background") == [])
        #expect(Self.pairs("tertiaryLabel", "systemBackground") == [])
        #expect(Self.pairs("blue-500", "background") == [])
        #expect(Self.pairs("onlyText", "background") == [])
        #expect(Self.pairs("text-500", "background-50") == [])
        #expect(Self.pairs("button.text.hover", "button.background.pressed") == [])
        #expect(Self.pairs("text.toast", "background.default") == [])
        #expect(Self.pairs("textField.invalid", "background") == [])
        #expect(Self.pairs("text.default", "background.neutral") == [])
        #expect(Self.pairs("text.quaternary", "background") == [])
        #expect(Self.pairs("border.muted", "background") == [])
        #expect(Self.pairs("separator", "background") == [])
        #expect(Self.pairs("primary-color", "primary-background-color", "size") == [])
    }

    @Test("that are inferred say why, and icons need what non-text needs")
    func reasons() throws {
        let audit = Self.audit(.sample(["icon": ["#949494"], "background": ["#FFFFFF"]]))
        let pair = try #require(audit.pairs.first)
        #expect(pair.required == 3)
        #expect(pair.origin == .guessed("icons on neutral backdrops, by their names"))
        #expect(audit.findings.isEmpty)
    }

    @Test("are declared by patterns and roles; what is declared is not inferred too")
    func declared() {
        let palette = Palette.sample([
            "text": ["#777777"], "hint": ["#777777"], "background": ["#FFFFFF"], "page": ["#FFFFFF"],
        ])
        let location = SourceLocation(path: ".legible.yml", line: 3, column: 5)
        var configuration = PaletteConfiguration(
            pairs: [
                PairDeclaration(
                    .ratio(3), inks: [NamePattern("$inks")], backdrops: [NamePattern("{background,pag?}")],
                    at: location)
            ], roles: ["inks": [NamePattern("te*"), NamePattern("hint")]])
        let declared = Self.audit(palette, configuration)
        #expect(declared.pairs.count == 4)
        #expect(declared.pairs.allSatisfy { $0.required == 3 && $0.origin == .declared(location) })
        #expect(!declared.findings.contains { $0.rule == "pair-contrast" })

        configuration.infersPairs = false
        #expect(Self.audit(palette, configuration).pairs.count == 4)
        configuration.pairs = []
        #expect(Self.audit(palette, configuration).pairs.isEmpty)
        configuration.infersPairs = true
        #expect(Self.audit(palette, configuration).pairs.count == 1)
    }

    @Test("are declared for what patterns capture alike, but for those left out")
    func captured() {
        let names = [
            "tag-red-fg", "tag-red-bg", "tag-blue-fg", "tag-blue-bg", "onCard", "card", "on-tag-red-bg",
        ]
        let palette = Palette(
            name: "", entries: names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) })
        func pairs(_ ink: String, _ backdrop: String, except omissions: [String] = []) -> [String] {
            let configuration = PaletteConfiguration(
                pairs: [
                    PairDeclaration(
                        .ratio(4.5), inks: [NamePattern(ink)], backdrops: [NamePattern(backdrop)],
                        except: omissions.map { NamePattern($0) })
                ], infersPairs: false)
            return Self.audit(palette, configuration).pairs.map {
                "\(names[$0.ink]) on \(names[$0.backdrop])"
            }
        }
        #expect(
            pairs("tag-{hue}-fg", "tag-{hue}-bg")
                == ["tag-red-fg on tag-red-bg", "tag-blue-fg on tag-blue-bg"])
        #expect(pairs("tag-{hue}-fg", "tag-{hue}-bg", except: ["*-red-*"]) == ["tag-blue-fg on tag-blue-bg"])
        #expect(pairs("on{role}", "{role}") == ["onCard on card", "on-tag-red-bg on tag-red-bg"])
        #expect(pairs("on{*}", "{*}").count == 2)
        #expect(pairs("tag-{hue}-fg", "card").count == 2)
        #expect(pairs("tag-{hue}-fg", "tag-{other}-bg").count == 4)
    }

    @Test("are judged in every mode, unrounded, and a finding names the modes that look alike")
    func modes() throws {
        let audit = Self.audit(
            .sample(
                modes: [.base, .dark, PaletteMode(luminosity: .dark, theme: "ocean")],
                ["text": ["#777777", "#000000"], "background": ["#FFFFFF", "#000000", "#FFFFFF"]]),
            rules: RuleSelection(disabling: [.missingVariant, .darkLightness, .whiteInDark]))
        #expect(audit.findings.map(\.rule) == ["pair-contrast", "pair-contrast"])
        let first = try #require(audit.findings.first)
        #expect(first.modes.map(\.description) == ["any", "ocean, dark"])
        #expect(first.location == SourceLocation(path: "sample.json", line: 1, column: 1))
        #expect(first.colors == ["text", "background"])
        #expect(first.required == 4.5 && first.verdict == .fail && first.severity == .warning)
        let ratio = SRGB8(red: 0x77, green: 0x77, blue: 0x77).contrastRatio(with: .white)
        #expect(first.contrast == ratio...ratio)
        #expect(
            first.message
                == "'text' #777777 on 'background' #FFFFFF has a contrast of 4.47, below the required 4.5 "
                + "(guessed: text on neutral backdrops, by their names).")
    }

    @Test("of which one has no value in a mode are left to review there")
    func gaps() {
        let palette = Palette(
            name: "", modes: [.base, .dark],
            entries: [
                PaletteEntry(
                    name: "text", path: ["text"],
                    values: [
                        PaletteValue(.color(DynamicColor(SRGB(.black))), at: SourceLocation(path: "a")), nil,
                    ]),
                PaletteEntry(
                    name: "background", path: ["background"],
                    values: [
                        PaletteValue(.color(DynamicColor(SRGB(.white))), at: SourceLocation(path: "a")),
                        PaletteValue(.color(DynamicColor(SRGB(.black))), at: SourceLocation(path: "a")),
                    ]),
            ])
        let findings = Self.audit(palette).findings.filter { $0.rule == "pair-contrast" }
        #expect(findings.map(\.verdict) == [.review])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.map(\.modes) == [[.dark]])
    }
}
