import ColorMath
import Raster
import Testing
import TextDetection

/// A disc of 14 points on a screen of two pixels a point.
struct `A small solid shape` {
    private static let violet = SRGB8(red: 130, green: 40, blue: 200)
    private static let side = 40

    /// A disc 28 pixels wide in the middle, with what `isWritten` says on it in white.
    private func badge(radius: Int = 14, _ isWritten: (Int, Int) -> Bool) -> Badge? {
        let screen = Bitmap<UInt8>(width: Self.side, height: Self.side) { x, y in
            let (dx, dy) = (2 * x + 1 - Self.side, 2 * y + 1 - Self.side)
            return dx * dx + dy * dy < 4 * radius * radius && !isWritten(x, y) ? Self.violet : .white
        }
        var mask = PixelMask(width: Self.side, height: Self.side)
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let (dx, dy) = (2 * x + 1 - Self.side, 2 * y + 1 - Self.side)
                let pixel = y * Self.side + x
                if dx * dx + dy * dy < 4 * radius * radius { mask.insert(pixel..<pixel + 1) }
            }
        }
        let ink = InkMap(mask)
        let constants = DetectionConstants()
        return Badge(
            ink.components[0], of: ink, pixels: screen.pixels, scale: 2, constants.badges,
            difference: constants.backgrounds.difference)
    }

    @Test func `is a badge where something lies on it`() throws {
        let found = try #require(badge { x, y in (18..<22).contains(x) && (14..<26).contains(y) })
        #expect(found.inlay.count == 48 && found.color == SIMD3(130, 40, 200))
        #expect(found.bounds.width == 28)
    }

    @Test func `is none where nothing does`() {
        #expect(badge { _, _ in false } == nil)
    }

    @Test func `is none where what is cut out of it is open to the outside`() {
        #expect(badge { x, y in (18..<22).contains(x) && y < 20 } == nil)
    }

    @Test func `is none where it is smaller than a badge`() {
        #expect(badge(radius: 8) { x, y in (19..<21).contains(x) && (17..<23).contains(y) } == nil)
    }

    /// As a number on the corner of a bell is.
    @Test func `that lies on the corner of an icon is a badge by itself`() throws {
        let screen = Bitmap<UInt8>(width: 60, height: 60) { x, y in
            let isBadge = (28..<52).contains(x) && (8..<32).contains(y)
            let isDigit = (38..<42).contains(x) && (14..<26).contains(y)
            let isIcon = (8..<40).contains(x) && (20..<52).contains(y)
            return isDigit ? .white : isBadge ? Self.violet : isIcon ? .gray(190) : .white
        }
        var mask = PixelMask(width: 60, height: 60)
        for y in 0..<60 {
            for x in 0..<60 {
                let isPart = (28..<52).contains(x) && (8..<32).contains(y)
                if isPart || (8..<40).contains(x) && (20..<52).contains(y) {
                    mask.insert(y * 60 + x..<y * 60 + x + 1)
                }
            }
        }
        let ink = InkMap(mask)
        let constants = DetectionConstants()
        func badge(scale: Double) -> Badge? {
            Badge(
                partOf: ink.components[0], of: ink, pixels: screen.pixels, scale: scale, constants.badges,
                difference: constants.backgrounds.difference)
        }
        let found = try #require(badge(scale: 2))
        #expect(found.color == SIMD3(130, 40, 200) && found.inlay.count == 48)
        #expect(found.bounds == Bounds(minX: 28, minY: 8, maxX: 52, maxY: 32))
        // Too large for a badge and its icon, and smaller than a badge.
        #expect(badge(scale: 0.7) == nil && badge(scale: 3) == nil)
    }
}
