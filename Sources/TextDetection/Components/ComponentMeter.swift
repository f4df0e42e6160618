internal import Raster

/// Measures components of ink against the background around them.
struct ComponentMeter: CandidateSource {
    private let screen: SegmentedScreen
    private let scale: Double
    private let constants: ComponentConstants
    private let questions: ComponentQuestions
    private let recorder: TraceRecorder?
    private let cores: Cores

    var ink: InkMap { screen.backgrounds.ink }
    var traits: SourceTraits { .backgrounds }

    /// What is used again for each component.
    private struct Workspace: ~Copyable {
        var window: BackgroundRim
        var colors: [SIMD3<Float>] = []
        var counts = Histogram(levels: InkEstimate.distances)

        init(zoneCount: Int) { window = BackgroundRim(zoneCount: zoneCount) }
    }

    init(
        _ screen: SegmentedScreen, scale: Double, constants: ComponentConstants, recorder: TraceRecorder?,
        cores: Cores
    ) {
        self.screen = screen
        self.scale = scale
        self.constants = constants
        self.recorder = recorder
        self.cores = cores
        questions = ComponentQuestions(constants, scale: scale)
        recorder?.begin(ink: screen.backgrounds.ink, color: nil)
    }

    func glyphs() -> [Glyph] {
        cores.map(ink.components.indices) { indices in
            var glyphs: [Glyph] = []
            var space = Workspace(zoneCount: screen.zones.list.count)
            for index in indices {
                do throws(Reason) {
                    let glyph = try glyph(index, in: &space)
                    glyphs.append(glyph)
                    recorder?.keep(glyph, evidence: questions.measured.evidence(for: glyph))
                } catch {
                    recorder?.leaveOut(component: index, error)
                }
            }
            return glyphs
        }
    }

    private func glyph(_ index: Int, in space: inout Workspace) throws(Reason) -> Glyph {
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
        space.window.load(component, margin: Int(constants.rim), on: screen)
        guard let zone = space.window.commonest(butNot: screen.backgrounds.isCounter) else {
            throw .noBackground
        }
        let backdrop = space.window.median(of: zone, on: screen)
        gather(component, into: &space.colors)
        guard
            let strokes = StrokeColors(
                space.colors, backdrop: backdrop, counts: &space.counts, constants)
        else { throw .noContrast }

        let covered = ComponentCoverage(
            component, of: ink, colors: space.colors, strokes: strokes, counts: &space.counts, constants)
        guard covered.solidPixels >= Int(constants.fewestPixels) else { throw .fewPixels }
        let glyph = Glyph(
            component: index, bounds: covered.bounds, zone: zone, backdrop: backdrop, ink: strokes.ink,
            strength: strokes.strength, coveredArea: covered.area, solidPixels: covered.solidPixels,
            foreignBackground: foreignBackground(
                than: zone, backdrop: backdrop, component: component, in: &space),
            roughness: space.window.deviation(of: zone, from: backdrop, on: screen),
            threshold: threshold, core: covered.core,
            spread: covered.spread, isHollow: ink.isHollow(component))
        if let reason = questions.measured.reason(for: glyph) {
            recorder?.asked(questions.measured.evidence(for: glyph))
            throw reason
        }
        return glyph
    }

    /// Copies the colours of a component's pixels, run by run.
    private func gather(_ component: InkMap.Component, into colors: inout [SIMD3<Float>]) {
        colors.removeAll(keepingCapacity: true)
        ink.forEachRun(of: component) { run in
            let row = run.row * screen.runs.width
            for x in run.start..<run.end { colors.append(screen.pixels[row + x].levels) }
        }
    }

    /// The share of the rim on the second and third commonest zones, weighted by how clearly they are
    /// others; 0 where it is too little to matter.
    private func foreignBackground(
        than zone: Int, backdrop: SIMD3<Float>, component: InkMap.Component, in space: inout Workspace
    ) -> Float {
        var farthest: Float = 1
        for color in space.colors { farthest = max(farthest, largestChannel(color - backdrop)) }
        var share: Float = 0
        for other in space.window.byCount.prefix(3)
        where other != zone && Double(space.window.share(of: other)) > constants.mostForeignBackground {
            if Double(space.window.share(of: other)) <= constants.mostForeignAtCut,
                space.window.isBeyondSide(of: component.bounds, zone: other, width: screen.runs.width)
            {
                continue
            }
            let weight: Float
            if component.bounds.contains(screen.zones.list[other].bounds) {
                weight = screen.backgrounds.isCounter[other] ? 0 : 1
            } else {
                let distance = largestChannel(space.window.median(of: other, on: screen) - backdrop)
                weight = min(1, distance / (Float(constants.otherBackground) * farthest))
            }
            share = max(share, space.window.share(of: other) * weight)
        }
        return share
    }
}
