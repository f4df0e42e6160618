import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// What the pixels of dots tell.
@Suite("Dots in a row")
struct RowMarkTests {
    private static let pale = SRGB8(red: 190, green: 190, blue: 194)

    /// What is found around an icon on a white screen with boxes of colours.
    private func surroundings(_ box: PixelRect, _ boxes: [(PixelRect, SRGB8)]) -> IconSurroundings? {
        var screen = Bitmap(width: 300, height: 300, filledWith: DrawnText.pixel(.white))
        for (box, color) in boxes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
            }
        }
        var regions = [
            Region(
                kind: .icon, box: box, ink: Self.pale, backdrop: .white,
                contrast: MeasuredContrast(plain: Self.pale.contrastRatio(with: .white)),
                pointSize: Double(box.height))
        ]
        IconSight.look(around: &regions, on: screen, scale: 1)
        return regions.first?.surroundings
    }

    @Test("pale ones beside a strong one count pages")
    func pageDots() {
        let dots = [100, 116].map { (PixelRect(x: $0, y: 100, width: 8, height: 8), Self.pale) }
        func isOfPages(_ strong: PixelRect?) -> Bool {
            let strong = [strong].compactMap(\.self).map { ($0, SRGB8.black) }
            return surroundings(PixelRect(x: 100, y: 100, width: 24, height: 8), dots + strong)?.count
                == .pages
        }
        #expect(isOfPages(PixelRect(x: 132, y: 100, width: 8, height: 8)) == true)
        #expect(isOfPages(PixelRect(x: 84, y: 100, width: 8, height: 8)) == true)
        #expect(isOfPages(PixelRect(x: 132, y: 100, width: 20, height: 8)) == true)
        // A word beside them, a rule that touches them, and nothing.
        #expect(isOfPages(PixelRect(x: 132, y: 90, width: 8, height: 30)) == false)
        #expect(isOfPages(PixelRect(x: 124, y: 100, width: 40, height: 8)) == false)
        #expect(isOfPages(nil) == false)
    }
}
