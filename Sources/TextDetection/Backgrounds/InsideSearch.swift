internal import Raster

/// Finds the wide zones that hold nothing, or nothing but holes: insides of thick strokes, of counters and of
/// solid shapes.
struct InsideSearch {
    private let ink: InkMap
    private let zones: Zones
    private let pixels: [RGBA<UInt8>]
    private let width: Int
    private let scale: Double
    private let constants: BackgroundConstants
    private let contacts: ComponentContacts
    private let index: ZoneIndex
    private var outlook: Outlook
    /// For each component that has been asked for, those of its zones that are too large to be insides.
    private var largeZones: [Int: [Int]] = [:]

    init(
        ink: InkMap, runs: QuasiFlatRuns, zones: Zones, pixels: [RGBA<UInt8>], scale: Double,
        constants: BackgroundConstants
    ) {
        self.constants = constants
        self.ink = ink
        self.zones = zones
        self.pixels = pixels
        self.scale = scale
        width = runs.width
        contacts = ComponentContacts(ink, runs: runs, zones: zones)
        outlook = Outlook(runs: runs, zones: zones, pixels: pixels)
        let largest = (
            width: Int(constants.widestInside * scale), height: Int(constants.tallestInside * scale)
        )
        index = ZoneIndex(
            zones.list, largest: largest, width: runs.width, height: runs.height
        ) { Self.isSmall($0, scale: scale, constants) }
    }

    /// The insides, in the order of the zones.
    mutating func insides() -> [(zone: Int, isCounter: Bool)] {
        zones.list.indices.compactMap { zone in
            guard Self.isSmall(zones.list[zone], scale: scale, constants),
                !contacts.components(at: zone).isEmpty
            else {
                return nil
            }
            return inside(zone)
        }
    }

    /// Whether a zone is small enough to be the inside of a glyph.
    static func isSmall(_ zone: Zone, scale: Double, _ constants: BackgroundConstants) -> Bool {
        Double(zone.bounds.height) < constants.tallestInside * scale
            && Double(zone.bounds.width) < constants.widestInside * scale
    }

    private mutating func inside(_ index: Int) -> (zone: Int, isCounter: Bool)? {
        let zone = zones.list[index]
        let components = contacts.components(at: index)
        let shared = components.filter { contacts.zones(of: Int($0)).count > 1 }.map(Int.init)
        let beside = outlook.colors(beside: zone, where: { isAround(index, shared, $0) })
        let isSeenThrough = beside.contains { !differs($0, zone.color) }
        // The stroke of a display letter, a ring: what it surrounds are not things it holds.
        let fill = Double(zone.area) / Double(zone.bounds.area)
        if fill < constants.sparseFill, !isSeenThrough { return (index, false) }
        if fill >= constants.panelFill, isPanel(zone.bounds) { return nil }
        let inner = self.index.zones(within: zone.bounds).filter { isAround(index, shared, $0) }
        let lone = components.filter { contacts.zones(of: Int($0)).count == 1 }
            .map { ink.components[Int($0)] }.filter { Double($0.area) >= constants.smallestPart * scale }
        if inner.isEmpty, lone.isEmpty { return (index, isSeenThrough) }
        let outside = outerColors(of: index, shared: shared)
        // Another ground inside of another colour than the outside: a container of containers.
        let hasOther = inner.contains { hole in outside.allSatisfy { differs(zones.list[hole].color, $0) } }
        if hasOther { return nil }
        if lone.isEmpty || (!zone.isWide && isSeenThrough) { return (index, isSeenThrough) }
        return areHoles(lone, in: zone, outside: outside) ? (index, false) : nil
    }

    /// Whether a box is longer both ways than a stroke is wide.
    private func isPanel(_ box: Bounds) -> Bool {
        Double(min(box.width, box.height)) >= constants.panelSide * scale
    }

    private func differs(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool {
        Double(largestChannel(a - b)) > constants.difference
    }

    /// Whether one of the components that a zone shares with others lies between it and another.
    private func isAround(_ zone: Int, _ shared: [Int], _ other: Int) -> Bool {
        other != zone && shared.contains { contacts.touches($0, other) }
    }

    /// The colours of the zones that surround a zone.
    private mutating func outerColors(of zone: Int, shared: [Int]) -> [SIMD3<Float>] {
        let box = zones.list[zone].bounds
        let small = index.zones(containing: box).filter { isAround(zone, shared, $0) }
        let large = shared.flatMap { largeZones(of: $0) }.filter { zones.list[$0].bounds.contains(box) }
        let outer = small + large
        let beside = outlook.colors(beside: zones.list[zone], of: outer)
        return beside.isEmpty ? outer.map { zones.list[$0].color } : beside
    }

    private mutating func largeZones(of component: Int) -> [Int] {
        if let known = largeZones[component] { return known }
        let large = contacts.zones(of: component).map(Int.init).filter {
            !Self.isSmall(zones.list[$0], scale: scale, constants)
        }
        largeZones[component] = large
        return large
    }

    /// Whether all that a zone holds are solid blobs of the surrounding colour, as the counters of heavy type
    /// are.
    private func areHoles(
        _ components: [InkMap.Component], in zone: Zone, outside: [SIMD3<Float>]
    ) -> Bool {
        let filled = components.reduce(zone.area) { $0 + $1.area }
        for component in components {
            let blob = Blob(component, ink: ink, pixels: pixels, width: width, ground: zone.color, constants)
            guard
                outside.contains(where: {
                    Double(largestChannel(blob.color - $0)) <= constants.holeDifference
                })
            else {
                return false
            }
            let isOpenShape = Double(blob.solidArea) < constants.solidFill * Double(component.bounds.area)
            if isOpenShape, Double(filled) > constants.fullestFill * Double(zone.bounds.area) { return false }
        }
        return true
    }
}
