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

    /// An image without edges.
    static let none = EdgeMeasure(softCount: 0, crispCount: 0)

    private init(softCount: Int, crispCount: Int) {
        self.softCount = softCount
        self.crispCount = crispCount
    }

    init(of bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        // Both walk along the rows, as pixels lie in memory.
        var upright = (0..<width).map { _ in EdgeRuns(along: height) }
        var level = EdgeRuns(along: width)
        var (soft, crisp) = (0, 0)
        let pixels = bitmap.pixels
        for y in 0..<height {
            level.begin()
            let row = y * width
            for x in 0..<width {
                let index = row + x
                let here = pixels[index].alpha
                if width > 2, x > 0, x + 1 < width {
                    upright[x].add(pixels[index - 1].alpha, here, pixels[index + 1].alpha)
                }
                if height > 2, y > 0, y + 1 < height {
                    level.add(pixels[index - width].alpha, here, pixels[index + width].alpha)
                }
            }
        }
        for run in upright + [level] {
            soft += run.softCount
            crisp += run.crispCount
        }
        softCount = soft
        crispCount = crisp
    }

    /// The edges of one line of pixels, followed from its beginning.
    private struct EdgeRuns {
        private(set) var softCount = 0
        private(set) var crispCount = 0
        private let least: Int
        private var softRun = 0
        private var crispRun = 0
        /// The alpha of the pixel before, where it is a part of a soft edge.
        private var last: UInt8?

        /// - Parameter along: The pixels of the line.
        init(along: Int) {
            least = max(leastLength, Int((leastShare * Double(along)).rounded(.up)))
        }

        /// Begins another line.
        mutating func begin() { (softRun, crispRun, last) = (0, 0, nil) }

        /// Adds a pixel with those to both sides of the line.
        mutating func add(_ before: UInt8, _ here: UInt8, _ after: UInt8) {
            let isEdge = before <= nothing && after >= all || before >= all && after <= nothing
            let isSoft = isEdge && part.contains(here)
            if isSoft, let last, abs(Int(last) - Int(here)) > tolerance { softRun = 0 }
            last = isSoft ? here : nil
            softRun = isSoft ? softRun + 1 : 0
            // An edge is counted where it has become long enough, and so once.
            if softRun == least { softCount += 1 }
            let isCrisp = before <= nothing && here >= all || before >= all && here <= nothing
            crispRun = isCrisp ? crispRun + 1 : 0
            if crispRun == least { crispCount += 1 }
        }
    }
}
