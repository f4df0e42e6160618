internal import Raster

/// Which wide zones are grounds that things lie on, and which are the insides of glyphs and shapes.
struct Grounding {
    /// For each zone, whether it is a ground.
    var isGround: [Bool]
    /// For each zone, whether it is the ground seen through a hole: the counter of a large letter, an empty ring.
    var isCounter: [Bool]
    /// What lies on the grounds.
    var ink: InkMap
}

/// Decides which wide zones are grounds.
struct GroundSelection {
    let runs: QuasiFlatRuns
    let zones: Zones
    let pixels: [RGBA<UInt8>]
    let scale: Double

    /// From this many levels of difference in any channel on, two colours are different.
    private static let differs: Float = 6
    /// The tallest zone in points that may be the inside of a glyph; the widest is twice that.
    private static let tallestInside = 110.0
    /// A zone that fills less of its box than this is a stroke, not a container.
    private static let sparse = 0.4
    /// A zone that fills more of its box than this, holes included, is a container unless all it surrounds is solid: a
    /// small disc without its smooth edge fills 0.74.
    private static let fullest = 0.72
    /// What fills less of its box than this is no solid blob. The counters of heavy letters fill 0.59 and more.
    private static let solid = 0.58

    /// Looks at every zone and what lies around and within it.
    func grounding() -> Grounding {
        var isGround = [Bool](repeating: true, count: zones.list.count)
        var isCounter = [Bool](repeating: false, count: zones.list.count)
        let ink = InkMap(runs, zones: zones, isGround: isGround, notesGrounds: true)
        for inside in insides(ink) {
            if inside.isCounter { isCounter[inside.zone] = true } else { isGround[inside.zone] = false }
        }
        let isSettled = isGround.allSatisfy { $0 }
        return Grounding(
            isGround: isGround, isCounter: isCounter,
            ink: isSettled ? ink : InkMap(runs, zones: zones, isGround: isGround))
    }

    private func differs(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool {
        largestChannel(a - b) > Self.differs
    }

    // MARK: Insides

    /// The zones that hold nothing, or nothing but holes: insides of thick strokes, of counters and of solid shapes.
    private func insides(_ ink: InkMap) -> [(zone: Int, isCounter: Bool)] {
        var held = [Int: [Int]]()
        for (index, component) in ink.components.enumerated() {
            component.grounds.forEach { ground in
                if mayBeInside(zones.list[ground]) { held[ground, default: []].append(index) }
            }
        }
        return held.keys.sorted().compactMap { inside($0, holding: held[$0] ?? [], ink: ink) }
    }

    private func mayBeInside(_ zone: Zone) -> Bool {
        Double(zone.bounds.height) < Self.tallestInside * scale
            && Double(zone.bounds.width) < 2 * Self.tallestInside * scale
    }

    private func inside(
        _ index: Int, holding components: [Int], ink: InkMap
    ) -> (zone: Int, isCounter: Bool)? {
        let zone = zones.list[index]
        var around = Set<Int>()
        for component in components {
            ink.components[component].grounds.forEach { if $0 != index { around.insert($0) } }
        }
        let isSeenThrough = colors(of: around, beside: zone).contains { !differs($0, zone.color) }
        // The stroke of a display letter, a ring: what it surrounds are not things it holds.
        let fill = Double(zone.area) / Double(zone.bounds.area)
        if fill < Self.sparse, !isSeenThrough { return (index, false) }
        let outside = outerColors(of: zone, around: around)
        let inner = around.map { zones.list[$0] }.filter { zone.bounds.contains($0.bounds) }
        // Another ground inside of another colour than the outside: a container of containers.
        if inner.contains(where: { hole in outside.allSatisfy { differs(hole.color, $0) } }) { return nil }
        let lone = components.map { ink.components[$0] }.filter {
            $0.grounds.count == 1 && Double($0.area) >= 2 * scale
        }
        if lone.isEmpty || (!zone.isWide && isSeenThrough) { return (index, isSeenThrough) }
        return areHoles(lone, in: zone, outside: outside, ink: ink) ? (index, false) : nil
    }

    /// The colours of the zones that surround a zone.
    private func outerColors(of zone: Zone, around: Set<Int>) -> [SIMD3<Float>] {
        let outer = around.filter { zones.list[$0].bounds.contains(zone.bounds) }
        let beside = colors(of: outer, beside: zone)
        return beside.isEmpty ? outer.map { zones.list[$0].color } : beside
    }

    /// The colours that others of the zones have nearest to a zone, to its left and to its right: grounds may be
    /// gradients.
    private func colors(of others: Set<Int>, beside zone: Zone) -> [SIMD3<Float>] {
        let y = (zone.bounds.minY + zone.bounds.maxY) / 2
        let row = runs.runs(ofRow: y)
        let leftmost = runs.run(at: zone.bounds.minX, inRow: row)
        let rightmost = runs.run(at: zone.bounds.maxX - 1, inRow: row)
        func isBeside(_ run: Int) -> Bool {
            let other = Int(zones.ofRun[run])
            return others.contains(other) && !zone.bounds.contains(zones.list[other].bounds)
        }
        let before = (row.lowerBound...leftmost).last(where: isBeside)
            .map { runs.end(of: $0, rowEnd: row.upperBound) - 1 }
        let after = (rightmost..<row.upperBound).first(where: isBeside).map { Int(runs.starts[$0]) }
        return [before, after].compactMap(\.self).map { pixels[y * runs.width + $0].levels }
    }

    /// Whether all that a zone holds are solid blobs of the surrounding colour, as the counters of heavy type are.
    private func areHoles(
        _ components: [InkMap.Component], in zone: Zone, outside: [SIMD3<Float>], ink: InkMap
    ) -> Bool {
        let filled = components.reduce(zone.area) { $0 + $1.area }
        for component in components {
            let blob = Blob(component, ink: ink, pixels: pixels, width: runs.width, ground: zone.color)
            guard outside.contains(where: { largestChannel(blob.color - $0) <= 2 * Self.differs }) else {
                return false
            }
            let isOpenShape = Double(blob.solidArea) < Self.solid * Double(component.bounds.area)
            if isOpenShape, Double(filled) > Self.fullest * Double(zone.bounds.area) { return false }
        }
        return true
    }
}

/// A component as seen from the zone that holds it.
private struct Blob {
    /// The mean colour of the pixels farthest from the ground.
    var color: SIMD3<Float> = .zero
    /// The number of pixels more than half as far from the ground as the farthest one.
    var solidArea = 0

    init(
        _ component: InkMap.Component, ink: InkMap, pixels: [RGBA<UInt8>], width: Int, ground: SIMD3<Float>
    ) {
        var counts = LevelCounts(levels: 257)
        for run in ink.runs(of: component) {
            for x in run.start..<run.end {
                let distance = largestChannel(pixels[Int(run.row) * width + Int(x)].levels - ground)
                counts.add(Int(distance))
            }
        }
        let farthest = Float(counts.highest)
        let far = 0.9 * Float(counts.quantile(0.95))
        var number: Float = 0
        for run in ink.runs(of: component) {
            for x in run.start..<run.end {
                let color = pixels[Int(run.row) * width + Int(x)].levels
                let distance = largestChannel(color - ground)
                if distance > 0.5 * farthest { solidArea += 1 }
                if distance >= far {
                    self.color += color
                    number += 1
                }
            }
        }
        self.color /= max(1, number)
    }
}
