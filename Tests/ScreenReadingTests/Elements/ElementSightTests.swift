import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// What is seen where a switch is.
struct `A switch that is seen` {
    /// A track of 51 by 31 with a square knob in it, as far from the left as said.
    private func sight(knobAt place: Int, knob: UInt32 = 0xFFFFFF, on ground: UInt32) throws -> ElementSight {
        var screen = Bitmap(width: 71, height: 51, filledWith: DrawnText.pixel(SRGB8(hex: ground)))
        let box = PixelRect(x: 10, y: 10, width: 51, height: 31)
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let isKnob = (place..<place + 20).contains(x - box.x) && (4..<27).contains(y - box.y)
                screen[x, y] = DrawnText.pixel(SRGB8(hex: isKnob ? knob : 0x767680))
            }
        }
        return try #require(ElementSight(of: screen, in: box, scale: 1))
    }

    @Test(arguments: [UInt32(0xFFFFFF), 0xF2F2F7])
    func `tells where its knob is, on whatever it lies`(ground: UInt32) throws {
        let (off, on) = (try sight(knobAt: 4, on: ground).middles, try sight(knobAt: 27, on: ground).middles)
        #expect(on.onFill - off.onFill > 0.3)
        #expect(abs(on.onFill + off.onFill - 1) < 0.01 && abs(on.onGround + off.onGround - 1) < 0.01)
    }

    @Test func `has both middles in its own without a knob`() throws {
        let sight = try sight(knobAt: 4, knob: 0x767680, on: 0xFFFFFF)
        #expect(sight.middles == ElementSight.Middles())
    }
}
