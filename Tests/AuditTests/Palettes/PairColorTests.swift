import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

/// What the colours say of pairs that are named as such.
@Suite("What colours say of pairs by their names")
struct PairColorTests {
    private func severity(_ rows: KeyValuePairs<String, [String?]>) throws -> Severity {
        let audit = PairTests.audit(.sample(rows), rules: RuleSelection(disabling: [.missingVariant]))
        return try #require(audit.findings.first { $0.rule == "pair-contrast" }).severity
    }

    @Test("two that are only named alike, and hardly differ, warn; what says that it lies on another fails")
    func alike() throws {
        let faint = try severity(["tag-color": ["#E2E2E2"], "tag-background-color": ["#BFBFBF"]])
        #expect(faint == .warning)
        let legible = try severity(["tag-color": ["#FFFFFF"], "tag-background-color": ["#BFBFBF"]])
        #expect(legible == .error)
        let named = try severity(["onPrimary": ["#E2E2E2"], "primary": ["#BFBFBF"]])
        #expect(named == .error)
    }

    private static func verdicts(_ rows: KeyValuePairs<String, [String?]>) -> [[String]: Verdict] {
        let audit = PairTests.audit(.sample(modes: [.base, .dark], rows))
        let found = audit.findings.filter { $0.rule == "pair-contrast" }
        return Dictionary(
            found.map { ($0.colors + $0.modes.map(\.description), $0.verdict) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test("a guess that hardly stands out in one mode is to review there, and warns in others")
    func oneMode() {
        let rows: KeyValuePairs<String, [String?]> = [
            "text": ["#000000", "#FFFFFF"], "text-muted": ["#999999", "#1A1A1A"],
            "background": ["#FFFFFF", "#000000"],
        ]
        let verdicts = Self.verdicts(rows)
        #expect(verdicts[["text-muted", "background", "any"]] == .fail, "2.84")
        #expect(verdicts[["text-muted", "background", "dark"]] == .review, "1.20")
        #expect(verdicts.count == 2)
    }

    @Test("text with a word that nobody knows, and that stands out in one mode alone, is to review")
    func special() {
        let rows: KeyValuePairs<String, [String?]> = [
            "text": ["#000000", "#FFFFFF"], "text-promo": ["#AAAAAA", "#AAAAAA"],
            "background": ["#FFFFFF", "#000000"],
        ]
        #expect(Self.verdicts(rows) == [["text-promo", "background", "any"]: .review], "2.32 and 9.04")
    }

    @Test("of which most of the same name stand out, in other themes, fail where they hardly differ")
    func siblings() throws {
        func faint(beside others: String...) throws -> [Severity] {
            let themes = zip(["ada", "bea", "cleo"], others + ["#F2F2F2"])
            let entries = try themes.flatMap { theme, ink in
                try [("text", ink), ("bg", "#FFFFFF")].map { name, color in
                    PaletteEntry(
                        name: "themes.\(theme).\(name)", path: ["themes", theme, name],
                        values: [
                            PaletteValue(
                                .color(try DynamicColor(css: color)), at: SourceLocation(path: "a.json"))
                        ])
                }
            }
            let found = PairTests.audit(Palette(name: "a.json", entries: entries)).findings
            return found.filter { $0.rule == "pair-contrast" }.map(\.severity)
        }
        #expect(try faint(beside: "#111111", "#222222") == [.error])
        #expect(try faint(beside: "#EEEEEE", "#222222") == [.warning, .warning])
    }

    @Test("what is named for its contrast is no ink of its own hue, but the tone of it for other grounds")
    func contrast() throws {
        let ink = try severity(["sky-contrast": ["#FFFFFF"], "sky": ["#5BA4D9"]])
        #expect(ink == .error)
        let tone = try severity(["sky-contrast": ["#0B5FA5"], "sky": ["#5BA4D9"]])
        #expect(tone == .warning)
    }

    @Test("of a colour and a backdrop of one name, a foreground lies on the backdrop if it stands out there")
    func grounds() throws {
        let second = try severity([
            "secondary-foreground": ["#FFFFFF"], "secondary": ["#5C636A"], "secondary-bg": ["#E9ECEF"],
        ])
        #expect(second == .warning)
        let own = try severity([
            "secondary-foreground": ["#FFFFFF"], "secondary": ["#5C636A"], "secondary-bg": ["#909090"],
        ])
        #expect(own == .error)
    }

    @Test("of which one stands for the other are one colour by two names")
    func aliases() throws {
        let css = "a.css"
        let place = SourceLocation(path: css)
        func entry(_ name: String, aliases: [String] = []) -> PaletteEntry {
            let value = PaletteValue(.color(DynamicColor(SRGB(.black))), aliases: aliases, at: place)
            return PaletteEntry(name: name, path: [name], values: [value])
        }
        let entries = [entry("tip"), entry("onTip", aliases: ["tip"]), entry("note"), entry("onNote")]
        let pairs = PairTests.audit(Palette(name: css, entries: entries)).pairs
        let guessed = Dictionary(uniqueKeysWithValues: pairs.map { ($0.ink, $0.isGuessed) })
        #expect(guessed == [1: true, 3: false])
    }

    @Test("of which one is written with the other in half of the modes are for other inks and grounds")
    func halfAliases() throws {
        func severities(_ light: String) -> Set<Severity> {
            let palette = Palette.sample(
                modes: [.base, .dark],
                ["tag-color": ["#000000", "#FFFFFF"], "tag-background-color": [light, "#909090"]])
            let audit = PairTests.audit(palette, rules: RuleSelection(only: .pairContrast))
            return Set(audit.findings.map(\.severity))
        }
        #expect(severities("{tag-color}") == [.warning])
        #expect(severities("#6E6E6E") == [.error])
    }

    @Test("the colour that a theme is known by is no ink of its backdrop for certain")
    func themeColor() throws {
        #expect(try severity(["main-theme-color": ["#3F9C2A"], "main-bg-color": ["#FFFFFF"]]) == .warning)
        #expect(try severity(["main-tag-color": ["#3F9C2A"], "main-tag-bg-color": ["#FFFFFF"]]) == .error)
    }

    @Test("a tint is what others are named after, and the label of a switch lies beside it")
    func besides() throws {
        let tint = try severity([
            "tintColor": ["#3A86D8"], "tintBackgroundColor": ["#FFFFFF"], "shadow": ["#CC0000"],
        ])
        #expect(tint == .warning)
        func pairs(_ names: String...) -> Int {
            let entries = names.map { PaletteEntry(name: $0, path: [$0], values: [nil]) }
            return PairTests.audit(Palette(name: "", entries: entries)).pairs.count
        }
        #expect(pairs("switch-label-color", "switch-background-color", "size") == 0)
        #expect(pairs("button-label-color", "button-background-color", "size") == 1)
    }
}
