import Audit
import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Pale marks in a row that say what they say by their colour, or by the one among them that is not pale.
struct `Faint marks in a row` {
    private static let inks = [
        SRGB8(red: 0xB9, green: 0xC2, blue: 0xCF), SRGB8(red: 0xFF, green: 0xB0, blue: 0xB0),
        SRGB8(red: 0xFF, green: 0xD6, blue: 0x0A),
    ]

    /// The finding on the first region.
    private func finding(_ regions: [Region]) -> Finding? {
        ScreenAudit.sample(regions: regions).findings.first { $0.rule == "icon-contrast" && $0.region == 0 }
    }

    @Test func `are notes where they are colours to choose from, and none as states below each other`() {
        func row(isFilled: Bool = true, right: Int = 26, down: Int = 0) -> [Region] {
            Self.inks.enumerated().map { index, ink in
                var disc = Region.icon(
                    PixelRect(x: 100 + right * index, y: 100 + down * index, width: 18, height: 18),
                    ink: ink, isEmptyFrame: false)
                disc.surroundings.isFilled = isFilled
                return disc
            }
        }
        #expect(finding(row())?.severity == .note)
        #expect(finding(row(isFilled: false))?.severity == .warning)
        #expect(finding(row(right: 0, down: 40))?.severity == .warning)
        // Further apart, and with a word between, as those of a legend are.
        #expect(finding(row(right: 90))?.severity == .warning)
        let word = Region.line(
            contrast: 21, pointSize: 8, ink: .black, backdrop: .white,
            box: PixelRect(x: 120, y: 105, width: 4, height: 8))
        #expect(finding(row() + [word])?.severity == .warning)
        #expect(finding(Array(row().prefix(2)))?.severity == .warning)
    }

    @Test func `are notes where they are the dots that count pages`() {
        var dots = Region.icon(
            PixelRect(x: 100, y: 100, width: 24, height: 8), ink: Self.inks[0], isEmptyFrame: false)
        #expect(finding([dots])?.severity == .warning)
        dots.surroundings.count = .pages
        #expect(finding([dots])?.message.contains("count pages") == true)
        #expect(finding([dots])?.severity == .note)
    }
}
