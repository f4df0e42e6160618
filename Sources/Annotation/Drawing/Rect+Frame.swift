extension Rect {
    /// A frame around the rectangle that stays clear of what is beside it: each edge moved outwards, by half
    /// of the way to the next thing at most.
    ///
    /// - Parameters:
    ///   - margin: How far edges are moved where there is room.
    ///   - others: What may be near; what overlaps the rectangle does not hold the frame back.
    package func framed(by margin: Double, sparing others: some Sequence<Rect>) -> Rect {
        let whole = grown(by: margin)
        var (left, right, top, bottom) = (margin, margin, margin, margin)
        for other in others where other.x < whole.maxX && other.maxX > whole.x {
            guard other.y < whole.maxY, other.maxY > whole.y, overlap(with: other) == 0 else { continue }
            let across = max(x - other.maxX, other.x - maxX)
            let along = max(y - other.maxY, other.y - maxY)
            // Of what lies at a corner, the side that leaves more room gives way.
            if across > along {
                if other.x >= maxX { right = min(right, across / 2) } else { left = min(left, across / 2) }
            } else {
                if other.y >= maxY { bottom = min(bottom, along / 2) } else { top = min(top, along / 2) }
            }
        }
        return Rect(x: x - left, y: y - top, width: width + left + right, height: height + top + bottom)
    }
}
