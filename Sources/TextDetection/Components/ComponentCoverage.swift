/// What a component's ink covers.
package struct ComponentCoverage {
    /// The box of the inked pixels.
    package let bounds: Bounds
    /// The covered area in pixels.
    package let area: Float
    /// The number of inked pixels.
    package let solidPixels: Int
    /// The share of the component's pixels that show the ink's own colour.
    package let core: Float
    /// How far three quarters of those are from the ink, in levels.
    package let spread: Float

    /// The spread where no pixel does.
    private static let unknownSpread: Float = 99

    /// Goes through a component's pixels.
    ///
    /// - Parameters:
    ///   - colors: their colours, run by run.
    ///   - counts: room to count distances in.
    package init(
        _ component: InkMap.Component, of ink: InkMap, colors: [SIMD3<Float>], strokes: StrokeColors,
        counts: inout Histogram, _ constants: ComponentConstants
    ) {
        let box = component.bounds
        var bounds = Bounds(minX: box.maxX, minY: box.maxY, maxX: box.minX, maxY: box.minY)
        let (inked, full) = (Float(constants.inkedCoverage), Float(constants.fullCoverage))
        var area: Float = 0
        var solidPixels = 0
        counts.clear()
        var next = 0
        ink.forEachRun(of: component) { run in
            var first = run.end
            var last = first
            for x in run.start..<run.end {
                let color = colors[next]
                next += 1
                let coverage = strokes.coverage(color)
                guard coverage >= inked else { continue }
                first = min(first, x)
                last = x
                area += min(1, coverage)
                solidPixels += 1
                if coverage > full { counts.add(Int(largestChannel(color - strokes.ink))) }
            }
            if first < run.end { bounds.extend(columns: first..<last + 1, row: run.row) }
        }
        self.bounds = bounds
        self.area = area
        self.solidPixels = solidPixels
        core = Float(counts.total) / Float(max(1, colors.count))
        spread = counts.total == 0 ? Self.unknownSpread : Float(counts.quantile(constants.spreadQuantile))
    }
}
