import PixelConversion
import Testing

@Suite struct `sRGB and Display P3` {
    @Test(arguments: [true, false])
    func `agree with the closed form within half a step on every 8-bit colour`(toSRGB: Bool) throws {
        let map = toSRGB ? ColorMap(from: .displayP3, to: .sRGB) : ColorMap(from: .sRGB, to: .displayP3)
        let pixels = PixelTransform(try #require(map), from: .rgba8, to: .rgba8)
        let m = (toSRGB ? ClosedFormReference.p3ToSRGB : .sRGBToP3).matrix
        let lights = (0...255).map { ClosedFormReference.decode(Double($0) / 255) }
        var worst = 0.0
        for red in 0...255 {
            var plane = [UInt8]()
            plane.reserveCapacity(4 * 65536)
            for green in 0...255 {
                for blue in 0...255 { plane += [UInt8(red), UInt8(green), UInt8(blue), 255] }
            }
            var converted = [UInt8](repeating: 0, count: plane.count)
            pixels.convert(plane, into: &converted)
            for index in 0..<65536 {
                let (r, g, b) = (lights[red], lights[index >> 8], lights[index & 255])
                for channel in 0..<3 {
                    let light: Double = m[3 * channel] * r + m[3 * channel + 1] * g + m[3 * channel + 2] * b
                    let exact = 255 * ClosedFormReference.encode(min(max(light, 0), 1))
                    worst = max(worst, abs(Double(converted[4 * index + channel]) - exact))
                }
            }
        }
        // Half a step, and the rounding of doubles where the colour lies on the step's edge.
        #expect(worst <= 0.5 + 1e-9)
    }
}
