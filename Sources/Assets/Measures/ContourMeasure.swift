public import ColorMath
internal import Raster

/// The colours along the outline of what an image draws: what has to stand out from the ground.
public struct ContourMeasure: Hashable, Sendable {
    /// The relative luminances of the outline (WCAG 2.2), at each tenth from the least to the greatest: 11
    /// of them; empty for an image that fills its frame.
    public let luminances: [Double]
    /// The contrast ratio of the lightest that is drawn with the darkest; 1 for one colour, and for nothing.
    public let innerContrast: Double

    init(of bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        let pixels = bitmap.pixels
        func isInk(_ index: Int) -> Bool { pixels[index].alpha >= 128 }
        // Counted rather than kept: an image may be all outline. A step is half a hundredth of the ratio with
        // black at most.
        var counts = [Int](repeating: 0, count: Self.steps + 1)
        var inner = counts
        var last: (pixel: RGBA<UInt8>, step: Int)?
        for y in 0..<height {
            for x in 0..<width where isInk(y * width + x) {
                let index = y * width + x
                let pixel = pixels[index]
                // Neighbours are alike, and a luminance takes its time.
                let step =
                    last.flatMap { $0.pixel == pixel ? $0.step : nil }
                    ?? Int((pixel.color.relativeLuminance * Double(Self.steps)).rounded())
                last = (pixel, step)
                inner[step] += 1
                let isEdge =
                    x > 0 && !isInk(index - 1) || x + 1 < width && !isInk(index + 1)
                    || y > 0 && !isInk(index - width) || y + 1 < height && !isInk(index + width)
                if isEdge { counts[step] += 1 }
            }
        }
        luminances = Self.tenths(of: counts)
        let drawn = inner.indices.filter { inner[$0] > 0 }.map { Double($0) / Double(Self.steps) }
        innerContrast = ((drawn.last ?? 0) + 0.05) / ((drawn.first ?? 0) + 0.05)
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
    public func contrast(with ground: SRGB8) -> Double? {
        guard !luminances.isEmpty else { return nil }
        let back = ground.relativeLuminance
        let ratios = luminances.map { (max($0, back) + 0.05) / (min($0, back) + 0.05) }.sorted()
        return ratios[ratios.count / 2]
    }
}
