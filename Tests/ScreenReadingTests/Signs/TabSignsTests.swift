import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Icons above the labels of tabs, whatever they were taken for.
struct `Signs of tabs` {
    private static let ink = SRGB8(hex: 0x858585)

    private func region(_ kind: Region.Kind, _ box: PixelRect, size: Double = 10) -> Region {
        Region(
            kind: kind, box: box, ink: Self.ink, backdrop: .white,
            contrast: MeasuredContrast(plain: Self.ink.contrastRatio(with: .white)), pointSize: size)
    }

    /// Four labels at the bottom of a phone's screen, with these above the second one.
    private func read(_ pieces: [Region], icons: Int = 3) -> [Region] {
        let middles = [50, 150, 250, 350]
        let labels = middles.map { region(.text, PixelRect(x: $0 - 20, y: 770, width: 40, height: 8)) }
        let signs = [50, 250, 350].prefix(icons).map {
            region(.icon, PixelRect(x: $0 - 12, y: 738, width: 24, height: 24), size: 24)
        }
        let screen = Bitmap(width: 400, height: 800, filledWith: DrawnText.pixel(.white))
        return (signs + pieces + labels).readAsSigns(on: screen, scale: 1)
    }

    private var people: [Region] {
        [
            region(.text, PixelRect(x: 133, y: 738, width: 34, height: 10), size: 14),
            region(.text, PixelRect(x: 129, y: 754, width: 42, height: 9)),
        ]
    }

    @Test func `are one icon each`() {
        let box = PixelRect(x: 129, y: 738, width: 42, height: 25)
        #expect(read(people).filter { $0.kind == .icon && $0.box == box }.count == 1)
        #expect(read(people).filter { $0.kind == .text }.count == 4)
    }

    @Test func `are told by those of other tabs, and lie right above their label`() {
        #expect(read(people, icons: 0).filter { $0.kind == .text }.count == 6)
        let badge = region(.text, PixelRect(x: 162, y: 738, width: 12, height: 10))
        #expect(read([badge]).filter { $0.kind == .text }.count == 5)
    }
}
