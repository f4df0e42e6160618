internal import Raster

/// Measures components of ink against the ground around them.
struct GlyphMeter {
    let pixels: [RGBA<UInt8>]
    let runs: QuasiFlatRuns
    let zones: Zones
    let grounding: Grounding
    let scale: Double

    var ink: InkMap { grounding.ink }

    /// The tallest glyph in points.
    static let tallest = 110.0
    /// The width in pixels of the rim in which the ground is looked at.
    private static let rim = 2
    /// Two grounds whose distance is this share of the component's contrast are different grounds.
    private static let otherGround: Float = 0.25

    private var window: GroundWindow
    private var colors: [SIMD3<Float>] = []
    private var columns: [Int32] = []

    init(
        screen: borrowing Bitmap<UInt8>, runs: QuasiFlatRuns, zones: Zones, grounding: Grounding,
        scale: Double
    ) {
        pixels = screen.pixels
        self.runs = runs
        self.zones = zones
        self.grounding = grounding
        self.scale = scale
        window = GroundWindow(zoneCount: zones.list.count)
    }

    /// All components that can be measured, in the order of the ink map.
    mutating func glyphs() -> [Glyph] {
        ink.components.indices.compactMap { glyph($0) }
    }

    private mutating func glyph(_ index: Int) -> Glyph? {
        let component = ink.components[index]
        guard component.area >= max(2, Int(scale)),
            Double(component.bounds.height) <= Self.tallest * scale
        else { return nil }
        window.load(component, margin: Self.rim, meter: self)
        guard let ground = window.commonest(butNot: grounding.isCounter) else { return nil }
        let backdrop = window.median(of: ground, meter: self)
        gather(component)
        guard let strokes = StrokeColors(colors, backdrop: backdrop) else { return nil }

        var covered = Coverage(component: component)
        covered.add(ink.runs(of: component), colors: colors, strokes: strokes)
        guard covered.solidPixels >= 2 else { return nil }
        let middleX = component.bounds.minX + component.bounds.width / 2
        let middleY = component.bounds.minY + component.bounds.height / 2
        return Glyph(
            component: index, bounds: covered.bounds, ground: ground, backdrop: backdrop, ink: strokes.ink,
            strength: strokes.strength, coveredArea: covered.area, solidPixels: covered.solidPixels,
            otherGround: otherGround(than: ground, backdrop: backdrop, component: component),
            roughness: window.deviation(of: ground, from: backdrop, meter: self),
            threshold: runs.thresholds.value(x: middleX, y: middleY), core: covered.core(of: colors.count),
            spread: covered.spread())
    }

    /// Copies the colours of a component's pixels, run by run.
    private mutating func gather(_ component: InkMap.Component) {
        colors.removeAll(keepingCapacity: true)
        for run in ink.runs(of: component) {
            let row = Int(run.row) * runs.width
            for x in Int(run.start)..<Int(run.end) { colors.append(pixels[row + x].levels) }
        }
    }

    /// The share of the rim on the second and third commonest grounds, weighted by how clearly they are others.
    private func otherGround(than ground: Int, backdrop: SIMD3<Float>, component: InkMap.Component) -> Float {
        var farthest: Float = 1
        for color in colors { farthest = max(farthest, largestChannel(color - backdrop)) }
        var share: Float = 0
        for other in window.byCount.prefix(3) where other != ground {
            let weight: Float
            if component.bounds.contains(zones.list[other].bounds) {
                weight = grounding.isCounter[other] ? 0 : 1
            } else {
                let distance = largestChannel(window.median(of: other, meter: self) - backdrop)
                weight = min(1, distance / (Self.otherGround * farthest))
            }
            share = max(share, window.share(of: other) * weight)
        }
        return share
    }
}

/// The colour of strokes, from the colours of a component's pixels.
private struct StrokeColors {
    let backdrop: SIMD3<Float>
    /// The mean colour of the pixels at the far end from the backdrop.
    let ink: SIMD3<Float>
    /// The distance between the two.
    let strength: Float
    private let axis: SIMD3<Float>

    init?(_ colors: [SIMD3<Float>], backdrop: SIMD3<Float>) {
        self.backdrop = backdrop
        var counts = [Int](repeating: 0, count: 443)
        for color in colors { counts[Int(squaredLength(color - backdrop).squareRoot())] += 1 }
        let far: Float
        if colors.count > 20 {
            far = 0.9 * (Float(quantile(0.95, of: counts, total: colors.count)) + 0.5)
        } else {
            far = 0.9 * Float(counts.lastIndex { $0 > 0 } ?? 0)
        }
        var sum = SIMD3<Float>.zero
        var number: Float = 0
        for color in colors where squaredLength(color - backdrop) >= far * far {
            sum += color
            number += 1
        }
        guard number > 0 else { return nil }
        ink = sum / number
        axis = ink - backdrop
        let squared = squaredLength(axis)
        guard squared >= 4 else { return nil }
        strength = squared.squareRoot()
    }

    /// How much of a pixel the ink covers: 0 on the backdrop, 1 at full ink.
    @inline(__always)
    func coverage(_ color: SIMD3<Float>) -> Float {
        dot(color - backdrop, axis) / (strength * strength)
    }
}

/// What a component's ink covers.
private struct Coverage {
    private(set) var bounds: Bounds
    private(set) var area: Float = 0
    private(set) var solidPixels = 0
    private var full = 0
    private var distances = [Int](repeating: 0, count: 257)

    /// Pixels covered by at least this share count as inked.
    private static let solid: Float = 0.4
    /// Pixels covered by more than this share show the ink's own colour.
    private static let full: Float = 0.9

    init(component: InkMap.Component) {
        let bounds = component.bounds
        self.bounds = Bounds(minX: bounds.maxX, minY: bounds.maxY, maxX: bounds.minX, maxY: bounds.minY)
    }

    mutating func add(_ runs: some Sequence<InkMap.Run>, colors: [SIMD3<Float>], strokes: StrokeColors) {
        var next = 0
        for run in runs {
            for x in Int(run.start)..<Int(run.end) {
                let color = colors[next]
                next += 1
                let coverage = strokes.coverage(color)
                guard coverage >= Self.solid else { continue }
                bounds.extend(columns: x..<x + 1, row: Int(run.row))
                area += min(1, coverage)
                solidPixels += 1
                if coverage > Self.full {
                    full += 1
                    distances[Int(largestChannel(color - strokes.ink))] += 1
                }
            }
        }
    }

    func core(of pixels: Int) -> Float { Float(full) / Float(max(1, pixels)) }

    /// How far three quarters of the fully covered pixels are from the ink, in levels.
    func spread() -> Float { full == 0 ? 99 : Float(quantile(0.75, of: distances, total: full)) }
}
