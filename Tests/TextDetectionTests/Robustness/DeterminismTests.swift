import ColorMath
import Raster
import Testing
import TextDetection

struct `Determinism` {
    private func screen() throws -> Bitmap<UInt8> {
        let photograph = Photograph(seed: 4)
        var screen = Bitmap(height: 500) { x, y in y < 200 ? photograph(x, y) : .gray(245) }
        screen.draw(try Lettering("Tidewater"), x: 100, y: 80, ink: .white)
        screen.draw(try Lettering("Deck 2, bicycles welcome"), x: 40, y: 260, ink: .gray(100))
        screen.draw(try Lettering("on time"), x: 600, y: 260, ink: .gray(170))
        screen.draw(.disc(x: 100, y: 400, radius: 30), .gray(60))
        return screen
    }

    @Test func `a screen has the same regions every time`() throws {
        let screen = try screen()
        let first = TextDetector(scale: 2).regions(in: screen)
        #expect(first.count >= 3)
        for _ in 0..<3 { #expect(TextDetector(scale: 2).regions(in: screen) == first) }
    }

    @Test func `a screen has the same regions from many tasks at a time`() async throws {
        let screen = try screen()
        let first = TextDetector(scale: 2).regions(in: screen)
        await withTaskGroup(of: [Region].self) { group in
            for _ in 0..<8 { group.addTask { TextDetector(scale: 2).regions(in: screen) } }
            for await regions in group { #expect(regions == first) }
        }
    }

    @Test(arguments: [2, 3, 8]) func `a screen has the same regions by many cores`(count: Int) throws {
        var screen = try screen()
        // Lines enough for several parts, and some of them nothing but bars.
        var page = Bitmap(height: 2400) { x, y in y < screen.height ? screen[x, y].color : .gray(250) }
        for row in 0..<60 {
            let ink = SRGB8.gray(40 + 2 * row)
            let word = row % 2 == 0 ? "Tidewater" : "on time"
            page.draw(try Lettering(word), x: 20 + row, y: 520 + 30 * row, ink: ink)
            if row % 7 == 0 { page.draw(.disc(x: 700, y: Double(530 + 30 * row), radius: 8), ink) }
        }
        screen = page
        let one = TextDetector(scale: 2).detection(in: screen)
        #expect(one.regions.count > 30)
        #expect(TextDetector(scale: 2, cores: Cores(count)).detection(in: screen) == one)
    }
}
