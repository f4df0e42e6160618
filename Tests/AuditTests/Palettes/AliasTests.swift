import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

struct `Pairs under two names` {
    /// A theme whose names are given once more, as frameworks of CSS do.
    private let theme = Palette.sample(
        modes: [.base, .dark],
        [
            "action": ["#3DA35D", "#2F7F48"], "action-foreground": ["#F4FFF7", "#E8FFEF"],
            "color-action": ["{action}"], "color-action-foreground": ["{action-foreground}"],
        ])

    private func audit(_ configuration: PaletteConfiguration = PaletteConfiguration()) -> PaletteAudit {
        var configuration = configuration
        configuration.pairs = Self.pairs
        return PairTests.audit(theme, configuration, rules: RuleSelection(only: .pairContrast))
    }

    private static let pairs = ["", "color-"].map { prefix in
        PairDeclaration(
            .ratio(4.5), inks: [NamePattern(prefix + "action-foreground")],
            backdrops: [NamePattern(prefix + "action")])
    }

    @Test func `are one finding that names both`() throws {
        let audit = audit()
        #expect(audit.pairs.count == 2)
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.map(\.modes) == [[.base]])
        #expect(finding.colors == ["action-foreground", "action"])
        #expect(finding.aliases == [["color-action-foreground", "color-action"]])
        #expect(finding.message.contains("the same pair as 'color-action-foreground' on 'color-action'"))
        #expect(audit.pairs.indices.compactMap(audit.original) == [0])
    }

    @Test func `are as sure as the surer of them is`() throws {
        let palette = Palette.sample([
            "primary": ["#3B82F6"], "primary-text": ["#FFFFFF"], "button-bg": ["{primary}"],
            "button-text": ["{primary-text}"],
        ])
        let configuration = PaletteConfiguration(
            pairs: [
                PairDeclaration(
                    .ratio(4.5), inks: [NamePattern("button-text")], backdrops: [NamePattern("button-bg")])
            ])
        let audit = PairTests.audit(palette, configuration, rules: RuleSelection(only: .pairContrast))
        #expect(audit.pairs.map(\.isGuessed).contains(true))
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(finding.severity == .error && !finding.isGuessed)
        #expect(finding.aliases == [["primary-text", "primary"]])
    }

    @Test func `are two where an exception is for one of them`() throws {
        let exception = PairException(
            inks: [NamePattern("color-action-foreground")], reason: "Drawn anew in May",
            until: try #require(CalendarDate("2100-01-01")))
        let audit = audit(PaletteConfiguration(exceptions: [exception]))
        #expect(audit.findings.map(\.colors) == [["action-foreground", "action"]])
        #expect(audit.findings.map(\.aliases) == [[]])
        #expect(audit.suppressed.map(\.finding.colors) == [["color-action-foreground", "color-action"]])
        #expect(audit.suppressed.map(\.cause) == [.exception])
    }

    @Test func `are one where they are the same the other way round, and nothing shows through`() {
        func findings(_ badge: String) -> [PaletteFinding] {
            let both = [("badge", "page"), ("page", "badge")].map {
                PairDeclaration(
                    .ratio(4.5), inks: [NamePattern($0.0)], backdrops: [NamePattern($0.1)],
                    canvases: [NamePattern("page")])
            }
            return PairTests.audit(
                .sample(["badge": [badge], "page": ["#FFFFFF"]]), PaletteConfiguration(pairs: both),
                rules: RuleSelection(only: .pairContrast)
            ).findings
        }
        #expect(findings("#8A6FD1").map(\.colors) == [["badge", "page"]])
        #expect(findings("#8A6FD1").map(\.aliases) == [[["page", "badge"]]])
        #expect(findings("#5533AA80").map(\.colors) == [["badge", "page"], ["page", "badge"]])
    }

    @Test func `are one where parts of a page have them in common`() {
        let parts = [".save:hover", ".send:hover", ".menu"]
        let palette = Palette.sample([
            "--link": ["#FFFFFF"], "--link-hover": ["#3DA35D"], ".save:hover --color": ["{--link}"],
            ".save:hover --background": ["{--link-hover}"], ".send:hover --color": ["{--link}"],
            ".send:hover --background": ["{--link-hover}"], ".menu --color": ["{--link}"],
            ".menu --background": ["#3DA35D"],
        ])
        let pairs = parts.map {
            PairDeclaration(
                .ratio(4.5), inks: [NamePattern($0 + " --color")],
                backdrops: [NamePattern($0 + " --background")])
        }
        let audit = PairTests.audit(
            palette, PaletteConfiguration(pairs: pairs, infersPairs: false),
            rules: RuleSelection(only: .pairContrast))
        #expect(
            audit.findings.map(\.colors) == [
                [".save:hover --color", ".save:hover --background"], [".menu --color", ".menu --background"],
            ])
        #expect(
            audit.findings.first?.aliases == [
                [".send:hover --color", ".send:hover --background"]
            ])
    }

    /// What a mixin declares is written once and is another colour for each argument.
    @Test func `are two where a mixin has them from its arguments`() throws {
        let folder = try TemporaryFolder()
        let sheet = """
            $light: #fff; $sure: #303742; $warning: #ffb700; $danger: #e85600;
            @mixin toast($color) { background: rgba($color, .9); color: $light; }
            .toast { @include toast($sure); }
            .toast-warning { @include toast($warning); }
            .toast-danger { @include toast($danger); }
            .toast-warning.is-wide { @include toast($warning); }

            """
        try folder.write(Array(sheet.utf8), to: "toasts.scss")
        let report = PaletteAuditor(rules: RuleSelection(only: .pairContrast), today: PairTests.today)
            .audit(contentsOf: [folder.path("toasts.scss")])
        let findings = report.audits.flatMap(\.findings).filter { $0.verdict == .fail }
        #expect(
            Set(findings.map { $0.colors[1] }) == [
                ".toast-warning background-color", ".toast-danger background-color",
            ])
        #expect(findings.flatMap(\.aliases).map { $0[1] } == [".toast-warning.is-wide background-color"])
    }

    @Test func `are two where only some modes are the same`() {
        let palette = Palette.sample(
            modes: [.base, .dark],
            [
                "action": ["#3DA35D", "#3DA35D"], "action-foreground": ["#F4FFF7"],
                "color-action": ["{action}", "#5FB97A"], "color-action-foreground": ["{action-foreground}"],
            ])
        let audit = PairTests.audit(
            palette, PaletteConfiguration(pairs: Self.pairs), rules: RuleSelection(only: .pairContrast))
        #expect(audit.findings.allSatisfy { $0.aliases.isEmpty })
        #expect(Set(audit.findings.map { $0.colors[1] }) == ["action", "color-action"])
    }
}

