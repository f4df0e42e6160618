internal import Raster

/// Whether an image is a smaller one made large, by its own pixels.
///
/// An image that was drawn at its size has edges of one pixel, and so energy up to the highest frequency that
/// its pixels can hold. One that was made k times as large has next to none above 1/k of it: whatever filter
/// made it, it could not know more. Filters that repeat pixels show by their blocks.
public struct EnlargementMeasure: Hashable, Sendable {
    /// By how much every pixel was repeated, 2 or 3; `nil` where pixels were not.
    public let repetition: Int?
    /// The energy above the highest frequency of an image of a factor less, over that just below it, both per
    /// frequency; `nil` where there is too little in the image to tell.
    private let ratios: [Ratio]
    /// Whether it has edges, and all are softer than pixels ask for: made large, it is the same drawing.
    public let isSoft: Bool

    private struct Ratio: Hashable {
        let factor: Double
        let value: Double
    }

    /// The ratio below which an image was not drawn at its size. Drawn and photographed ones have 0.04 and
    /// more, those enlarged by bilinear, bicubic and Lanczos filters 0.024 and less; those blurred on purpose
    /// have as little.
    static let greatestRatio = 0.03
    /// The ratio from which an image is sharp at its size.
    static let sharpRatio = 0.05

    /// The share of an edge between two neighbours below which all are soft: one that was drawn has half.
    private static let softEdge = 0.45

    init(of bitmap: Bitmap<UInt8>) {
        repetition = [3, 2].first { bitmap.repeats($0) }
        isSoft = EdgeSharpness.steepest(of: bitmap).map { $0 < Self.softEdge } ?? false
        let spectrum = Spectrum(of: bitmap)
        ratios = [1.5, 2, 3].compactMap { factor in
            spectrum?.ratio(at: factor).map { Ratio(factor: factor, value: $0) }
        }
    }

    /// Whether it has no more in it than an image by some factor smaller: 1.5, 2 or 3.
    public func isSmooth(for factor: Double) -> Bool {
        value(for: factor).map { $0 <= Self.greatestRatio } ?? false
    }

    /// Whether its edges are as sharp as its pixels allow.
    public var isSharp: Bool { value(for: 2).map { $0 >= Self.sharpRatio } ?? false }

    /// The ratio of energies for a factor.
    public func value(for factor: Double) -> Double? {
        ratios.first { abs($0.factor - factor) < 0.01 }?.value
    }
}

extension Bitmap<UInt8> {
    /// The number of places where the shape of blocks turns, from which repeated pixels are no drawing of
    /// level and upright lines: a letter H of even strokes has 12.
    private static var leastTurns: Int { 24 }

    /// The mean length of a straight edge, in blocks, from which a drawing is one of level and upright lines:
    /// along a round or slanting edge of any size it is less than two.
    private static var longRun: Double { 3 }
    /// The most different pixels of such a drawing: soft edges that were repeated have more.
    private static var fewestColors: Int { 4 }

    /// Whether the image consists of blocks of one colour, and these of more than a few rectangles.
    fileprivate func repeats(_ factor: Int) -> Bool {
        guard width % factor == 0, height % factor == 0, width >= 8 * factor, height >= 8 * factor else {
            return false
        }
        for y in 0..<height {
            for x in 0..<width
            where pixels[y * width + x] != pixels[(y - y % factor) * width + x - x % factor] {
                return false
            }
        }
        var (turns, edges) = (0, 0)
        for y in stride(from: factor, to: height, by: factor) {
            for x in stride(from: factor, to: width, by: factor) {
                let here = self[x, y]
                let (left, above, across) = (
                    self[x - factor, y], self[x, y - factor], self[x - factor, y - factor]
                )
                edges += (here != left ? 1 : 0) + (here != above ? 1 : 0)
                if (here != left) != (above != across) || (here != above) != (left != across) { turns += 1 }
            }
        }
        let isOfLines =
            Double(edges) >= Self.longRun * Double(turns) && Set(pixels).count <= Self.fewestColors
        return turns >= Self.leastTurns && !isOfLines
    }
}
