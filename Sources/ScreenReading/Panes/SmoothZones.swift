package import Raster
internal import TextDetection

/// The connected parts of a screen whose colour nowhere jumps from one pixel to the next: surfaces, gradients
/// and blurs.
package struct SmoothZones: Sendable {
    /// A zone that is large enough to look at.
    package struct Zone: Sendable {
        /// The smallest rectangle around it.
        package let box: PixelRect
        /// The number of its pixels.
        package let count: Int
    }

    /// Pixels of one row that belong to one zone.
    package struct Run {
        /// The row.
        package let y: Int
        /// The columns.
        package let columns: Range<Int>
    }

    /// The zones, in the order of their first pixels.
    package let zones: [Zone]
    private let runs: QuasiFlatRuns
    /// The zone of each run; -1 for those of zones that are too small.
    private let zoneOfRun: [Int32]

    /// The largest step in a channel from one pixel to the next: blurs that are as wide as those of materials
    /// run more evenly, and rounding adds one.
    private static let largestStep: UInt8 = 2

    /// - Parameters:
    ///   - screen: The screen.
    ///   - smallestCount: The pixels that a zone must have to be listed.
    package init(of screen: borrowing Bitmap<UInt8>, smallestCount: Int) {
        var cut = QuasiFlatRuns(screen, threshold: Self.largestStep)
        let large = LargeZones(&cut, leastArea: smallestCount)
        runs = cut
        zoneOfRun = large.ofRun
        zones = large.list.map { Zone(box: $0.bounds.rect, count: $0.area) }
    }

    /// The zone of a pixel; nil where it is part of none, or lies outside the screen.
    package func zone(x: Int, y: Int) -> Int? {
        guard 0..<runs.width ~= x, 0..<runs.height ~= y else { return nil }
        let zone = Int(zoneOfRun[runs.run(at: y * runs.width + x)])
        return zone < 0 ? nil : zone
    }

    /// The zone that something lies right on: the one that most of the pixels around it belong to.
    ///
    /// - Parameters:
    ///   - box: What lies there.
    ///   - margin: How far from it the pixels are.
    func zone(under box: PixelRect, margin: Int) -> Int? {
        let (left, right) = (box.x - margin, box.maxX - 1 + margin)
        let (top, bottom) = (box.y - margin, box.maxY - 1 + margin)
        let ring =
            (left...right).flatMap { [zone(x: $0, y: top), zone(x: $0, y: bottom)] }
            + (top...bottom).flatMap { [zone(x: left, y: $0), zone(x: right, y: $0)] }
        var counts: [Int: Int] = [:]
        for case let zone? in ring { counts[zone, default: 0] += 1 }
        return counts.first { $0.value * 2 > ring.count }?.key
    }

    /// Calls `body` with the runs of all zones, row by row from the left.
    package func forEachRun(_ body: (_ zone: Int, _ run: Run) -> Void) {
        for y in 0..<runs.height {
            runs.forEachRun(ofRow: y) { run, columns in
                if zoneOfRun[run] >= 0 { body(Int(zoneOfRun[run]), Run(y: y, columns: columns)) }
            }
        }
    }

    /// Calls `body` with the runs of a zone, row by row from the left.
    package func forEachRun(of zone: Int, _ body: (Run) -> Void) {
        let box = zones[zone].box
        for y in box.y..<box.maxY {
            runs.forEachRun(ofRow: y, in: box.x..<box.maxX) { run, columns in
                if Int(zoneOfRun[run]) == zone { body(Run(y: y, columns: columns)) }
            }
        }
    }
}
