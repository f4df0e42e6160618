import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// A phone's page with lines of text, and a panel in front of it.
@Suite("What lies behind a scrim")
struct ScrimTests {
    /// What is drawn: the colours of page, text and panel, the share of black over the page, and where the
    /// panel lies.
    private struct Scene {
        /// The size of the screen in pixels.
        var size = (width: 780, height: 1688)
        var page = SRGB8.white
        var ink = SRGB8(red: 90, green: 90, blue: 96)
        var panel = SRGB8.white
        var panelInk = SRGB8.black
        var scrim = 0.4
        /// The colour of the scrim.
        var veil = SRGB8.black
        var box = PixelRect(x: 120, y: 620, width: 540, height: 380)
        /// Where the lines of the page begin.
        var left = 40
        /// How many lines the page has below the time.
        var lines = 9
        /// How many signs it has at its right side.
        var signs = 0
        /// Whether black bars stand at the top and the foot.
        var hasBars = false
        /// How high a white bar at the top is.
        var windowBar = 0
        /// How far white lies around all of it, as around the picture of a window.
        var margin = 0
        /// How high the bar of the system at the foot is, which is not dimmed.
        var systemBar = 0

        /// Whether the white bar of the system lies at the foot, by which people leave an app, between white
        /// corners.
        var hasWhiteBar = false

        private static let systemBar = SRGB8(red: 240, green: 240, blue: 240)

        private func dimmed(_ color: SRGB8) -> SRGB8 {
            SRGB8(clipping: SRGB(veil).withAlpha(scrim).composited(over: SRGB(color)))
        }

