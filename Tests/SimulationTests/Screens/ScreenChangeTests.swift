import ColorMath
import Raster
import Screenshots
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("What settings could not move")
struct ScreenChangeTests {
    private let release = Release(.iOS, 26)
    private let brand = SRGB8(red: 40, green: 30, blue: 60)

    private func turned(_ screen: Bitmap<UInt8>) -> ScreenChange {
        SystemSettings(style: .light, turningTo: .dark, release: release).simulate(screen, scale: 2).change
    }

    @Test("is listed: lines in colours of no system, and those that are lost as only their page moved")
    func unmatched() {
        let change = turned(DrawnText.screen(brand) { _, _ in .white })
        #expect(change.lineCount >= 3 && change.movedLineCount == 0)
        #expect(change.unmatched.count == change.lineCount)
        // White becomes black; dark violet on it cannot be seen.
        #expect(change.lost.count == change.lineCount)
        #expect(change.isOfNewStyle)
    }

    @Test("is nothing where every colour has a counterpart")
    func matched() {
        let change = turned(DrawnText.screen(.black) { _, _ in .white })
        #expect(change.unmatched.isEmpty && change.lost.isEmpty)
        #expect(change.movedShare == 1 && change.isOfNewStyle)
    }

    @Test("keeps a picture from being called dark of which less than half changed")
    func share() {
        let cream = SRGB8(red: 250, green: 240, blue: 220)
        let change = turned(
            DrawnText.screen(brand) { x, y in DrawnText.isPane(x, y) && y < 60 ? .white : cream })
        #expect(change.changedShare > 0 && change.changedShare < ScreenChange.turningShare)
        #expect(change.style == .light && change.newStyle == .dark && !change.isOfNewStyle)
    }

    @Test("is outlined in black and white, on any ground, and nothing else is")
    func outlines() {
        let screen = DrawnText.screen(brand) { _, _ in .white }
        let picture = Picture(Screenshot(bitmap: screen, scale: Scale(2, source: .option)))
        let chain = SimulationChain([
            .settings(SystemSettings(style: .light, turningTo: .dark, release: release))
        ])
        let plain = picture.preview(through: chain, on: picture.canvas(for: chain), outlines: false)
        let outlined = picture.preview(through: chain, on: picture.canvas(for: chain), outlines: true)
        let changed = zip(plain.bitmap.pixels, outlined.bitmap.pixels).filter { $0 != $1 }.map(\.1)
        #expect(!changed.isEmpty)
        #expect(Set(changed).isSubset(of: [DrawnText.pixel(.white), DrawnText.pixel(.black)]))
        var seen = picture.seen(through: chain)
        seen.outlineWhatStayed()
        #expect(seen.opaqueSRGB() == outlined.bitmap)
    }
}
