internal import Raster

/// Measures components of ink against the ground around them.
struct ComponentMeter: CandidateSource, ~Copyable {
    private let screen: SegmentedScreen
    private let scale: Double
    private let constants: ComponentConstants
    private let questions: ComponentQuestions
    private let recorder: TraceRecorder?

    var ink: InkMap { screen.backgrounds.ink }
    var traits: SourceTraits { .backgrounds }

    private var window: BackgroundRim
    private var colors: [SIMD3<Float>] = []
    private var counts = Histogram(levels: InkEstimate.distances)

    init(
        _ screen: SegmentedScreen, scale: Double, constants: ComponentConstants, recorder: TraceRecorder?
    ) {
        self.screen = screen
        self.scale = scale
        self.constants = constants
        self.recorder = recorder
        questions = ComponentQuestions(constants, scale: scale)
        window = BackgroundRim(zoneCount: screen.zones.list.count)
        recorder?.begin(ink: screen.backgrounds.ink, color: nil)
    }

    mutating func glyphs() -> [Glyph] {
        var glyphs: [Glyph] = []
        for index in ink.components.indices {
            do throws(Reason) {
                let glyph = try glyph(index)
                glyphs.append(glyph)
                recorder?.keep(glyph, evidence: questions.measured.evidence(for: glyph))
            } catch {
                recorder?.leaveOut(component: index, error)
            }
        }
        return glyphs
    }

    private mutating func glyph(_ index: Int) throws(Reason) -> Glyph {
        let component = ink.components[index]
        let middleX = component.bounds.minX + component.bounds.width / 2
        let middleY = component.bounds.minY + component.bounds.height / 2
        let threshold = screen.runs.thresholds.value(x: middleX, y: middleY)
        let unmeasured = ComponentQuestions.Unmeasured(
            component: component, scale: scale, isInTexture: threshold >= screen.runs.thresholds.texture)
        if let reason = questions.unmeasured.reason(for: unmeasured) {
            recorder?.asked(questions.unmeasured.evidence(for: unmeasured))
            throw reason
        }
        window.load(component, margin: Int(constants.rim), on: screen)
        guard let ground = window.commonest(butNot: screen.backgrounds.isCounter) else { throw .noBackground }
        let backdrop = window.median(of: ground, on: screen)
        gather(component)
        guard let strokes = StrokeColors(colors, backdrop: backdrop, counts: &counts, constants) else {
            throw .noContrast
        }

        let covered = ComponentCoverage(
            component, of: ink, colors: colors, strokes: strokes, counts: &counts, constants)
        guard covered.solidPixels >= Int(constants.fewestPixels) else { throw .fewPixels }
        let glyph = Glyph(
            component: index, bounds: covered.bounds, ground: ground, backdrop: backdrop, ink: strokes.ink,
            strength: strokes.strength, coveredArea: covered.area, solidPixels: covered.solidPixels,
            foreignBackground: foreignBackground(than: ground, backdrop: backdrop, component: component),
            roughness: window.deviation(of: ground, from: backdrop, on: screen),
            threshold: threshold, core: covered.core,
            spread: covered.spread, isHollow: ink.isHollow(component))
        if let reason = questions.measured.reason(for: glyph) {
            recorder?.asked(questions.measured.evidence(for: glyph))
            throw reason
        }
        return glyph
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
    private mutating func foreignBackground(
        than ground: Int, backdrop: SIMD3<Float>, component: InkMap.Component
    )
        -> Float
    {
        var farthest: Float = 1
        for color in colors { farthest = max(farthest, largestChannel(color - backdrop)) }
        var share: Float = 0
        for other in window.byCount.prefix(3)
        where other != ground && Double(window.share(of: other)) > constants.mostForeignBackground {
            let weight: Float
            if component.bounds.contains(screen.zones.list[other].bounds) {
                weight = screen.backgrounds.isCounter[other] ? 0 : 1
            } else {
                let distance = largestChannel(window.median(of: other, on: screen) - backdrop)
                weight = min(1, distance / (Float(constants.otherBackground) * farthest))
            }
            share = max(share, window.share(of: other) * weight)
        }
        return share
    }
}
