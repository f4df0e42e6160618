extension InkMap {
    /// Calls `body` with the places of a frame that lie within `margin` pixels of a component, squarely, as stretches of
    /// rows; some more than once.
    @inline(__always)
    func forEachStretch(
        within margin: Int, of component: Component, in frame: Bounds, _ body: (Range<Int>) -> Void
    ) {
        for run in runs(of: component) {
            let first = max(frame.minX, Int(run.start) - margin) - frame.minX
            let end = min(frame.maxX, Int(run.end) + margin) - frame.minX
            let rows = max(frame.minY, Int(run.row) - margin)..<min(frame.maxY, Int(run.row) + margin + 1)
            for y in rows {
                let row = (y - frame.minY) * frame.width
                body(row + first..<row + end)
            }
        }
    }
}
