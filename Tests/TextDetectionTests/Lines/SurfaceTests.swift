import ColorMath
import Raster
import Testing
import TextDetection

struct `Text on surfaces` {
    /// Draws a line over shapes and tells what is found of it.
    private func text(
        _ line: String, x: Int, y: Int, ink: SRGB8, over shapes: [(Shape, SRGB8)]
    ) throws -> (box: PixelRect, text: [Region]) {
        var screen = Bitmap(ground: .gray(242))
        for (shape, color) in shapes { screen.draw(shape, color) }
        let box = screen.draw(try Lettering(line), x: x, y: y, ink: ink)
        return (box, screen.text())
    }

    @Test func `a pill's text has the pill for a backdrop`() throws {
        let blue = SRGB8(red: 0, green: 122, blue: 255)
        let found = try text(
            "on time", x: 60, y: 74, ink: .white,
            over: [(.box(x: 40, y: 60, width: 125, height: 48, radius: 24), blue)])
        try #require(found.text.count == 1)
        #expect(found.text[0].box.isWithin(1, of: found.box))
        #expect(found.text[0].backdrop == blue)
        #expect(found.text[0].ink == .white)
    }

    /// Strokes in the colour of the page, as white ones on a button are, make the surface look like a shape
    /// with holes.
    @Test(arguments: ["Tidewater", "BOARDING", "$48", "North Harbour"], [16.0, 24, 40])
    func `text in the page's colour is found on surfaces of any shape`(line: String, padding: Double) throws {
        let lettering = try Lettering(line)
        let width = Double(lettering.width) + 2 * padding
        let height = Double(lettering.height) + 2 * padding
        for (page, surface) in [(255, 90), (0, 120), (28, 150), (255, 0)] {
            for radius in [0, 8, 12, height / 2] {
                var screen = Bitmap(width: 480, ground: .gray(page))
                screen.draw(
                    .box(x: 60 - padding, y: 60 - padding, width: width, height: height, radius: radius),
                    .gray(surface))
                let box = screen.draw(lettering, x: 62, y: 62, ink: .gray(page))
                let text = screen.text()
                try #require(text.count == 1, "radius \(radius)")
                #expect(text[0].box.isWithin(1, of: box))
                #expect(text[0].ink == .gray(page) && text[0].backdrop == .gray(surface))
            }
        }
    }

    @Test(arguments: ["Tickets", "Map", "Home", "08:10", "on time"], [8, 12, 20, 40])
    func `text in the page's colour is found on discs`(line: String, padding: Int) throws {
        let lettering = try Lettering(line)
        let radius = lettering.width / 2 + padding
        var screen = Bitmap(width: 300, height: 300, ground: .white)
        screen.draw(.disc(x: 150, y: 150, radius: Double(radius)), .gray(90))
        let box = screen.draw(
            lettering, x: 152 - lettering.width / 2, y: 152 - lettering.height / 2, ink: .white)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: box))
        #expect(text[0].ink == .white && text[0].backdrop == .gray(90))
    }

    @Test func `a badge's few letters are found`() throws {
        let red = SRGB8(red: 255, green: 59, blue: 48)
        let found = try text(
            "Map", x: 60, y: 65, ink: .white,
            over: [(.box(x: 44, y: 56, width: 72, height: 36, radius: 18), red)])
        try #require(found.text.count == 1)
        #expect(found.text[0].box.isWithin(1, of: found.box))
        #expect(found.text[0].backdrop == red)
    }

    @Test func `text on a card on a card has the upper one for a backdrop`() throws {
        let found = try text(
            "North Harbour", x: 90, y: 90, ink: .gray(110),
            over: [
                (.box(x: 20, y: 20, width: 700, height: 160, radius: 24), .white),
                (.box(x: 60, y: 60, width: 400, height: 90, radius: 16), .gray(229)),
            ])
        try #require(found.text.count == 1)
        #expect(found.text[0].box.isWithin(1, of: found.box))
        #expect(found.text[0].backdrop == .gray(229))
        #expect(found.text[0].ink == .gray(110))
    }

    /// The label is drawn together with the streets that it touches, and the map has more colours than any
    /// place on it.
    @Test(arguments: ["Salt Quay", "North Harbour", "BOARDING"])
    func `a label on a map is found by its own colour`(line: String) throws {
        var screen = Bitmap(width: 900, height: 400, ground: SRGB8(red: 243, green: 239, blue: 230))
        for street in 0..<16 {
            let x = Double(street) * 64 - 80
            screen.draw(
                .stroke([SIMD2(x, -10), SIMD2(x + 90, 410)], width: 7),
                SRGB8(
                    red: UInt8(250 - 9 * street), green: UInt8(130 + 7 * street),
                    blue: UInt8(60 + street * 11)))
        }
        let ink = SRGB8(red: 47, green: 71, blue: 99)
        let box = screen.draw(try Lettering(line), x: 300, y: 180, ink: ink, halo: .white, reach: 3)
        let found = screen.text().filter { $0.box.isWithin(2, of: box) }
        try #require(found.count == 1)
        #expect(found[0].ink == ink)
    }

    @Test func `text between separators is found alone`() throws {
        let found = try text(
            "Salt Quay", x: 40, y: 80, ink: .gray(60),
            over: [
                (.box(x: 40, y: 66, width: 760, height: 1), .gray(200)),
                (.box(x: 40, y: 130, width: 760, height: 1), .gray(200)),
            ])
        #expect(found.text.count == 1)
        #expect(found.text.first?.box.isWithin(1, of: found.box) == true)
    }

    @Test(arguments: [SRGB8.white, .gray(28)])
    func `an outlined button's text is found without the outline`(ground: SRGB8) throws {
        let ink = SRGB8(red: 120, green: 120, blue: 220)
        var screen = Bitmap(ground: ground)
        screen.draw(.box(x: 40, y: 50, width: 260, height: 80, radius: 20), ink)
        screen.draw(.box(x: 44, y: 54, width: 252, height: 72, radius: 16), ground)
        let box = screen.draw(try Lettering("Salt Quay"), x: 96, y: 74, ink: ink)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: box))
        #expect(text[0].ink == ink && text[0].backdrop == ground)
    }
}
