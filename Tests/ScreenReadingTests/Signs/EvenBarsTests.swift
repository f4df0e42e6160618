import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The bars of a chart on one foot, and those of a sound around one middle.
struct `Even bars` {
    private static let ink = SRGB8(red: 150, green: 150, blue: 156)
    private static let heights = [24, 30, 40, 36, 20, 12]

    /// Whether bars of some heights are told, each 12 pixels after the one before it. The first may be wider,
    /// the second above its foot, and the third aside; all may have a hole.
    private func isTold(
        _ heights: [Int] = Self.heights, width: Int = 6, shift: Int = 0, raise: Int = 0,
        isCentred: Bool = false, hole: Int = 0, contrast: Double = 2.4
    ) -> Bool {
        var screen = Bitmap(width: 120, height: 80, filledWith: DrawnText.pixel(.white))
        let box = PixelRect(x: 20, y: 20, width: 12 * (heights.count - 1) + 6, height: 40)
        for (place, height) in heights.enumerated() {
            let top = box.maxY - (isCentred ? (box.height + height) / 2 : height) - (place == 1 ? raise : 0)
            let left = box.x + 12 * place + (place == 2 ? shift : 0)
            for y in top..<top + height where y < top + 4 || y >= top + 4 + hole {
                for x in left..<left + (place == 0 ? width : 6) { screen[x, y] = DrawnText.pixel(Self.ink) }
            }
        }
        return EvenBars.holds(
            Region.line(contrast: contrast, ink: Self.ink, backdrop: .white, box: box), on: screen)
    }

    @Test func `stand on one foot, or lie around one middle`() {
        #expect(isTold())
        #expect(isTold(isCentred: true))
        #expect(isTold([12, 24, 40, 24, 12], isCentred: true))
        // One is above its foot.
        #expect(!isTold(raise: 4))
    }

    @Test func `are of several heights, as letters of one stroke are not`() {
        #expect(!isTold([40, 40, 36, 40, 40, 36]))
        #expect(isTold([40, 40, 30, 40, 40, 30]))
    }

    @Test func `are as wide and as far apart as each other`() {
        #expect(!isTold(width: 9))
        #expect(!isTold(shift: 3))
    }

    @Test func `are filled, and five at least`() {
        #expect(!isTold(hole: 3))
        #expect(!isTold([24, 30, 40, 36]))
    }

    @Test func `may have the thumb of a player before them, where they are many`() {
        let sound = [40, 12, 24, 36, 24, 12, 30, 16, 8, 20]
        #expect(isTold(Array(sound.dropLast(4)), width: 6, isCentred: true))
        #expect(Self.isTold(sound, thumb: 20))
        #expect(!Self.isTold(Array(sound.dropLast(4)), thumb: 20))
    }

    @Test func `may lie between pixels, where they are many`() {
        #expect(Self.isTold([12, 24, 16, 8, 20, 12, 24, 16, 8, 20], thumb: 0, blended: true))
        #expect(Self.isTold([12, 24, 16, 8, 20, 12, 24, 16, 8, 20], thumb: 0, width: 1, blended: true))
        #expect(!Self.isTold([24, 24, 24, 24, 24, 24, 24, 24, 24, 24], thumb: 0, blended: true))
    }

    /// Whether bars around one middle, every fourth pixel, are told: behind a thumb of some pixels, and,
    /// `blended`, every third with a pixel more in every sixth row.
    private static func isTold(_ heights: [Int], thumb: Int, width: Int = 2, blended: Bool = false) -> Bool {
        var screen = Bitmap(width: 120, height: 80, filledWith: DrawnText.pixel(.white))
        let start = 20 + (thumb == 0 ? 0 : thumb + 2)
        let box = PixelRect(x: 20, y: 20, width: start - 20 + 4 * heights.count, height: 40)
        func fill(_ columns: Range<Int>, _ height: Int, every step: Int = 1) {
            for y in stride(from: 40 - height / 2, to: 40 + height / 2, by: step) {
                for x in columns { screen[x, y] = DrawnText.pixel(ink) }
            }
        }
        if thumb > 0 { fill(20..<20 + thumb, thumb) }
        for (place, height) in heights.enumerated() {
            let left = start + 4 * place
            fill(left..<left + width, height)
            if blended, place % 3 == 1 { fill(left + width..<left + width + 1, height, every: 6) }
        }
        return EvenBars.holds(
            Region.line(contrast: 2.4, ink: ink, backdrop: .white, box: box), on: screen)
    }

    @Test func `are told whatever their contrast`() {
        #expect(isTold(contrast: 4.6))
    }
}
