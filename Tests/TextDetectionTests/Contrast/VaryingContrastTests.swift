import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

struct `Contrast on a varying backdrop` {
    @Test(arguments: ["Tidewater", "North Harbour", "Deck 2, bicycles welcome"])
    func `low and high bracket the backdrop's extremes on a gradient`(line: String) throws {
        // From left to right, so that every part of the line has a ratio of its own.
        func ground(_ x: Int) -> SRGB8 { .init(red: 20, green: UInt8(40 + x / 8), blue: UInt8(90 + x / 8)) }
        var screen = Bitmap { x, _ in ground(x) }
        let box = screen.draw(try Lettering(line), ink: .white)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: box))
        let contrast = text[0].contrast
        let lowest = SRGB8.white.contrastRatio(with: ground(box.maxX))
        let highest = SRGB8.white.contrastRatio(with: ground(box.x))
        #expect(contrast.low < contrast.typical && contrast.typical < contrast.high)
        // The 5th and 95th percentile of the pixels leave out a twentieth of the way at each end, and letters
        // are not spread evenly over their line.
        let slack = 0.15 * (highest - lowest)
        #expect(contrast.low >= lowest - 0.01 && contrast.low < lowest + slack)
        #expect(contrast.high <= highest + 0.01 && contrast.high > highest - slack)
    }

    /// A translucent ink is another colour, and stands out from its ground by another distance, in each
    /// letter.
    @Test(arguments: ["Tidewater", "North Harbour", "Deck 2, bicycles welcome"], [0.6, 0.8, 0.9])
    func `a translucent ink is measured in all letters of a gradient`(line: String, opacity: Double) throws {
        let ink = SRGB8(red: 10, green: 200, blue: 170)
        func ground(_ x: Int) -> SIMD3<Double> { SIMD3(90, 80, 40) + SIMD3(0.14, 0.1, 0.02) * Double(x) }
        func color(_ levels: SIMD3<Double>) -> SRGB8 { SRGB8(levels.rounded(.toNearestOrEven)) }
        var screen = Bitmap { x, _ in color(ground(x)) }
        let box = screen.draw(try Lettering(line), ink: ink, opacity: opacity)
        let text = screen.text()
        try #require(text.count == 1)
        let middle = ground((box.x + box.maxX) / 2)
        let blend = color(middle + (SIMD3(ink) - middle) * opacity)
        let ratio = blend.contrastRatio(with: color(middle))
        #expect(abs(text[0].contrast.typical - ratio) < 0.0075 * ratio)
    }

    @Test(arguments: ["Tidewater", "North Harbour", "Deck 2, bicycles welcome"])
    func `a dithered backdrop changes nothing`(line: String) throws {
        var random = SplitMix64(state: 7)
        var screen = Bitmap { _, _ in .gray(240 + .random(in: -1...1, using: &random)) }
        let box = screen.draw(try Lettering(line), ink: .gray(80))
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(2, of: box))
        // A level of the backdrop is 1 % of the ratio, a level of the ink 1.5 %.
        let ratio = SRGB8.gray(80).contrastRatio(with: .gray(240))
        #expect(abs(text[0].contrast.typical - ratio) < 0.025 * ratio)
    }

    @Test func `text on a photograph is found where it stands out`() throws {
        let photograph = Photograph(seed: 3)
        var screen = Bitmap(height: 300) { photograph($0, $1) }
        let box = screen.draw(try Lettering("Tidewater"), x: 100, y: 120, ink: .white)
        let found = screen.text().filter { $0.box.overlap(with: box) > 0.5 }
        try #require(found.count == 1)
        #expect(found[0].contrast.low < found[0].contrast.typical)
        #expect(found[0].contrast.typical < found[0].contrast.high)
    }
}
