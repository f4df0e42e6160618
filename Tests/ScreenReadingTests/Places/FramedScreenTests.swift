import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// A picture of a phone with a screen, as stores have them.
@Suite("The screen of a phone that is drawn around it")
struct FramedScreenTests {
    private static let size = (width: 1000, height: 1800)
    /// The phone, and the width of its bezel.
    private static let phone = PixelRect(x: 120, y: 100, width: 760, height: 1600)
    private static let bezel = 20

    /// What is drawn: the colours of bezel, page and ink, and the share of black over the page.
    private struct Scene {
        var bezel = SRGB8(red: 20, green: 20, blue: 24)
        var page = SRGB8.white
        var ink = SRGB8(red: 120, green: 120, blue: 124)
        var scrim = 0.0
        /// Whether its corners are cut off, as those of phones are.
        var isRound = true
        /// How much wider than at its sides the bezel is above and below.
        var chin = 0
        /// Whether something stands at the right of the row of the time.
        var hasSigns = true

        /// The regions of the picture, with a time and signs at the top of the screen and five lines on it;
        /// a sheet covers the lower half where there is a scrim.
        var regions: [Region] {
            let phone = FramedScreenTests.phone
            var screen = Bitmap(
                width: size.width, height: size.height, filledWith: DrawnText.pixel(.white))
            fill(phone, bezel, in: &screen)
            let frame = phone.grown(by: -FramedScreenTests.bezel)
            let inner = PixelRect(
                x: frame.x, y: frame.y + chin, width: frame.width, height: frame.height - 2 * chin)
            fill(inner, dimmed(page), in: &screen)
            write(7, x: inner.x + 40, y: inner.y + 24, in: &screen)
            if hasSigns { write(7, x: inner.maxX - 170, y: inner.y + 24, in: &screen) }
            for line in 0..<5 { write(9, x: inner.x + 40, y: inner.y + 200 + 100 * line, in: &screen) }
            if scrim > 0 {
                let sheet = PixelRect(
                    x: inner.x, y: inner.y + 780, width: inner.width, height: inner.height - 780)
                fill(sheet, .white, in: &screen)
                write(9, x: inner.x + 60, y: sheet.y + 90, color: .black, in: &screen)
            }
            for (across, down) in [(false, false), (true, false), (false, true), (true, true)] where isRound {
                let corner = PixelRect(
                    x: across ? inner.maxX - 20 : inner.x, y: down ? inner.maxY - 20 : inner.y, width: 20,
                    height: 20)
                fill(corner, bezel, in: &screen)
            }
            return ScreenModel(reading: screen, scale: 2).regions
        }

        private func dimmed(_ color: SRGB8) -> SRGB8 {
            SRGB8(clipping: SRGB(SRGB8.black).withAlpha(scrim).composited(over: SRGB(color)))
        }

        private func fill(_ box: PixelRect, _ color: SRGB8, in screen: inout Bitmap<UInt8>) {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
            }
        }

        /// Letter-like marks: two strokes and a bar.
        private func write(
            _ letters: Int, x: Int, y: Int, color: SRGB8? = nil, in screen: inout Bitmap<UInt8>
        ) {
            for letter in 0..<letters {
                for (left, width, top, height) in [(0, 3, 0, 20), (9, 3, 0, 20), (0, 12, 8, 3)] {
                    let box = PixelRect(x: x + 18 * letter + left, y: y + top, width: width, height: height)
                    fill(box, color ?? dimmed(ink), in: &screen)
                }
            }
        }
    }

    /// The lines in the row of the time.
    private func bar(_ scene: Scene) -> [Region] {
        scene.regions.filter { $0.kind == .text && $0.box.y < Self.phone.y + 100 + scene.chin }
    }

    @Test("has its own status bar")
    func statusBar() {
        let bar = bar(Scene())
        #expect(bar.count == 2 && bar.allSatisfy { $0.place == .statusBar })
        let lines = Scene().regions.filter { $0.kind == .text && $0.box.y > Self.phone.y + 100 }
        #expect(lines.count == 5 && lines.allSatisfy { $0.place == .content })
    }

    @Test("has no round corners where the bezel has room for a button")
    func button() {
        let bar = bar(Scene(isRound: false, chin: 140))
        #expect(bar.count == 2 && bar.allSatisfy { $0.place == .statusBar })
        #expect(self.bar(Scene(isRound: false, chin: 40)).allSatisfy { $0.place == .content })
    }

    @Test("is none without a dark bezel or round corners, or where its row has one end")
    func noPhone() {
        #expect(bar(Scene(bezel: SRGB8(red: 200, green: 200, blue: 200))).allSatisfy { $0.place == .content })
        #expect(bar(Scene(isRound: false)).allSatisfy { $0.place == .content })
        #expect(bar(Scene(hasSigns: false)).allSatisfy { $0.place == .content })
    }

    @Test("has a page behind the sheet before it")
    func scrim() {
        let lines = Scene(scrim: 0.5).regions.filter { $0.kind == .text && $0.box.y > Self.phone.y + 100 }
        #expect(lines.count == 6)
        #expect(lines.filter { $0.box.y < Self.phone.y + 800 }.allSatisfy { $0.place == .behind })
        #expect(lines.filter { $0.box.y > Self.phone.y + 800 }.allSatisfy { $0.place == .content })
    }
}
