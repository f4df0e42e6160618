import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Text that runs up or down, drawn of marks that are as wide as letters are high.
@Suite("Lines that run up or down")
struct RotatedTextTests {
    private static let grey = SRGB8(red: 120, green: 120, blue: 120)

    /// A screen at two pixels a point with some marks in a column, each of a height, a gap below it and the
    /// colour: two bars across and one down, a letter that lies on its side.
    private func regions(_ marks: [(height: Int, gap: Int)], width: Int = 22) -> [Region] {
        var screen = Bitmap(width: 780, height: 1688, filledWith: DrawnText.pixel(.white))
        var y = 400
        for mark in marks {
            let parts = [
                PixelRect(x: 200, y: y, width: width, height: 3),
                PixelRect(x: 200, y: y + mark.height - 3, width: width, height: 3),
                PixelRect(x: 200 + width / 2, y: y, width: 3, height: mark.height),
            ]
            for part in parts {
                for row in part.y..<part.maxY {
                    for column in part.x..<part.maxX { screen[column, row] = DrawnText.pixel(Self.grey) }
                }
            }
            y += mark.height + mark.gap
        }
        return ScreenModel(reading: screen, scale: 2).regions
    }

    @Test("are one region, set aside: their letters are as wide as one another, and differ in height")
    func column() throws {
        let found = regions([(16, 4), (20, 4), (14, 12), (18, 4), (22, 4), (16, 4), (18, 0)])
        let line = try #require(found.first)
        #expect(found.count == 1)
        #expect(line.kind == .text && line.place == .rotated)
        #expect(line.box.width >= 22 && line.box.height >= 140)
    }

    @Test("are no columns of signs that are equally high, or as far apart as lines are")
    func others() {
        #expect(regions([(16, 4), (16, 4), (16, 4), (16, 4), (16, 0)]).allSatisfy { $0.place == .content })
        #expect(regions([(16, 14), (20, 14), (14, 14), (18, 14)]).allSatisfy { $0.place == .content })
        #expect(regions([(16, 4), (20, 0)]).allSatisfy { $0.place == .content })
    }
}
