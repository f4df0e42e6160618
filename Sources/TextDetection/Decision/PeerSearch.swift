/// Finds what single shapes stand in a row or a column with: characters of their height.
///
/// A digit alone may be drawn as well as written. In a cell of a table, on a key or under the name of a day
/// it stands among others, on one baseline or one below the other, and is exactly as high as they are; icons
/// are higher than the letters beside them, and stand lower.
package struct PeerSearch {
    /// A character, or a line of several, as far as its place is concerned.
    package struct Peer {
        /// The columns that it covers.
        package let columns: Range<Int>
        /// The row of its baseline, from the top of the screen.
        package let baseline: Double
        /// From the top of its tall letters to the baseline.
        package let height: Double

        package init(columns: Range<Int>, baseline: Double, height: Double) {
            self.columns = columns
            self.baseline = baseline
            self.height = height
        }

        package init(_ box: Bounds) {
            self.init(columns: box.minX..<box.maxX, baseline: Double(box.maxY), height: Double(box.height))
        }
    }

    private let peers: [Peer]
    private let places: BoxIndex
    private let width: Int
    private let height: Int
    private let constants: PeerConstants

    /// - Parameters:
    ///   - peers: What is text.
    ///   - width: The width of the screen in pixels.
    ///   - height: Its height.
    ///   - scale: Pixels per point.
    package init(of peers: [Peer], width: Int, height: Int, scale: Double, constants: PeerConstants) {
        self.peers = peers
        (self.width, self.height, self.constants) = (width, height, constants)
        var places = BoxIndex(width: width, height: height, scale: scale)
        for (index, peer) in peers.enumerated() {
            places.insert(index, in: peer.box(reach: (0, 0), width: width, height: height))
        }
        self.places = places
    }

    /// The indices of what a shape stands in a row or a column with, the nearest first; empty where those are
    /// too few.
    package func peers(of shape: Peer) -> [Int] {
        let across = Int(constants.rowReach * shape.height)
        let down = Int(constants.columnReach * shape.height)
        let row = shape.box(reach: (across, 0), width: width, height: height)
        let column = shape.box(reach: (0, down), width: width, height: height)
        let inRow = places.items(in: row).filter { isLevel(shape, peers[$0], within: across) }
        let inColumn = places.items(in: column).filter { isBelow(shape, peers[$0], within: down) }
        let found = inRow + inColumn.filter { !inRow.contains($0) }
        guard Double(found.count) >= constants.fewest else { return [] }
        return found.sorted { (distance(shape, peers[$0]), $0) < (distance(shape, peers[$1]), $1) }
    }

    /// From a shape to a peer in its row or its column, in pixels.
    private func distance(_ shape: Peer, _ peer: Peer) -> Double {
        Double(max(0, gap(shape, peer))) + abs(shape.baseline - peer.baseline)
    }

    /// The columns between the two; negative where they overlap.
    private func gap(_ shape: Peer, _ peer: Peer) -> Int {
        max(
            peer.columns.lowerBound - shape.columns.upperBound,
            shape.columns.lowerBound - peer.columns.upperBound)
    }

    private func isLevel(_ shape: Peer, _ peer: Peer, within reach: Int) -> Bool {
        let gap = gap(shape, peer)
        return isAsHigh(shape, peer) && gap >= 0 && gap <= reach
            && abs(shape.baseline - peer.baseline) <= tolerance(shape)
    }

    private func isBelow(_ shape: Peer, _ peer: Peer, within reach: Int) -> Bool {
        let distance = abs(shape.baseline - peer.baseline)
        let (start, end) = (
            peer.columns.lowerBound - shape.columns.lowerBound,
            peer.columns.upperBound - shape.columns.upperBound
        )
        let isAligned = [Double(start), Double(end), Double(start + end) / 2].contains {
            abs($0) <= tolerance(shape)
        }
        return isAsHigh(shape, peer) && isAligned && distance > shape.height && distance <= Double(reach)
    }

    private func isAsHigh(_ shape: Peer, _ peer: Peer) -> Bool {
        abs(shape.height - peer.height) <= tolerance(shape)
    }

    /// By how many pixels heights and places may differ: round letters overshoot, and at least one pixel.
    private func tolerance(_ shape: Peer) -> Double { max(1, constants.tolerance * shape.height) }
}

extension PeerSearch.Peer {
    /// The box that it covers, grown within a screen.
    func box(reach: (x: Int, y: Int), width: Int, height: Int) -> Bounds {
        let top = Int(baseline - self.height)
        return Bounds(
            minX: max(0, columns.lowerBound - reach.x), minY: max(0, top - reach.y),
            maxX: min(width, columns.upperBound + reach.x),
            maxY: min(height, Int(baseline) + 1 + reach.y))
    }
}
