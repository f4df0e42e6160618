import Audit
import ColorMath
import Foundation
import Legible
import Raster
import Reporting
import ScreenReading
import Screenshots
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The HTML report on screens")
struct HTMLScreenTests {
    private static let ink = SRGB8(red: 160, green: 160, blue: 170)
    private static let box = PixelRect(x: 40, y: 100, width: 120, height: 20)
    private static let white = RGBA<UInt8>(red: 255, green: 255, blue: 255)
    private static let red = RGBA<UInt8>(red: 255, green: 0, blue: 0)

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// White, with strokes of ink in a box, edges of half ink beside them, and something red.
    private var screenshot: Screenshot {
        var bitmap = Bitmap(width: 390, height: 600, filledWith: Self.white)
        for y in Self.box.y..<Self.box.maxY {
            for x in stride(from: Self.box.x, to: Self.box.maxX, by: 4) {
                bitmap[x, y] = RGBA(red: 160, green: 160, blue: 170)
                bitmap[x + 1, y] = RGBA(red: 208, green: 208, blue: 213)
            }
        }
        bitmap[Self.box.x + 2, Self.box.y] = Self.red
        return Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
    }

    private func record(path: String = "Screens/home.png") -> ScreenRecord {
        let ratio = Self.ink.contrastRatio(with: .white)
        let screen = ScreenAudit.sample(
            path: path, regions: [.line(contrast: ratio, ink: Self.ink, box: Self.box)])
        return ScreenRecord(of: screen, in: .sample)
    }

    /// The report on the screen, with what a run draws of it.
    private func document(_ images: ReportImages, path: String = "Screens/home.png") throws -> String {
        let request = ReportRequest(.html, to: folder.path("report.html"), images: images)
        var record = record(path: path)
        let pictures = try PictureDelivery(of: [request], files: [path])
        #expect(pictures.isEmpty == ![.embed, .all].contains(images))
        try pictures.deliver(&record, screenshot)
        _ = try ReportDelivery.deliver([request], on: [record])
        return try String(contentsOfFile: folder.path("report.html"), encoding: .utf8)
    }

    /// The pictures that a page holds, in its order.
    private func pictures(in document: String, _ attribute: String) throws -> [Bitmap<UInt8>] {
        try document.split(separator: " \(attribute)=\"data:image/png;base64,").dropFirst().map { part in
            let text = try #require(part.split(separator: "\"").first)
            let data = try #require(Data(base64Encoded: String(text)))
            return try Screenshot(contentsOf: folder.write(Array(data), to: "picture.png")).opaqueSRGB()
        }
    }

