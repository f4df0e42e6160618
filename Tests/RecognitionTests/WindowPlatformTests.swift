import ColorMath
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import Testing
import TextDetection

/// Windows of desktops that are told by their frames.
struct `The platform of a window` {
    /// A window at one pixel a point, with text of its own, a title and signs at its top.
    private func window(
        title: Int?, signs: [(x: Int, side: Int)], chrome: Chrome = .none,
        source: Scale.Source = .text, ink: SRGB8 = .black, ground: SRGB8 = .white
    ) throws -> RecognizedPlatform {
        let (width, height) = (800, 600)
        func region(_ kind: Region.Kind, _ box: PixelRect) -> Region {
            Region(
                kind: kind, box: box, ink: ink, backdrop: ground,
                contrast: MeasuredContrast(plain: ink.contrastRatio(with: ground)), pointSize: 13)
        }
        let text = [region(.text, PixelRect(x: 40, y: 300, width: 200, height: 12))]
        let titles = title.map { [region(.text, PixelRect(x: $0 - 50, y: 14, width: 100, height: 12))] } ?? []
        let icons = signs.map {
            region(.icon, PixelRect(x: $0.x, y: 20 - $0.side / 2, width: $0.side, height: $0.side))
        }
        let model = ScreenModel(
            width: width, height: height, scale: Scale(1, source: source), regions: titles + icons + text,
            luminance: 1, chrome: chrome)
        return RecognizedScreen(model).platform
    }

    @Test func `is not that of pages with its title in the middle and a cross`() throws {
        #expect(try window(title: 400, signs: [(776, 12)]).platform == nil)
        #expect(try window(title: 400, signs: []).platform == .web)
        #expect(try window(title: 300, signs: [(776, 12)]).platform == .web)
        let links = (0..<4).map { (x: 500 + 40 * $0, side: 12) }
        #expect(try window(title: 400, signs: links + [(776, 12)]).platform == .web)
    }

    @Test func `is not that of pages with the buttons of Windows`() throws {
        #expect(try window(title: 100, signs: [(726, 10), (772, 10)]).platform == nil)
        #expect(try window(title: 100, signs: [(736, 10), (772, 10)]).platform == .web)
        #expect(try window(title: 100, signs: [(600, 10), (646, 10)]).platform == .web)
        // At 175 %, where buttons are 81 pixels wide; as wide, with signs of 24.
        #expect(try window(title: 100, signs: [(671, 15), (752, 15)]).platform == nil)
        #expect(try window(title: 100, signs: [(667, 24), (748, 24)]).platform == .web)
    }

    @Test(
        arguments: [
            (0x2E3436, 0xF6F5F4, nil), (0x323A3A, 0xF6F5F4, .web), (0x2E3436, 0xF6F5F5, .web),
            (0xEEEEEC, 0x353535, nil),
        ] as [(UInt32, UInt32, Platform?)])
    func `is not that of pages in the colours of GTK`(ink: UInt32, ground: UInt32, platform: Platform?)
        throws
    {
        let told = try window(title: nil, signs: [], ink: SRGB8(hex: ink), ground: SRGB8(hex: ground))
        #expect(told.platform == platform)
    }

    @Test func `is not that of pages with a cross at its left and a sign as far from its right`()
        throws
    {
        #expect(try window(title: nil, signs: [(14, 8), (774, 12)]).platform == nil)
        #expect(try window(title: nil, signs: [(14, 8)]).platform == .web)
        #expect(try window(title: nil, signs: [(14, 8), (764, 12)]).platform == .web)
        #expect(try window(title: nil, signs: [(14, 8), (34, 8), (774, 12)]).platform == .web)
    }

    @Test func `is not a Mac's with the buttons of Windows, whatever its shadow`() throws {
        let shadow = Chrome(hasWindowShadow: true)
        #expect(try window(title: 100, signs: [(726, 10), (772, 10)], chrome: shadow).platform == nil)
        #expect(try window(title: 100, signs: [(736, 10), (772, 10)], chrome: shadow).platform == .macOS)
    }

    @Test func `is not a Mac's with a cross alone at its left`() throws {
        let shadow = Chrome(hasWindowShadow: true)
        #expect(try window(title: 400, signs: [(14, 8)], chrome: shadow).platform == nil)
        #expect(try window(title: 400, signs: [], chrome: shadow).platform == .macOS)
        // At the density that Macs write it is a sign of the app's.
        #expect(
            try window(title: 400, signs: [(14, 8)], chrome: shadow, source: .pixelDensity).platform
                == .macOS)
        // An app's icon, and buttons that are grey.
        #expect(try window(title: nil, signs: [(14, 32)], chrome: shadow).platform == .macOS)
        #expect(
            try window(title: nil, signs: [(14, 10), (34, 10), (54, 10)], chrome: shadow).platform == .macOS)
    }
}
