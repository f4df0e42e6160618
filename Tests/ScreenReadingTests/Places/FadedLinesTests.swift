import ColorMath
import Raster
import ScreenReading
import Testing
import TextDetection

/// Lines that scroll under a bar of glass at an edge of the screen.
struct `Lines that a bar fades` {
    private static let height = 2000

    private func line(
        _ level: UInt8, y: Int, x: Int = 60, size: Double = 17, on backdrop: UInt8 = 255
    ) -> Region {
        let ink = SRGB8(red: level, green: level, blue: level)
        let backdrop = SRGB8(red: backdrop, green: backdrop, blue: backdrop)
        return Region(
            kind: .text, box: PixelRect(x: x, y: y, width: 200, height: 40), ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)), pointSize: size)
    }

    /// Four lines of the page, in black.
    private var page: [Region] { (0..<4).map { line(0, y: 400 + 100 * $0) } }

    private func faded(_ lines: [Region]) -> [Int] {
        FadedLines.indices(in: page + lines, height: Self.height).map { $0 - page.count }.sorted()
    }

    @Test func `are those in inks of their own that get weaker towards the edge`() {
        #expect(faded([line(0, y: 1700), line(40, y: 1800), line(180, y: 1940, on: 245)]) == [1, 2])
        // In pieces that follow each other in no column.
        #expect(faded([line(40, y: 1800), line(150, y: 1880, x: 500), line(190, y: 1950)]) == [0, 1, 2])
        // At the top likewise.
        #expect(faded([line(40, y: 160), line(180, y: 20)]) == [0, 1])
    }

    @Test func `are no captions, and no last lines of a page`() {
        // The ink of a caption is that of captions elsewhere.
        let captions = [line(120, y: 460), line(120, y: 560)]
        #expect(faded(captions + [line(120, y: 1800), line(120, y: 1900)]) == [])
        // The first is as weak as the notes at the foot of a page are.
        #expect(faded([line(120, y: 1800), line(160, y: 1900)]) == [])
        // The last is hardly weaker.
        #expect(faded([line(40, y: 1800), line(60, y: 1900)]) == [])
        // A caption and a smaller note.
        let small = (0..<3).map { line(0, y: 440 + 100 * $0, size: 12) }
        #expect(faded(small + [line(40, y: 1800), line(180, y: 1940, size: 12)]) == [])
        // They get stronger.
        #expect(faded([line(40, y: 1700), line(180, y: 1800), line(60, y: 1900), line(190, y: 1950)]) == [])
        // A link has another hue.
        var link = line(180, y: 1900)
        link.ink = SRGB8(red: 145, green: 157, blue: 178)
        #expect(faded([line(40, y: 1800), link]) == [])
        // Nothing on the screen is drawn alike.
        #expect(faded([line(40, y: 1800, size: 11), line(180, y: 1900, size: 11)]) == [])
    }
}
