import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// A picture in which a tool has tinted what is read aloud, with a list of it beside the screen.
struct `The legend of an accessibility snapshot` {
    private static let panel = SRGB8(hex: 0xE6E6E6)
    /// Three tenths of cyan and of magenta over white, and over the panel.
    private static let veils = [SRGB8(hex: 0xB3FFFF), SRGB8(hex: 0xFFB3FF)]
    private static let squares = [SRGB8(hex: 0xA1EEEE), SRGB8(hex: 0xEEA1EE)]

    private static func fill(_ screen: inout Bitmap<UInt8>, _ box: PixelRect, with color: SRGB8) {
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
        }
    }

    /// Whether a legend is told right of a screen whose lines lie on some backdrops.
    private func isTold(
        _ squares: [SRGB8] = Self.squares, on backdrops: [SRGB8] = Self.veils, with others: [Region] = []
    ) -> Bool {
        var screen = Bitmap(width: 600, height: 400, filledWith: DrawnText.pixel(.white))
        Self.fill(&screen, PixelRect(x: 300, y: 0, width: 300, height: 400), with: Self.panel)
        var regions = others
        for (index, backdrop) in backdrops.enumerated() {
            let line = PixelRect(x: 20, y: 40 + 60 * index, width: 100, height: 12)
            Self.fill(&screen, line.grown(by: 12), with: backdrop)
            regions.append(.line(contrast: 15, ink: .black, backdrop: backdrop, box: line))
        }
        for (index, square) in squares.enumerated() {
            Self.fill(
                &screen, PixelRect(x: 316, y: 20 + 30 * index, width: 14, height: 14), with: square)
            regions.append(
                .line(
                    contrast: 15, ink: .black, backdrop: Self.panel,
                    box: PixelRect(x: 346, y: 21 + 30 * index, width: 120, height: 11)))
        }
        let page = Surface(color: .white, box: PixelRect(x: 0, y: 0, width: 300, height: 400), share: 0.4)
        return SnapshotLegend.isShown(among: regions, on: [page], screen: screen)
    }

    @Test func `has a pale square before each line, and its veil lies over the screen`() {
        #expect(isTold())
        #expect(isTold([Self.squares[0]], on: [Self.veils[0]]))
    }

    @Test func `is none where nothing is tinted, or the squares are full`() {
        #expect(!isTold(on: [.white, .white]))
        #expect(!isTold([SRGB8(hex: 0x00A0A0), SRGB8(hex: 0xA000A0)]))
        #expect(!isTold([]))
    }

    /// A square in the full colour of a veil says so by its number; here it has none.
    @Test func `is none of full squares without a number`() {
        #expect(!isTold([SRGB8(hex: 0x8B57CE), SRGB8(hex: 0x248BCF)], on: [SRGB8(hex: 0xE2D5F3)]))
    }

    @Test func `is none where something else stands below the squares`() {
        let sign = PixelRect(x: 312, y: 200, width: 24, height: 24)
        #expect(!isTold(with: [.icon(sign, ink: .black)]))
    }
}
