import Audit
import ColorMath
import PNGFiles
import PaletteFiles
import Raster
import Screenshots
import TestSupport
import Testing
import TextDetection

@Suite("A part of a screen that is ignored")
struct IgnoredPartTests {
    private static let today = CalendarDate(secondsSince1970: 86_400 * 365)
    private static let rules = RuleSelection(disabling: [.textStyle])

    /// A part with something said of it.
    private func part(
        reason: String = "ours", until day: String? = nil, _ describe: (inout IgnoredPart) -> Void
    ) -> IgnoredPart {
        var part = IgnoredPart(
            reason: reason, until: day.flatMap { CalendarDate($0) },
            at: SourceLocation(path: ".legible.yml", line: 7, column: 5))
        describe(&part)
        return part
    }

    /// Whether each of these failing lines is suppressed.
    private func suppressed(_ parts: IgnoredPart..., lines: Region...) -> [Bool] {
        let screen = ScreenAudit.sample(
            regions: lines, rules: Self.rules, ignored: IgnoredParts(parts, today: Self.today))
        let findings = screen.findings.filter { $0.rule == Rule.textContrast.id }
        return lines.indices.map { line in
            findings.first { $0.regions.contains(line) }?.suppression != nil
        }
    }

    private func line(y: Int, height: Int = 20, ink: SRGB8 = SRGB8(red: 138, green: 138, blue: 142)) -> Region
    {
        .line(ink: ink, box: PixelRect(x: 20, y: y, width: 100, height: height))
    }

    @Test func `is a box that holds the whole of a line`() {
        let box = part {
            $0.box = IgnoredPart.Box(x: .points(20), y: .points(50), width: .pixels(100), height: .points(40))
        }
        #expect(
            suppressed(box, lines: line(y: 50), line(y: 70), line(y: 71), line(y: 49)) == [
                true, true, false, false,
            ])
    }

    @Test func `is a band at the top or at the bottom, of 600 rows`() {
        let band = part { $0.band = IgnoredPart.Band(top: .points(30), bottom: .pixels(30)) }
        #expect(
            suppressed(band, lines: line(y: 10), line(y: 11), line(y: 570), line(y: 569)) == [
                true, false, true, false,
            ])
    }

    @Test func `is what is drawn in an ink, and everything that is said of it has to be so`() {
        let red = SRGB8(red: 255, green: 120, blue: 120)
        let ink = part { $0.ink = red }
        #expect(suppressed(ink, lines: line(y: 50, ink: red), line(y: 80)) == [true, false])
        let both = part {
            $0.ink = red
            $0.band = IgnoredPart.Band(top: .points(100))
        }
        #expect(suppressed(both, lines: line(y: 50, ink: red), line(y: 200, ink: red)) == [true, false])
        let backdrop = part { $0.backdrop = .black }
        #expect(suppressed(backdrop, lines: line(y: 50)) == [false])
        let other = part {
            $0.ink = red
            $0.rules = [.smallText]
        }
        #expect(suppressed(other, lines: line(y: 50, ink: red)) == [false])
    }

    @Test func `splits what is said of several lines at once, and the rest stays as it is`() throws {
        let band = part { $0.band = IgnoredPart.Band(top: .points(100)) }
        let lines = [line(y: 50), line(y: 200), line(y: 300)]
        let plain = ScreenAudit.sample(regions: lines, rules: Self.rules)
        let screen = ScreenAudit.sample(
            regions: lines, rules: Self.rules, ignored: IgnoredParts([band], today: Self.today))
        #expect(plain.findings.map(\.regions) == [[0, 1, 2]])
        #expect(screen.findings.map(\.regions) == [[0], [1, 2]])
        #expect(screen.findings.map(\.suppression?.reason) == ["ours", nil])
        #expect(screen.warnings == [])
    }

    @Test func `lasts to its last day, and the screens that it touches say that it has ended`() throws {
        let ended = part(until: "1970-12-31") { $0.band = IgnoredPart.Band(top: .points(100)) }
        let last = part(until: "1971-01-01") { $0.band = IgnoredPart.Band(top: .points(100)) }
        #expect(suppressed(last, lines: line(y: 50)) == [true])
        let screen = ScreenAudit.sample(
            regions: [line(y: 50)], rules: Self.rules, ignored: IgnoredParts([ended], today: Self.today))
        #expect(screen.findings.allSatisfy { $0.suppression == nil })
        #expect(
            screen.warnings == [
                ".legible.yml:7:5: this entry of 'ignore' ended on 1970-12-31, and 1 finding that it covers counts: "
                    + "remove it, or give it a new day"
            ])
        let elsewhere = ScreenAudit.sample(
            regions: [line(y: 300)], rules: Self.rules, ignored: IgnoredParts([ended], today: Self.today))
        #expect(elsewhere.warnings == [])
    }

    @Test func `is what lies wholly on the white pixels of a mask of the size of the screen`() throws {
        let folder = try TemporaryFolder()
        func write(_ name: String, width: Int) throws -> String {
            var mask = Bitmap(width: width, height: 600, filledWith: DrawnText.pixel(.black))
            for y in 0..<90 {
                for x in 0..<130 { mask[x, y] = DrawnText.pixel(.white) }
            }
            mask[30, 15].alpha = 0
            return try folder.write(try PNGEncoder().encode(mask), to: name)
        }
        func suppressed(by path: String) throws -> ScreenAudit {
            var auditor = Auditor(images: PNGDecoder(), rules: Self.rules)
            try auditor.ignore([part { $0.mask = path }], today: Self.today)
            return ScreenAudit.sample(
                regions: [line(y: 5), line(y: 50), line(y: 85)], rules: Self.rules, ignored: auditor.ignored)
        }
        let screen = try suppressed(by: write("mask.png", width: 390))
        #expect(screen.findings.filter { $0.suppression != nil }.flatMap(\.regions) == [1])
        #expect(screen.warnings == [])
        let other = try suppressed(by: write("other.png", width: 391))
        #expect(other.findings.allSatisfy { $0.suppression == nil })
        #expect(other.warnings.first?.contains("has 391 × 600 pixels, and this screen 390 × 600") == true)
        #expect(throws: ScreenshotError.self) { try suppressed(by: folder.path("missing.png")) }
    }
}
