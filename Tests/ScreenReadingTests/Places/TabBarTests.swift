import ColorMath
import Raster
import ScreenReading
import Screenshots
import Testing
import TextDetection

@Suite("The bar of tabs at the bottom of a screen")
struct TabBarTests {
    /// A phone at one pixel a point with small texts at the bottom, each around a middle, some under an icon.
    private func tabBar(
        middles: [Int], y: Int = 800, pointSize: Double = 10, underIcons: Bool = false, without: Int = 0
    ) -> TabBar? {
        let labels = middles.map { middle in
            region(.text, PixelRect(x: middle - 20, y: y, width: 40, height: 8), pointSize: pointSize)
        }
        let icons = middles.dropFirst(without).map { middle in
            region(.icon, PixelRect(x: middle - 12, y: y - 28, width: 24, height: 24), pointSize: 24)
        }
        return ScreenModel(
            width: 390, height: 844, scale: Scale(1, source: .option),
            regions: labels + (underIcons ? icons : []), luminance: 1
        ).tabBar
    }

    private func region(_ kind: Region.Kind, _ box: PixelRect, pointSize: Double) -> Region {
        Region(
            kind: kind, box: box, ink: SRGB8(hex: 0x999999), backdrop: .white,
            contrast: MeasuredContrast(plain: 2.85), pointSize: pointSize)
    }

    @Test("has labels in the middles of its tabs, whatever lies above them", arguments: 3...5)
    func middles(count: Int) throws {
        let middles = (0..<count).map { 390 * (2 * $0 + 1) / (2 * count) }
        let bar = try #require(tabBar(middles: middles))
        #expect(bar.labels.map { $0.x + 20 } == middles)
    }

    @Test("may be narrower than the screen where each label has its icon")
    func floating() {
        #expect(tabBar(middles: [90, 160, 230], underIcons: true) != nil)
        #expect(tabBar(middles: [90, 160, 230]) == nil)
    }

    @Test("may float in the middle where each label but one has its icon")
    func inMiddle() {
        #expect(tabBar(middles: [125, 195, 265], underIcons: true, without: 1) != nil)
        #expect(tabBar(middles: [125, 195, 265], underIcons: true, without: 2) == nil)
        #expect(tabBar(middles: [105, 175, 245], underIcons: true, without: 1) == nil)
    }

    @Test("may have two labels in the middles of the halves, where one has its icon")
    func two() {
        #expect(tabBar(middles: [98, 292], underIcons: true) != nil)
        #expect(tabBar(middles: [98, 292], underIcons: true, without: 1) != nil)
        #expect(tabBar(middles: [110, 280], underIcons: true) == nil)
    }

    @Test("may end before the right edge, and the icon of one of its tabs be in pieces")
    func besideContent() {
        #expect(tabBar(middles: [30, 90, 150, 210], underIcons: true, without: 1) != nil)
        #expect(tabBar(middles: [30, 90, 150, 210], underIcons: true, without: 2) == nil)
        #expect(tabBar(middles: [30, 90, 150], underIcons: true, without: 1) == nil)
        #expect(tabBar(middles: [70, 130, 190, 250], underIcons: true, without: 1) == nil)
    }

    @Test("is none of two labels without icons, of uneven ones, of larger text, nor further up")
    func others() {
        #expect(tabBar(middles: [98, 292]) == nil)
        #expect(tabBar(middles: [65, 150, 325], underIcons: true) == nil)
        #expect(tabBar(middles: [65, 195, 325], pointSize: 13) == nil)
        #expect(tabBar(middles: [65, 195, 325], y: 400) == nil)
    }
}
