/// Finds zones by where they lie.
package struct ZoneIndex {
    private let zones: [Zone]
    private let largest: (width: Int, height: Int)
    /// The zones up to the largest size, by their upper left corners.
    private var corners: BoxIndex

    /// An index of the zones of a screen that are no larger than a size.
    ///
    /// - Parameter isIndexed: for each zone, whether it is one of these.
    package init(
        _ zones: [Zone], largest: (width: Int, height: Int), width: Int, height: Int,
        isIndexed: (Zone) -> Bool
    ) {
        self.zones = zones
        self.largest = largest
        let side = max(1, largest.height / 2)
        corners = BoxIndex(width: width, height: height, cell: (side, side))
        for (index, zone) in zones.enumerated() where isIndexed(zone) {
            let corner = zone.bounds
            corners.insert(
                index,
                in: Bounds(
                    minX: corner.minX, minY: corner.minY, maxX: corner.minX + 1, maxY: corner.minY + 1))
        }
    }

    /// The zones that lie wholly within a box.
    package func zones(within box: Bounds) -> [Int] {
        corners.items(in: box).filter { box.contains(zones[$0].bounds) }
    }

    /// The zones whose boxes contain a box.
    package func zones(containing box: Bounds) -> [Int] {
        let reach = Bounds(
            minX: box.maxX - largest.width, minY: box.maxY - largest.height, maxX: box.minX + 1,
            maxY: box.minY + 1)
        return corners.items(in: reach).filter { zones[$0].bounds.contains(box) }
    }
}
