import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Arcs and outlines that look like a line of text by their shapes.
@Suite("What is drawn around something else")
struct EncirclingTests {
    private static let arc = SRGB8(red: 0, green: 210, blue: 56)
    private static let sign = SRGB8(red: 66, green: 66, blue: 66)

    /// What a line of 160 × 60 pixels with a sign in it is read as.
    private func kind(signInk: SRGB8 = sign, withTop: Bool = true) -> Region.Kind? {
        let line = PixelRect(x: 50, y: 50, width: 160, height: 60)
        let inner = PixelRect(x: 70, y: 70, width: 24, height: 20)
        var screen = Bitmap(width: 300, height: 200, filledWith: DrawnText.pixel(.white))
        func fill(_ box: PixelRect, _ color: SRGB8) {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
            }
        }
        for left in [50, 150] {
            fill(PixelRect(x: left, y: 50, width: 8, height: 60), Self.arc)
            fill(PixelRect(x: left + 52, y: 50, width: 8, height: 60), Self.arc)
            if withTop { fill(PixelRect(x: left, y: 50, width: 60, height: 8), Self.arc) }
        }
        fill(inner, signInk)
        let regions = [
            region(.text, line, Self.arc), region(.icon, inner, signInk),
        ]
        return regions.readAsSigns(on: screen, scale: 1).first { $0.box == line }?.kind
    }

    private func region(_ kind: Region.Kind, _ box: PixelRect, _ ink: SRGB8) -> Region {
        Region(
            kind: kind, box: box, ink: ink, backdrop: .white,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: .white)),
            pointSize: Double(box.height))
    }

    @Test("is no text: a gauge around its sign, open below")
    func gauge() {
        #expect(kind() == .icon)
    }

    @Test("stays text with a sign between its letters, and with a part in its own ink")
    func text() {
        #expect(kind(withTop: false) == .text)
        #expect(kind(signInk: Self.arc) == .text)
    }
}
