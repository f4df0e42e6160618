import ColorMath
import Raster
import Recognition
import ScreenReading
import SystemColors
import Testing

@Suite("A screen is light or dark by the luminance of most of its pixels")
struct AppearanceTests {
    private func appearance(filledWith code: UInt8, topRows: Int = 0, of top: UInt8 = 0) -> Appearance.Style {
        var bitmap = Bitmap(
            width: 320, height: 320, filledWith: RGBA<UInt8>(red: code, green: code, blue: code))
        for index in 0..<topRows * 320 {
            bitmap.pixels[index] = RGBA(red: top, green: top, blue: top)
        }
        return RecognizedScreen(ScreenModel(reading: bitmap, scale: 1)).conditions.appearance.style
    }

    @Test("The limit is the grey with the same contrast to black and to white")
    func limit() {
        // #757575 has 4.61 to white and 4.56 to black; #767676 4.54 and 4.62.
        #expect(appearance(filledWith: 0x75) == .dark)
        #expect(appearance(filledWith: 0x76) == .light)
        #expect(SRGB8(red: 0x75, green: 0x75, blue: 0x75).contrastRatio(with: .white) > 4.58)
        #expect(SRGB8(red: 0x76, green: 0x76, blue: 0x76).contrastRatio(with: .white) < 4.58)
    }

    @Test("A bright picture on a dark screen does not make it light")
    func majority() {
        #expect(appearance(filledWith: 28, topRows: 120, of: 240) == .dark)
        #expect(appearance(filledWith: 28, topRows: 200, of: 240) == .light)
    }
}