struct `Colours under two names` {
    private func findings(_ palette: Palette, by rule: Rule) -> [PaletteFinding] {
        PairTests.audit(palette, rules: RuleSelection(only: rule)).findings
    }

    @Test func `are told of once by every rule`() {
        let charts = Palette.sample([
            "chart-1": ["#B25F1E"], "chart-2": ["#6E7D1E"], "color-chart-1": ["{chart-1}"],
            "color-chart-2": ["{chart-2}"],
        ])
        let confused = findings(charts, by: .categoryConfusion).filter { $0.severity == .warning }
        #expect(confused.map(\.colors) == [["chart-1", "chart-2"]])
        let meanings = Palette.sample([
            "danger": ["#B25F1E"], "success": ["#6E7D1E"], "color-danger": ["{danger}"],
            "color-success": ["{success}"],
        ])
        #expect(findings(meanings, by: .roleConfusion).map(\.colors) == [["danger", "success"]])
        let pages = Palette.sample(
            modes: [.base, .dark],
            ["background": ["#FFFFFF", "#FFFFFF"], "color-background": ["{background}"]])
        #expect(findings(pages, by: .whiteInDark).map(\.colors) == [["background"]])
    }
}

struct `Findings on pairs` {
    private func findings(_ palette: Palette, _ pairs: [PairDeclaration]) -> [PaletteFinding] {
        PairTests.audit(
            palette, PaletteConfiguration(pairs: pairs), rules: RuleSelection(only: .pairContrast)
        ).findings
    }

    private func pair(_ ink: String, _ backdrop: String, over canvas: [String] = []) -> PairDeclaration {
        PairDeclaration(
            .ratio(4.5), inks: [NamePattern(ink)], backdrops: [NamePattern(backdrop)],
            canvases: canvas.map { NamePattern($0) })
    }

    @Test func `offer a change of either side, where each would do`() throws {
        let palette = Palette.sample(["ink": ["#707074"], "card": ["#E8E8EC"]])
        let finding = try #require(findings(palette, [pair("ink", "card")]).first)
        #expect(finding.suggestion?.name == "ink")
        #expect(finding.alternative?.name == "card")
        #expect(try #require(finding.alternative).contrast >= 4.5)
        #expect(finding.obstacle == nil)
        // Below this grey nothing is light enough, and a dark card would be another theme.
        let pale = Palette.sample(["ink": ["#8A8A8E"], "card": ["#F6F6F8"]])
        let single = try #require(findings(pale, [pair("ink", "card")]).first)
        #expect(single.suggestion?.name == "ink" && single.alternative == nil)
    }

