import ColorMath
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("Light or dark is told by what lies on the page")
struct PolarityTests {
    private let page = PixelRect(x: 0, y: 0, width: 390, height: 600)

    private func color(_ code: UInt32) -> SRGB8 {
        SRGB8(red: UInt8(code >> 16 & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
    }

    private func line(_ ink: UInt32, on backdrop: UInt32, y: Int, width: Int = 300) -> Region {
        let (ink, backdrop) = (color(ink), color(backdrop))
        return .line(
            contrast: ink.contrastRatio(with: backdrop), ink: ink, backdrop: backdrop,
            box: PixelRect(x: 40, y: y, width: width, height: 20))
    }

    private func style(
        of lines: [Region], on page: UInt32?, luminance: Double = 0.5
    ) -> Appearance.Style {
        let surfaces = page.map { [Surface(color: color($0), box: self.page, share: 0.5)] } ?? []
        let model = ScreenModel(
            width: 390, height: 600, scale: Scale(1, source: .option), regions: lines, surfaces: surfaces,
            luminance: luminance)
        return RecognizedScreen(model).conditions.appearance.style
    }

    @Test("however much both are dimmed")
    func dimmed() {
        // A scrim over a white page with black text, as dark as one comes.
        for page: UInt32 in [0xFFFFFF, 0xB3B3B3, 0x666666, 0x333333] {
            #expect(style(of: [line(0x000000, on: page, y: 100)], on: page, luminance: 0.02) == .light)
        }
        for page: UInt32 in [0x000000, 0x1C1C1E, 0x8A8A8A] {
            #expect(style(of: [line(0xFFFFFF, on: page, y: 100)], on: page, luminance: 0.9) == .dark)
        }
    }

    @Test("and not by badges in colours of the other appearance")
    func badges() {
        let title = line(0xFFFFFF, on: 0x0B1020, y: 100)
        let badges = [0xFF9500, 0xFF3B30, 0x34C759, 0xAF52DE].enumerated().map {
            line(0xFFFFFF, on: UInt32($0.element), y: 200 + 40 * $0.offset, width: 40)
        }
        #expect(style(of: [title] + badges, on: 0x0B1020, luminance: 0.01) == .dark)
    }

    @Test("nor by inks that lie on the page as they would not in their own appearance")
    func inks() {
        // Values of the dark appearance, on a light page.
        let lines = [0x1C1C1E, 0x30D158, 0x0A84FF, 0x8E8E93].enumerated().map {
            line(UInt32($0.element), on: 0xEEF3F8, y: 100 + 40 * $0.offset)
        }
        #expect(style(of: lines, on: 0xEEF3F8, luminance: 0.9) == .light)
    }

    @Test("and by the luminance where there is no text")
    func empty() {
        #expect(style(of: [], on: nil, luminance: 0.1) == .dark)
        #expect(style(of: [], on: nil, luminance: 0.3) == .light)
        #expect(style(of: [], on: 0x101114, luminance: 0.3) == .dark)
    }
}
