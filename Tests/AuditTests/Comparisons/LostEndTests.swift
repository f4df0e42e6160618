import Audit
import ColorMath
import PNGFiles
import Raster
import ScreenReading
import Screenshots
import Testing
import TextDetection

@Suite("Texts that wrap elsewhere, and lose their ends")
struct LostEndTests {
    /// A screen with lines of words, given by numbers.
    private func screen(_ name: String, _ lines: [[Int]], size: Int, from top: Int = 40) -> ComparedScreen {
        var pixels = Bitmap(
            width: 600, height: 400, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        let cell = size / 8
        let regions = lines.enumerated().map { place, words in
            let y = top + place * size * 2
            var x = 30
            for word in words {
                // Three to five letters of five columns and six rows.
                for letter in 0..<3 + word % 3 {
                    for bit in 0..<24 where Self.isInked(word * 7 + letter, bit) {
                        let corner = (x: x + bit % 4 * cell, y: y + bit / 4 * cell)
                        for row in corner.y..<corner.y + cell {
                            for column in corner.x..<corner.x + cell {
                                pixels[column, row] = RGBA(red: 0, green: 0, blue: 0)
                            }
                        }
                    }
                    x += 5 * cell
                }
                x += 2 * cell
            }
            return Region(
                kind: .text, box: PixelRect(x: 30, y: y, width: x - 3 * cell - 30, height: 6 * cell),
                ink: .black, backdrop: .white, contrast: MeasuredContrast(plain: 21),
                pointSize: Double(size) / 2)
        }
        let member = ScreenMember(path: name, name: ScreenName(recognizing: name + ".png"))
        let model = ScreenModel(
            width: 600, height: 400, scale: Scale(2, source: .option), regions: regions, luminance: 1)
        let audit = Auditor(images: PNGDecoder(), rules: RuleSelection(disabling: Rule.forScreens))
            .audit(model, from: ScreenSource(path: name))
        return ComparedScreen(member, audit: audit, surfaces: [], pixels: pixels)
    }

    /// Whether a letter has ink in one of its cells; its first and last row do in the first column.
    private static func isInked(_ letter: Int, _ bit: Int) -> Bool {
        if bit == 0 || bit == 20 { return true }
        var bits = UInt64(letter + 1) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 29
        return (bits &* 0xBF58_476D_1CE4_E5B9) >> UInt64(20 + bit) & 1 == 1
    }

    private func findings(_ large: [[Int]], from top: Int = 40) -> [ComparisonFinding] {
        let usual = screen("home-large", [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], size: 16)
        let pair = ScreenPair(usual, screen("home-AX1", large, size: 32, from: top))
        return [Rule.textCut, .textVanished].flatMap {
            ComparisonCheck.findings(on: pair, by: RuleSelection(only: $0))
        }
    }

    @Test(arguments: [(16, 24), (16, 40), (24, 40)])
    func `the same words have one shape at every size`(size: Int, other: Int) throws {
        let shapes = [size, other].compactMap { screen("home", [[1, 2, 3]], size: $0).shapes[0] }
        try #require(shapes.count == 2)
        // 1 but for the edges of cells that fall within a row of the grid.
        #expect(shapes[0].likeness(to: shapes[1]) > 0.95)
        let others = try #require(screen("home", [[4, 5, 6]], size: other).shapes[0])
        #expect(shapes[0].likeness(to: others) < 0.6)
    }

    @Test func `nothing is said where every word is there`() {
        let found = findings([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10]])
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `an end that is missing is said once, with the line that it is part of`() throws {
        let found = findings([[1, 2, 3], [4, 5, 6]])
        let only = try #require(found.first)
        #expect(found.count == 1 && only.rule == Rule.textCut.id, "\(found.map(\.message))")
        #expect(only.message.contains("The end of this text") && only.referenceBoxes.count == 1)
    }

    @Test func `what would lie below the screen is not known to be missing`() {
        let found = findings([[1, 2, 3], [4, 5, 6]], from: 290)
        #expect(!found.contains { $0.rule == Rule.textCut.id }, "\(found.map(\.message))")
    }
}