    @Test func `say why there is no change`() throws {
        let held = Palette.sample(["ink": ["#777777"], "dark": ["#6A6A6A"], "light": ["#888888"]])
        let conflicts = findings(
            held, [pair("ink", "dark"), pair("ink", "light"), pair("dark", "light")])
        #expect(conflicts.contains { $0.obstacle?.hasPrefix("no one colour settles 'ink'") == true })
        let mixed = Palette(
            name: "mixed.css",
            entries: ["#777777", "#888888"].enumerated().map { index, text in
                PaletteEntry(
                    name: "mix-\(index)", path: ["mix-\(index)"],
                    values: [
                        (try? DynamicColor(css: text)).map {
                            PaletteValue(.color($0), at: SourceLocation(path: "mixed.css"))
                        }
                    ])
            })
        let finding = try #require(findings(mixed, [pair("mix-0", "mix-1")]).first)
        #expect(finding.obstacle == "neither colour is written out where it could be changed")
    }

    @Test func `name the canvas that is the worst`() {
        let palette = Palette.sample([
            "ink": ["#767676"], "veil": ["#FFFFFF80"], "page": ["#FFFFFF"], "hero": ["#909090"],
        ])
        let found = findings(palette, [pair("ink", "veil", over: ["page", "hero"])])
        #expect(found.map(\.canvas) == ["hero"])
    }

    @Test func `name every pair of a colour that has no value, once`() throws {
        let palette = Palette(
            name: "sample.json",
            entries: [
                PaletteEntry(name: "ink", path: ["ink"], values: [nil]),
                Palette.sample(["page": ["#FFFFFF"]]).entries[0],
                Palette.sample(["card": ["#EEEEEE"]]).entries[0],
            ])
        let found = findings(palette, [pair("ink", "page"), pair("ink", "card")])
        #expect(
            found.map(\.message) == ["'ink' cannot be judged with 'page', 'card': it has no value there."])
        #expect(found.map(\.verdict) == [.review])
    }

    @Test func `are the roles of a scheme where they are its constants in one mode each`() throws {
        let palette = Palette.sample(
            modes: [PaletteMode(luminosity: .light), PaletteMode(luminosity: .dark)],
            [
                "onPrimaryLight": ["#FFFFFF"], "primaryLight": ["#7CB342"],
                "onPrimaryDark": ["#000000"], "primaryDark": ["#7CB342"],
                "onPrimary": ["{onPrimaryLight}", "{onPrimaryDark}"],
                "primary": ["{primaryLight}", "{primaryDark}"],
            ])
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .pairContrast))
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(finding.colors == ["onPrimary", "primary"])
        #expect(finding.modes == [PaletteMode(luminosity: .light)])
    }

    @Test func `are one where the other name is there in some modes alone`() throws {
        let folder = try TemporaryFolder()
        let light = """
            :root { --action: #3da35d; --on-action: #f4fff7;
              --color-action: var(--action); --on-color-action: var(--on-action) }
            """
        try folder.write(Array(light.utf8), to: "light.css")
        try folder.write(
            Array(":root { --action: #2f7f48; --on-action: #111111 }".utf8), to: "dark.css")
        let palette = try #require(PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.first)
        #expect(palette.entries.last?.values.contains(nil) == true)
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .pairContrast))
        #expect(Set(audit.findings.map(\.colors)) == [["--on-action", "--action"]])
    }

    @Test func `are not missed where names alone put two together that no mode has both of`() {
        let (light, dark) = (PaletteMode(luminosity: .light), PaletteMode(luminosity: .dark))
        func palette(_ card: [String?]) -> Palette {
            Palette(
                name: "sample.json", modes: [light, dark],
                entries: [("card-text", ["#111111", nil]), ("card-background", card)].map { name, values in
                    PaletteEntry(
                        name: name, path: [name],
                        values: values.map { text in
                            text.flatMap { try? DynamicColor(css: $0) }.map {
                                PaletteValue(.color($0), at: SourceLocation(path: "sample.json"))
                            }
                        })
                })
        }
        func severities(_ card: [String?]) -> [Severity] {
            PairTests.audit(palette(card), rules: RuleSelection(only: .pairContrast)).findings.map(\.severity)
        }
        #expect(severities([nil, "#000000"]) == [])
        #expect(severities(["#ffffff", "#000000"]) == [.note])
    }
}
