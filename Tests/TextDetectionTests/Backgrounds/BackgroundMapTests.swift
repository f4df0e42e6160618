import ColorMath
import Raster
import Testing
import TextDetection

/// Shapes have a rim of a pixel, which is ink between what is inside and what is outside.
struct `Which zones are grounds` {
    private static let constants = DetectionConstants().backgrounds
    private static let page = SRGB8.gray(245)

    /// Draws a box with a rim half-way to the page.
    private func draw(_ box: PixelRect, _ color: SRGB8, on screen: inout Bitmap<UInt8>, rim: SRGB8? = nil) {
        let (x, y) = (Double(box.x), Double(box.y))
        let (width, height) = (Double(box.width), Double(box.height))
        screen.draw(
            .box(x: x - 1, y: y - 1, width: width + 2, height: height + 2),
            rim ?? SRGB8((SIMD3<Double>(color) + SIMD3(Self.page)) / 2))
        screen.draw(.box(x: x, y: y, width: width, height: height), color)
    }

    /// What the zone at a pixel is taken for.
    private func role(
        atX x: Int, y: Int, of screen: Bitmap<UInt8>, scale: Double = 1
    ) throws -> (isBackground: Bool, isCounter: Bool) {
        let parted = try #require(TextDetector(scale: scale).trace(of: screen).parted)
        let zone = Int(parted.zones.ofRun[parted.runs.run(at: y * screen.width + x)])
        try #require(zone >= 0)
        return (parted.backgrounds.isBackground[zone], parted.backgrounds.isCounter[zone])
    }

    @Test(arguments: [1, 2, 3])
    func `an empty box is a ground from a height on that no letter has`(scale: Double) throws {
        let limit = Int(Self.constants.tallestInside * scale)
        for (height, isGround) in [(limit, true), (limit - 1, false)] {
            var screen = Bitmap(width: 400, height: 400, ground: Self.page)
            // Narrower than a panel is, which is a ground by itself.
            draw(PixelRect(x: 20, y: 20, width: 40, height: height), .gray(90), on: &screen)
            #expect(try role(atX: 40, y: 40, of: screen, scale: scale).isBackground == isGround)
            #expect(try role(atX: 2, y: 2, of: screen, scale: scale).isBackground)
        }
    }

    @Test func `so is it from a width on`() throws {
        let limit = Int(Self.constants.widestInside)
        for (width, isGround) in [(limit, true), (limit - 1, false)] {
            var screen = Bitmap(width: 300, height: 200, ground: Self.page)
            draw(PixelRect(x: 20, y: 20, width: width, height: 40), .gray(90), on: &screen)
            #expect(try role(atX: 40, y: 40, of: screen).isBackground == isGround)
        }
    }

    @Test func `a small box that holds something of another colour is a ground`() throws {
        var screen = Bitmap(width: 200, height: 150, ground: Self.page)
        draw(PixelRect(x: 20, y: 20, width: 60, height: 40), .gray(90), on: &screen)
        #expect(try !role(atX: 25, y: 25, of: screen).isBackground)
        screen.draw(.box(x: 45, y: 35, width: 3, height: 10), .black)
        #expect(try role(atX: 25, y: 25, of: screen).isBackground)
    }

    @Test(arguments: [1, 2, 3])
    func `a dot of too few pixels is nothing that a box holds`(scale: Double) throws {
        let least = Int(Self.constants.smallestPart * scale)
        for (pixels, isGround) in [(least, true), (least - 1, false)] {
            var screen = Bitmap(width: 200, height: 150, ground: Self.page)
            draw(PixelRect(x: 20, y: 20, width: 60, height: 40), .gray(90), on: &screen)
            screen.draw(.box(x: 45, y: 35, width: 1, height: Double(pixels)), .black)
            #expect(try role(atX: 25, y: 25, of: screen, scale: scale).isBackground == isGround)
        }
    }

    /// A solid blob in the colour of the page is the page seen through a hole of a letter.
    @Test func `a box with a hole of the page's colour is a shape, with one of another a ground`() throws {
        let limit = Int(Self.constants.holeDifference)
        for (difference, isGround) in [(limit, false), (limit + 1, true)] {
            var screen = Bitmap(width: 200, height: 150, ground: Self.page)
            draw(PixelRect(x: 20, y: 20, width: 60, height: 40), .gray(90), on: &screen)
            screen.draw(.box(x: 45, y: 35, width: 3, height: 10), .gray(245 - difference))
            #expect(try role(atX: 25, y: 25, of: screen).isBackground == isGround)
        }
    }

    @Test func `the inside of a ring is the page seen through it`() throws {
        var screen = Bitmap(width: 200, height: 150, ground: Self.page)
        draw(PixelRect(x: 20, y: 20, width: 60, height: 40), Self.page, on: &screen, rim: .black)
        let inside = try role(atX: 40, y: 40, of: screen)
        #expect(inside.isBackground && inside.isCounter)
        let outside = try role(atX: 2, y: 2, of: screen)
        #expect(outside.isBackground && !outside.isCounter)
    }

    @Test func `the inside of an outline in another colour than the page's is ink`() throws {
        let limit = Int(Self.constants.difference)
        for (difference, isGround) in [(limit, true), (limit + 1, false)] {
            var screen = Bitmap(width: 200, height: 150, ground: Self.page)
            let box = PixelRect(x: 20, y: 20, width: 60, height: 40)
            draw(box, .gray(245 - difference), on: &screen, rim: .black)
            #expect(try role(atX: 40, y: 40, of: screen).isBackground == isGround)
        }
    }

    @Test func `ink is what lies on no ground, pixel by pixel`() throws {
        var screen = Bitmap(width: 300, height: 200, ground: Self.page)
        draw(PixelRect(x: 20, y: 20, width: 200, height: 130), .gray(200), on: &screen)
        screen.draw(try Lettering("Tidewater"), x: 40, y: 60, ink: .black)
        let parted = try #require(TextDetector(scale: 1).trace(of: screen).parted)
        for y in 0..<200 {
            parted.runs.forEachRun(ofRow: y) { run, columns in
                let zone = Int(parted.zones.ofRun[run])
                let isInk = zone < 0 || !parted.backgrounds.isBackground[zone]
                for x in columns where parted.backgrounds.ink.mask.contains(y * 300 + x) != isInk {
                    Issue.record("\(x), \(y)")
                }
            }
        }
    }
}
