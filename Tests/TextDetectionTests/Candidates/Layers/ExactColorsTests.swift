import ColorMath
import Raster
import Testing
import TextDetection

struct `Exact colours` {
    private static let photograph = Photograph(seed: 6)

    private static func everything(width: Int, height: Int) -> PixelMask {
        var mask = PixelMask(width: width, height: height)
        mask.insert(0..<width * height)
        return mask
    }

    /// The colours of a screen of boxes on a photograph.
    private func colors(
        of screen: Bitmap<UInt8>, in mask: PixelMask? = nil, fewest: Int, window: Int = 64,
        flatOnly: Bool = true, alike: Double = 4
    ) -> ExactColors {
        ExactColors(
            in: mask ?? Self.everything(width: screen.width, height: screen.height), screen: screen,
            window: window, fewest: fewest, flatOnly: flatOnly, alike: alike)
    }

    private func gray(_ codes: [Int]) -> [SIMD3<Float>] { codes.map { SIMD3(repeating: Float($0)) } }

    @Test func `are those that so many pixels of a window have`() {
        let screen = Bitmap(width: 64, height: 32) { x, _ in .gray(x < 20 ? 40 : 200) }
        #expect(colors(of: screen, fewest: 640, flatOnly: false).colors == gray([40, 200]))
        #expect(colors(of: screen, fewest: 641, flatOnly: false).colors == gray([200]))
        // In windows of a quarter of the screen less are in each.
        #expect(colors(of: screen, fewest: 300, window: 16, flatOnly: false).colors.isEmpty)
    }

    @Test func `that are common in more windows come first`() {
        let screen = Bitmap(width: 128, height: 32) { x, _ in .gray(x < 40 ? 40 : x < 96 ? 200 : 90) }
        // Windows of 32 columns: one of the first, one of both, one of the second, one of the third.
        let found = colors(of: screen, fewest: 200, window: 32, flatOnly: false).colors
        #expect(found == gray([40, 200, 90]))
    }

    @Test func `are looked for in the mask`() {
        let screen = Bitmap(width: 64, height: 32) { x, _ in .gray(x < 20 ? 40 : 200) }
        var mask = PixelMask(width: 64, height: 32)
        for y in 0..<32 { mask.insert(y * 64..<y * 64 + 10) }
        #expect(colors(of: screen, in: mask, fewest: 1, flatOnly: false).colors == gray([40]))
    }

    @Test func `of a photograph are none where pixels must equal their neighbours`() {
        var screen = Bitmap(width: 128, height: 64) { Self.photograph($0, $1) }
        #expect(colors(of: screen, fewest: 20).colors.isEmpty)
        screen.draw(.box(x: 30, y: 20, width: 20, height: 20), .gray(250))
        #expect(colors(of: screen, fewest: 20).colors == gray([250]))
    }

    @Test func `that are alike are one`() {
        let screen = Bitmap(width: 64, height: 32) { x, _ in .gray(x < 30 ? 102 : 106) }
        #expect(colors(of: screen, fewest: 100, flatOnly: false, alike: 4).colors == gray([102]))
        #expect(colors(of: screen, fewest: 100, flatOnly: false, alike: 3).colors == gray([102, 106]))
    }

    @Test func `have the keys that are near them in every channel`() {
        let screen = Bitmap(width: 64, height: 32) { x, _ in .gray(x < 30 ? 40 : 200) }
        let exact = colors(of: screen, fewest: 100, flatOnly: false)
        let near = exact.near(tolerance: 16)
        for red in stride(from: 0, to: 256, by: 8) {
            for blue in stride(from: 0, to: 256, by: 8) {
                let key = ColorTally.key(RGBA(red: UInt8(red), green: 40, blue: UInt8(blue)))
                // Channels are compared at the middle of their eight codes.
                let isNear = abs(Double(red) + 3.5 - 40) <= 16 && abs(Double(blue) + 3.5 - 40) <= 16
                let bit = exact.colors.firstIndex(of: SIMD3(40, 40, 40)) ?? 0
                #expect(near[key] == (isNear ? 1 << UInt32(bit) : 0))
            }
        }
    }

    @Test func `part the pixels near them into layers`() {
        var screen = Bitmap(width: 128, height: 64) { Self.photograph($0, $1) }
        screen.draw(.box(x: 30, y: 20, width: 20, height: 20), .gray(250))
        screen.draw(.box(x: 70, y: 20, width: 20, height: 20), SRGB8(red: 255, green: 0, blue: 0))
        let mask = PixelMask(width: 128, height: 64, chance: 0.9, seed: 1)
        let exact = colors(of: screen, in: mask, fewest: 20)
        #expect(exact.colors.count == 2)
        let layers = ColorLayers(exact, in: mask, screen: screen, tolerance: 16).layers
        #expect(layers.map(\.color) == exact.colors)
        let near = exact.near(tolerance: 16)
        for (index, layer) in layers.enumerated() {
            let expected = mask.pixels.filter {
                near[ColorTally.key(screen.pixels[$0])] >> UInt32(index) & 1 == 1
            }
            #expect(layer.mask.pixels == expected)
            #expect(expected.count > 300)
        }
    }
}
