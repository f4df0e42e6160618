/// How wide the strokes of a line are: from side to side, where they are stems, and from top to bottom, where
/// they are bars, arches and feet.
package struct StrokeWidths {
    /// The widths that a share of all runs of ink in rows does not exceed, in pixels, a share after another.
    package let stems: [Float]
    /// The same of runs in columns.
    package let bars: [Float]

    /// The shares of all runs.
    private static let shares: [Float] = [0.15, 0.35, 0.5, 0.65, 0.85]
    /// The number of widths.
    package static var count: Int { 2 * shares.count }

    /// Measures the runs of ink, in the rows that belong to letters.
    package init(_ coverage: CoverageMap, _ shape: LineShape) {
        let (width, unit) = (coverage.width, Float(shape.inkHeight) / Float(Histogram.perHeight))
        var (rows, columns) = (Histogram(unit: unit), Histogram(unit: unit))
        // What the run of each column has covered so far, and what the pixel above it covers.
        var running = [Float](repeating: 0, count: width)
        var above = running
        for y in 0..<coverage.height where shape.rowSums[y] > 0 {
            var (run, left): (Float, Float) = (0, 0)
            for x in 0..<width {
                let covered = coverage.values[y * width + x]
                if covered >= Self.inked {
                    run += run > 0 ? covered : covered + left
                    running[x] += running[x] > 0 ? covered : covered + above[x]
                } else {
                    if run > 0 {
                        rows.add(run + covered)
                        run = 0
                    }
                    if running[x] > 0 {
                        columns.add(running[x] + covered)
                        running[x] = 0
                    }
                }
                left = covered
                above[x] = covered
            }
            if run > 0 { rows.add(run) }
        }
        for run in running where run > 0 { columns.add(run) }
        stems = Self.shares.map(rows.quantile)
        bars = Self.shares.map(columns.quantile)
    }

    /// A pixel that is covered so far belongs to a run; those at its ends count as far as they are covered.
    private static let inked: Float = 0.3

    /// Counts of widths.
    private struct Histogram {
        static let perHeight = 96
        let unit: Float
        var counts = [Int](repeating: 0, count: perHeight)
        var total = 0

        init(unit: Float) { self.unit = unit }

        mutating func add(_ width: Float) {
            counts[min(counts.count - 1, Int(width / unit))] += 1
            total += 1
        }

        /// The width that a share of all does not exceed.
        func quantile(_ share: Float) -> Float {
            let wanted = share * Float(total)
            var before: Float = 0
            for (index, count) in counts.enumerated() where count > 0 {
                if before + Float(count) >= wanted {
                    return (Float(index) + (wanted - before) / Float(count)) * unit
                }
                before += Float(count)
            }
            return 0
        }
    }
}
