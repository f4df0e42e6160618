import ColorMath
import PNGFiles
import Raster
import Recognition
import ScreenReading
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("Button Shapes")
struct ButtonShapesTests {
    private func canvas(_ screen: Bitmap<UInt8>) -> ScreenCanvas {
        ScreenCanvas(
            RecognizedScreen(ScreenModel(reading: screen, scale: 2), assuming: .iOS), bitmap: screen)
    }

    private func simulate(
        _ screen: Bitmap<UInt8>, controls: [ControlFrame]? = nil, platform: Platform? = nil
    ) -> (bitmap: Bitmap<UInt8>, change: ButtonShapesChange) {
        var canvas = canvas(screen)
        canvas.controls = controls
        return ButtonShapes(platform: platform).simulate(canvas, drawnAs: screen)
    }

    private let blue = SRGB8(red: 0, green: 122, blue: 255)

    @Test(
        "underlines blue lines, as a guess, in their own colour and below their letters",
        arguments: [
            SRGB8(red: 0, green: 122, blue: 255),
            // Blues that apps bring, none of the system's.
            SRGB8(red: 0, green: 95, blue: 255), SRGB8(red: 30, green: 80, blue: 170),
        ])
    func tinted(_ blue: SRGB8) throws {
        let screen = DrawnText.screen(blue) { _, _ in .white }
        let outcome = simulate(screen)
        #expect(outcome.change.source == .tint && outcome.change.underlined.count == 3)
        let box = try #require(outcome.change.underlined.first)
        let changed = (0..<screen.height).filter { y in
            (0..<screen.width).contains { outcome.bitmap[$0, y] != screen[$0, y] }
        }
        let rows = changed.filter { $0 < 90 }
        #expect(try #require(rows.first) >= box.maxY && rows.count <= 6)
        let row = try #require(rows.first)
        #expect((box.x..<box.maxX).allSatisfy { outcome.bitmap[$0, row].color == blue })
        #expect(outcome.bitmap[box.x - 1, row] == screen[box.x - 1, row])
    }

    @Test(
        "underlines nothing where no words are blue",
        arguments: [
            SRGB8.black, SRGB8(red: 200, green: 20, blue: 20), SRGB8(red: 90, green: 96, blue: 110),
        ])
    func plain(_ ink: SRGB8) {
        let screen = DrawnText.screen(ink) { _, _ in .white }
        let outcome = simulate(screen)
        #expect(outcome.bitmap == screen && outcome.change.underlined.isEmpty)
    }

    @Test("underlines lines in the colour that a button is filled with")
    func filled() {
        let green = SRGB8(red: 0, green: 128, blue: 64)
        let button = DrawnText.screen(.white) { x, y in
            (24..<76).contains(y) && (20..<380).contains(x) ? green : .white
        }
        var screen = DrawnText.screen(green) { _, _ in .white }
        #expect(simulate(screen).change.underlined.isEmpty)
        for y in 0..<80 {
            for x in 0..<screen.width { screen[x, y] = button[x, y] }
        }
        #expect(simulate(screen).change.underlined.count == 2)
    }

    @Test("underlines what the view tree calls a button, whatever its colour, and nothing else")
    func elements() {
        let screen = DrawnText.screen(.black) { _, _ in .white }
        let frame = PixelRect(x: 30, y: 90, width: 340, height: 44)
        let outcome = simulate(screen, controls: [ControlFrame(frame: frame, hasShape: false)])
        #expect(outcome.change.source == .elements)
        #expect(outcome.change.underlined.count == 1)
        #expect(outcome.change.underlined.allSatisfy { (90..<134).contains($0.y) })
        #expect(simulate(DrawnText.screen(blue) { _, _ in .white }, controls: []).change.underlined.isEmpty)
    }

    @Test("leaves buttons that have a shape")
    func shaped() {
        let frame = PixelRect(x: 30, y: 90, width: 340, height: 44)
        let grey = SRGB8(red: 229, green: 229, blue: 234)
        let filled = DrawnText.screen(.black) { x, y in
            (30..<370).contains(x) && (90..<134).contains(y) ? grey : .white
        }
        let seen = simulate(filled, controls: [ControlFrame(frame: frame, hasShape: false)])
        #expect(seen.bitmap == filled && seen.change.shapedCount == 1)
        let plain = DrawnText.screen(.black) { _, _ in .white }
        let told = simulate(plain, controls: [ControlFrame(frame: frame, hasShape: true)])
        #expect(told.bitmap == plain && told.change.shapedCount == 1)
    }

    @Test("does nothing on platforms without the setting")
    func platforms() {
        let screen = DrawnText.screen(blue) { _, _ in .white }
        let outcome = simulate(screen, platform: .android)
        #expect(outcome.bitmap == screen && outcome.change.source == .none)
    }

    @Test("takes the colour that the words have behind other settings, and follows Bold Text")
    func chain() throws {
        let screen = DrawnText.screen(blue) { _, _ in .white }
        let release = Release(.iOS, 15)
        let chain = SimulationChain([
            .buttonShapes(ButtonShapes()), .boldText(BoldText()),
            .settings(SystemSettings(increasesContrast: true, style: .light, release: release)),
        ])
        #expect(chain.slug == "bold-text+increase-contrast+button-shapes")
        let file = try PNGEncoder().encode(screen)
        let picture = try Picture(decoding: file, named: "home@2x.png")
        let seen = picture.seen(through: chain, on: canvas(screen))
        let change = seen.change
        #expect(change.settings != nil && change.boldText?.boldened.count == 3)
        let box = try #require(change.buttonShapes?.underlined.first)
        let result = seen.opaqueSRGB()
        let row = try #require((box.maxY..<box.maxY + 12).first { result[box.x, $0] != screen[box.x, $0] })
        let words = (box.y..<box.maxY).flatMap { y in (box.x..<box.maxX).map { result[$0, y] } }
        #expect(words.contains(result[box.x, row]))
    }
}
