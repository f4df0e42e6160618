/// The hue of HSL, HSV and HWB: an angle around the edge of the RGB cube, from red over green to blue.
enum RGBHue {
    /// A difference between the largest and the smallest component that is only rounding error: the
    /// colour is grey.
    ///
    /// Without it, white that arrives as (1, 1, 0.9999999999999998) would have a saturation of 100 %.
    static var noise: Double { 1e-10 }

    /// The hue of a colour in degrees, 0..<360, after a turn; 0 without a hue.
    static func angle(of color: SRGB, turnedBy turn: Double) -> Double {
        let (low, high) = (color.components.min(), color.components.max())
        guard high - low > noise else { return 0 }
        let range = high - low
        let sector =
            if high == color.red {
                (color.green - color.blue) / range
            } else if high == color.green {
                (color.blue - color.red) / range + 2
            } else {
                (color.red - color.green) / range + 4
            }
        let angle = sector * 60 + turn
        return angle < 0 ? angle + 360 : angle >= 360 ? angle - 360 : angle
    }

    /// The most saturated colour of a hue: its components reach from 0 to 1.
    static func pure(atAngle hue: Double) -> SIMD3<Double> {
        let turns = hue / 360
        let sector = 6 * (turns - turns.rounded(.down))
        let distances = SIMD3(abs(sector - 3) - 1, 2 - abs(sector - 2), 2 - abs(sector - 4))
        return distances.clippedToUnit
    }
}
