import Audit
import ColorMath
import PaletteFiles
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("A palette, simulated")
struct PaletteSimulationTests {
    private let model = SettingsModel(release: Release(.iOS, 26))

    private func simulate(
        _ palette: Palette, _ steps: SimulationStep..., pairs: String = "[[4.5, ink, paper]]",
        canvas: String = "", style: Appearance.Style? = nil
    ) throws -> PaletteSimulation {
        let yaml = "palette: {\(canvas) pairs: \(pairs)}"
        let configuration = try Configuration(decoding: yaml, path: ".legible.yml").palette
        let today = CalendarDate(secondsSince1970: 0)
        let audit = PaletteAuditor(configuration: configuration, today: today).audit(palette)
        return PaletteSimulation(of: audit, through: SimulationChain(steps), in: model, style: style)
    }

    private func hex(_ color: WithAlpha<SRGB>) -> String { SRGB8(clipping: color.color).description }

    @Test("takes the values for more contrast with Increase Contrast, in the modes without it")
    func increaseContrast() throws {
        let palette = Palette.sample(
            modes: [.base, .dark, .increased, PaletteMode(luminosity: .dark, contrast: .increased)],
            ["ink": ["#777777", "#888888", "#555555", "#DDDDDD"], "paper": ["#FFFFFF", "#000000"]])
        let settings = SystemSettings(increasesContrast: true)
        let modes = try simulate(palette, .settings(settings)).modes
        #expect(modes.map(\.mode) == [.base, .dark])
        #expect(modes[0].colors.map { hex($0.after) } == ["#555555", "#FFFFFF"])
        #expect(modes[1].colors.map { hex($0.before) } == ["#888888", "#000000"])
        #expect(modes[1].colors.map { hex($0.after) } == ["#DDDDDD", "#FFFFFF"])
        let pair = try #require(modes[0].pairs.first)
        #expect(!pair.passesBefore && pair.passesAfter)
    }

    @Test("takes the tables' values of the system's colours")
    func systemColors() throws {
        let place = SourceLocation(path: "Colors.xcassets")
        let value = PaletteValue(.system(name: "systemBlue", platform: "ios"), at: place)
        let palette = Palette(
            name: "Colors.xcassets",
            entries: [PaletteEntry(name: "accent", path: ["accent"], values: [value])])
        let change = try simulate(palette, .settings(SystemSettings(increasesContrast: true))).modes[0]
            .colors[0]
        let increased = Appearance(.light, contrast: .increased)
        let wanted = SystemPalette.embedded.value(of: "systemBlue", in: increased, release: Release(.iOS, 27))
        #expect(SRGB8(clipping: change.after.color) == wanted?.color)
    }

    @Test("mixes what is translucent with its canvas, or with the base background")
    func reduceTransparency() throws {
        let palette = Palette.sample(
            modes: [.base, .dark],
            ["ink": ["#000000"], "paper": ["rgb(0 0 255 / 50%)"], "page": ["#FF0000"]])
        let settings = SimulationStep.settings(SystemSettings(reducesTransparency: true))
        let onBase = try simulate(palette, settings)
        #expect(onBase.modes.map { hex($0.colors[1].after) } == ["#8080FF", "#000080"])
        #expect(onBase.modes.allSatisfy { $0.colors.allSatisfy { $0.after.alpha == 1 } })
        // Over black, half of blue is #000080.
        let least = SRGB8(red: 0, green: 0, blue: 128).contrastRatio(with: .black)
        #expect(abs(onBase.modes[0].pairs[0].before.lowerBound / least - 1) < 0.01)
        let base = SRGB8(red: 128, green: 128, blue: 255).contrastRatio(with: .black)
        #expect(abs(onBase.modes[0].pairs[0].after.lowerBound / base - 1) < 0.01)
        let onPage = try simulate(palette, settings, canvas: "canvas: page,")
        #expect(onPage.modes[0].pairs[0].after == onPage.modes[0].pairs[0].before)
    }

    @Test("tells the pairs that fall below their ratio in the sun")
    func outdoors() throws {
        let palette = Palette.sample(["ink": ["#595959"], "paper": ["#FFFFFF"]])
        let light = AmbientLight(illuminance: 20000)
        let change = try #require(try simulate(palette, .outdoors(light)).modes[0].pairs.first)
        let (ink, paper) = (SRGB(SRGB8(red: 0x59, green: 0x59, blue: 0x59)), SRGB(.white))
        #expect(abs(change.after.lowerBound - light.contrastRatio(of: ink, on: paper)) < 1e-9)
        #expect(change.passesBefore && !change.passesAfter)
    }

    @Test("sees a colour as the chain does", arguments: ["#E30613", "rgb(40 120 200 / 40%)"])
    func display(color: String) throws {
        let steps: [SimulationStep] = [
            .grayscale, .invert(.classic), .trueTone(TrueTone(kelvin: 3000)),
            .outdoors(AmbientLight(illuminance: 9000)),
            .vision(VisionSimulation(.deutan)),
        ]
        let before = try DynamicColor(css: color).extended(to: SRGB.self)
        for step in steps {
            let seen = try simulate(.sample(["ink": [color]]), step).modes[0].colors[0]
            #expect(seen.before == before)
            #expect(seen.after == SimulationChain([step]).simulate(before))
        }
    }

    @Test("leaves out the modes of the other style")
    func style() throws {
        let palette = Palette.sample(
            modes: [.base, PaletteMode(luminosity: .light), .dark],
            ["ink": ["#000000", "#111111", "#FFFFFF"]])
        #expect(try simulate(palette, .grayscale, style: .light).modes.count == 2)
        #expect(try simulate(palette, .grayscale, style: .dark).modes.map(\.mode) == [.base, .dark])
        #expect(try simulate(palette, .grayscale).modes.count == 3)
    }

    @Test("does not trap on colours beyond all numbers")
    func extremes() throws {
        let palette = Palette.sample([
            "ink": ["color(srgb 1e300 0 0)"], "paper": ["color(srgb -1e300 0 1e300)"],
        ])
        for step in [
            SimulationStep.grayscale, .outdoors(AmbientLight(illuminance: 1e5)),
            .vision(VisionSimulation(.tritan)),
        ] {
            #expect(try simulate(palette, step).modes[0].colors.count == 2)
        }
    }
}
