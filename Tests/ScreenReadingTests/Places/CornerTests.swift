import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The corners of a picture that a round window or a phone's screen leaves free.
struct `A corner of the screen` {
    /// The radius of the corner in pixels, and the samples in each direction that a pixel's coverage is
    /// counted with.
    private static let (radius, samples) = (16, 4)

    /// How much of a pixel lies outside a round corner, whose sides are so many pixels away.
    private func coverage(across: Int, down: Int) -> Double {
        let offsets = (0..<Self.samples).map { (Double($0) + 0.5) / Double(Self.samples) }
        let outside = offsets.reduce(0) { count, x in
            count
                + offsets.count { y in
                    let (dx, dy) = (Double(Self.radius - across) - x, Double(Self.radius - down) - y)
                    return dx * dx + dy * dy > Double(Self.radius * Self.radius)
                }
        }
        return Double(outside) / Double(Self.samples * Self.samples)
    }

    @Test(arguments: [(UInt8(255), UInt8(0)), (30, 255)])
    func `is no icon`(page: UInt8, rest: UInt8) {
        var screen = Bitmap(
            width: 400, height: 300, filledWith: DrawnText.pixel(SRGB8(red: page, green: page, blue: page)))
        for down in 0..<Self.radius {
            for across in 0..<Self.radius {
                let share = coverage(across: across, down: down)
                let level = UInt8((Double(page) + share * (Double(rest) - Double(page))).rounded())
                let pixel = DrawnText.pixel(SRGB8(red: level, green: level, blue: level))
                screen[across, down] = pixel
                screen[399 - across, down] = pixel
            }
        }
        #expect(ScreenModel(reading: screen, scale: 1).regions.isEmpty)
    }
}
