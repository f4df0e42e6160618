package import Raster

/// A quasi-flat zone that is wide enough to be a ground: a page, a card, a pill, a badge.
package struct Zone: Sendable {
    /// The mean colour, in encoded levels.
    package var color: SIMD3<Float> = .zero
    /// The smallest box around the zone: first and last columns and rows, the last ones excluded.
    package var bounds: Bounds
    /// The number of pixels.
    package var area = 0
    /// Whether the zone holds the large square that makes it a ground by itself, not only the small one.
    package var isWide: Bool
    /// Whether all pixels looked at have one colour, to the level.
    package var isFlat = true

    package init(bounds: Bounds, isWide: Bool) {
        self.bounds = bounds
        self.isWide = isWide
    }
}

/// The zones of a screen that may be grounds, and the zone of each run.
package struct Zones: Sendable {
    /// The zone of each run of ``QuasiFlatRuns``: an index into ``list``, or -1 for runs too narrow to be a
    /// ground.
    package private(set) var ofRun: [Int32] = []
    package private(set) var list: [Zone] = []
    private var firstColors: [RGBA<UInt8>] = []

    /// Finds the zones of a screen.
    ///
    /// - Parameter runs: its runs, whose roots become zones in place: there may be one for each pixel.
    package init(
        _ runs: inout QuasiFlatRuns, screen: borrowing Bitmap<UInt8>, scale: Double,
        constants: SegmentationConstants
    ) {
        let wide = FlatSquares.roots(in: runs, cell: max(1, Int(constants.wideSquare * scale / 2)))
        let narrow = FlatSquares.roots(in: runs, cell: max(1, Int(constants.narrowSquare * scale / 2)))
        let count = zip(wide, narrow).count { $0 || $1 }
        list.reserveCapacity(count)
        firstColors.reserveCapacity(count)
        ofRun = runs.takeRoots()
        for y in 0..<runs.height {
            runs.forEachRun(ofRow: y) { run, columns in
                let root = Int(ofRun[run])
                guard wide[root] || narrow[root] else {
                    ofRun[run] = -1
                    return
                }
                if root == run {
                    ofRun[run] = Int32(list.count)
                    let box = Bounds(
                        minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1)
                    list.append(Zone(bounds: box, isWide: wide[root]))
                    firstColors.append(screen[columns.lowerBound, y])
                } else {
                    // The root comes first, so it has become its zone.
                    ofRun[run] = ofRun[root]
                }
                add(run: columns, y: y, to: Int(ofRun[run]), screen: screen)
            }
        }
        for index in list.indices {
            list[index].color =
                list[index].isFlat
                ? firstColors[index].levels : list[index].color / Float(max(1, list[index].area))
        }
    }

    /// The colour of a run is sampled at its middle: along a quasi-flat run it changes slowly.
    private mutating func add(run: Range<Int>, y: Int, to zone: Int, screen: borrowing Bitmap<UInt8>) {
        let middle = screen[(run.lowerBound + run.upperBound) / 2, y]
        let first = firstColors[zone]
        let hasFirst = middle == first && screen[run.lowerBound, y] == first
        list.withUnsafeMutableBufferPointer { list in
            list[zone].bounds.extend(columns: run, row: y)
            list[zone].area += run.count
            list[zone].color += middle.levels * Float(run.count)
            if !hasFirst { list[zone].isFlat = false }
        }
    }
}
