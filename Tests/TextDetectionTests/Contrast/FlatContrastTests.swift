import ColorMath
import Raster
import Testing
import TextDetection

struct `Contrast on one colour` {
    /// Greys whose ratios on the ground go from the faintest that is worth finding to the strongest there is.
    static let pairs: [(ink: SRGB8, ground: SRGB8)] = [
        (.gray(0), .gray(255)), (.gray(255), .gray(0)), (.gray(51), .gray(255)), (.gray(118), .gray(255)),
        (.gray(119), .gray(255)), (.gray(170), .gray(255)), (.gray(220), .gray(255)),
        (.gray(240), .gray(255)), (.gray(247), .gray(255)), (.gray(60), .gray(28)), (.gray(142), .gray(28)),
        (.gray(235), .gray(28)), (.gray(36), .gray(28)), (.gray(140), .gray(128)), (.gray(255), .gray(128)),
        (SRGB8(red: 255, green: 59, blue: 48), .gray(255)), (SRGB8(red: 0, green: 122, blue: 255), .gray(0)),
        (SRGB8(red: 255, green: 214, blue: 10), SRGB8(red: 52, green: 199, blue: 89)),
        (SRGB8(red: 10, green: 132, blue: 255), SRGB8(red: 255, green: 69, blue: 58)),
    ]

    @Test(arguments: pairs)
    func `heavy strokes give the very colours that were drawn`(pair: (ink: SRGB8, ground: SRGB8)) throws {
        var screen = Bitmap(ground: pair.ground)
        screen.draw(try Lettering("Tidewater"), ink: pair.ink)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].ink == pair.ink)
        #expect(text[0].backdrop == pair.ground)
        // Both colours are exact, so the ratio is the formula's own.
        let ratio = pair.ink.contrastRatio(with: pair.ground)
        #expect(abs(text[0].contrast.typical - ratio) < 1e-9 * ratio)
        // Pixels that a stroke barely touches differ from the ground by one or two levels, as dither does.
        #expect(text[0].contrast.low > 0.97 * ratio && text[0].contrast.high < 1.03 * ratio)
    }

    /// Strokes of two pixels cover few of them fully: a colour may be off by a level, which near black is 2 %
    /// of a ratio and elsewhere less.
    @Test(arguments: pairs)
    func `thin strokes give nearly the ratio that was drawn`(pair: (ink: SRGB8, ground: SRGB8)) throws {
        var screen = Bitmap(ground: pair.ground)
        screen.draw(try Lettering("Deck 2, bicycles welcome"), ink: pair.ink)
        let text = screen.text()
        try #require(text.count == 1)
        let ratio = pair.ink.contrastRatio(with: pair.ground)
        #expect(abs(text[0].contrast.typical - ratio) < 0.02 * ratio)
        #expect(text[0].backdrop == pair.ground)
    }

    @Test func `a sign beside a paler word keeps its own colour`() throws {
        var screen = Bitmap(ground: .white)
        let word = screen.draw(try Lettering("Delayed by fog"), ink: .gray(150))
        let (x, y) = (Double(word.maxX), Double(word.y))
        let bracket = [SIMD2(x + 7, y), SIMD2(x + 12, y + 9), SIMD2(x + 12, y + 15), SIMD2(x + 7, y + 24)]
        screen.draw(Shape.stroke(bracket, width: 2.4), .black)
        let text = screen.text()
        let sign = try #require(text.first { $0.box.x >= word.maxX })
        #expect(sign.kind == .text && sign.ink == .black)
        #expect(text.contains { $0.ink == .gray(150) && $0.box.x == word.x })
    }

    @Test(
        arguments: ["Tidewater", "Salt Quay", "Delayed by fog"],
        [(0, 255), (30, 120), (118, 255), (200, 240)])
    func `ink and backdrop change places without changing the ratio or the box`(
        line: String, codes: (Int, Int)
    ) throws {
        let lettering = try Lettering(line)
        var first = Bitmap(ground: .gray(codes.1))
        first.draw(lettering, ink: .gray(codes.0))
        var second = Bitmap(ground: .gray(codes.0))
        second.draw(lettering, ink: .gray(codes.1))
        let text = try #require(first.text().first)
        let twin = try #require(second.text().first)
        #expect(abs(text.contrast.typical - twin.contrast.typical) < 0.01 * text.contrast.typical)
        #expect(text.box.isWithin(1, of: twin.box))
    }

    @Test func `text in the colour of its ground is not there`() throws {
        var screen = Bitmap(ground: .gray(200))
        screen.draw(try Lettering("Tidewater"), ink: .gray(200))
        #expect(screen.text().isEmpty)
    }
}
