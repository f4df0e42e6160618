import ColorMath
import Raster
import Testing
import TextDetection

/// A line 10 high with its foot on row 100, from column 100 to 200, on a screen of one pixel a point.
struct `Something of few parts` {
    private func isSurrounded(_ columns: Range<Int>, baseline: Double, height: Double) -> Bool {
        SurroundingSearch(
            of: [PeerSearch.Peer(columns: 100..<200, baseline: 100, height: 10)], width: 900, height: 500,
            scale: 1, constants: DetectionConstants().peers
        ).surrounds(PeerSearch.Peer(columns: columns, baseline: baseline, height: height))
    }

    @Test func `is written where it lies between top and foot of text in its row`() {
        #expect(isSurrounded(210..<216, baseline: 100, height: 10))
        #expect(isSurrounded(210..<216, baseline: 97, height: 4))
        #expect(isSurrounded(210..<216, baseline: 103, height: 13))
        // An icon is higher, or stands lower.
        #expect(!isSurrounded(210..<216, baseline: 103, height: 17))
        #expect(!isSurrounded(210..<216, baseline: 104, height: 10))
    }

    @Test func `is not where that text is far away, or is itself`() {
        #expect(isSurrounded(440..<446, baseline: 100, height: 10))
        #expect(!isSurrounded(441..<447, baseline: 100, height: 10))
        #expect(!isSurrounded(100..<200, baseline: 100, height: 10))
    }

    @Test func `is written where it is as high as text in its column and aligned with it`() {
        #expect(isSurrounded(100..<108, baseline: 220, height: 10))
        #expect(isSurrounded(146..<154, baseline: 130, height: 12))
        #expect(isSurrounded(190..<202, baseline: 130, height: 8))
        #expect(!isSurrounded(100..<108, baseline: 221, height: 10))
        #expect(!isSurrounded(100..<108, baseline: 130, height: 14))
        #expect(!isSurrounded(120..<128, baseline: 130, height: 10))
    }

    /// Two brackets that point to each other's back, as the arrows of a button to the end do.
    private static let arrows: [Shape] = [0.0, 13].map { x in
        .stroke([SIMD2(510 + x, 70), SIMD2(522 + x, 83), SIMD2(510 + x, 96)], width: 3)
    }

    private func kinds(beside word: Bool) throws -> [Region.Kind] {
        var screen = Bitmap(width: 800, height: 200, ground: .white)
        for shape in Self.arrows { screen.draw(shape, .gray(40)) }
        if word { screen.draw(try Lettering("Tidewater"), x: 200, y: 60, ink: .gray(40)) }
        return TextDetector(scale: 2).regions(in: screen).map(\.kind)
    }

    @Test func `is an icon alone, and a sign beside a word`() throws {
        #expect(try kinds(beside: false).allSatisfy { $0 == .icon })
        #expect(try kinds(beside: false).isEmpty == false)
        #expect(try kinds(beside: true).allSatisfy { $0 == .text })
    }

    /// Short words, numbers and prices of the samples, none of which the network was fitted on.
    @Test(arguments: [
        ("$3.95", "33-serif@1x.png"), ("v4.6", "31-docs@1x.png"), ("MB", "35-dashboard.png"),
        ("ID", "37-datatable@1.5x.png"), ("M54", "20-timetable@2x.png"), ("ΜΠ", "07-contacts@2x.png"),
        ("85", "08-weather@2x.png"), ("Île", "27-article@2x.png"), ("/KM", "47-watch@2x.png"),
        ("6'38\"", "47-watch@2x.png"), ("29", "55-badges@2x.png"), ("天气", "19-table@2x.png"),
        ("설정", "29-glass@2x.png"), ("ใช้", "24-onboarding@2x.png"),
    ])
    func `is a word alone where it has the form of one`(_ text: String, _ sample: String) throws {
        var screen = Bitmap(width: 400, height: 200, ground: .white)
        screen.draw(try Lettering(text, from: sample), x: 120, y: 60, ink: .gray(40))
        #expect(TextDetector(scale: 2).regions(in: screen).map(\.kind) == [.text])
    }
}
