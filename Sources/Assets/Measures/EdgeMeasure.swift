internal import Raster

/// How many of the straight edges of an image lie between two rows or columns of pixels.
///
/// Where an edge lies on the grid of pixels, its neighbours are drawn fully or not at all. Between them, a
/// whole run of pixels along it is drawn in part, all to the same degree, and the edge looks soft.
public struct EdgeMeasure: Hashable, Sendable {
    /// The straight edges that lie between pixels.
    public let softCount: Int
    /// The straight edges that lie on the grid.
    public let crispCount: Int

    /// The alpha, of 255, up to which a pixel counts as not drawn, and from which as drawn fully.
    private static let (nothing, all) = (UInt8(8), UInt8(247))
    /// The alpha of a pixel that is drawn in part.
    private static let part: ClosedRange<UInt8> = 32...223
    /// How much the alpha of pixels along one edge differs: no more than rounding does.
    private static let tolerance = 1
    /// The least length of an edge: in pixels, and as a share of the image's side. Along the outermost point
    /// of a curve the alpha changes from pixel to pixel.
    private static let (leastLength, leastShare) = (8, 0.15)

    init(of bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        let pixels = bitmap.pixels
        let upright = Self.edges(across: width, along: height) { pixels[$1 * width + $0].alpha }
        let level = Self.edges(across: height, along: width) { pixels[$0 * width + $1].alpha }
        softCount = upright.soft + level.soft
        crispCount = upright.crisp + level.crisp
    }

    /// Counts the edges of one direction.
    private static func edges(
        across: Int, along: Int, _ alpha: (Int, Int) -> UInt8
    ) -> (soft: Int, crisp: Int) {
        let least = max(leastLength, Int((leastShare * Double(along)).rounded(.up)))
        guard across > 2, along >= least else { return (0, 0) }
        var (soft, crisp) = (0, 0)
        for line in 1..<across - 1 {
            var (softRun, crispRun) = (0, 0)
            var last: UInt8?
            for place in 0..<along {
                let (before, here, after) = (
                    alpha(line - 1, place), alpha(line, place), alpha(line + 1, place)
                )
                let isEdge = before <= nothing && after >= all || before >= all && after <= nothing
                let isSoft = isEdge && part.contains(here)
                if isSoft, let last, abs(Int(last) - Int(here)) > tolerance { softRun = 0 }
                last = isSoft ? here : nil
                softRun = isSoft ? softRun + 1 : 0
                // An edge is counted where it has become long enough, and so once.
                if softRun == least { soft += 1 }
                let isCrisp = before <= nothing && here >= all || before >= all && here <= nothing
                crispRun = isCrisp ? crispRun + 1 : 0
                if crispRun == least { crisp += 1 }
            }
        }
        return (soft, crisp)
    }
}
