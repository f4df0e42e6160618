import Audit
import ColorMath
import Legible
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import Testing
import TextDetection

@Suite("A failure that is likely none of the app's")
struct SystemDrawingTests {
    private let phone = (width: 390, height: 844)

    /// The findings of text-contrast on a phone at one pixel a point.
    private func findings(
        on regions: [Region], surfaces: [Surface], platform: Platform = .iOS, chrome: Chrome = .none
    ) -> [Finding] {
        let model = ScreenModel(
            width: phone.width, height: phone.height, scale: Scale(1, source: .option), regions: regions,
            surfaces: surfaces, luminance: 1, chrome: chrome)
        let audit = Auditor(conditions: KnownConditions(platform: platform)).audit(
            model, from: ScreenSource(path: ""))
        return audit.findings.filter { $0.rule == "text-contrast" }
    }

    private func text(_ ink: UInt32, on backdrop: UInt32, _ box: PixelRect, pointSize: Double) -> Region {
        let (ink, backdrop) = (SRGB8(hex: ink), SRGB8(hex: backdrop))
        return Region(
            kind: .text, box: box, ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)), pointSize: pointSize)
    }

    private func page(_ color: UInt32) -> Surface {
        Surface(
            color: SRGB8(hex: color), box: PixelRect(x: 0, y: 0, width: phone.width, height: phone.height),
            share: 0.8)
    }

    /// The labels of three tabs in one colour.
    private func tabs(_ ink: UInt32) -> [Region] {
        [65, 195, 325].map { middle in
            text(ink, on: 0xF9F9F9, PixelRect(x: middle - 20, y: 800, width: 40, height: 8), pointSize: 10)
        }
    }

    @Test("is a note on the labels of tabs in the colours of the system, and an error in a tint of the app's")
    func tabLabels() throws {
        for grey: UInt32 in [0x999999, 0x929292] {
            let own = try #require(findings(on: tabs(grey), surfaces: [page(0xF9F9F9)]).first)
            #expect(own.verdict == .fail && own.severity == .note)
            #expect(own.message.contains("both the system's own"))
        }
        let tint = try #require(findings(on: tabs(0xF0A0B0), surfaces: [page(0xF9F9F9)]).first)
        #expect(tint.verdict == .fail && tint.severity == .error)
    }

    @Test("is a note on the grey labels below the buttons of a window, and an error elsewhere")
    func toolbarLabels() throws {
        let window = Chrome(windowControls: PixelRect(x: 20, y: 20, width: 52, height: 12))
        func found(_ ink: UInt32 = 0x7C7C7C, y: Int = 60, count: Int = 3, chrome: Chrome) throws -> Finding {
            let labels = (0..<count).map {
                text(ink, on: 0xD4D4D4, PixelRect(x: 24 + 70 * $0, y: y, width: 40, height: 9), pointSize: 11)
            }
            return try #require(
                findings(on: labels, surfaces: [page(0xD4D4D4)], platform: .macOS, chrome: chrome).first)
        }
        let label = try found(chrome: window)
        #expect(label.severity == .note && label.message.contains("toolbar"))
        #expect(try found(count: 2, chrome: window).severity == .error)
        #expect(try found(y: 120, chrome: window).severity == .error)
        #expect(try found(0xA04040, chrome: window).severity == .error)
        #expect(try found(chrome: .none).severity == .error)
    }

    @Test("is a note on a Mac in the ink of what is switched off", arguments: [Platform.macOS, .iOS])
    func disabledInk(platform: Platform) throws {
        let box = PixelRect(x: 40, y: 300, width: 80, height: 12)
        let found = findings(
            on: [text(0xBFBFBF, on: 0xFFFFFF, box, pointSize: 13)], surfaces: [page(0xFFFFFF)],
            platform: platform)
        let finding = try #require(found.first)
        #expect(finding.verdict == .fail)
        #expect(finding.severity == (platform == .macOS ? .note : .error))
        #expect(finding.message.contains("disabledControlTextColor") == (platform == .macOS))
    }

    @Test(
        "is a note in the grey of a toolkit for what is switched off, in a window in its colours alone",
        arguments: [
            (0x939696, 0xF6F5F4, Severity.note), (0x939696, 0xF0F0F0, .error), (0x8A8E8E, 0xF6F5F4, .error),
            (0xBEBEBE, 0xEFEFEF, .note), (0xBEBEBE, 0xF6F5F4, .error), (0xB8B8B8, 0xEFEFEF, .error),
        ] as [(UInt32, UInt32, Severity)])
    func disabledInWindow(ink: UInt32, window: UInt32, severity: Severity) throws {
        let isQt = window == 0xEFEFEF
        let regions = [
            text(
                isQt ? 0x000000 : 0x2E3436, on: window, PixelRect(x: 40, y: 100, width: 80, height: 12),
                pointSize: 14),
            text(ink, on: 0xFFFFFF, PixelRect(x: 40, y: 300, width: 80, height: 12), pointSize: 14),
        ]
        let found = findings(on: regions, surfaces: [page(window)], platform: .web)
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.verdict == .fail && finding.severity == severity)
        #expect(finding.message.contains(isQt ? "Qt" : "GTK") == (severity == .note))
    }

    @Test("is an error in that ink below larger lines, as of captions, and a note beside one of its size")
    func captions() throws {
        let titles = (0..<3).map {
            text(
                0x000000, on: 0xFFFFFF, PixelRect(x: 40, y: 300 + 50 * $0, width: 160, height: 12),
                pointSize: 13)
        }
        let caption = text(
            0xBFBFBF, on: 0xFFFFFF, PixelRect(x: 40, y: 318, width: 120, height: 9), pointSize: 10)
        let date = text(
            0x333333, on: 0xFFFFFF, PixelRect(x: 300, y: 318, width: 60, height: 9), pointSize: 10)
        func severity(_ lines: [Region]) throws -> Severity {
            try #require(
                findings(on: lines, surfaces: [page(0xFFFFFF)], platform: .macOS)
                    .first { $0.boxes.contains { $0.width == 120 } }
            ).severity
        }
        #expect(try severity(titles + [caption]) == .error)
        #expect(try severity(titles + [caption, date]) == .note)
    }

    /// A button in the middle of a page, its label in the middle, and a link in the tint elsewhere.
    private func button(_ ink: UInt32, on fill: UInt32, labelAt x: Int = 155, page: UInt32) throws -> Finding
    {
        let box = PixelRect(x: 16, y: 500, width: 358, height: 50)
        let regions = [
            text(0x007AFF, on: page, PixelRect(x: 20, y: 100, width: 80, height: 14), pointSize: 17),
            text(ink, on: fill, PixelRect(x: x, y: 518, width: 80, height: 14), pointSize: 17),
        ]
        let surfaces = [self.page(page), Surface(color: SRGB8(hex: fill), box: box, share: 0.05)]
        return try #require(
            findings(on: regions, surfaces: surfaces).first { $0.boxes.contains { $0.y == 518 } })
    }

    @Test(
        "is a note on a button that is pale as a whole",
        arguments: [
            (0xAEAEB2, 0xE5E5EA, 0xF2F2F7),
            // The tint and white at 40 % over the page.
            (0xF7F7FA, 0x91C2FA, 0xF2F2F7),
        ] as [(UInt32, UInt32, UInt32)])
    func paleButton(ink: UInt32, fill: UInt32, page: UInt32) throws {
        let finding = try button(ink, on: fill, page: page)
        #expect(finding.verdict == .fail && finding.severity == .note)
        #expect(finding.message.contains("the whole control is pale"))
    }

    @Test(
        "is an error on a button of a colour of its own, and on what is no label in its middle",
        arguments: [
            (0xFFFFFF, 0xE6A700, 155), (0xAEAEB2, 0xE5E5EA, 30),
            // Grey on grey that stands out more than what is switched off.
            (0x808084, 0xE5E5EA, 155),
        ] as [(UInt32, UInt32, Int)])
    func ownButton(ink: UInt32, fill: UInt32, labelAt x: Int) throws {
        let finding = try button(ink, on: fill, labelAt: x, page: 0xF2F2F7)
        #expect(finding.verdict == .fail && finding.severity == .error)
    }
}
