internal import Raster

/// Measures the glyphs of a colour layer against what lies around them.
struct LayerMeter {
    let color: SIMD3<Float>
    let ink: InkMap
    let thresholds: TileThresholds
    let pixels: [RGBA<UInt8>]
    let width: Int
    let height: Int
    let scale: Double

    /// The weakest contrast with the ring around a glyph that is worth looking at, in levels.
    private static let weakest: Float = 20
    /// The pixels next to a glyph that are neither ink nor ground: its antialiased rim.
    private static let rim = 2

    /// The components that may be glyphs.
    func glyphs() -> [Glyph] {
        ink.components.indices.compactMap { glyph($0) }
    }

    private func glyph(_ index: Int) -> Glyph? {
        let component = ink.components[index]
        let box = component.bounds
        let isSolid = Double(min(box.width, box.height)) > 8 * scale && component.area * 5 > box.area * 4
        guard component.area >= max(2, Int(scale)), Double(box.height) <= GlyphMeter.tallest * scale, !isSolid
        else { return nil }
        let ring = Ring(
            of: component, ink: ink, pixels: pixels, width: width, height: height, inner: Self.rim,
            outer: Self.rim + max(1, Int(scale)))
        guard ring.count >= 4 else { return nil }
        let strength = squaredLength(color - ring.median).squareRoot()
        guard strength >= Self.weakest else { return nil }
        return Glyph(
            component: index, bounds: box, ground: 0, backdrop: ring.median, ink: color, strength: strength,
            coveredArea: Float(component.area), solidPixels: component.area, otherGround: 0,
            roughness: ring.deviation,
            threshold: thresholds.value(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2), core: 1,
            spread: spread(component))
    }

    /// How far three quarters of a component's pixels are from the colour, in levels.
    private func spread(_ component: InkMap.Component) -> Float {
        let most = ColorLayers.tolerance + 2
        var counts = [Int](repeating: 0, count: most + 1)
        for run in ink.runs(of: component) {
            for x in Int(run.start)..<Int(run.end) {
                let distance = largestChannel(pixels[Int(run.row) * width + x].levels - color)
                counts[min(Int(distance), most)] += 1
            }
        }
        return Float(quantile(0.75, of: counts, total: component.area))
    }
}

/// The pixels around a glyph that belong to no glyph of its layer, beyond its antialiased rim.
private struct Ring {
    private var histogram = ChannelHistogram()
    private var colors: [SIMD3<Float>] = []

    var count: Int { colors.count }
    var median: SIMD3<Float> { histogram.median }

    init(
        of component: InkMap.Component, ink: InkMap, pixels: [RGBA<UInt8>], width: Int, height: Int,
        inner: Int,
        outer: Int
    ) {
        let frame = component.bounds.grown(by: outer, width: width, height: height)
        var nearness = [UInt8](repeating: 0, count: frame.area)
        for (margin, mark) in [(outer, UInt8(1)), (inner, UInt8(2))] {
            for run in ink.runs(of: component) {
                let columns =
                    max(frame.minX, Int(run.start) - margin)..<min(frame.maxX, Int(run.end) + margin)
                let rows =
                    max(frame.minY, Int(run.row) - margin)..<min(frame.maxY, Int(run.row) + margin + 1)
                for y in rows {
                    let row = (y - frame.minY) * frame.width - frame.minX
                    for x in columns { nearness[row + x] = mark }
                }
            }
        }
        for y in frame.minY..<frame.maxY {
            for run in ink.rowStarts[y]..<ink.rowStarts[y + 1] {
                let other = ink.runs[Int(run)]
                let row = (y - frame.minY) * frame.width - frame.minX
                let start = max(frame.minX, Int(other.start))
                let end = min(frame.maxX, Int(other.end))
                if start < end { for x in start..<end { nearness[row + x] = 2 } }
            }
            for x in frame.minX..<frame.maxX
            where nearness[(y - frame.minY) * frame.width + x - frame.minX] == 1 {
                let color = pixels[y * width + x].levels
                colors.append(color)
                histogram.add(color)
            }
        }
    }

    /// The mean deviation from the median over all channels, in levels.
    var deviation: Float {
        let middle = median
        var sum: Float = 0
        for color in colors {
            let difference = color - middle
            sum += abs(difference.x) + abs(difference.y) + abs(difference.z)
        }
        return sum / Float(3 * max(1, colors.count))
    }
}
