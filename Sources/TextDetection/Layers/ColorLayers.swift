internal import Raster

/// The pixels of a part of a screen, a layer for each of its exact colours.
struct ColorLayers {
    /// Pixels this near to a colour belong to its layer.
    static let tolerance = 16

    /// For each colour, its ink.
    let layers: [(color: SIMD3<Float>, ink: InkMap)]

    init(_ exact: ExactColors, in mask: RowMask, screen: borrowing Bitmap<UInt8>) {
        let near = exact.near(tolerance: Float(Self.tolerance))
        let width = screen.width
        let pixels = screen.pixels
        var runs = Array(repeating: [InkMap.Run](), count: exact.colors.count)
        var rowStarts = Array(repeating: [Int](), count: exact.colors.count)
        for y in 0..<screen.height {
            for layer in runs.indices { rowStarts[layer].append(runs[layer].count) }
            for stretch in mask.stretches(ofRow: y) {
                var open: UInt32 = 0
                for x in stretch.lowerBound..<stretch.upperBound {
                    let layers = near[ColorTally.key(pixels[y * width + Int(x)])]
                    if layers == open {
                        continue
                    }
                    Self.change(from: open, to: layers, x: x, y: Int32(y), runs: &runs)
                    open = layers
                }
                Self.change(from: open, to: 0, x: stretch.upperBound, y: Int32(y), runs: &runs)
            }
        }
        layers = exact.colors.indices.map { layer in
            let ink = InkMap(height: screen.height) { y, row in
                let end = y + 1 < rowStarts[layer].count ? rowStarts[layer][y + 1] : runs[layer].count
                row += runs[layer][rowStarts[layer][y]..<end]
            }
            return (exact.colors[layer], ink)
        }
    }

    /// Ends the runs of layers that a pixel leaves and starts those of layers that it enters.
    private static func change(
        from open: UInt32, to layers: UInt32, x: Int32, y: Int32, runs: inout [[InkMap.Run]]
    ) {
        var changes = open ^ layers
        while changes != 0 {
            let layer = changes.trailingZeroBitCount
            if open & 1 << layer != 0 {
                runs[layer][runs[layer].count - 1].end = x
            } else {
                runs[layer].append(InkMap.Run(row: y, start: x, end: x))
            }
            changes &= changes - 1
        }
    }
}
