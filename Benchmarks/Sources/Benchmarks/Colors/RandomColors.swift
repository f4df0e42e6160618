internal import Legible

/// Colours drawn at random, the same ones every time.
enum RandomColors {
    /// As many numbers of 0…1 as asked for.
    static func numbers(_ count: Int) -> [Double] {
        var state: UInt64 = 1
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
    }

    /// OKLCH colours, about half of them outside sRGB.
    static func oklch(_ count: Int) -> [OKLCH] {
        let numbers = numbers(3 * count)
        return (0..<count).map {
            OKLCH(
                lightness: numbers[3 * $0], chroma: numbers[3 * $0 + 1] * 0.3, hue: numbers[3 * $0 + 2] * 360)
        }
    }
}
