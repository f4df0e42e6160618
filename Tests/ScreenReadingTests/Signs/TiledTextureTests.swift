import ColorMath
import RandomNumbers
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// A background that repeats itself, and looks like faint letters.
struct `Textures in tiles` {
    private static let (ground, ink) = (
        SRGB8(red: 200, green: 210, blue: 220), SRGB8(red: 160, green: 172, blue: 184)
    )
    private static let box = PixelRect(x: 10, y: 10, width: 120, height: 14)

    /// Whether ink that is laid by a rule in a box is told as a texture.
    private func isTold(contrast: Double = 1.5, by isInked: (Int, Int) -> Bool) -> Bool {
        var screen = Bitmap(width: 160, height: 40, filledWith: DrawnText.pixel(Self.ground))
        for y in 0..<Self.box.height {
            for x in 0..<Self.box.width where isInked(x, y) {
                screen[Self.box.x + x, Self.box.y + y] = DrawnText.pixel(Self.ink)
            }
        }
        let line = Region.line(
            contrast: contrast, pointSize: 12, ink: Self.ink, backdrop: Self.ground, box: Self.box)
        return TiledTexture.holds(line, on: screen)
    }

    /// Whether a line is told that consists of tiles so wide, each with the same pixels at random.
    private func isTold(contrast: Double = 1.5, tiles width: Int) -> Bool {
        var random = SplitMix64(state: 3)
        let tile = (0..<width * Self.box.height).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
        return isTold(contrast: contrast) { x, y in tile[y * width + x % width] }
    }

    @Test func `are the same, three at least, side by side`() {
        #expect(isTold(tiles: 32))
        #expect(isTold(tiles: 40))
        #expect(!isTold(tiles: 60))
        #expect(!isTold(tiles: Self.box.width))
        // Hatching.
        #expect(isTold { x, y in (x + y) % 4 == 0 })
    }

    @Test func `are faint`() {
        #expect(!isTold(contrast: 2.5, tiles: 32))
    }

    @Test func `leave no columns or rows free, as signs do that are repeated`() {
        // Noughts, and the lines of an equals sign.
        #expect(!isTold { x, y in x % 10 < 7 && (x % 10 < 2 || x % 10 > 4 || y < 2 || y > 11) })
        #expect(!isTold { _, y in y == 5 || y == 9 })
        // One colour.
        #expect(!isTold { _, _ in true })
    }
}
