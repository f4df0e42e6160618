internal import Raster

/// Measures the glyphs of a colour layer against what lies around them.
struct LayerMeter {
    let color: SIMD3<Float>
    let ink: InkMap
    let thresholds: TileThresholds
    let screen: Bitmap<UInt8>
    let scale: Double

    /// The weakest contrast with the ring around a glyph that is worth looking at, in levels.
    private static let weakest: Float = 30
    /// The lowest component in points that is worth looking at: a photograph is full of specks.
    private static let lowest = 1.5
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
        guard component.area >= max(2, Int(scale * scale)), Double(box.height) >= Self.lowest * scale,
            Double(box.height) <= GlyphMeter.tallest * scale, !isSolid
        else { return nil }
        let sides = sides(of: component)
        guard sides.colors.count >= 4 else { return nil }
        let backdrop = sides.median
        let strength = squaredLength(color - backdrop).squareRoot()
        guard strength >= Self.weakest else { return nil }
        return Glyph(
            component: index, bounds: box, ground: 0, backdrop: backdrop, ink: color, strength: strength,
            coveredArea: Float(component.area), solidPixels: component.area, otherGround: 0,
            roughness: sides.deviation(from: backdrop),
            threshold: thresholds.value(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2), core: 1,
            spread: spread(component), isHollow: ink.isHollow(component))
    }

    /// About this many runs of a component are looked at.
    private static let sample = 48

    /// The pixels to the left and right of a component's runs, beyond the antialiased rim.
    private func sides(of component: InkMap.Component) -> Ring {
        var ring = Ring()
        let reach = Self.rim + 1...Self.rim + max(1, Int(scale))
        for run in ink.sample(Self.sample, of: component) {
            let row = ink.mask.row(run.row)
            let (start, end) = (row.lowerBound + run.start, row.lowerBound + run.end)
            // The rims of the layer's other ink on the row are left out too.
            let before = max(row.lowerBound, start - reach.upperBound - Self.rim)
            let after = min(row.upperBound, end + reach.upperBound + Self.rim)
            let first = ink.mask.last(in: before..<start).map { $0 + 1 + Self.rim } ?? row.lowerBound
            let next = ink.mask.first(in: end..<after)
            let last = next < after ? next - Self.rim : row.upperBound
            for distance in reach {
                if start - distance >= first { ring.colors.append(screen.pixels[start - distance].levels) }
                if end - 1 + distance < last {
                    ring.colors.append(screen.pixels[end - 1 + distance].levels)
                }
            }
        }
        return ring
    }

    /// How far three quarters of a component's pixels are from the colour, in levels.
    private func spread(_ component: InkMap.Component) -> Float {
        let most = ColorLayers.tolerance + 2
        var counts = LevelCounts(levels: most + 1)
        for run in ink.sample(Self.sample, of: component) {
            for x in run.start..<run.end {
                let distance = largestChannel(screen[x, run.row].levels - color)
                counts.add(min(Int(distance), most))
            }
        }
        return Float(counts.quantile(0.75))
    }
}
