/// The zones of at least a number of pixels, and which of them each run belongs to.
package struct LargeZones: Sendable {
    /// A zone.
    package struct Zone: Sendable {
        /// The smallest box around it.
        package fileprivate(set) var bounds: Bounds
        /// The number of its pixels.
        package let area: Int
    }

    /// The zones, in the order of their first pixels.
    package private(set) var list: [Zone] = []
    /// The zone of each run; -1 for those of zones that are too small.
    package private(set) var ofRun: [Int32]

    /// Finds the zones of a screen.
    ///
    /// - Parameters:
    ///   - runs: Its runs, whose roots become zones in place: there may be one for each pixel.
    ///   - leastArea: The pixels that a zone has at the least.
    package init(_ runs: inout QuasiFlatRuns, leastArea: Int) {
        ofRun = runs.takeRoots()
        var areas = [Int32](repeating: 0, count: ofRun.count)
        runs.forEachRun { run, pixels in areas[Int(ofRun[run])] += Int32(pixels.count) }
        var row = 0
        runs.forEachRun { run, pixels in
            // The root comes first, so it has become its zone.
            let root = Int(ofRun[run])
            guard areas[root] >= leastArea else {
                ofRun[run] = -1
                return
            }
            while pixels.lowerBound >= (row + 1) * runs.width { row += 1 }
            let first = pixels.lowerBound - row * runs.width
            let columns = first..<first + pixels.count
            if root == run {
                ofRun[run] = Int32(list.count)
                let bounds = Bounds(
                    minX: columns.lowerBound, minY: row, maxX: columns.upperBound, maxY: row + 1)
                list.append(Zone(bounds: bounds, area: Int(areas[root])))
            } else {
                ofRun[run] = ofRun[root]
                list[Int(ofRun[root])].bounds.extend(columns: columns, row: row)
            }
        }
    }
}
