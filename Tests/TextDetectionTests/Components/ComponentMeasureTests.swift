import ColorMath
import Raster
import Testing
import TextDetection

/// What is drawn by whole pixels is measured exactly.
struct `What is measured of a component` {
    private func glyph(_ screen: Bitmap<UInt8>, scale: Double = 2) throws -> Glyph {
        let source = try #require(TextDetector(scale: scale).trace(of: screen).sources.first)
        try #require(source.components.count == 1)
        return try #require(source.components[0]?.glyph)
    }

    @Test(arguments: [(255, 0), (0, 255), (240, 120), (30, 60)], [1, 2, 3])
    func `is its box, its area, its ink and its backdrop`(codes: (ground: Int, ink: Int), scale: Double)
        throws
    {
        var screen = Bitmap(width: 200, height: 100, ground: .gray(codes.ground))
        screen.draw(.box(x: 50, y: 40, width: 3, height: 14), .gray(codes.ink))
        screen.draw(.box(x: 53, y: 51, width: 6, height: 3), .gray(codes.ink))
        let glyph = try glyph(screen, scale: scale)
        #expect(glyph.bounds.rect == PixelRect(x: 50, y: 40, width: 9, height: 14))
        #expect(glyph.ink == SIMD3(repeating: Float(codes.ink)))
        #expect(glyph.backdrop == SIMD3(repeating: Float(codes.ground)))
        #expect(glyph.solidPixels == 3 * 14 + 6 * 3)
        #expect(abs(glyph.coveredArea - 60) < 1e-3)
        #expect(glyph.core == 1 && glyph.spread == 0 && glyph.roughness == 0)
        #expect(glyph.foreignBackground == 0 && !glyph.isHollow)
        #expect(Double(glyph.threshold) == DetectionConstants().segmentation.noiselessThreshold)
    }

    /// Pixels covered by less than 40 % are a rim.
    @Test func `leaves the fainter rim out of the box`() throws {
        let inked = DetectionConstants().components.inkedCoverage
        for (coverage, width) in [(inked - 0.02, 4), (inked + 0.02, 5)] {
            var screen = Bitmap(width: 100, height: 100, ground: .white)
            screen.draw(.box(x: 50, y: 40, width: 4, height: 20), .black)
            let rim = SRGB8.gray(Int((255 * (1 - coverage)).rounded()))
            screen.draw(.box(x: 54, y: 40, width: 1, height: 20), rim)
            let glyph = try glyph(screen)
            #expect(glyph.bounds.rect == PixelRect(x: 50, y: 40, width: width, height: 20))
            // The rim is a fifth of the pixels, and none of it is full.
            #expect(glyph.core == 0.8)
            #expect(glyph.solidPixels == 20 * width)
        }
    }

    @Test func `is hollow where the middle of its box is empty`() throws {
        var screen = Bitmap(width: 100, height: 100, ground: .white)
        for (x, y, width, height) in [
            (40.0, 40.0, 20.0, 3.0), (40, 57, 20, 3), (40, 40, 3, 20), (57, 40, 3, 20),
        ] {
            screen.draw(.box(x: x, y: y, width: width, height: height), .black)
        }
        #expect(try glyph(screen).isHollow)
        screen.draw(.box(x: 40, y: 48, width: 20, height: 3), .black)
        #expect(try !glyph(screen).isHollow)
    }

    @Test func `is how rough the ground is around it, and not farther off`() throws {
        let rim = Int(DetectionConstants().components.rim)
        func roughness(from distance: Int) throws -> Float {
            let screen = Bitmap(width: 100, height: 100) { x, y in
                let outside = max(48 - x, x - 50, 45 - y, y - 54)
                if outside <= 0 { return .black }
                return .gray(outside > distance && (x + y).isMultiple(of: 2) ? 201 : 200)
            }
            return try glyph(screen, scale: 1).roughness
        }
        #expect(try roughness(from: rim) == 0)
        #expect(try roughness(from: rim - 1) > 0)
        // Half of the pixels deviate by a level.
        #expect(try abs(roughness(from: 0) - 0.5) < 0.05)
    }
}
