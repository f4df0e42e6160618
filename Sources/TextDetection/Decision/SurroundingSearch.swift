/// Whether text stands around something of few parts: in its row, or in its column.
package struct SurroundingSearch {
    private let texts: [PeerSearch.Peer]
    private let places: BoxIndex
    private let width: Int
    private let height: Int
    private let constants: PeerConstants

    /// - Parameters:
    ///   - texts: What is text.
    ///   - width: The width of the screen in pixels.
    ///   - height: Its height.
    ///   - scale: Pixels per point.
    package init(
        of texts: [PeerSearch.Peer], width: Int, height: Int, scale: Double, constants: PeerConstants
    ) {
        self.texts = texts
        (self.width, self.height, self.constants) = (width, height, constants)
        var places = BoxIndex(width: width, height: height, scale: scale)
        for (index, text) in texts.enumerated() {
            let across = Int(constants.rowReach * text.height)
            let down = Int(constants.columnReach * text.height)
            places.insert(index, in: text.box(reach: (across, 0), width: width, height: height))
            places.insert(index, in: text.box(reach: (0, down), width: width, height: height))
        }
        self.places = places
    }

    /// Whether something is written among the texts, as far as its place tells.
    package func surrounds(_ shape: PeerSearch.Peer) -> Bool {
        places.items(in: shape.box(reach: (0, 0), width: width, height: height)).contains {
            isInRow(shape, of: texts[$0]) || isInColumn(shape, of: texts[$0])
        }
    }

    /// Whether a shape lies between the top and the foot of a line: signs are lower than letters, icons
    /// higher.
    private func isInRow(_ shape: PeerSearch.Peer, of text: PeerSearch.Peer) -> Bool {
        let margin = constants.surroundingTolerance * text.height
        let gap = max(
            text.columns.lowerBound - shape.columns.upperBound,
            shape.columns.lowerBound - text.columns.upperBound)
        return gap >= 0 && Double(gap) <= constants.rowReach * text.height
            && shape.baseline <= text.baseline + margin
            && shape.baseline - shape.height >= text.baseline - text.height - margin
    }

    /// Whether a shape is about as high as a line above or below, and begins, ends or has its middle where
    /// that does.
    private func isInColumn(_ shape: PeerSearch.Peer, of text: PeerSearch.Peer) -> Bool {
        let margin = constants.surroundingTolerance * text.height
        let distance = abs(shape.baseline - text.baseline)
        let start = Double(text.columns.lowerBound - shape.columns.lowerBound)
        let end = Double(text.columns.upperBound - shape.columns.upperBound)
        return abs(shape.height - text.height) <= margin && distance > text.height
            && distance <= constants.columnReach * text.height
            && [start, end, (start + end) / 2].contains { abs($0) <= margin }
    }
}
