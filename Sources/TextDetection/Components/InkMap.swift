/// What is drawn on the grounds of a screen: runs of ink and the 8-connected components they form.
package struct InkMap: Sendable {
    /// A horizontal run of pixels that lie on no ground.
    package struct Run {
        package var row: Int
        package var start: Int
        package var end: Int
    }

    /// A connected set of runs.
    package struct Component {
        package var bounds: Bounds
        package var area: Int
        /// Where the component's runs stand among those of all components.
        package fileprivate(set) var runs: Range<Int>
    }

    /// The pixels that lie on no ground.
    package let mask: PixelMask
    package private(set) var components: [Component] = []
    /// Components with fewer pixels than this were left out, as there were too many; 1 where none was.
    package private(set) var leastArea = 1
    /// The first pixels of the components' runs, component by component from the top.
    private var firstPixels: [Int32] = []

    /// The most components of a screen; a page full of 9 point type has half as many.
    package static let mostComponents = 1 << 20

    /// Labels the pixels of a mask.
    ///
    /// - Parameter most: the most components; of more than these the smallest are left out.
    package init(_ mask: PixelMask, most: Int = mostComponents) {
        self.mask = mask
        var labels = InkLabels(mask)
        leastArea = labels.number(most: most)
        components.reserveCapacity(labels.runCounts.count)
        var count = 0
        for runs in labels.runCounts {
            let empty = Bounds(minX: mask.width, minY: mask.height, maxX: 0, maxY: 0)
            components.append(Component(bounds: empty, area: 0, runs: count..<count))
            count += Int(runs)
        }
        firstPixels = Array(repeating: 0, count: count)
        collectRuns(labels.ofRun)
    }

    /// Gives each component its runs.
    ///
    /// - Parameter labels: the component of each run, or -1.
    private mutating func collectRuns(_ labels: [Int32]) {
        let mask = mask
        // Millions of runs are placed one by one: nothing asks for each whether the memory is shared.
        components.withUnsafeMutableBufferPointer { components in
            firstPixels.withUnsafeMutableBufferPointer { firstPixels in
                var run = 0
                for y in mask.occupiedRows {
                    let row = mask.row(y)
                    mask.forEachStretch(in: row) { stretch in
                        let index = Int(labels[run])
                        run += 1
                        guard index >= 0 else { return }
                        let first = stretch.lowerBound - row.lowerBound
                        components[index].bounds.extend(columns: first..<first + stretch.count, row: y)
                        components[index].area += stretch.count
                        let place = components[index].runs
                        firstPixels[place.upperBound] = Int32(stretch.lowerBound)
                        components[index].runs = place.lowerBound..<place.upperBound + 1
                    }
                }
            }
        }
    }

    /// Calls `body` with each run of a component, from the top.
    @inline(__always)
    package func forEachRun(of component: Component, _ body: (Run) -> Void) {
        // A component has runs in each of its rows.
        var y = component.bounds.minY
        var row = mask.row(y)
        for index in component.runs {
            let first = Int(firstPixels[index])
            while first >= row.upperBound {
                y += 1
                row = row.upperBound..<row.upperBound + mask.width
            }
            let end = mask.firstOutside(in: first..<row.upperBound)
            body(Run(row: y, start: first - row.lowerBound, end: end - row.lowerBound))
        }
    }

    /// The components whose topmost pixel lies in some rows.
    package func components(beginningIn rows: Range<Int>) -> ArraySlice<Component> {
        // They are numbered in the order of their first runs.
        func index(of row: Int) -> Int {
            var range = components.indices
            while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
                range =
                    components[middle].bounds.minY < row
                    ? middle + 1..<range.upperBound : range.lowerBound..<middle
            }
            return range.lowerBound
        }
        return components[index(of: rows.lowerBound)..<index(of: rows.upperBound)]
    }

    /// About so many runs of a component, evenly spread.
    package func sample(_ count: Int, of component: Component) -> some Sequence<Run> {
        let step = max(1, component.runs.count / count)
        return stride(from: component.runs.lowerBound, to: component.runs.upperBound, by: step).lazy.map {
            let first = Int(firstPixels[$0])
            let row = mask.row(first / mask.width)
            let end = mask.firstOutside(in: first..<row.upperBound)
            return Run(row: first / mask.width, start: first - row.lowerBound, end: end - row.lowerBound)
        }
    }

    /// Whether nothing of a component lies in the middle half of its box, both ways.
    package func isHollow(_ component: Component) -> Bool {
        let box = component.bounds
        let rows = box.minY + box.height / 4..<box.maxY - box.height / 4
        let columns = box.minX + box.width / 4..<box.maxX - box.width / 4
        var isHollow = true
        forEachRun(of: component) { run in
            if rows.contains(run.row) && run.start < columns.upperBound && run.end > columns.lowerBound {
                isHollow = false
            }
        }
        return isHollow
    }
}

extension PixelMask {
    /// The pixels of a screen that lie on no ground.
    ///
    /// - Parameter isBackground: for each zone, whether it is a ground.
    package init(inkOf quasiFlat: QuasiFlatRuns, zones: Zones, isBackground: [Bool]) {
        self.init(width: quasiFlat.width, height: quasiFlat.height)
        for y in 0..<quasiFlat.height {
            let row = y * quasiFlat.width
            var start: Int?
            quasiFlat.forEachRun(ofRow: y) { run, columns in
                let zone = zones.ofRun[run]
                if zone < 0 || !isBackground[Int(zone)] {
                    if start == nil { start = row + columns.lowerBound }
                } else if let first = start {
                    insert(first..<row + columns.lowerBound)
                    start = nil
                }
            }
            if let first = start { insert(first..<row + quasiFlat.width) }
        }
    }
}