    @Test("holds the screen, the place of each finding, and the place with its repair painted in")
    func embedded() throws {
        let document = try document(.embed)
        #expect(document.contains("img-src data:;"))
        let whole = try pictures(in: document, "href")
        #expect(whole.count == 1 && whole.first == screenshot.opaqueSRGB())
        let crops = try pictures(in: document, "src")
        try #require(crops.count == 2)
        let (before, after) = (crops[0], crops[1])
        #expect(before.width == Self.box.width + 12 && before.height == Self.box.height + 12)
        let repair = try #require(document.firstMatch(of: /use #([0-9A-F]{6}) for/)).1
        let color = SRGB8(hex: try #require(UInt32(repair, radix: 16)))
        let stroke = RGBA<UInt8>(red: color.red, green: color.green, blue: color.blue)
        #expect(before[6, 10] == RGBA(red: 160, green: 160, blue: 170) && after[6, 10] == stroke)
        // Half of the ink is half of the change; what is no mixture of ink and backdrop stays.
        let edge = after[7, 10]
        #expect(abs(Int(edge.red) - (255 + Int(color.red)) / 2) <= 1)
        #expect(after[8, 6] == Self.red && after[9, 10] == Self.white && after[0, 0] == Self.white)
        #expect(document.contains("painted in, an approximation"))
    }

    @Test("holds pictures as small as they can be without a loss: few colours have a palette")
    func packed() throws {
        let document = try document(.embed)
        let crop = try #require(document.split(separator: " src=\"data:image/png;base64,").dropFirst().first)
        let file = try #require(Data(base64Encoded: String(crop.split(separator: "\"")[0])))
        // The type of colour in IHDR (PNG, 11.2.1): 3 is a palette.
        #expect(file[25] == 3)
    }

    @Test("says of settings why they are not shown, where they are asked for")
    func underSettings() throws {
        let document = try document(.all)
        // The page turns into that of the dark appearance; the ink, no colour of the system's, would not.
        #expect(!document.contains("<figure class=\"setting\">"))
        #expect(document.contains("in the dark appearance: not shown, as only "))
        #expect(document.contains("% of the pixels and 0 of 1 line of text are known to change."))
        #expect(!(try self.document(.embed)).contains("Under other settings"))
    }

    @Test("shows the colours of each other condition, in a crop where the screen is at hand")
    func conditions() throws {
        let document = try document(.embed)
        let items = document.matches(
            of: #/<li>(<svg[^<]*(?:<[^l][^<]*)*)with (protanopia|deuteranopia|tritanopia): /#)
        #expect(items.count == 3 && items.allSatisfy { $0.1.contains("class=\"swatch\"") })
        // Of a grey on white, nothing is left to colour.
        #expect(document.contains(/with achromatopsia: [0-9.]+, too low, #[0-9A-F]{6} on #FFFFFF/))
    }

    @Test("links findings and their places both ways")
    func links() throws {
        let document = try document(.embed)
        let name = try #require(document.firstMatch(of: /id="finding-([0-9a-f]{16})"/)).1
        for link in ["href=\"#place-\(name)\"", "id=\"place-\(name)\"", "href=\"#finding-\(name)\""] {
            #expect(document.contains(link), "\(link)")
        }
        let targets = document.matches(of: /href="#([^"]+)"/).map { String($0.1) }
        let names = document.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
        #expect(Set(targets).isSubset(of: names) && Set(names).count == names.count)
        let xml = document.replacing("<!doctype html>\n", with: "").replacing(/<meta [^>]*>/, with: "")
            .replacing(/<script>(?s:.*?)<\/script>/, with: "")
        #expect(XMLParser(data: Data(xml.utf8)).parse())
    }

    @Test("refers to the file, where it is asked to, and holds no pixels")
    func linked() throws {
        let document = try document(.link, path: folder.path("in & out/a \"b\"?.png"))
        #expect(document.contains("href=\"in%20%26%20out/a%20%22b%22%3F.png\""))
        #expect(!document.contains("data:image") && document.contains("img-src data: 'self'"))
        #expect(document.contains(/<use href="#screen-[0-9a-f]{16}"\/>/))
    }

    @Test("draws an outline and says why, where pictures are not wanted or not at hand")
    func outlined() throws {
        let without = try document(.none)
        #expect(without.contains("An outline: this report is to hold no pictures."))
        let recorded = try ReportDelivery.deliver([ReportRequest(.html)], on: [record()])
        #expect(recorded.contains("An outline: the screen was not at hand when this report was written."))
        for document in [without, recorded] {
            #expect(!document.contains("\"data:") && !document.contains("img-src"))
            #expect(!document.contains("name=\"vision\""))
        }
    }

    @Test("keeps the vision that is chosen in the address")
    func visionInAddress() throws {
        let document = try document(.embed)
        let values = document.matches(of: /name="vision" value="([a-z]*)"/).map { String($0.1) }
        #expect(values == ["", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"])
    }

    @Test("shows the screen as it is seen with a deficiency, by the matrices of the library")
    func visions() throws {
        let document = try document(.embed)
        let models: [(ColorVisionDeficiency, ColorVisionModel)] = [
            (.protan, .vienot1999), (.deutan, .vienot1999), (.tritan, .machado2009),
            (.achromatopsia, .larson1997),
        ]
        let filters = document.matches(of: /linearRGB"><feColorMatrix values="([^"]+)"/)
        #expect(filters.count == models.count)
        let color = LinearSRGB(red: 0.3, green: 0.6, blue: 0.1)
        for (filter, (deficiency, model)) in zip(filters, models) {
            let seen = try #require(VisionSimulation(deficiency, model: model)).simulate(color)
            let values = filter.1.split(separator: " ").compactMap { Double($0) }
            try #require(values.count == 20)
            for (row, expected) in [seen.red, seen.green, seen.blue].enumerated() {
                let row = values[row * 5..<row * 5 + 5].map(\.self)
                let value = row[0] * color.red + row[1] * color.green + row[2] * color.blue
                #expect(abs(value - expected) < 1e-5 && row[3] == 0 && row[4] == 0)
            }
        }
    }

    @Test("says what is new, known and fixed, where a baseline is compared with")
    func baseline() throws {
        let file = BaselineFile(at: folder.path("baseline.json"), in: .sample)
        let report = FindingReport(
            kind: .screens, standard: "wcag-aa", rules: Rule.all, threshold: .error, files: [],
            findings: [.token("a", path: "Screens/home.png"), .token("b", path: "Screens/home.png")],
            unread: [])
        try file.write(report)
        let run = BaselineRun(comparingWith: (file, try file.read()))
        let document = try ReportDelivery.deliver(
            [ReportRequest(.html)], on: ScreenRecord.samples + [record()], baseline: run)
        #expect(document.contains("Compared with the baseline: "))
        #expect(document.firstMatch(of: /baseline: [0-9]+ new, 0 known, [0-9]+ fixed/) != nil)
    }
}
