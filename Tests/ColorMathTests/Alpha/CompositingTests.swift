import ColorMath
import Testing

@Suite("Compositing")
struct CompositingTests {
    @Test("Opaque hides and transparent shows the backdrop, to the last bit")
    func ends() {
        let ink = SRGB(red: 0.1, green: 0.7, blue: 1 / 3)
        let backdrop = SRGB(red: 0.9, green: 1 / 7, blue: 0.123)
        #expect(ink.withAlpha(1).composited(over: backdrop) == ink)
        #expect(ink.withAlpha(0).composited(over: backdrop) == backdrop)
    }

    @Test("Half white over black is 128 in encoded and 188 in linear light")
    func spaceOfMixing() {
        let encoded = SRGB(.white).withAlpha(0.5).composited(over: SRGB(.black))
        #expect(SRGB8(clipping: encoded) == SRGB8(red: 128, green: 128, blue: 128))
        let white = LinearSRGB(red: 1, green: 1, blue: 1)
        let linear = white.withAlpha(0.5).composited(over: LinearSRGB(red: 0, green: 0, blue: 0))
        #expect(SRGB8(clipping: linear) == SRGB8(red: 188, green: 188, blue: 188))
    }

    @Test("Layers may be joined before or after they reach the canvas")
    func associativity() {
        let top = SRGB(red: 1, green: 0.2, blue: 0).withAlpha(0.3)
        let middle = SRGB(red: 0, green: 0.5, blue: 1).withAlpha(0.6)
        let canvas = SRGB(.white)
        let joined = top.composited(over: middle).composited(over: canvas)
        let stacked = canvas.composited(under: [middle, top])
        // Two orders of the same few products and sums: a handful of roundings near 1.
        #expect(joined.differenceOK(from: stacked) < 1e-15)
    }

    @Test("Two transparent layers give a transparent one, not a division by zero")
    func transparentOverTransparent() {
        let clear = SRGB(red: 0.4, green: 0.5, blue: 0.6).withAlpha(0)
        #expect(clear.composited(over: SRGB(.white).withAlpha(0)) == clear)
    }

    @Test("Opacity is brought into 0…1")
    func clampedAlpha() {
        #expect(SRGB(.white).withAlpha(2).alpha == 1)
        #expect(SRGB(.white).withAlpha(-1).alpha == 0)
        #expect(SRGB(.white).withAlpha(.nan).alpha == 0)
    }
}
