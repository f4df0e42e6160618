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
    /// The smallest components that are looked at, in square points: the dots of 8 point type, and more in photographs,
    /// which are full of specks.
    private static let smallest = 0.4
    private static let smallestInTexture = 2.0
    /// The width in pixels of the rim in which the ground is looked at.
    private static let rim = 2
    /// Two grounds whose distance is this share of the component's contrast are different grounds.
    private static let otherGround: Float = 0.25

    private var window: GroundWindow
    private var colors: [SIMD3<Float>] = []
    private var counts = LevelCounts(levels: InkEstimate.distances)

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
        guard Double(component.bounds.height) <= Self.tallest * scale else { return nil }
        let middleX = component.bounds.minX + component.bounds.width / 2
        let middleY = component.bounds.minY + component.bounds.height / 2
        let threshold = runs.thresholds.value(x: middleX, y: middleY)
        let smallest = threshold >= TileThresholds.texture ? Self.smallestInTexture : Self.smallest
        guard Double(component.area) >= max(2, smallest * scale * scale) else { return nil }
        window.load(component, margin: Self.rim, meter: self)
        guard let ground = window.commonest(butNot: grounding.isCounter) else { return nil }
        let backdrop = window.median(of: ground, meter: self)
        gather(component)
        guard let strokes = StrokeColors(colors, backdrop: backdrop, counts: &counts) else { return nil }

        let covered = GlyphCoverage(component, of: ink, colors: colors, strokes: strokes, counts: &counts)
        guard covered.solidPixels >= 2 else { return nil }
        return Glyph(
            component: index, bounds: covered.bounds, ground: ground, backdrop: backdrop, ink: strokes.ink,
            strength: strokes.strength, coveredArea: covered.area, solidPixels: covered.solidPixels,
            otherGround: otherGround(than: ground, backdrop: backdrop, component: component),
            roughness: window.deviation(of: ground, from: backdrop, meter: self),
            threshold: threshold, core: covered.core,
            spread: covered.spread)
    }

    /// Copies the colours of a component's pixels, run by run.
    private mutating func gather(_ component: InkMap.Component) {
        colors.removeAll(keepingCapacity: true)
        for index in ink.order[component.runs] {
            let run = ink.runs[Int(index)]
            let row = Int(run.row) * runs.width
            for x in Int(run.start)..<Int(run.end) { colors.append(pixels[row + x].levels) }
        }
    }

    /// The share of the rim on the second and third commonest grounds, weighted by how clearly they are others; 0 where
    /// it is too little to matter.
    private mutating func otherGround(than ground: Int, backdrop: SIMD3<Float>, component: InkMap.Component)
        -> Float
    {
        var farthest: Float = 1
        for color in colors { farthest = max(farthest, largestChannel(color - backdrop)) }
        var share: Float = 0
        for other in window.byCount.prefix(3)
        where other != ground && window.share(of: other) > Glyph.littleOtherGround {
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
