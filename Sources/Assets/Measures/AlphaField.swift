internal import Raster

/// The alpha of the part of an image with ink, with an empty margin around it.
struct AlphaField {
    let width: Int
    let height: Int
    /// Row after row.
    let alpha: [UInt8]
    /// The greatest alpha.
    private let peak: UInt8
    /// The alpha from which a pixel is ink.
    private let leastInk: UInt8

    /// The pixels of nothing around it.
    static let margin = 4

    init(_ bitmap: Bitmap<UInt8>, in box: PixelRect) {
        width = box.width + 2 * Self.margin
        height = box.height + 2 * Self.margin
        var alpha = [UInt8](repeating: 0, count: width * height)
        for y in 0..<box.height {
            for x in 0..<box.width {
                alpha[(y + Self.margin) * width + x + Self.margin] =
                    bitmap.pixels[(y + box.y) * bitmap.width + x + box.x].alpha
            }
        }
        self.alpha = alpha
        peak = alpha.max() ?? 0
        leastInk = UInt8(max(1, Self.inkShare * Double(peak)))
    }

    /// Opaque pixels, those in part by their alpha.
    var area: Double { Double(alpha.reduce(0) { $0 + Int($1) }) / 255 }

    /// Pixels that are drawn, those in part by their share of the strongest ink: what is translucent all over
    /// is as wide as it would be opaque. What is faint and touches no ink is a layer behind it.
    var inkArea: Double {
        guard peak > 0 else { return 0 }
        let (alpha, least) = (alpha, leastInk)
        var sum = 0
        for index in width..<alpha.count - width where alpha[index] > 0 {
            let touches =
                alpha[index] >= least || alpha[index - 1] >= least || alpha[index + 1] >= least
                || alpha[index - width] >= least || alpha[index + width] >= least
            if touches { sum += Int(alpha[index]) }
        }
        return Double(sum) / Double(peak)
    }

    var partialCount: Int { alpha.reduce(0) { $0 + ($1 > 0 && $1 < .max ? 1 : 0) } }

    /// The share of the strongest ink from which a pixel is ink: a layer of half of it is some, too.
    private static let inkShare = 0.4

    private func isInk(_ x: Int, _ y: Int) -> Bool { alpha[y * width + x] >= leastInk }

    /// The diameter in pixels of the largest disc that the ink holds.
    ///
    /// Distances are by steps of 3 and 4 thirds (Borgefors, "Distance Transformations in Digital Images", 1986).
    var widest: Double {
        let far = Int32.max / 2
        let distances = self.distances(from: alpha.map { $0 >= leastInk ? far : 0 }, straight: 3, slanting: 4)
        // Half a pixel at either end lies beyond the middles of pixels.
        return max(0, 2 * Double(distances.max() ?? 0) / 3 - 1)
    }

    /// The length of the outline by crossings of lines in four directions (Crofton's formula).
    var perimeter: Double {
        var (straight, slanting) = (0, 0)
        for y in 1..<height {
            for x in 1..<width {
                let here = isInk(x, y)
                if here != isInk(x - 1, y) { straight += 1 }
                if here != isInk(x, y - 1) { straight += 1 }
                if here != isInk(x - 1, y - 1) { slanting += 1 }
                if isInk(x - 1, y) != isInk(x, y - 1) { slanting += 1 }
            }
        }
        return Self.perimeter(straight: straight, slanting: slanting)
    }

    /// What ``perimeter`` is for a rectangle of ink: each side is crossed once by each of its rows or
    /// columns, and twice, but for the corners, by diagonals.
    static func perimeter(ofRectangle box: PixelRect) -> Double {
        let sides = box.width + box.height
        return perimeter(straight: 2 * sides, slanting: 4 * (sides - 1))
    }

    private static func perimeter(straight: Int, slanting: Int) -> Double {
        .pi / 8 * (Double(straight) + Double(slanting) / 2.0.squareRoot())
    }

    /// Squares of four pixels of which one or three are ink.
    var cornerCount: Int {
        var count = 0
        for y in 1..<height {
            for x in 1..<width
            where (isInk(x, y) != isInk(x - 1, y)) != (isInk(x, y - 1) != isInk(x - 1, y - 1)) {
                count += 1
            }
        }
        return count
    }

    /// The alpha from which ink is nearly opaque.
    static let solidAlpha: UInt8 = 192

    /// On how many sides of the ink that is nearly opaque there is more, further away than some pixels; none
    /// where no ink is nearly opaque.
    func sidesAround(beyond distance: Int) -> Int {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<height {
            for x in 0..<width where alpha[y * width + x] >= Self.solidAlpha {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        guard right >= 0 else { return 0 }
        let last = (x: width - 1 - Self.margin, y: height - 1 - Self.margin)
        return [left - Self.margin, top - Self.margin, last.x - right, last.y - bottom].count {
            $0 > distance
        }
    }

    /// How far each pixel is from ink that is nearly opaque, by columns or rows, whichever is more; at most
    /// one more than a distance.
    func distancesFromSolid(upTo distance: Int) -> [Int32] {
        let far = Int32(distance + 1)
        return distances(from: alpha.map { $0 >= Self.solidAlpha ? 0 : far }, straight: 1, slanting: 1)
    }

    /// How far each pixel is from those where the distance is 0, in two passes (Rosenfeld and Pfaltz,
    /// "Sequential Operations in Digital Picture Processing", 1966).
    ///
    /// - Parameters:
    ///   - start: 0, and elsewhere the greatest distance that is told.
    ///   - straight: The length of a step to the next column or row.
    ///   - slanting: That of one to both.
    private func distances(from start: [Int32], straight: Int32, slanting: Int32) -> [Int32] {
        var distances = start
        func relax(_ index: Int, by step: Int, _ row: Int) {
            distances[index] = min(
                distances[index], distances[index - step] + straight, distances[index - row] + straight,
                min(distances[index - row - 1], distances[index - row + 1]) + slanting)
        }
        for y in 1..<height - 1 {
            for x in 1..<width - 1 { relax(y * width + x, by: 1, width) }
        }
        for y in (1..<height - 1).reversed() {
            for x in (1..<width - 1).reversed() { relax(y * width + x, by: -1, -width) }
        }
        return distances
    }

    /// The area of translucent ink further than some pixels from ink that is nearly opaque.
    func haloArea(beyond distance: Int) -> Double {
        let distances = distancesFromSolid(upTo: distance)
        var (sum, count) = (0, 0)
        var levels = [Int](repeating: 0, count: 256)
        for index in alpha.indices where distances[index] > distance && alpha[index] > 0 {
            sum += Int(alpha[index])
            count += 1
            levels[Int(alpha[index])] += 1
        }
        // A layer of one opacity is drawn on purpose; a shadow fades.
        return 2 * (levels.max() ?? 0) > count ? 0 : Double(sum) / 255
    }
}
