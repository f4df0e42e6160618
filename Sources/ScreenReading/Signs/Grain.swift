internal import ColorMath
package import Raster
package import TextDetection

/// Specks of the grain of an illustration, of the dots of a pattern or of the signs on a map that were taken
/// for text or an icon.
///
/// Around text lies what it was written on, and other text; where specks of its own colour lie on all
/// sides of it, it is made of such specks itself.
package enum Grain {
    /// How far around a region specks are looked for: as far as it is high, in pixels at least and at most.
    private static let reach = 8...60
    /// How many lie there, on all four sides. Of 4,739 regions that contrast was said to be low of, on 671
    /// screens from public repositories, 49 have as many, and all of them are parts of four illustrations.
    private static let fewest = 10
    /// How wide and high a speck is at most, for the height of the region and in points; and in pixels, where
    /// that is less.
    private static let (largest, highest, smallest) = (0.5, 4.0, 2.0)
    /// The share of its ink that the darkest pixel of a speck has at least, and from which on pixels belong
    /// to one: the pieces of a thin ring hang together by what is mixed.
    private static let (inked, mixed): (Float, Float) = (0.5, 0.25)
    /// How far in code values a pixel lies from the way between backdrop and ink, and how far beyond the ink
    /// as a share of that way, at most.
    private static let (aside, beyond): (Float, Float) = (24, 1.5)
    /// How far from a region the first two loops lie that are looked at, for its height, and how many specks
    /// they meet where there are many around it.
    private static let (loops, onLoops) = ([0.25, 0.5], 3)

    /// Whether a region is of such specks.
    ///
    /// - Parameter others: What was found on the screen, which is no speck.
    package static func holds(
        _ region: Region, among others: [PixelRect], on screen: borrowing Bitmap<UInt8>, scale: Double
    ) -> Bool {
        guard region.kind != .picture, region.place == .content else { return false }
        let ink = InkAround(region, aside: aside, beyond: beyond)
        let distance = min(reach.upperBound, max(reach.lowerBound, region.box.height))
        let frame = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
        guard let around = region.box.grown(by: distance, within: frame) else { return false }
        let boxes = others.filter { $0.intersects(around) }.map { $0.grown(by: 1) }
        func share(_ x: Int, _ y: Int) -> Float { ink.share(of: screen[x, y].color) }
        let met = loops.map { Int(($0 * Double(distance)).rounded()) }.reduce(0) { sum, distance in
            sum + crossings(of: region.box.grown(by: distance), within: frame, boxes, share)
        }
        guard met >= onLoops else { return false }
        let most = max(smallest, min(highest * scale, largest * Double(region.box.height)))
        let specks = specks(in: around, besides: boxes, share).filter { speck in
            Double(max(speck.width, speck.height)) <= most
        }
        let box = region.box
        return specks.count >= fewest && specks.contains { $0.maxY <= box.y }
            && specks.contains { $0.y >= box.maxY } && specks.contains { $0.maxX <= box.x }
            && specks.contains { $0.x >= box.maxX }
    }

    /// How many stretches of ink a loop meets.
    private static func crossings(
        of loop: PixelRect, within frame: PixelRect, _ boxes: [PixelRect], _ share: (Int, Int) -> Float
    ) -> Int {
        let rows = [loop.y, loop.maxY - 1].map { y in (loop.x..<loop.maxX).map { ($0, y) } }
        let columns = [loop.x, loop.maxX - 1].map { x in (loop.y..<loop.maxY).map { (x, $0) } }
        return (rows + columns).reduce(0) { sum, side in
            var (count, isInside) = (0, false)
            for (x, y) in side {
                let isInk =
                    frame.holds(x, y) && share(x, y) >= inked && !boxes.contains { $0.holds(x, y) }
                if isInk, !isInside { count += 1 }
                isInside = isInk
            }
            return sum + count
        }
    }

    /// The boxes around what hangs together in the ink on the backdrop of the region, with one full pixel at
    /// least. Where another colour begins, it is the blend of two others.
    private static func specks(
        in around: PixelRect, besides boxes: [PixelRect], _ share: (Int, Int) -> Float
    ) -> [PixelRect] {
        var shares = [Float](repeating: 0, count: around.area)
        for y in 0..<around.height {
            for x in 0..<around.width { shares[y * around.width + x] = share(around.x + x, around.y + y) }
        }
        for box in boxes {
            guard let part = box.intersection(with: around) else { continue }
            for y in part.y - around.y..<part.maxY - around.y {
                for x in part.x - around.x..<part.maxX - around.x { shares[y * around.width + x] = 0 }
            }
        }
        return ConnectedPixels.all(width: around.width, isIn: shares.map { $0 >= mixed }).filter { speck in
            speck.indices.contains { shares[$0] >= inked }
                && speck.indices.allSatisfy { index in
                    var isOnBackdrop = true
                    ConnectedPixels.forEach(around: index, width: around.width, height: around.height) {
                        isOnBackdrop = isOnBackdrop && shares[$0] >= 0
                    }
                    return isOnBackdrop
                }
        }.map { $0.box.moved(right: around.x).moved(down: around.y) }
    }
}

/// How much of the ink of a region colours around it have.
private struct InkAround {
    private let (backdrop, way): (SIMD3<Float>, SIMD3<Float>)
    private let (length, aside, beyond): (Float, Float, Float)

    init(_ region: Region, aside: Float, beyond: Float) {
        backdrop = RGBA<UInt8>(region.backdrop).levels
        way = RGBA<UInt8>(region.ink).levels - backdrop
        length = max(1, (way * way).sum())
        (self.aside, self.beyond) = (aside, beyond)
    }

    /// The share of the ink in a colour, 0 at least; -1 for one that is no mixture of backdrop and ink.
    func share(of color: SRGB8) -> Float {
        let difference = RGBA<UInt8>(color).levels - backdrop
        let share = (difference * way).sum() / length
        let rest = difference - share * way
        let isMixture = max(abs(rest.x), abs(rest.y), abs(rest.z)) <= aside
        return isMixture && share < beyond ? max(0, share) : -1
    }
}

extension PixelRect {
    fileprivate func holds(_ column: Int, _ row: Int) -> Bool {
        column >= x && column < maxX && row >= y && row < maxY
    }
}
