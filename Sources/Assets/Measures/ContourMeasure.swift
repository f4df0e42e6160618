public import ColorMath
internal import Raster

/// The colours along the outline of what an image draws: what has to stand out from the ground.
public struct ContourMeasure: Hashable, Sendable {
    /// The relative luminances of the outline (WCAG 2.2), at each tenth from the least to the greatest: 11
    /// of them; empty for an image that fills its frame.
    public let luminances: [Double]
    /// The same of all that is drawn, 11 of them; empty for an image without ink.
    public let innerLuminances: [Double]

    init(of bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        func isInk(_ x: Int, _ y: Int) -> Bool { bitmap.pixels[y * width + x].alpha >= 128 }
        // Counted rather than kept: an image may be all outline. A step is half a hundredth of the ratio with
        // black at most.
        var counts = [Int](repeating: 0, count: Self.steps + 1)
        var inner = counts
        var last: (pixel: RGBA<UInt8>, step: Int)?
        for y in 0..<height {
            for x in 0..<width where isInk(x, y) {
                let pixel = bitmap.pixels[y * width + x]
                // Neighbours are alike, and a luminance takes its time.
                let step =
                    last.flatMap { $0.pixel == pixel ? $0.step : nil }
                    ?? Int((pixel.color.relativeLuminance * Double(Self.steps)).rounded())
                last = (pixel, step)
                inner[step] += 1
                let isEdge =
                    x > 0 && !isInk(x - 1, y) || x + 1 < width && !isInk(x + 1, y)
                    || y > 0 && !isInk(x, y - 1) || y + 1 < height && !isInk(x, y + 1)
                if isEdge { counts[step] += 1 }
            }
        }
        luminances = Self.tenths(of: counts)
        innerLuminances = Self.tenths(of: inner)
    }

    private static let steps = 4096

    /// The luminance below which each tenth of the outline is.
    private static func tenths(of counts: [Int]) -> [Double] {
        let total = counts.reduce(0, +)
        guard total > 0 else { return [] }
        var step = 0
        var passed = counts[0]
        return (0...10).map { tenth in
            while passed <= (total - 1) * tenth / 10 {
                step += 1
                passed += counts[step]
            }
            return Double(step) / Double(steps)
        }
    }

    /// The contrast ratio of the outline with a ground (WCAG 2.2), where half of it has more; `nil` for an
    /// image without an outline.
    ///
    /// - Parameter share: The share of the outline that has less, 0…1, where it is not half.
    public func contrast(with ground: SRGB8, atShare share: Double = 0.5) -> Double? {
        let ratios = Self.ratios(of: luminances, with: ground)
        return ratios.isEmpty ? nil : ratios[Int((share * Double(ratios.count - 1)).rounded())]
    }

    /// The share of what is drawn that has a contrast with a ground, 0…1.
    public func innerShare(of contrast: Double, with ground: SRGB8) -> Double {
        let ratios = Self.ratios(of: innerLuminances, with: ground)
        return ratios.isEmpty ? 0 : Double(ratios.count { $0 >= contrast }) / Double(ratios.count)
    }

    /// The contrast ratios of luminances with a ground, the least first.
    private static func ratios(of luminances: [Double], with ground: SRGB8) -> [Double] {
        let back = ground.relativeLuminance
        return luminances.map { (max($0, back) + 0.05) / (min($0, back) + 0.05) }.sorted()
    }
}
