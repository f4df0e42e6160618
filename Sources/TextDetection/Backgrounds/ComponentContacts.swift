/// Which components of ink and which zones touch, on any of their four sides.
///
/// One network of lines may touch every cell of a large table, so neither is ever searched for the other one
/// by one.
package struct ComponentContacts {
    /// For each component, where its zones begin among all; at the end the number of all.
    private var firstZones: [Int32] = [0]
    /// The zones of the components, ascending.
    private var zones: [Int32] = []
    /// For each zone, where its components begin among all; at the end the number of all.
    private var firstComponents: [Int32]
    /// The components of the zones, ascending.
    private var components: [Int32] = []

    /// Goes around all components of an ink map.
    package init(_ ink: InkMap, runs: QuasiFlatRuns, zones all: Zones) {
        firstComponents = Array(repeating: 0, count: all.list.count + 1)
        firstZones.reserveCapacity(ink.components.count + 1)
        // The component that each zone has been met by last.
        var last = [Int32](repeating: -1, count: all.list.count)
        for (index, component) in ink.components.enumerated() {
            let first = zones.count
            ink.forEachRun(of: component) { run in
                runs.forEachZone(around: run, zones: all) { zone in
                    guard last[Int(zone)] != Int32(index) else { return }
                    last[Int(zone)] = Int32(index)
                    zones.append(zone)
                }
            }
            if zones.count > first + 1 { zones[first...].sort() }
            firstZones.append(Int32(zones.count))
        }
        turnAround()
    }

    /// Lists for each zone what is listed for each component.
    private mutating func turnAround() {
        for zone in zones { firstComponents[Int(zone) + 1] += 1 }
        for zone in firstComponents.indices.dropFirst() { firstComponents[zone] += firstComponents[zone - 1] }
        components = Array(repeating: 0, count: zones.count)
        var next = firstComponents
        for component in 0..<firstZones.count - 1 {
            for zone in zones(of: component) {
                components[Int(next[Int(zone)])] = Int32(component)
                next[Int(zone)] += 1
            }
        }
    }

    /// The zones that a component touches, ascending.
    package func zones(of component: Int) -> ArraySlice<Int32> {
        zones[Int(firstZones[component])..<Int(firstZones[component + 1])]
    }

    /// The components that a zone touches, ascending.
    package func components(at zone: Int) -> ArraySlice<Int32> {
        components[Int(firstComponents[zone])..<Int(firstComponents[zone + 1])]
    }

    /// Whether a component touches a zone.
    package func touches(_ component: Int, _ zone: Int) -> Bool {
        var low = Int(firstZones[component])
        var high = Int(firstZones[component + 1])
        while low < high {
            let middle = (low + high) / 2
            if Int(zones[middle]) < zone { low = middle + 1 } else { high = middle }
        }
        return low < Int(firstZones[component + 1]) && Int(zones[low]) == zone
    }
}

extension QuasiFlatRuns {
    /// Calls `body` with each zone that lies beside, above or below a run of ink, some more than once.
    @inline(__always)
    fileprivate func forEachZone(around run: InkMap.Run, zones: Zones, _ body: (Int32) -> Void) {
        func visit(_ zone: Int32) { if zone >= 0 { body(zone) } }
        let row = run.row * width
        if run.start > 0 { visit(zones.ofRun[self.run(at: row + run.start - 1)]) }
        if run.end < width { visit(zones.ofRun[self.run(at: row + run.end)]) }
        func visitRow(_ y: Int) {
            forEachRun(ofRow: y, in: run.start..<run.end) { index, _ in visit(zones.ofRun[index]) }
        }
        if run.row > 0 { visitRow(run.row - 1) }
        if run.row + 1 < height { visitRow(run.row + 1) }
    }
}
