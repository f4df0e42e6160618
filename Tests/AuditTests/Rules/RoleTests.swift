import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

struct `Colours that mean something` {
    private func findings(
        _ palette: Palette, roles: [String: [NamePattern]] = [:], by rule: Rule = .roleConfusion
    ) -> [PaletteFinding] {
        PairTests.audit(palette, PaletteConfiguration(roles: roles), rules: RuleSelection(only: rule))
            .findings
    }

    /// So many black colours.
    private func many(_ count: Int, called name: (Int) -> String) -> [PaletteEntry] {
        (0..<count).map { index in
            let value = PaletteValue(
                .color(DynamicColor(SRGB(.black))), at: SourceLocation(path: "many.css"))
            return PaletteEntry(name: name(index), path: [name(index)], values: [value])
        }
    }

    @Test func `have their meaning from the roles of the configuration, whatever they are called`() {
        let palette = Palette.sample(["marigold": ["#B25F1E"], "moss": ["#6E7D1E"], "ink": ["#202020"]])
        #expect(findings(palette).isEmpty)
        let roles = ["destructive": [NamePattern("marigold")], "success": [NamePattern("moss")]]
        #expect(findings(palette, roles: roles).map(\.colors) == [["marigold", "moss"]])
        let pins = ["pin": [NamePattern("m*")]]
        #expect(findings(palette, roles: pins).map(\.colors) == [["marigold", "moss"]])
    }

    @Test func `are told of once a pair of meanings, with the worst of them`() throws {
        let palette = Palette.sample([
            "text-danger": ["#B25F1E"], "text-success": ["#6E7D1E"], "icon-danger": ["#C06A28"],
            "icon-success": ["#78882A"],
        ])
        let found = findings(palette)
        #expect(found.count == 1)
        #expect(try #require(found.first).message.contains("1 more pair"))
    }

    @Test func `are told with the meaning of each, in whatever order they stand`() throws {
        let palette = Palette.sample([
            "icon-success": ["#6E7D1E"], "icon-danger": ["#B25F1E"], "text-danger": ["#B25F1E"],
            "text-success": ["#6E7D1E"],
        ])
        let message = try #require(findings(palette).first).message
        let words = ["-danger'", "destroys", "-success'", "went well"]
        let places = words.compactMap { message.firstRange(of: $0)?.lowerBound }
        #expect(places.count == words.count && places == places.sorted())
    }

    @Test func `say nothing in white, nor by the ink where the box around it says so`() {
        #expect(findings(.sample(["text-danger": ["#FFFFFF"], "text-success": ["#FFFFFF"]])).isEmpty)
        #expect(
            findings(
                .sample([
                    "chip.label-text": ["#FFFFFF"], "chip.selected-label-text": ["#FFFFFF"],
                    "chip.selected-container": ["#0B3D91"],
                ])
            ).isEmpty)
        #expect(
            findings(.sample(["chip.label-text": ["#FFFFFF"], "chip.selected-label-text": ["#FFFFFF"]])).count
                == 1)
    }

    @Test func `warn in a colour of their own, not in that of what can be tapped`() {
        let palette = Palette.sample(["tint": ["#D98200"], "warning": ["#D97F06"]])
        #expect(findings(palette).map(\.colors) == [["tint", "warning"]])
    }

    @Test func `are chosen by more than hue`() throws {
        let alike = Palette.sample(["tab-icon": ["#565260"], "tab-icon-selected": ["#D81B60"]])
        let apart = Palette.sample(["tab-icon": ["#A9A2B4"], "tab-icon-selected": ["#8C0038"]])
        #expect(findings(alike).count == 1)
        #expect(findings(apart).isEmpty)
    }

    @Test func `are compared like with like, and not with what lies on them`() {
        let palette = Palette.sample([
            "danger": ["#B3261E"], "danger-foreground": ["#FFFFFF"], "success": ["#4FD27A"],
            "success-foreground": ["#FFFFFF"], "background-danger-subtle": ["#FFF1F0"],
            "background-success-subtle": ["#F0FFF4"],
        ])
        #expect(findings(palette).isEmpty)
    }

    @Test func `are not compared with one another without bound`() {
        let rows = many(1_002) { "item\($0)-danger" }
        let found = findings(Palette(name: "many.css", entries: rows))
        #expect(found.count == 1 && found[0].verdict == .review)
    }

    @Test func `of pins are not compared without bound, which is said`() throws {
        let rows = many(101) { "m\($0)" }
        let found = findings(Palette(name: "many.css", entries: rows), roles: ["pin": [NamePattern("m*")]])
        #expect(found.count == 1 && found[0].verdict == .review)
        #expect(try #require(found.first).message.contains("101 pins of a map: more than 100"))
    }

    @Test func `get darker grounds and lighter inks in dark`() {
        let swapped = Palette.sample(
            modes: [.base, .dark], ["text": ["#6E6E73", "#3A3A3C"], "background": ["#DADADA", "#F4F4F4"]])
        #expect(findings(swapped, by: .darkLightness).map { $0.colors[0] } == ["text", "background"])
        let fine = Palette.sample(
            modes: [.base, .dark], ["text": ["#1C1C1E", "#F4F4F4"], "background": ["#F4F4F4", "#1C1C1E"]])
        #expect(findings(fine, by: .darkLightness).isEmpty)
        // A faint ink is near its ground, and one that is named after a fill may lie on that.
        let faint = Palette.sample(
            modes: [.base, .dark],
            [
                "text": ["#3C3C434D", "#EBEBF54D"], "background": ["#FFFFFF", "#1C1C1E"],
                "primary": ["#3B82F6", "#93C5FD"], "primary-text": ["#FFFFFF", "#030712"],
            ])
        #expect(findings(faint, by: .darkLightness).isEmpty)
    }
}

struct `Copies of system colours` {
    private func findings(_ light: String, _ dark: String) throws -> [PaletteFinding] {
        let modes = [PaletteMode.base, .dark]
        let values = try zip([light, dark], modes).enumerated().map { index, value in
            PaletteValue(
                .color(try DynamicColor(css: value.0)), writtenFor: value.1,
                at: SourceLocation(path: "Colors.xcassets"),
                literal: ColorLiteral(
                    at: SourceLocation(path: "Colors.xcassets"), bytes: 10 * index..<10 * index + 7,
                    notation: .assetCatalog))
        }
        let entry = PaletteEntry(name: "sheet", path: ["sheet"], values: values)
        return PairTests.audit(
            Palette(name: "Colors.xcassets", modes: modes, entries: [entry]),
            rules: RuleSelection(only: .systemColorDuplicate)
        ).findings
    }

    @Test func `are told for the values of every release, with the release where it is not the newest`()
        throws
    {
        let old = try #require(try findings("#34C759", "#30D158").first)
        #expect(old.message.contains("the system's systemGreen"))
        #expect(try findings("#34C759", "#30D159").isEmpty)
        let older = try #require(try findings("#AF52DE", "#BF5AF2").first)
        #expect(older.message.contains("the system's systemPurple of iOS 15–18 in every mode"))
    }
}
