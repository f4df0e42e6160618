import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

struct `What is no text` {
    @Test(arguments: [SRGB8.black, .gray(128), .white, SRGB8(red: 255, green: 0, blue: 0)])
    func `a blank screen has no regions`(color: SRGB8) {
        #expect(TextDetector(scale: 3).regions(in: Bitmap(width: 600, height: 600, ground: color)).isEmpty)
    }

    @Test(arguments: [0.01, 0.1, 0.3, 1])
    func `a gradient has no text`(slope: Double) {
        let screen = Bitmap(height: 600) { x, y in .gray(Int((Double(x + y) * slope).rounded()) % 256) }
        #expect(screen.text().isEmpty)
    }

    @Test(arguments: [1, 2, 3, 10, 40])
    func `noise has no text`(strength: Int) {
        var random = SplitMix64(state: 1)
        let screen = Bitmap(height: 600) { _, _ in
            .gray(120 + .random(in: -strength...strength, using: &random))
        }
        #expect(screen.text().isEmpty)
    }

    @Test(arguments: 1...8)
    func `a photograph has no text`(seed: UInt64) {
        let photograph = Photograph(seed: seed)
        #expect(Bitmap(height: 800) { photograph($0, $1) }.text().isEmpty)
    }

    @Test(arguments: Shapes.all)
    func `shapes are no text`(shapes: Shapes) {
        for (ground, ink) in [(SRGB8.white, SRGB8.gray(60)), (.gray(28), .gray(220)), (.white, .gray(210))] {
            var screen = Bitmap(ground: ground)
            for shape in shapes.shapes { screen.draw(shape, ink) }
            #expect(screen.text().isEmpty, "\(ink) on \(ground)")
        }
    }

    @Test(arguments: [2, 3, 8], [SRGB8.gray(186), .gray(90)])
    func `a row of boxes, empty or around colours, is no text`(count: Int, edge: SRGB8) {
        for hasColors in [false, true] {
            var screen = Bitmap(ground: .white)
            for index in 0..<count {
                let x = 60 + 56 * Double(index)
                screen.draw(.box(x: x, y: 60, width: 44, height: 36), edge)
                screen.draw(.box(x: x + 2, y: 62, width: 40, height: 32), .white)
                guard hasColors else { continue }
                let color = SRGB8(red: UInt8(30 * index), green: UInt8(240 - 25 * index), blue: 90)
                screen.draw(.box(x: x + 7, y: 67, width: 30, height: 22), color)
            }
            #expect(screen.text().isEmpty)
        }
    }

    @Test func `a switch is no text`() {
        var screen = Bitmap(ground: .white)
        screen.draw(
            .box(x: 600, y: 60, width: 102, height: 62, radius: 31), SRGB8(red: 52, green: 199, blue: 89))
        screen.draw(.disc(x: 671, y: 91, radius: 27), .white)
        #expect(screen.text().isEmpty)
    }
}
