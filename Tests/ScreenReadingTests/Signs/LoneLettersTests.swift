import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Digits that were taken for icons.
struct `Lone letters` {
    private static let ink = SRGB8(hex: 0xA6A6A6)

    private func region(
        _ kind: Region.Kind, x: Int, y: Int, height: Int = 15, ink: SRGB8 = Self.ink
    ) -> Region {
        Region(
            kind: kind, box: PixelRect(x: x, y: y, width: 10, height: height), ink: ink, backdrop: .white,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: .white)), pointSize: 14)
    }

    private func kind(of icon: Region, among letters: [Region]) -> Region.Kind? {
        let screen = Bitmap(width: 400, height: 800, filledWith: DrawnText.pixel(.white))
        return (letters + [icon]).readAsSigns(on: screen, scale: 1).first { $0.box == icon.box }?.kind
    }

    private func column(_ count: Int) -> [Region] {
        (0..<count).map { region(.text, x: 20 + $0 % 2, y: 40 + 60 * $0) }
    }

    @Test func `are text in a column of such, and in a row`() {
        #expect(kind(of: region(.icon, x: 20, y: 400), among: column(3)) == .text)
        let row = (0..<4).map { region(.text, x: 20 + 80 * $0, y: 400) }
        #expect(kind(of: region(.icon, x: 355, y: 400), among: row) == .text)
    }

    @Test func `are icons where fewer stand there, or none is as high or in their ink`() {
        #expect(kind(of: region(.icon, x: 20, y: 400), among: column(2)) == .icon)
        #expect(kind(of: region(.icon, x: 20, y: 400, height: 18), among: column(3)) == .icon)
        #expect(kind(of: region(.icon, x: 20, y: 400, ink: .black), among: column(3)) == .icon)
        #expect(kind(of: region(.icon, x: 60, y: 400), among: column(3)) == .icon)
    }
}
