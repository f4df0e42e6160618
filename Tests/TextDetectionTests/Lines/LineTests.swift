import ColorMath
import Raster
import Testing
import TextDetection

struct `Lines` {
    static let lines = [
        "Tidewater", "Good morning, Ines", "North Harbour", "Deck 2, bicycles welcome", "BOARDING", "08:10",
        "on time", "Tickets",
    ]

    @Test(arguments: lines)
    func `a line has the box of its ink`(line: String) throws {
        var screen = Bitmap(ground: .white)
        let box = screen.draw(try Lettering(line), ink: .gray(40))
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: box))
    }

    /// Where a point is one pixel, sixteen points hold little but the edges of letters.
    @Test(
        arguments: [
            ("24", "30-month@2x.png"), ("42", "02-settings@2x.png"), ("08:10", "01-ferry@2x.png"),
            ("$48", "01-ferry@2x.png"), ("Home", "01-ferry@2x.png"),
        ])
    func `a few letters are found at one pixel per point wherever they stand`(
        line: (text: String, screen: String)
    ) throws {
        let lettering = try Lettering(line.text, from: line.screen).halved
        for shift in 0..<256 {
            var screen = Bitmap(width: 120, height: 100, ground: .gray(16))
            screen.draw(lettering, x: 24 + shift % 16, y: 40 + shift / 16, ink: .white)
            let found = screen.text(scale: 1)
            #expect(found.count == 1, "at \(shift): \(found.map(\.box))")
        }
    }

    /// The minus is wider than any digit, and its foot is no baseline.
    @Test func `two heavy digits behind a minus are found`() throws {
        var screen = Bitmap(ground: .gray(21))
        screen.draw(.box(x: 40, y: 73, width: 22, height: 6), .white)
        for x in [77.0, 94] {
            screen.draw(.stroke([SIMD2(x, 64), SIMD2(x, 88)], width: 7), .white)
            screen.draw(.stroke([SIMD2(x, 64), SIMD2(x - 8, 69)], width: 6), .white)
        }
        let text = screen.text(scale: 3)
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: PixelRect(x: 40, y: 60, width: 58, height: 32)))
    }

    @Test func `the marks of long vowels belong to the line`() throws {
        var screen = Bitmap(ground: .gray(16))
        let box = screen.draw(try Lettering("コーヒー", from: "06-podcasts@2x.png"), ink: .white)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: box))
    }

    /// The strokes of large heavy letters hold as much flat colour as small containers do.
    @Test(arguments: [(44, 28), (80, 28), (100, 60), (175, 255), (20, 255)], [1.0, 2, 3])
    func `large heavy letters are found wherever they stand`(
        codes: (ink: Int, ground: Int), scale: Double
    ) throws {
        let lettering = try Lettering("Tidewater")
        for x in 40..<56 {
            var screen = Bitmap(width: 400, ground: .gray(codes.ground))
            let box = screen.draw(lettering, x: x, y: 40 + x / 3, ink: .gray(codes.ink))
            let boxes = screen.text(scale: scale).map(\.box)
            #expect(boxes.count == 1 && boxes[0].isWithin(1, of: box), "at column \(x): \(boxes)")
        }
    }

    @Test(arguments: [0.03, 0.06, 0.12, 0.25], [true, false])
    func `large heavy letters are found on gradients`(slope: Double, isAcross: Bool) throws {
        var screen = Bitmap(width: 400) { x, y in .gray(30 + Int(Double(isAcross ? x : y) * slope)) }
        let box = screen.draw(try Lettering("Tidewater"), ink: .white)
        let boxes = screen.text().map(\.box)
        #expect(boxes.count == 1 && boxes[0].isWithin(1, of: box), "\(boxes)")
    }

    @Test(arguments: [(1, 0), (0, 1), (1, 1), (5, 3), (13, 17)])
    func `a shift moves the boxes and nothing else`(shift: (x: Int, y: Int)) throws {
        func text(x: Int, y: Int) throws -> [Region] {
            var screen = Bitmap(height: 260, ground: .gray(250))
            screen.draw(try Lettering("Tidewater"), x: 40 + x, y: 40 + y, ink: .gray(90))
            screen.draw(try Lettering("Deck 2, bicycles welcome"), x: 40 + x, y: 130 + y, ink: .gray(60))
            screen.draw(try Lettering("on time"), x: 600 + x, y: 130 + y, ink: .gray(150))
            return screen.text()
        }
        let before = try text(x: 0, y: 0)
        let after = try text(x: shift.x, y: shift.y)
        #expect(before.count == 3)
        #expect(after.map(\.box) == before.map { $0.box.shifted(x: shift.x, y: shift.y) })
        #expect(after.map(\.contrast.typical) == before.map(\.contrast.typical))
        #expect(after.map(\.kind) == before.map(\.kind))
        for (region, other) in zip(after, before) {
            #expect(abs(region.pointSize - other.pointSize) < 0.02 * other.pointSize)
        }
    }

    @Test(arguments: lines)
    func `a mirrored line is still one`(line: String) throws {
        var screen = Bitmap(ground: .gray(28))
        let box = screen.draw(try Lettering(line), ink: .gray(220))
        let text = screen.mirrored.text()
        try #require(text.count == 1)
        let mirroredBox = PixelRect(
            x: screen.width - box.maxX, y: box.y, width: box.width, height: box.height)
        #expect(text[0].box.isWithin(1, of: mirroredBox))
    }

    @Test func `two inks in one row are two lines`() throws {
        var screen = Bitmap(ground: .white)
        let first = screen.draw(try Lettering("Salt Quay"), y: 60, ink: SRGB8(red: 200, green: 0, blue: 0))
        let second = screen.draw(
            try Lettering("Salt Quay"), x: first.maxX + 10, y: 60, ink: SRGB8(red: 0, green: 0, blue: 200))
        let text = screen.text()
        try #require(text.count == 2)
        #expect(text[0].box.isWithin(1, of: first))
        #expect(text[1].box.isWithin(1, of: second))
        #expect(text.map(\.ink) == [SRGB8(red: 200, green: 0, blue: 0), SRGB8(red: 0, green: 0, blue: 200)])
    }

    @Test func `words of one ink in one row are one line`() throws {
        var screen = Bitmap(ground: .white)
        let first = screen.draw(try Lettering("Salt Quay"), y: 60, ink: .gray(60))
        let second = screen.draw(try Lettering("Salt Quay"), x: first.maxX + 10, y: 60, ink: .gray(60))
        let text = screen.text()
        try #require(text.count == 1)
        #expect(
            text[0].box.isWithin(
                1, of: PixelRect(x: first.x, y: 60, width: second.maxX - first.x, height: first.height)))
    }

    @Test func `the two ends of a row are two lines`() throws {
        var screen = Bitmap(ground: .white)
        let first = screen.draw(try Lettering("Salt Quay"), x: 40, ink: .gray(60))
        let second = screen.draw(try Lettering("Salt Quay"), x: 600, ink: .gray(60))
        let boxes = screen.text().map(\.box)
        try #require(boxes.count == 2)
        #expect(boxes[0].isWithin(1, of: first) && boxes[1].isWithin(1, of: second))
    }

    @Test func `lines below one another stay apart and come from the top to the bottom`() throws {
        var screen = Bitmap(height: 400, ground: .white)
        let lettering = try Lettering("Deck 2, bicycles welcome")
        let boxes = (0..<9).map { screen.draw(lettering, y: 20 + 36 * $0, ink: .gray(20 * $0)) }
        let text = screen.text()
        try #require(text.count == 9)
        for (region, box) in zip(text, boxes) { #expect(region.box.isWithin(1, of: box)) }
    }
}
