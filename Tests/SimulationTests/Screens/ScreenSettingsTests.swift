import ColorMath
import Raster
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("Settings on screens with text")
struct ScreenSettingsTests {
    private let release = Release(.iOS, 26)
    private let increased = Appearance(.light, contrast: .increased)

    private func color(_ name: String, _ appearance: Appearance, on ground: SRGB8) throws -> SRGB8 {
        try #require(SystemPalette.embedded.value(of: name, in: appearance, release: release))
            .composited(over: ground)
    }

    private func increase(_ screen: Bitmap<UInt8>) -> ScreenOutcome {
        SystemSettings(increasesContrast: true, style: .light, release: release).simulate(screen, scale: 2)
    }

    private func reduce(_ screen: Bitmap<UInt8>) -> ScreenOutcome {
        SystemSettings(reducesTransparency: true, style: .light, release: release).simulate(screen, scale: 2)
    }

    @Test(
        "Increase Contrast draws text as though it had been drawn so",
        arguments: ["secondaryLabel", "systemRed"])
    func text(name: String) throws {
        let ground = try color("systemGroupedBackground", .light, on: .white)
        let newGround = try color("systemGroupedBackground", increased, on: .white)
        let screen = DrawnText.screen(try color(name, .light, on: ground)) { _, _ in ground }
        let expected = DrawnText.screen(try color(name, increased, on: newGround)) { _, _ in newGround }
        let outcome = increase(screen)
        #expect(outcome.change.lineCount >= 3)
        #expect(outcome.change.movedShare == 1)
        // Coverage is read from code values, so that it is off by half of one; and so is the ink that was
        // measured.
        #expect(DrawnText.distance(outcome.bitmap, expected) <= 2)
    }

    @Test(
        "The other appearance draws a grouped list as though it had been drawn so", arguments: [false, true])
    func turning(isIncreased: Bool) throws {
        func list(_ appearance: Appearance) throws -> Bitmap<UInt8> {
            let page = try color("systemGroupedBackground", appearance, on: .white)
            let card = try color("secondarySystemGroupedBackground", appearance, on: .white)
            return DrawnText.screen(try color("label", appearance, on: card)) { x, y in
                (20..<90).contains(y) && DrawnText.isPane(x, y) ? card : page
            }
        }
        let settings = SystemSettings(
            increasesContrast: isIncreased, style: .light, turningTo: .dark, release: release)
        let outcome = settings.simulate(try list(.light), scale: 2)
        let dark = Appearance(.dark, contrast: isIncreased ? .increased : .standard)
        #expect(outcome.change.movedShare == 1 && outcome.change.style == .light)
        // Coverage is read from code values, so that it is off by half of one; and so is the ink that was
        // measured.
        #expect(DrawnText.distance(outcome.bitmap, try list(dark)) <= 2)
    }

    @Test("The other appearance leaves white text on a button white")
    func button() throws {
        let blue = try color("systemBlue", .light, on: .white)
        let newBlue = try color("systemBlue", .dark, on: .white)
        let settings = SystemSettings(style: .light, turningTo: .dark, release: release)
        let outcome = settings.simulate(DrawnText.screen(.white) { _, _ in blue }, scale: 2)
        #expect(DrawnText.distance(outcome.bitmap, DrawnText.screen(.white) { _, _ in newBlue }) <= 2)
    }

    @Test("The other appearance leaves black text on a ground of the app's own black")
    func ownGround() {
        let yellow = SRGB8(red: 250, green: 214, blue: 90)
        let screen = DrawnText.screen(.black) { x, y in DrawnText.isPane(x, y) ? yellow : .white }
        let settings = SystemSettings(style: .light, turningTo: .dark, release: release)
        let expected = DrawnText.screen(.black) { x, y in DrawnText.isPane(x, y) ? yellow : .black }
        #expect(DrawnText.distance(settings.simulate(screen, scale: 2).bitmap, expected) <= 2)
    }

    @Test("Reduce Transparency in the other appearance turns panes, too")
    func turningPane() {
        let settings = SystemSettings(
            reducesTransparency: true, style: .light, turningTo: .dark, release: release)
        let outcome = settings.simulate(DrawnText.screen(.black, onPaneOf: .white, share: 0.6), scale: 2)
        #expect(outcome.change.panes.map(\.color.relativeLuminance).allSatisfy { $0 < 0.02 })
        #expect(outcome.change.panes.count == 1)
    }

    @Test("Increase Contrast leaves colours alone that are no system's")
    func unrecognised() {
        let screen = DrawnText.screen(SRGB8(red: 150, green: 40, blue: 120)) { _, _ in
            SRGB8(red: 250, green: 240, blue: 220)
        }
        let outcome = increase(screen)
        #expect(outcome.bitmap == screen)
        #expect(outcome.change.lineCount >= 3 && outcome.change.movedLineCount == 0)
    }

    @Test("Shadows follow the surface that they lie on")
    func shadows() throws {
        let ground = try color("systemGroupedBackground", .light, on: .white)
        let newGround = try color("systemGroupedBackground", increased, on: .white)
        func shadow(_ ground: SRGB8) -> Bitmap<UInt8> {
            DrawnText.screen(.black) { x, y in
                let distance = Double((x - 300) * (x - 300) + (y - 80) * (y - 80)).squareRoot()
                let light = 1 - 0.2 * max(0, 1 - distance / 60)
                return SRGB8(clipping: SRGB(components: SRGB(ground).components * light))
            }
        }
        #expect(DrawnText.distance(increase(shadow(ground)).bitmap, shadow(newGround)) <= 2)
    }

    @Test("Reduce Transparency makes a blurred pane opaque and keeps its text crisp")
    func transparency() throws {
        let outcome = reduce(DrawnText.screen(.black, onPaneOf: .white, share: 0.6))
        #expect(outcome.change.panes.count == 1)
        let pane = try #require(outcome.change.panes.first)
        #expect(pane.box == PixelRect(x: 20, y: 20, width: 360, height: 180))
        #expect(pane.color == .white && pane.material == "thin")
        let expected = DrawnText.screen(.black) { _, _ in .white }
        // Where the backdrop runs on behind a letter, it is taken from the letter's sides.
        #expect(DrawnText.distance(outcome.bitmap, expected) <= 12)
    }

    @Test("Reduce Transparency tells a dark pane on a light screen by its own colours")
    func darkPane() {
        let outcome = reduce(DrawnText.screen(.white, onPaneOf: .black, share: 0.7))
        #expect(outcome.change.panes.map(\.color) == [.black])
        let expected = DrawnText.screen(.white) { x, y in DrawnText.isPane(x, y) ? .black : .white }
        #expect(DrawnText.distance(outcome.bitmap, expected) <= 12)
    }

    @Test("Reduce Transparency leaves flat colours and linear gradients alone")
    func gradients() {
        let flat = DrawnText.screen(.black) { _, _ in SRGB8(red: 210, green: 220, blue: 230) }
        let gradient = DrawnText.screen(.black) { x, y in
            guard (20..<200).contains(y) else { return .white }
            return SRGB8(red: UInt8(100 + x / 4), green: UInt8(220 - y / 4), blue: 200)
        }
        for screen in [flat, gradient] {
            let outcome = reduce(screen)
            #expect(outcome.bitmap == screen && outcome.change.panes.isEmpty)
        }
    }
}
