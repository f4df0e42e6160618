import ColorMath
import Raster
import Testing
import TextDetection

struct `Type` {
    static let mixedCase = [
        "Tidewater", "Good morning, Ines", "North Harbour", "Deck 2, bicycles welcome", "Lantern Island",
        "Delayed by fog",
    ]

    private func line(_ lettering: Lettering, scale: Double, ink: SRGB8 = .gray(40)) throws -> Region {
        var screen = Bitmap(ground: .white)
        screen.draw(lettering, ink: ink)
        let text = screen.text(scale: scale)
        try #require(text.count == 1)
        return text[0]
    }

    /// The proportions of typefaces differ by a few percent from one another, whatever is measured.
    @Test(arguments: mixedCase, [1, 2, 2.6, 3])
    func `a mixed-case line has its size within 5 %`(text: String, scale: Double) throws {
        let lettering = try Lettering(text)
        let size = lettering.size / scale
        let region = try line(lettering, scale: scale)
        #expect(abs(region.pointSize - size) < 0.05 * size)
        #expect(region.pointSizeRange.contains(region.pointSize))
        #expect(region.pointSizeRange.lowerBound * 0.98 <= size)
        #expect(size <= region.pointSizeRange.upperBound * 1.02)
    }

    /// Capitals and digits are 0.66 to 0.75 of the size in common typefaces, and here a row of pixels is up
    /// to 5 % of them.
    @Test(arguments: [
        "+91", "+87", "\u{2212}34", "34%", "75%", "66%",
    ])
    func `signs do not change the size of digits`(text: String) throws {
        let lettering = try Lettering(text, from: "14-tokens@2x.png")
        let region = try line(lettering, scale: 2)
        #expect(abs(region.pointSize - lettering.size / 2) < 0.09 * lettering.size / 2)
    }

    @Test(arguments: ["$46.50", "$50.00", "(621)", "\u{2212}55%"])
    func `nor do currencies and parentheses`(text: String) throws {
        let lettering = try Lettering(text, from: "13-shop@2x.png")
        let region = try line(lettering, scale: 2)
        #expect(abs(region.pointSize - lettering.size / 2) < 0.09 * lettering.size / 2)
    }

    /// Marks stand in two storeys above the consonants.
    @Test(arguments: ["เย็นนี้ รูปภาพ", "หน้าจอ ทั่วไป", "แจ้งเตือน เพลง", "วันนี้"])
    func `Thai has its size in its range`(text: String) throws {
        let lettering = try Lettering(text, from: "24-onboarding@2x.png")
        let region = try line(lettering, scale: 2)
        #expect(region.pointSizeRange.contains(lettering.size / 2))
    }

    /// Typefaces of these scripts differ by more than interface typefaces of Latin do, and so do the ranges.
    @Test(arguments: [
        ("मौसम यात्रा", "12-toast@2x.png"),
        ("ที่อยู่ ข้อความ", "10-photogrid@2x.png"), ("หน้าจอ แจ้งเตือน", "10-photogrid@2x.png"),
    ])
    func `a line of another script has its size in a wider range`(text: String, screen: String) throws {
        let lettering = try Lettering(text, from: screen)
        let region = try line(lettering, scale: 2)
        #expect(region.pointSizeRange.contains(lettering.size / 2))
        #expect(region.pointSizeRange.upperBound > 1.1 * region.pointSize)
    }

    @Test(arguments: Lines.lines)
    func `a line's size lies in its range`(text: String) throws {
        let lettering = try Lettering(text)
        let region = try line(lettering, scale: 2)
        #expect(region.pointSizeRange.contains(lettering.size / 2), "\(region.pointSizeRange)")
    }

    @Test(arguments: [SRGB8.black, .gray(118), .gray(220)])
    func `the size does not depend on the ink`(ink: SRGB8) throws {
        let black = try line(try Lettering("North Harbour"), scale: 2, ink: .black)
        let other = try line(try Lettering("North Harbour"), scale: 2, ink: ink)
        #expect(abs(other.pointSize - black.pointSize) < 0.02 * black.pointSize)
    }

    @Test(arguments: ["Tidewater", "BOARDING"])
    func `strokes of 700 and more may be bold`(text: String) throws {
        #expect(try line(try Lettering(text), scale: 2).weight != .regular)
    }

    /// A minus is no foot that strokes could be compared with.
    @Test(arguments: ["+87", "\u{2212}27", "\u{2212}25", "38%"])
    func `nor are strokes of 400 beside signs`(text: String) throws {
        #expect(try line(try Lettering(text, from: "14-tokens@2x.png"), scale: 2).weight == .regular)
    }

    @Test(arguments: ["Deck 2, bicycles welcome", "Delayed by fog"])
    func `strokes of 400 are not bold`(text: String) throws {
        #expect(try line(try Lettering(text), scale: 2).weight == .regular)
    }
}
