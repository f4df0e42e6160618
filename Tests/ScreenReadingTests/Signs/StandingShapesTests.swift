import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The area under a curve in the plot of a chart, which ends where the plot does.
struct `Shapes that stand on the edge of their backdrop` {
    private static let ink = SRGB8(red: 161, green: 216, blue: 218)
    private static let plot = SRGB8(red: 235, green: 247, blue: 247)
    private static let area = PixelRect(x: 40, y: 40, width: 80, height: 60)

    /// Whether peaks on a base are told, on a plot that goes on for some rows beneath.
    private func isTold(beneath rows: Int = 0, base: Int = 80, contrast: Double = 1.4, edge: SRGB8 = Self.ink)
        -> Bool
    {
        var screen = Bitmap(width: 160, height: 160, filledWith: DrawnText.pixel(.white))
        for y in 20..<Self.area.maxY + rows {
            for x in 20..<140 { screen[x, y] = DrawnText.pixel(Self.plot) }
        }
        for y in Self.area.y..<Self.area.maxY {
            for x in Self.area.x..<Self.area.maxX
            where (x - Self.area.x) % 20 < 6 || y >= Self.area.maxY - 4 && x < Self.area.x + base {
                screen[x, y] = DrawnText.pixel(y < Self.area.maxY - 4 ? Self.ink : edge)
            }
        }
        return StandingShapes.holds(
            Region.line(contrast: contrast, ink: Self.ink, backdrop: Self.plot, box: Self.area), on: screen)
    }

    @Test func `are areas that fill the edge`() {
        #expect(isTold())
        // Letters that are cut off, and such as are to be seen.
        #expect(!isTold(base: 0))
        #expect(!isTold(contrast: 4.6))
    }

    @Test func `are none where the edge is rather of another colour than the ink`() {
        #expect(!isTold(edge: SRGB8(red: 130, green: 190, blue: 200)))
    }

    @Test func `are none where the backdrop goes on beneath`() {
        #expect(!isTold(beneath: 4))
    }
}
