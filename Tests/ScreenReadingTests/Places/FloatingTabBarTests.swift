import ColorMath
import Raster
import ScreenReading
import Testing
import TextDetection

struct `A bar of tabs that floats over the page` {
    private static let size = (width: 390, height: 844)

    private func region(
        _ kind: Region.Kind, x: Int, y: Int, width: Int, height: Int, size: Double, level: UInt8 = 0
    ) -> Region {
        let ink = SRGB8(red: level, green: level, blue: level)
        return Region(
            kind: kind, box: PixelRect(x: x, y: y, width: width, height: height), ink: ink, backdrop: .white,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: .white)), pointSize: size)
    }

    /// Labels of tabs around their middles, each under its icon.
    private func floating(_ middles: [Int]) -> FloatingTabBar? {
        let tabs = middles.flatMap { middle in
            [
                region(.text, x: middle - 20, y: 800, width: 40, height: 8, size: 10),
                region(.icon, x: middle - 12, y: 772, width: 24, height: 24, size: 24),
            ]
        }
        return FloatingTabBar(among: tabs, width: Self.size.width, height: Self.size.height, scale: 1)
    }

    /// A line of text in light grey, of 1.6 : 1, or another one.
    private func line(x: Int, y: Int, level: UInt8 = 204) -> Region {
        region(.text, x: x, y: y, width: 60, height: 14, size: 15, level: level)
    }

    @Test func `has what is faint beside it and below it scroll under it`() throws {
        let bar = try #require(floating([125, 195, 265]))
        #expect(bar.fades(line(x: 10, y: 780)))
        #expect(bar.fades(line(x: 160, y: 822)))
    }

    @Test func `leaves alone what lies on it, above it, and what can be read`() throws {
        let bar = try #require(floating([125, 195, 265]))
        #expect(!bar.fades(line(x: 160, y: 790)))
        #expect(!bar.fades(line(x: 10, y: 740)))
        #expect(!bar.fades(line(x: 10, y: 780, level: 140)))
        var icon = line(x: 10, y: 780)
        icon.kind = .icon
        #expect(!bar.fades(icon))
    }

    @Test func `reaches to neither side of the screen`() {
        #expect(floating([65, 195, 325]) == nil)
    }
}
