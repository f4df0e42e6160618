/// What is drawn on the grounds of a screen: runs of ink and the 8-connected components they form.
struct InkMap {
    /// A horizontal run of pixels that lie on no ground.
    struct Run {
        var row: Int32
        var start: Int32
        var end: Int32
        /// The component that the run belongs to.
        var component: Int32 = -1
    }

    /// A connected set of runs.
    struct Component {
        var bounds: Bounds
        var area = 0
        /// The zones that the component touches.
        var grounds = Grounds()
        /// Where the component's runs stand in ``InkMap/order``.
        var runs = 0..<0
    }

    private(set) var runs: [Run] = []
    /// The index of each row's first run, and at the end the number of runs.
    private(set) var rowStarts: [Int32] = []
    private(set) var components: [Component] = []
    /// The runs' indices, component by component, from the top.
    private(set) var order: [Int32] = []

    /// Labels the ink between the grounds.
    ///
    /// - Parameter isGround: for each zone, whether it is a ground.
    init(_ quasiFlat: QuasiFlatRuns, zones: Zones, isGround: [Bool], notesGrounds: Bool = false) {
        self.init(height: quasiFlat.height) { y, runs in
            Self.appendInk(ofRow: y, in: quasiFlat, zones: zones, isGround: isGround, to: &runs)
        }
        if notesGrounds { collectGrounds(quasiFlat, zones: zones, isGround: isGround) }
    }

    /// Labels any runs: `appendRow` adds those of each row, from the left.
    init(height: Int, appendRow: (_ y: Int, _ runs: inout [Run]) -> Void) {
        var sets = DisjointSets()
        rowStarts.reserveCapacity(height + 1)
        for y in 0..<height {
            rowStarts.append(Int32(runs.count))
            appendRow(y, &runs)
            sets.grow(to: runs.count)
            if y > 0 { link(row: y, sets: &sets) }
        }
        rowStarts.append(Int32(runs.count))
        components.reserveCapacity(sets.flatten())
        collectComponents(sets)
    }

    /// The runs of a component, from the top.
    func runs(of component: Component) -> some Sequence<Run> {
        order[component.runs].lazy.map { runs[Int($0)] }
    }

    /// Whether nothing of a component lies in the middle half of its box, both ways.
    func isHollow(_ component: Component) -> Bool {
        let box = component.bounds
        let rows = box.minY + box.height / 4..<box.maxY - box.height / 4
        let columns = box.minX + box.width / 4..<box.maxX - box.width / 4
        return !order[component.runs].contains { index in
            let run = runs[Int(index)]
            return rows.contains(Int(run.row)) && run.start < columns.upperBound
                && run.end > columns.lowerBound
        }
    }

    private static func appendInk(
        ofRow y: Int, in quasiFlat: QuasiFlatRuns, zones: Zones, isGround: [Bool], to runs: inout [Run]
    ) {
        var start: Int32 = -1
        for run in quasiFlat.runs(ofRow: y) {
            let zone = zones.ofRun[run]
            let isInk = zone < 0 || !isGround[Int(zone)]
            if isInk {
                if start < 0 { start = quasiFlat.starts[run] }
            } else if start >= 0 {
                runs.append(Run(row: Int32(y), start: start, end: quasiFlat.starts[run]))
                start = -1
            }
        }
        if start >= 0 { runs.append(Run(row: Int32(y), start: start, end: Int32(quasiFlat.width))) }
    }

    /// Links the runs of the newest row with those above that touch them, diagonals included.
    private mutating func link(row y: Int, sets: inout DisjointSets) {
        var upper = Int(rowStarts[y - 1])
        let upperEnd = Int(rowStarts[y])
        var lower = upperEnd
        while upper < upperEnd, lower < runs.count {
            let above = runs[upper]
            let below = runs[lower]
            if above.start <= below.end, below.start <= above.end {
                let a = sets.root(upper)
                let b = sets.root(lower)
                if a != b { sets.merge(roots: a, b) }
            }
            if above.end <= below.end { upper += 1 } else { lower += 1 }
        }
    }

    private mutating func collectComponents(_ sets: DisjointSets) {
        for index in runs.indices {
            let run = runs[index]
            let columns = Int(run.start)..<Int(run.end)
            let root = Int(sets.parents[index])
            if root == index {
                runs[index].component = Int32(components.count)
                components.append(
                    Component(
                        bounds: Bounds(
                            minX: columns.lowerBound, minY: Int(run.row), maxX: columns.upperBound,
                            maxY: Int(run.row) + 1)))
            } else {
                runs[index].component = runs[root].component
            }
            let component = Int(runs[index].component)
            components[component].bounds.extend(columns: columns, row: Int(run.row))
            components[component].area += columns.count
            components[component].runs = 0..<components[component].runs.upperBound + 1
        }
        var next = 0
        for index in components.indices {
            let count = components[index].runs.count
            components[index].runs = next..<next
            next += count
        }
        order = Array(repeating: 0, count: runs.count)
        for (index, run) in runs.enumerated() {
            let place = components[Int(run.component)].runs
            order[place.upperBound] = Int32(index)
            components[Int(run.component)].runs = place.lowerBound..<place.upperBound + 1
        }
    }

    /// Notes which zones each component touches on any of the four sides.
    private mutating func collectGrounds(_ quasiFlat: QuasiFlatRuns, zones: Zones, isGround: [Bool]) {
        for y in 0..<quasiFlat.height {
            let row = Int(rowStarts[y])..<Int(rowStarts[y + 1])
            guard !row.isEmpty else { continue }
            for neighbour in max(0, y - 1)...min(quasiFlat.height - 1, y + 1) {
                // In the run's own row the zones to the left and right touch it, so it is widened by a pixel.
                let margin: Int32 = neighbour == y ? 1 : 0
                let groundRow = quasiFlat.runs(ofRow: neighbour)
                var ground = groundRow.lowerBound
                for index in row {
                    let run = runs[index]
                    while ground < groundRow.upperBound,
                        quasiFlat.end(of: ground, rowEnd: groundRow.upperBound) <= run.start - margin
                    {
                        ground += 1
                    }
                    var touching = ground
                    while touching < groundRow.upperBound, quasiFlat.starts[touching] < run.end + margin {
                        let zone = zones.ofRun[touching]
                        if zone >= 0, isGround[Int(zone)] {
                            components[Int(run.component)].grounds.insert(zone)
                        }
                        touching += 1
                    }
                }
            }
        }
    }
}
