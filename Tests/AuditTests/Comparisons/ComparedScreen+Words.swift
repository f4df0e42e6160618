import Audit
import ColorMath
import PNGFiles
import Raster
import ScreenReading
import Screenshots
import TextDetection

/// Something painted over what is on a screen.
struct Paint {
    let box: PixelRect
    var gray: UInt8 = 255
}

extension ComparedScreen {
    /// A screen of 600 × 400 pixels with lines of words, given by numbers, in black on white.
    ///
    /// - Parameters:
    ///   - size: Eight times the side of a cell; letters are four cells wide and six high, lines twice as far
    ///     apart.
    ///   - told: What the size was measured to be, where that is another.
    ///   - top: The first row of the first line.
    ///   - shortened: The lines that end in an ellipsis.
    ///   - unread: The lines that are drawn, and were not read as text.
    ///   - paint: What is painted over them.
    static func words(
        _ name: String, _ lines: [[Int]], size: Int, told: Double? = nil, from top: Int = 40,
        shortened: Set<Int> = [],
        unread: Set<Int> = [], under paint: [Paint] = []
    ) -> ComparedScreen {
        var pixels = Bitmap(
            width: 600, height: 400, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        func fill(_ box: PixelRect, _ gray: UInt8) {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { pixels[x, y] = RGBA(red: gray, green: gray, blue: gray) }
            }
        }
        let cell = size / 8
        let regions = lines.enumerated().map { place, words in
            let y = top + place * size * 2
            var x = 30
            for word in words {
                // Three to five letters.
                for letter in 0..<3 + word % 3 {
                    for bit in 0..<24 where isInked(word * 7 + letter, bit) {
                        fill(
                            PixelRect(
                                x: x + bit % 4 * cell, y: y + bit / 4 * cell, width: cell, height: cell),
                            0)
                    }
                    x += 5 * cell
                }
                x += 2 * cell
            }
            if shortened.contains(place) {
                x -= 2 * cell
                for _ in 0..<3 {
                    fill(PixelRect(x: x, y: y + 5 * cell, width: cell, height: cell), 0)
                    x += 2 * cell
                }
                x += 2 * cell
            }
            return Region(
                kind: .text, box: PixelRect(x: 30, y: y, width: x - 3 * cell - 30, height: 6 * cell),
                ink: .black, backdrop: .white, contrast: MeasuredContrast(plain: 21),
                pointSize: (told ?? Double(size)) / 2)
        }
        for paint in paint { fill(paint.box, paint.gray) }
        let member = ScreenMember(path: name, name: ScreenName(recognizing: name + ".png"))
        let model = ScreenModel(
            width: 600, height: 400, scale: Scale(2, source: .option),
            regions: regions.indices.filter { !unread.contains($0) }.map { regions[$0] }, luminance: 1)
        let audit = Auditor(images: PNGDecoder(), rules: RuleSelection(disabling: Rule.forScreens))
            .audit(model, from: ScreenSource(path: name))
        return ComparedScreen(member, audit: audit, surfaces: [], pixels: pixels)
    }

    /// Whether a letter has ink in one of its cells; its first row and the last one do in the first column,
    /// and the second in the last.
    private static func isInked(_ letter: Int, _ bit: Int) -> Bool {
        if [0, 7, 20].contains(bit) { return true }
        var bits = UInt64(letter + 1) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 29
        return (bits &* 0xBF58_476D_1CE4_E5B9) >> UInt64(20 + bit) & 1 == 1
    }
}
