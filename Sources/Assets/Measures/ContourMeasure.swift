public import ColorMath
internal import Raster

/// The colours along the outline of what an image draws: what has to stand out from the ground.
public struct ContourMeasure: Hashable, Sendable {
    /// The relative luminances of the outline (WCAG 2.2), at each tenth from the least to the greatest: 11
    /// of them; empty for an image that fills its frame.
    public let luminances: [Double]

    init(of bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        func isInk(_ x: Int, _ y: Int) -> Bool { bitmap.pixels[y * width + x].alpha >= 128 }
        var found: [Double] = []
        for y in 0..<height {
            for x in 0..<width where isInk(x, y) {
                let isEdge =
                    x > 0 && !isInk(x - 1, y) || x + 1 < width && !isInk(x + 1, y)
                    || y > 0 && !isInk(x, y - 1) || y + 1 < height && !isInk(x, y + 1)
                if isEdge { found.append(bitmap.pixels[y * width + x].color.relativeLuminance) }
            }
        }
        found.sort()
        let last = found.count - 1
        luminances = last < 0 ? [] : (0...10).map { found[last * $0 / 10] }
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
