import Audit
import ColorMath
import PaletteFiles
import SystemColors
import Testing

@Suite("What a configuration says of screens")
struct ScreenConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration(decoding: text, path: "kit/.legible.yml")
    }

    private func fault(_ text: String) -> String {
        do {
            _ = try Configuration(decoding: text, path: "c")
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func `is read with everything in it`() throws {
        let screens = try read(
            """
            screens:
              paths: ['{shots,more}/**']
              exclude: 'shots/old/'
              scale: 3
              platform: watchos
              release: 11
              appearance: dark-increased
              ignore:
                - box: {x: 0, y: 10.5, width: 120px, height: 44}
                  rules: [small-text, icon-contrast]
                  paths: 'shots/a*'
                  reason: A map that we do not draw
                  until: 2027-03-31
                - band: {top: 54, bottom: 30px}
                  style: {ink: '#8E8E93', backdrop: white}
                  role: [secondaryLabel, tertiary*]
                  reason: Later
              formats: [terminal, json=out/a.json, sarif=-]
              baseline: known.json
              fail-on: warning
            """
        ).screens
        #expect(screens.paths.map(\.text) == ["shots/**", "more/**"] && screens.paths[0].folder == "kit")
        #expect(screens.excluded == [PlacedPattern("shots/old/", in: "kit")])
        #expect(
            screens.settings
                == ScreenSettings(
                    scale: 3, platform: .watchOS, release: 11,
                    appearance: Appearance(.dark, contrast: .increased)))
        let (box, other) = (screens.ignored[0], screens.ignored[1])
        #expect(
            box.box
                == IgnoredPart.Box(x: .points(0), y: .points(10.5), width: .pixels(120), height: .points(44)))
        #expect(box.rules == [.smallText, .iconContrast] && box.expiry?.description == "2027-03-31")
        #expect(box.reason == "A map that we do not draw" && box.location.line == 9)
        #expect(other.band == IgnoredPart.Band(top: .points(54), bottom: .pixels(30)))
        #expect(other.ink == SRGB8(red: 142, green: 142, blue: 147) && other.backdrop == .white)
        #expect(other.roles == [NamePattern("secondaryLabel"), NamePattern("tertiary*")])
        let run = screens.run
        #expect(run.formats.map(\.text) == ["terminal", "json=kit/out/a.json", "sarif=-"])
        #expect(run.baseline?.text == "kit/known.json" && run.failOn == .warning)
    }

    @Test func `that cannot be understood says where, and what was probably meant`() {
        #expect(
            fault("screens: {exlude: a}").hasPrefix(
                "c:1:11: 'exlude' means nothing in 'screens'; did you mean 'exclude'?"))
        #expect(fault("screens: {platform: andriod}").contains("did you mean 'android'?"))
        #expect(fault("screens: {appearance: drak}").contains("did you mean 'dark'?"))
        #expect(fault("screens: {scale: 30}").contains("from 0.5 to 8"))
        #expect(fault("screens: {release: new}").contains("such as 26"))
        #expect(fault("screens: {overrides: [{scale: 2}]}").contains("needs paths"))
        #expect(fault("screens: {overrides: [{paths: a, rules: {smal-text: off}}]}").contains("'small-text'"))
        #expect(
            fault("screens: {ignore: [{band: {top: 1}}]}").hasPrefix(
                "c:1:20: an entry of 'ignore' needs a reason"))
        #expect(
            fault("screens: {ignore: [{reason: a}]}").contains("needs one of box, band, style, role, mask"))
        #expect(fault("screens: {ignore: [{reason: a, band: {top: 1pt}}]}").contains("'1pt' is no length"))
        #expect(fault("screens: {ignore: [{reason: a, band: {top: -1}}]}").contains("'-1' is no length"))
        #expect(fault("screens: {ignore: [{reason: a, band: {top: nan}}]}").contains("is no length"))
        #expect(fault("screens: {ignore: [{reason: a, band: {}}]}").contains("a band has a height"))
        #expect(fault("screens: {ignore: [{reason: a, box: {x: 1}}]}").contains("x, y, width and height"))
        #expect(fault("screens: {ignore: [{reason: a, style: {ink: '#12'}}]}").contains("no opaque colour"))
        #expect(fault("screens: {ignore: [{reason: a, style: {}}]}").contains("an ink, a backdrop, or both"))
        #expect(fault("screens: {ignore: [{reason: a, band: {top: 1}, until: soon}]}").contains("is no day"))
        #expect(fault("screens: {fail-on: always}").contains("use one of error, warning, never"))
        #expect(fault("screens: {paths: ['{{a,b}{c,d}']}") == "none")
        let wide = String(repeating: "{a,b}", count: 20)
        #expect(fault("screens: {paths: ['\(wide)']}").contains("stands for more than 1000"))
        let many = String(repeating: "{reason: a, band: {top: 1}},", count: 2_001)
        #expect(fault("screens: {ignore: [\(many)]}").contains("'ignore' has at most 2000 entries"))
    }

    @Test func `holds for the screens whose paths match, the later override over the earlier`() throws {
        let configuration = try read(
            """
            standard: wcag-aaa
            screens:
              platform: ios
              release: 26
              overrides:
                - {paths: 'web/**', platform: web, rules: {small-text: off}}
                - {paths: ['web/a.png'], standard: wcag-aa, scale: 2, rules: {small-text: error}}
              ignore:
                - {band: {top: 1}, paths: 'web/b*', reason: a}
                - {band: {top: 2}, reason: b}
            """)
        let plain = configuration.forScreen(at: "kit/home.png")
        #expect(
            plain.standard == .wcagAAA
                && plain.screens.settings == ScreenSettings(platform: .iOS, release: 26))
        #expect(plain.screens.ignored.map(\.reason) == ["b"] && plain.screens.overrides == [])
        let web = configuration.forScreen(at: "kit/web/b.png")
        #expect(web.screens.settings == ScreenSettings(platform: .web))
        #expect(web.rules.severity(of: .smallText) == nil && web.screens.ignored.count == 2)
        let both = configuration.forScreen(at: "kit/web/a.png")
        #expect(both.standard == .wcagAA && both.rules.severity(of: .smallText) == .error)
        #expect(both.screens.settings == ScreenSettings(scale: 2, platform: .web))
        #expect(configuration.forScreen(at: "web/a.png").standard == .wcagAAA)
    }
}
