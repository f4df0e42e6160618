import ColorMath
import Foundation
import Raster
import Recognition
import ScreenReading
import Simulation
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("Bold Text")
struct BoldTextTests {
    private func canvas(_ screen: Bitmap<UInt8>, scale: Double = 2) -> ScreenCanvas {
        ScreenCanvas(
            RecognizedScreen(ScreenModel(reading: screen, scale: scale), assuming: .iOS), bitmap: screen)
    }

    /// A sample screen of `Samples/Comparisons`.
    private func sample(_ path: String) throws -> Bitmap<UInt8> {
        let file = URL(filePath: #filePath).appending(path: "../../../../Samples/Comparisons/\(path)")
            .standardizedFileURL
        return try Picture(decoding: Array(try Data(contentsOf: file)), named: "\(path)").opaqueSRGB()
    }

    private func ink(of screen: Bitmap<UInt8>) -> Double {
        screen.pixels.reduce(0) { $0 + Double(255 - $1.red) / 255 }
    }

    @Test(
        "gives text as much ink as the semibold of its typeface has, line by line as wide strokes",
        arguments: 1...5)
    func likeTheTypeface(number: Int) throws {
        let regular = try sample("bold-unanswered/respecting-\(number)/home@2x.png")
        let semibold = try sample("bold-unanswered/respecting-\(number)/home-bold@2x.png")
        let outcome = BoldText().simulate(canvas(regular))
        #expect(outcome.change.boldened.count >= 3 && outcome.change.untold.isEmpty)
        let grown = ink(of: outcome.bitmap) / ink(of: regular)
        let expected = ink(of: semibold) / ink(of: regular)
        // Corners fill up, and where strokes meet the font's designers thin them.
        #expect(abs(grown / expected - 1) < 0.08, "\(grown), \(expected)")
        func strokes(_ screen: Bitmap<UInt8>) -> [Double] {
            ScreenModel(reading: screen, scale: 2).regions.compactMap(\.strokeWidth).sorted()
        }
        let (made, drawn) = (strokes(outcome.bitmap), strokes(semibold))
        let (middle, other) = (made[made.count / 2], drawn[drawn.count / 2])
        #expect(abs(middle / other - 1) < 0.12, "\(middle), \(other)")
    }

    @Test("tells how much wider lines become as the typeface has it", arguments: 1...5)
    func widths(number: Int) throws {
        let regular = try sample("bold-unanswered/respecting-\(number)/home@2x.png")
        let semibold = try sample("bold-unanswered/respecting-\(number)/home-bold@2x.png")
        func width(_ screen: Bitmap<UInt8>) -> Double {
            ScreenModel(reading: screen, scale: 2).regions.reduce(0) { $0 + Double($1.box.width) }
        }
        let widening = try #require(BoldText().simulate(canvas(regular)).change.widening)
        // A step of weight widens the cut for text by a few hundredths, in no cut by a tenth.
        #expect(widening.lowerBound > 0.01 && widening.upperBound < 0.1, "\(widening)")
        // The samples are set in the cut for text at every size; words differ.
        let drawn = width(semibold) / width(regular) - 1
        #expect(drawn > 0 && abs(drawn - widening.lowerBound) < 0.03, "\(drawn)")
    }

    @Test("keeps ink and ground: no colour is there that was not between the two")
    func colors() {
        let (ink, ground) = (SRGB8(red: 0, green: 90, blue: 180), SRGB8(red: 250, green: 240, blue: 220))
        let screen = DrawnText.screen(ink) { _, _ in ground }
        let outcome = BoldText(platform: .iOS).simulate(canvas(screen))
        #expect(outcome.change.boldened.count == 3)
        #expect(outcome.bitmap != screen)
        for pixel in outcome.bitmap.pixels {
            #expect((ink.red...ground.red).contains(pixel.red) && (90...240).contains(pixel.green))
        }
        // What is far from text stays.
        #expect(outcome.bitmap[200, 20] == screen[200, 20] && outcome.bitmap[390, 210] == screen[390, 210])
    }

    @Test("makes Android's strokes wider than those of iOS, which adds 200 to the weight and not 300")
    func platforms() {
        let screen = DrawnText.screen(.black) { _, _ in .white }
        let ink = [Platform.iOS, .android].map {
            self.ink(of: BoldText(platform: $0).simulate(canvas(screen)).bitmap)
        }
        #expect(self.ink(of: screen) < ink[0] && ink[0] < ink[1])
        let other = BoldText(platform: .macOS).simulate(canvas(screen))
        #expect(other.bitmap == screen && !other.change.isKnown)
    }

    @Test("names lines that have no room, and what is in the way")
    func crowded() throws {
        // Three lines of 320 pixels; the first between two bars, two pixels from either. The soft rim of
        // letters may reach so far, so the lines have to grow by more.
        let bar = SRGB8(red: 0, green: 60, blue: 160)
        let screen = DrawnText.screen(.black) { x, y in
            (30..<70).contains(y) && ((20..<38).contains(x) || (358..<378).contains(x)) ? bar : .white
        }
        let change = BoldText(platform: .android).simulate(canvas(screen)).change
        let line = try #require(change.crowded.first)
        #expect(change.crowded.count == 1)
        #expect(line.box.y < 70 && line.growth > line.room && line.obstacle != .screen)
    }

    @Test("leaves lines over what is too busy to solve, and says so")
    func busy() {
        var state: UInt32 = 7
        let screen = DrawnText.screen(.white) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            let level = UInt8(truncatingIfNeeded: state >> 24) / 2
            return SRGB8(red: level, green: UInt8(truncatingIfNeeded: state >> 16) / 2, blue: level / 2)
        }
        let outcome = BoldText().simulate(canvas(screen))
        #expect(outcome.change.boldened.isEmpty)
        #expect(!outcome.change.untold.isEmpty)
    }
}
