extension InkMap {
    /// Calls `body` with the places of a frame that lie within `margin` pixels of a component, squarely, as
    /// stretches of rows; some more than once.
    @inline(__always)
    package func forEachStretch(
        within margin: Int, of component: Component, in frame: Bounds, _ body: (Range<Int>) -> Void
    ) {
        forEachRun(of: component) { run in
            let first = max(frame.minX, run.start - margin) - frame.minX
            let end = min(frame.maxX, run.end + margin) - frame.minX
            let rows = max(frame.minY, run.row - margin)..<min(frame.maxY, run.row + margin + 1)
            for y in rows {
                let row = (y - frame.minY) * frame.width
                body(row + first..<row + end)
            }
        }
    }
}
