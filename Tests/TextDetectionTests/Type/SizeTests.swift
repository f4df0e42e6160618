import ColorMath
import Raster
import Testing
import TextDetection

struct `Type` {
    static let mixedCase = [
        "Tidewater", "Good morning, Ines", "North Harbour", "Deck 2, bicycles welcome", "Lantern Island",
        "Delayed by fog",
    ]

    private func line(_ lettering: Lettering, scale: Double, ink: SRGB8 = .gray(40)) throws -> Region {
        var screen = Bitmap(ground: .white)
        screen.draw(lettering, ink: ink)
        let text = screen.text(scale: scale)
        try #require(text.count == 1)
        return text[0]
    }

    /// The proportions of typefaces differ by a few percent from one another, whatever is measured.
    @Test(arguments: mixedCase, [1, 2, 2.6, 3])
    func `a mixed-case line has its size within 5 %`(text: String, scale: Double) throws {
        let lettering = try Lettering(text)
        let size = lettering.size / scale
        let region = try line(lettering, scale: scale)
        #expect(abs(region.pointSize - size) < 0.05 * size)
        #expect(region.pointSizeRange.contains(region.pointSize))
        #expect(region.pointSizeRange.lowerBound * 0.98 <= size)
        #expect(size <= region.pointSizeRange.upperBound * 1.02)
    }

    @Test(arguments: Lines.lines)
    func `a line's size lies in its range`(text: String) throws {
        let region = try line(try Lettering(text), scale: 2)
        #expect(region.pointSizeRange.contains(region.pointSize))
        #expect(region.pointSizeRange.lowerBound > 0)
    }

    @Test(arguments: [SRGB8.black, .gray(118), .gray(220)])
    func `the size does not depend on the ink`(ink: SRGB8) throws {
        let black = try line(try Lettering("North Harbour"), scale: 2, ink: .black)
        let other = try line(try Lettering("North Harbour"), scale: 2, ink: ink)
        #expect(abs(other.pointSize - black.pointSize) < 0.02 * black.pointSize)
    }

    @Test(arguments: ["Tidewater", "BOARDING"])
    func `strokes of 700 and more may be bold`(text: String) throws {
        #expect(try line(try Lettering(text), scale: 2).weight != .regular)
    }

    @Test(arguments: ["Deck 2, bicycles welcome", "Delayed by fog"])
    func `strokes of 400 are not bold`(text: String) throws {
        #expect(try line(try Lettering(text), scale: 2).weight == .regular)
    }
}
