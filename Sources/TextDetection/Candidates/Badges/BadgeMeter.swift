internal import Raster

/// Measures what is written on badges against their colour.
struct BadgeMeter: CandidateSource {
    let ink: InkMap
    private let badges: [Badge]
    private let places: BoxIndex
    private let thresholds: TileThresholds
    private let screen: Bitmap<UInt8>
    private let constants: DetectionConstants
    private let recorder: TraceRecorder?

    var traits: SourceTraits { .badges }

    /// Looks for badges among components of the ink between backgrounds; fails where there are none.
    init?(
        among components: some Sequence<InkMap.Component>, of ink: InkMap, thresholds: TileThresholds,
        screen: Bitmap<UInt8>, scale: Double, constants: DetectionConstants, recorder: TraceRecorder?
    ) {
        badges = components.compactMap {
            Badge(
                $0, of: ink, pixels: screen.pixels, scale: scale, constants.badges,
                difference: constants.backgrounds.difference)
                ?? Badge(
                    partOf: $0, of: ink, pixels: screen.pixels, scale: scale, constants.badges,
                    difference: constants.backgrounds.difference)
        }
        guard !badges.isEmpty else { return nil }
        var mask = PixelMask(width: screen.width, height: screen.height)
        var places = BoxIndex(width: screen.width, height: screen.height, scale: scale)
        for (index, badge) in badges.enumerated() {
            for pixel in badge.inlay { mask.insert(pixel..<pixel + 1) }
            places.insert(index, in: badge.bounds)
        }
        self.ink = InkMap(mask)
        self.places = places
        self.thresholds = thresholds
        self.screen = screen
        self.constants = constants
        self.recorder = recorder
    }

    func glyphs() -> [Glyph] {
        recorder?.begin(ink: ink, color: nil)
        var counts = Histogram(levels: InkEstimate.distances)
        return ink.components.indices.compactMap { index in
            do throws(Reason) {
                let glyph = try glyph(index, counts: &counts)
                recorder?.keep(glyph, evidence: [])
                return glyph
            } catch {
                recorder?.leaveOut(component: index, error)
                return nil
            }
        }
    }

    private func glyph(_ index: Int, counts: inout Histogram) throws(Reason) -> Glyph {
        let component = ink.components[index]
        guard
            let place = places.items(in: component.bounds).first(where: {
                badges[$0].bounds.contains(component.bounds)
            })
        else { throw .noBackground }
        let backdrop = badges[place].color
        var colors: [SIMD3<Float>] = []
        ink.forEachRun(of: component) { run in
            for x in run.start..<run.end { colors.append(screen[x, run.row].levels) }
        }
        guard let strokes = StrokeColors(colors, backdrop: backdrop, counts: &counts, constants.components)
        else { throw .noContrast }
        let covered = ComponentCoverage(
            component, of: ink, colors: colors, strokes: strokes, counts: &counts, constants.components)
        guard covered.solidPixels >= Int(constants.components.fewestPixels) else { throw .fewPixels }
        let (box, badge) = (component.bounds, badges[place].bounds)
        let offCentre = Double(abs(box.minY + box.maxY - badge.minY - badge.maxY)) / 2
        guard offCentre <= constants.badges.offCentre * Double(badge.height) else { throw .offCentre }
        return Glyph(
            component: index, bounds: covered.bounds, zone: place, backdrop: backdrop, ink: strokes.ink,
            strength: strokes.strength, coveredArea: covered.area, solidPixels: covered.solidPixels,
            foreignBackground: 0, roughness: 0,
            threshold: thresholds.value(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2),
            core: covered.core, spread: covered.spread, isHollow: ink.isHollow(component))
    }
}
