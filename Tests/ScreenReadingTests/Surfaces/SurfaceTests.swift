import ColorMath
import Raster
import ScreenReading
import Testing

@Suite("A surface is a large connected area of one colour")
struct SurfaceTests {
    private func screen(_ draw: (inout Bitmap<UInt8>) -> Void) -> ScreenModel {
        var bitmap = Bitmap(width: 320, height: 480, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0))
        draw(&bitmap)
        return ScreenModel(reading: bitmap, scale: 1)
    }

    private func fill(_ rect: PixelRect, with code: UInt8, in bitmap: inout Bitmap<UInt8>) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX { bitmap[x, y] = RGBA(red: code, green: code, blue: code) }
        }
    }

    @Test("with its share of the screen, the largest first")
    func shares() {
        let card = PixelRect(x: 32, y: 160, width: 256, height: 160)
        let surfaces = screen { fill(card, with: 28, in: &$0) }.surfaces
        #expect(surfaces.map(\.color.red) == [0, 28])
        // 16 × 10 of 20 × 30 samples lie on the card.
        #expect(surfaces.map(\.share) == [440.0 / 600, 160.0 / 600])
        #expect(surfaces.map(\.box) == [PixelRect(x: 0, y: 0, width: 320, height: 480), card])
    }

    @Test("and not the sum of scattered pieces, nor a small one")
    func pieces() {
        let surfaces = screen { bitmap in
            for row in 0..<10 {
                for column in 0..<5 {
                    fill(
                        PixelRect(x: 64 * column, y: 48 * row, width: 16, height: 16), with: 255, in: &bitmap)
                }
            }
        }.surfaces
        #expect(surfaces.map(\.color) == [.black])
    }
}
