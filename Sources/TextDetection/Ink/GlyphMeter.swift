internal import Raster

/// Measures components of ink against the ground around them.
struct GlyphMeter: ~Copyable {
    private let screen: GroundedScreen
    private let scale: Double

    private var ink: InkMap { screen.grounding.ink }

    /// The tallest glyph in points.
    static let tallest = 110.0
    /// The widest in points: a word of joined letters, or an underline with what touches it.
    static let widest = 32 * tallest
    /// The smallest components that are looked at, in square points: the dots of 8 point type, and more in
    /// photographs, which are full of specks.
    private static let smallest = 0.4
    private static let smallestInTexture = 2.0
    /// The width in pixels of the rim in which the ground is looked at.
    private static let rim = 2
    /// Two grounds whose distance is this share of the component's contrast are different grounds.
    private static let otherGround: Float = 0.25

    private var window: GroundWindow
    private var colors: [SIMD3<Float>] = []
    private var counts = LevelCounts(levels: InkEstimate.distances)

    init(_ screen: GroundedScreen, scale: Double) {
        self.screen = screen
        self.scale = scale
        window = GroundWindow(zoneCount: screen.zones.list.count)
    }

    /// All components that can be measured and may be text, in the order of the ink map.
    mutating func glyphs() -> [Glyph] {
        var glyphs: [Glyph] = []
        for index in ink.components.indices {
            if let glyph = glyph(index), glyph.mayBeText(scale: scale) { glyphs.append(glyph) }
        }
        return glyphs
    }

    private mutating func glyph(_ index: Int) -> Glyph? {
        let component = ink.components[index]
        guard Double(component.bounds.height) <= Self.tallest * scale,
            Double(component.bounds.width) <= Self.widest * scale
        else { return nil }
        let middleX = component.bounds.minX + component.bounds.width / 2
        let middleY = component.bounds.minY + component.bounds.height / 2
        let threshold = screen.runs.thresholds.value(x: middleX, y: middleY)
        let smallest = threshold >= TileThresholds.texture ? Self.smallestInTexture : Self.smallest
        guard Double(component.area) >= max(2, smallest * scale * scale) else { return nil }
        window.load(component, margin: Self.rim, on: screen)
        guard let ground = window.commonest(butNot: screen.grounding.isCounter) else { return nil }
        let backdrop = window.median(of: ground, on: screen)
        gather(component)
        guard let strokes = StrokeColors(colors, backdrop: backdrop, counts: &counts) else { return nil }

        let covered = GlyphCoverage(component, of: ink, colors: colors, strokes: strokes, counts: &counts)
        guard covered.solidPixels >= 2 else { return nil }
        return Glyph(
            component: index, bounds: covered.bounds, ground: ground, backdrop: backdrop, ink: strokes.ink,
            strength: strokes.strength, coveredArea: covered.area, solidPixels: covered.solidPixels,
            otherGround: otherGround(than: ground, backdrop: backdrop, component: component),
            roughness: window.deviation(of: ground, from: backdrop, on: screen),
            threshold: threshold, core: covered.core,
            spread: covered.spread, isHollow: ink.isHollow(component))
    }

    /// Copies the colours of a component's pixels, run by run.
    private mutating func gather(_ component: InkMap.Component) {
        colors.removeAll(keepingCapacity: true)
        ink.forEachRun(of: component) { run in
            let row = run.row * screen.runs.width
            for x in run.start..<run.end { colors.append(screen.pixels[row + x].levels) }
        }
    }

    /// The share of the rim on the second and third commonest grounds, weighted by how clearly they are
    /// others; 0 where it is too little to matter.
    private mutating func otherGround(than ground: Int, backdrop: SIMD3<Float>, component: InkMap.Component)
        -> Float
    {
        var farthest: Float = 1
        for color in colors { farthest = max(farthest, largestChannel(color - backdrop)) }
        var share: Float = 0
        for other in window.byCount.prefix(3)
        where other != ground && window.share(of: other) > Glyph.littleOtherGround {
            let weight: Float
            if component.bounds.contains(screen.zones.list[other].bounds) {
                weight = screen.grounding.isCounter[other] ? 0 : 1
            } else {
                let distance = largestChannel(window.median(of: other, on: screen) - backdrop)
                weight = min(1, distance / (Self.otherGround * farthest))
            }
            share = max(share, window.share(of: other) * weight)
        }
        return share
    }
}