        /// The lines on the page, three of nine under the panel where it covers the middle, and one line on
        /// the panel; two pixels a point.
        var regions: [Region] {
            var screen = Bitmap(
                width: size.width, height: size.height, filledWith: DrawnText.pixel(dimmed(page)))
            for y in 0..<screen.height where hasBars && (y < 90 || y >= 1560) {
                for x in 0..<screen.width { screen[x, y] = DrawnText.pixel(.black) }
            }
            for y in 0..<windowBar {
                for x in 0..<screen.width { screen[x, y] = DrawnText.pixel(.white) }
            }
            // A time begins further in than what is below it: the label of a form does not.
            write(top: 40, indent: 8, in: &screen)
            for line in 0..<lines where 200 + 150 * line < size.height {
                write(top: 200 + 150 * line, in: &screen)
            }
            for sign in 0..<signs {
                for y in 190..<230 {
                    // A ring around a bar.
                    for x in 560..<600
                    where (196..<400).contains((x - 580) * (x - 580) + (y - 210) * (y - 210))
                        || (207..<213).contains(y) && (572..<588).contains(x)
                    {
                        screen[x + 90 * sign, y] = DrawnText.pixel(dimmed(ink))
                    }
                }
            }
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(panel) }
            }
            for letter in 0..<8 {
                mark(x: max(300, box.x + 60) + 18 * letter, y: box.y + 60, panelInk, in: &screen)
            }
            for y in 0..<screen.height {
                for x in 0..<screen.width
                where y >= screen.height - systemBar
                    || min(x, y, screen.width - 1 - x, screen.height - 1 - y) < margin
                {
                    screen[x, y] = DrawnText.pixel(y >= screen.height - systemBar ? Self.systemBar : .white)
                }
            }
            for y in 1600..<1688 where hasWhiteBar {
                for x in 0..<780
                where min(x, 779 - x) + 1687 - y < 60
                    || (1658..<1670).contains(y) && (255..<525).contains(x)
                { screen[x, y] = DrawnText.pixel(.white) }
            }
            return ScreenModel(reading: screen, scale: 2).regions
        }

        private func write(top: Int, indent: Int = 0, in screen: inout Bitmap<UInt8>) {
            for letter in 0..<8 {
                mark(x: left + indent + 18 * letter, y: top, dimmed(ink), in: &screen)
            }
        }

        /// A letter-like mark: two strokes and a bar.
        private func mark(x: Int, y: Int, _ color: SRGB8, in screen: inout Bitmap<UInt8>) {
            for row in y..<y + 20 {
                for column in x..<x + 12 where column < x + 3 || column >= x + 9 || (8...10).contains(row - y)
                {
                    screen[column, row] = DrawnText.pixel(color)
                }
            }
        }

        /// Whether all lines of the page below the status bar, and no others, are behind.
        var isTold: Bool {
            let lines = regions.filter { $0.kind == .text }
            let onPanel = lines.filter { box.contains($0.box) }
            let onPage = lines.filter { !box.contains($0.box) && $0.place != .statusBar }
            return onPanel.count == 1 && onPage.count >= 4 && onPanel.allSatisfy { $0.place == .content }
                && onPage.allSatisfy { $0.place == .behind }
        }

        /// Whether nothing is.
        var isWholeContent: Bool { regions.allSatisfy { $0.place != .behind } }
    }

    @Test(
        "is told for an alert over a light page, whatever the share of black",
        arguments: [0.2, 0.32, 0.48, 0.7])
    func alert(share: Double) {
        #expect(Scene(scrim: share).isTold)
    }

    @Test(
        "is told for an alert over a veil of a colour",
        arguments: [(0x6B7280, 0.75), (0x091E42, 0.54), (0x0F172A, 0.5), (0x1E3CA0, 0.55)])
    func tintedVeil(veil: Int, share: Double) {
        let ink = SRGB8(red: 26, green: 26, blue: 26)
        #expect(Scene(ink: ink, scrim: share, veil: SRGB8(hex: UInt32(veil))).isTold)
    }

    @Test("is told over a page with one line and the signs of its bar, where that is dark")
    func bar() {
        func areBehind(signs: Int, scrim: Double) -> [Bool] {
            let scene = Scene(scrim: scrim, lines: 1, signs: signs)
            let onPage = scene.regions.filter { !scene.box.contains($0.box) && $0.box.y > 120 }
            return onPage.map { $0.place == .behind }
        }
        #expect(areBehind(signs: 2, scrim: 0.6) == [true, true, true])
        // One sign, and a page as grey as some are drawn.
        #expect(areBehind(signs: 1, scrim: 0.6) == [false, false])
        #expect(areBehind(signs: 2, scrim: 0.3) == [false, false, false])
    }

    @Test("is told over a page that is not quite white")
    func offWhite() {
        #expect(Scene(page: SRGB8(red: 253, green: 246, blue: 236), scrim: 0.5).isTold)
    }

    @Test("is nothing on a page that is drawn in a tint of its own")
    func tintedPage() {
        let page = SRGB8(red: 148, green: 163, blue: 184)
        #expect(Scene(page: page, ink: SRGB8(red: 15, green: 23, blue: 42), scrim: 0).isWholeContent)
        #expect(Scene(page: page, ink: SRGB8(red: 26, green: 26, blue: 26), scrim: 0).isWholeContent)
    }

    @Test("is told for a sheet at the foot")
    func sheet() {
        #expect(Scene(box: PixelRect(x: 0, y: 700, width: 780, height: 988)).isTold)
    }

    @Test("is told for a drawer at one side, over a tinted page too", arguments: [0.32, 0.6])
    func drawer(share: Double) {
        let box = PixelRect(x: 0, y: 100, width: 560, height: 1588)
        #expect(Scene(scrim: share, box: box, left: 600).isTold)
        #expect(Scene(page: SRGB8(red: 250, green: 230, blue: 228), scrim: share, box: box, left: 600).isTold)
        #expect(Scene(scrim: 0, box: box, left: 600).isWholeContent)
        // A side bar beside a page.
        let bar = PixelRect(x: 0, y: 100, width: 300, height: 1588)
        #expect(
            Scene(page: SRGB8(red: 180, green: 180, blue: 180), scrim: 0, box: bar, left: 600).isWholeContent)
    }

    @Test("is told for a panel along one side of a window, from its top to its foot")
    func sidePanel() {
        let window = (width: 1600, height: 1200)
        let box = PixelRect(x: 1120, y: 0, width: 480, height: 1200)
        let regions = Scene(size: window, scrim: 0.5, box: box, left: 600).regions
        #expect(regions.count { $0.place == .behind } >= 4)
        #expect(regions.filter { box.contains($0.box) }.allSatisfy { $0.place != .behind })
        // Grey as pages are, a panel that ends earlier, and one that covers most of it.
        #expect(Scene(size: window, scrim: 0.3, box: box, left: 600).isWholeContent)
        let short = PixelRect(x: 1120, y: 0, width: 480, height: 1000)
        #expect(Scene(size: window, scrim: 0.5, box: short, left: 600).isWholeContent)
        let wide = PixelRect(x: 400, y: 0, width: 1200, height: 1200)
        #expect(Scene(size: window, scrim: 0.5, box: wide, left: 100).isWholeContent)
    }

    @Test("is told for a panel along one side of a wide screen below a bar that is not dimmed")
    func drawerBetweenBars() {
        let window = (width: 1600, height: 1200)
        let box = PixelRect(x: 0, y: 90, width: 480, height: 1110)
        let regions = Scene(size: window, scrim: 0.6, box: box, left: 600, hasBars: true).regions
        #expect(regions.count { $0.place == .behind } >= 4)
        #expect(regions.filter { $0.box.y < 90 || box.contains($0.box) }.allSatisfy { $0.place != .behind })
        // Grey as pages are.
        #expect(Scene(size: window, scrim: 0.3, box: box, left: 600, hasBars: true).isWholeContent)
        // A card in the middle, which leaves the page on both sides.
        let card = PixelRect(x: 480, y: 90, width: 480, height: 1110)
        #expect(Scene(size: window, scrim: 0.6, box: card, left: 1100, hasBars: true).isWholeContent)
    }

    @Test("is told for a dark page where the status bar is dimmed too")
    func dark() {
        let scene = Scene(
            page: .black, ink: .white, panel: SRGB8(red: 44, green: 44, blue: 46), panelInk: .white)
        #expect(scene.isTold)
    }

    @Test("is told for a dark page between darker bars")
    func darkerBars() {
        let panel = SRGB8(red: 66, green: 66, blue: 66)
        let page = SRGB8(red: 13, green: 13, blue: 13)
        #expect(
            Scene(page: page, ink: .white, panel: panel, panelInk: .white, scrim: 0.6, hasBars: true).isTold)
        #expect(
            Scene(page: page, ink: .white, panel: panel, panelInk: .white, scrim: 0, hasBars: true)
                .isWholeContent)
    }

    @Test("is told for a dialog that leaves no more than a margin of the page")
    func inset() {
        var scene = Scene(
            page: .black, ink: .white, panel: SRGB8(red: 51, green: 51, blue: 51), panelInk: .white,
            scrim: 0.6, box: PixelRect(x: 30, y: 17, width: 720, height: 1654), left: 0)
        #expect(scene.isTold)
        scene.scrim = 0
        #expect(scene.isWholeContent)
    }

    @Test("is nothing without black over the page")
    func plain() {
        #expect(Scene(scrim: 0).isWholeContent)
        let dark = Scene(
            page: .black, ink: .white, panel: SRGB8(red: 44, green: 44, blue: 46), panelInk: .white, scrim: 0)
        #expect(dark.isWholeContent)
    }

    @Test("is nothing on a grey page with brighter text of its own")
    func brighterText() {
        #expect(Scene(page: SRGB8(red: 120, green: 120, blue: 120), ink: .white, scrim: 0).isWholeContent)
    }

    @Test("is nothing behind a coloured page")
    func colouredPage() {
        let brand = SRGB8(red: 180, green: 120, blue: 60)
        #expect(Scene(page: brand, ink: .black, scrim: 0).isWholeContent)
    }

    @Test("is told below the bar of a window, which is not dimmed", arguments: [128, 160])
    func windowBar(height: Int) {
        var scene = Scene(scrim: 0.55, windowBar: height)
        #expect(scene.regions.filter { $0.place == .behind }.count >= 4)
        #expect(scene.regions.filter { $0.box.y < height - 20 }.allSatisfy { $0.place != .behind })
        // Grey as pages are, and a bar that is no window's.
        scene.scrim = 0.3
        #expect(scene.isWholeContent)
        scene = Scene(scrim: 0.55, windowBar: 260)
        #expect(scene.isWholeContent)
    }

    @Test("is told in a window that stands on white, where it is dark")
    func windowOnWhite() {
        var scene = Scene(scrim: 0.6, margin: 32)
        #expect(scene.regions.filter { $0.place == .behind }.count >= 4)
        // Grey as pages are.
        scene.scrim = 0.3
        #expect(scene.isWholeContent)
    }

    @Test("is told for a drawer above the bar of the system")
    func systemBar() {
        let box = PixelRect(x: 0, y: 100, width: 560, height: 1588)
        #expect(Scene(scrim: 0.6, box: box, left: 600, systemBar: 90).isTold)
        #expect(Scene(scrim: 0, box: box, left: 600, systemBar: 90).isWholeContent)
    }

    @Test("is told for an alert above the white bar by which people leave an app, and corners cut off")
    func whiteBar() {
        #expect(Scene(scrim: 0.6, hasWhiteBar: true).isTold)
        #expect(Scene(scrim: 0, hasWhiteBar: true).isWholeContent)
    }

    @Test("takes the status bar with it")
    func statusBar() {
        let bar = Scene(scrim: 0.6).regions.filter { $0.box.y < 70 }
        #expect(!bar.isEmpty && bar.allSatisfy { $0.place == .behind })
    }

    @Test("is nothing beside a panel at a side, or one that begins at the top")
    func bars() {
        #expect(Scene(box: PixelRect(x: 0, y: 620, width: 420, height: 380)).isWholeContent)
        #expect(Scene(box: PixelRect(x: 0, y: 0, width: 780, height: 620)).isWholeContent)
    }
}
