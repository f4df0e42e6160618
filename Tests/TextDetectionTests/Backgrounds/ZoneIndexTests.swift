import RandomNumbers
import Raster
import Testing
import TextDetection

/// Against a look at every zone.
struct `An index of zones` {
    private static let largest = (width: 60, height: 30)

    private static func zones(seed: UInt64) -> [Zone] {
        var random = SplitMix64(state: seed)
        return (0..<120).map { _ in
            let (x, y) = (Int.random(in: 0..<180, using: &random), Int.random(in: 0..<90, using: &random))
            let box = Bounds(
                minX: x, minY: y, maxX: min(200, x + .random(in: 1...90, using: &random)),
                maxY: min(100, y + .random(in: 1...45, using: &random)))
            return Zone(bounds: box, isWide: true)
        }
    }

    private static func isIndexed(_ zone: Zone) -> Bool {
        zone.bounds.width < largest.width && zone.bounds.height < largest.height
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `finds those within a box, and those around one`(seed: UInt64) {
        let zones = Self.zones(seed: seed)
        let index = ZoneIndex(
            zones, largest: Self.largest, width: 200, height: 100, isIndexed: Self.isIndexed)
        let indexed = zones.indices.filter { Self.isIndexed(zones[$0]) }
        #expect(!indexed.isEmpty && indexed.count < zones.count)
        for zone in zones {
            let box = zone.bounds
            #expect(index.zones(within: box) == indexed.filter { box.contains(zones[$0].bounds) })
            #expect(index.zones(containing: box) == indexed.filter { zones[$0].bounds.contains(box) })
        }
    }

    @Test func `of nothing finds nothing`() {
        let index = ZoneIndex([], largest: Self.largest, width: 10, height: 10) { _ in true }
        let screen = Bounds(minX: 0, minY: 0, maxX: 10, maxY: 10)
        #expect(index.zones(within: screen).isEmpty && index.zones(containing: screen).isEmpty)
    }
}
