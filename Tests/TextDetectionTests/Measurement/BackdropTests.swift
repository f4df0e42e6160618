import ColorMath
import Raster
import Testing
import TextDetection

struct `What lies behind a line` {
    /// A stem of 4 by 20 pixels in the middle of a screen.
    private func backdrop(
        _ ground: (_ x: Int, _ y: Int) -> SRGB8,
        ink color: (_ x: Int, _ y: Int) -> SRGB8 = { _, _ in .black },
        roughness: Float, change: (inout Glyph) -> Void = { _ in }
    ) throws -> Backdrop {
        let stem = PixelRect(x: 30, y: 20, width: 4, height: 20)
        let screen = Bitmap(width: 64, height: 60) { x, y in
            (stem.x..<stem.maxX).contains(x) && (stem.y..<stem.maxY).contains(y) ? color(x, y) : ground(x, y)
        }
        var mask = PixelMask(width: 64, height: 60)
        for y in stem.y..<stem.maxY { mask.insert(y * 64 + stem.x..<y * 64 + stem.maxX) }
        let ink = InkMap(mask)
        var glyph = Glyph.letter(
            x: stem.x, y: stem.y, width: 4, height: 20, ink: .zero,
            backdrop: RGBA(ground(0, 0)).levels, coverage: 1, core: 1, roughness: roughness)
        change(&glyph)
        let constants = DetectionConstants().measurement
        let line = Line([glyph])
        return Backdrop(
            behind: line, colors: InkEstimate(line, ink: ink, pixels: screen.pixels, width: 64, constants),
            ink: ink, screen: screen, luminance: LuminanceMeter(.exact), margin: 0, constants)
    }

    @Test func `is the ground of its letters where that is plain`() throws {
        let ground = SRGB8(red: 200, green: 220, blue: 240)
        let backdrop = try backdrop({ _, _ in ground }, roughness: 0)
        #expect(backdrop.ink == .black && backdrop.color == ground)
        #expect(backdrop.contrast == MeasuredContrast(plain: SRGB8.black.contrastRatio(with: ground)))
        #expect(backdrop.coded == nil)
    }

    /// What varies beside a letter is looked at only where its ground is said to be rough.
    @Test func `is looked at pixel by pixel where it varies`() throws {
        func ground(_ x: Int, _ y: Int) -> SRGB8 { .gray(x < 32 ? 180 : 250) }
        let limit = Float(DetectionConstants().measurement.plainBackground)
        let plain = try backdrop(ground, roughness: limit / 2)
        #expect(plain.contrast == MeasuredContrast(plain: SRGB8.black.contrastRatio(with: .gray(180))))
        let varied = try backdrop(ground, roughness: limit * 2)
        // Half of the rim has either grey.
        #expect(abs(varied.contrast.low - SRGB8.black.contrastRatio(with: .gray(180))) < 1e-9)
        #expect(abs(varied.contrast.high - SRGB8.black.contrastRatio(with: .gray(250))) < 1e-9)
        #expect(varied.contrast.low < varied.contrast.typical)
        #expect(varied.contrast.typical < varied.contrast.high)
    }

    @Test func `is plain where it was called rough and has one colour`() throws {
        let backdrop = try backdrop({ _, _ in .gray(200) }, roughness: 9)
        #expect(backdrop.color == .gray(200))
        #expect(backdrop.contrast == MeasuredContrast(plain: SRGB8.black.contrastRatio(with: .gray(200))))
    }

    /// A stem of which a part is paler, as in a picture that was resized.
    @Test func `has the ratio of the ink that is named where it hardly varies`() throws {
        /// Over two greys, side by side: the ratio that is told, and that of the ink.
        func ratios(_ one: UInt8, _ other: UInt8) throws -> (told: Double, ofInk: Double) {
            let (one, other) = (SRGB8.gray(Int(one)), SRGB8.gray(Int(other)))
            let backdrop = try backdrop(
                { x, _ in x < 32 ? one : other }, ink: { _, y in .gray(y < 34 ? 0 : 40) }, roughness: 9)
            let middle = (one.relativeLuminance + other.relativeLuminance) / 2
            let ofInk = ContrastRatio(luminances: backdrop.ink.relativeLuminance, middle).value
            return (backdrop.contrast.typical, ofInk)
        }
        let hardly = try ratios(238, 242)
        #expect(abs(hardly.told / hardly.ofInk - 1) < 0.001)
        // Over what varies, the mean of all that the ink shows is typical.
        let much = try ratios(180, 250)
        #expect(much.told < 0.995 * much.ofInk)
    }

    /// Fewer than one pixel in twenty do not count.
    @Test func `leaves out outliers`() throws {
        func ground(_ x: Int, _ y: Int) -> SRGB8 { x == 29 && y == 25 ? .black : .gray(200) }
        let backdrop = try backdrop(ground, roughness: 9)
        #expect(backdrop.contrast == MeasuredContrast(plain: SRGB8.black.contrastRatio(with: .gray(200))))
    }
}
