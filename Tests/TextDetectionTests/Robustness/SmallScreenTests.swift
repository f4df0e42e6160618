import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

struct `Screens of any size` {
    static let sizes = [
        (1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (7, 7), (11, 40), (40, 11), (31, 33), (1, 5000), (5000, 1),
        (3, 3000), (3000, 3),
    ]
    static let scales = [0.1, 1, 2, 2.6, 3, 10]

    @Test(arguments: sizes, scales)
    func `one colour gives nothing`(size: (width: Int, height: Int), scale: Double) {
        let screen = Bitmap(width: size.width, height: size.height, ground: .gray(77))
        #expect(TextDetector(scale: scale).regions(in: screen).isEmpty)
    }

    @Test(arguments: sizes, scales)
    func `any pixels give regions that lie on the screen`(size: (width: Int, height: Int), scale: Double) {
        for seed in 1...6 as ClosedRange<UInt64> {
            var random = SplitMix64(state: seed)
            // Few colours make shapes of every kind, many make noise.
            let colors = seed.isMultiple(of: 2) ? [0, 255] : Array(0...255)
            let screen = Bitmap(width: size.width, height: size.height) { _, _ in
                .gray(colors.randomElement(using: &random) ?? 0)
            }
            for region in TextDetector(scale: scale).regions(in: screen) { expect(region, on: screen) }
        }
    }

    /// What every region holds to, whatever it was made of.
    private func expect(_ region: Region, on screen: Bitmap<UInt8>) {
        #expect(region.box.x >= 0 && region.box.maxX <= screen.width && region.box.width > 0)
        #expect(region.box.y >= 0 && region.box.maxY <= screen.height && region.box.height > 0)
        #expect(region.contrast.low >= 1 && region.contrast.high <= 21.000_001)
        #expect(region.contrast.low <= region.contrast.typical)
        #expect(region.contrast.typical <= region.contrast.high)
        #expect(region.pointSize > 0 && region.pointSizeRange.contains(region.pointSize))
        #expect((0...1).contains(region.confidence))
    }

    @Test(arguments: [1, 2, 2.6, 3])
    func `a word that fills the screen to its edges is found`(scale: Double) throws {
        let lettering = try Lettering("Tidewater")
        var screen = Bitmap(width: lettering.width, height: lettering.height, ground: .white)
        let box = screen.draw(lettering, x: Lettering.margin, y: Lettering.margin, ink: .black)
        let text = screen.text(scale: scale)
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(1, of: box))
    }

    @Test func `a word that the screen cuts off does no harm`() throws {
        var whole = Bitmap(width: 400, height: 120, ground: .white)
        whole.draw(try Lettering("Tidewater"), x: 40, y: 30, ink: .black)
        for cut in stride(from: 42, through: 330, by: 9) {
            let screen = Bitmap(width: cut, height: 55) { whole.color(x: $0, y: $1) }
            for region in screen.text() { expect(region, on: screen) }
        }
    }
}
