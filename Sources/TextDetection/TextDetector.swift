internal import ColorMath
public import Raster

/// Finds every line of text in a screen from its pixels alone and measures it.
public struct TextDetector: Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var scale: Double

    /// Creates a detector for screens of a given scale.
    public init(scale: Double) {
        self.scale = scale
    }

    /// The regions of an opaque 8-bit sRGB screen, from the top left to the bottom right.
    public func regions(in screen: borrowing Bitmap<UInt8>) -> [Region] {
        let runs = QuasiFlatRuns(screen, tileSide: max(4, Int(TileThresholds.sideInPoints * scale)))
        let zones = Zones(runs, screen: screen, scale: scale)
        let grounding = GroundSelection(runs: runs, zones: zones, pixels: screen.pixels, scale: scale)
            .grounding()
        let ink = InkMap(runs, zones: zones, isGround: grounding.isGround)
        var meter = GlyphMeter(
            screen: screen, runs: runs, zones: zones, grounding: grounding, ink: ink, scale: scale)
        var glyphs: [Glyph] = []
        var isLeftOver = ink.components.map { $0.bounds.height > Int(GlyphMeter.tallest * scale) }
        for glyph in meter.glyphs() {
            if glyph.mayBeText(scale: scale) {
                glyphs.append(glyph)
            } else {
                isLeftOver[glyph.component] =
                    glyph.threshold < TileThresholds.texture
                    && Double(min(glyph.width, glyph.height)) > 6 * scale
            }
        }
        var regions = self.regions(of: glyphs, ink: ink, screen: screen)
        let textured = RowMask(
            texturedTilesOf: runs.thresholds, width: screen.width, height: screen.height)
        let leftOver = RowMask(components: isLeftOver, of: ink)
        for (mask, flatOnly) in [(textured, true), (leftOver, false)] where !mask.isEmpty {
            let exact = ExactColors(
                in: mask, screen: screen, most: Self.mostColors, fewest: Int(16 * scale * scale),
                flatOnly: flatOnly)
            addLayers(
                ColorLayers(exact, in: mask, screen: screen), to: &regions, screen: screen,
                thresholds: runs.thresholds)
        }
        return regions.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    /// The most exact colours that are tried in a part of the screen.
    private static let mostColors = 8

    /// The regions that glyphs form.
    private func regions(
        of glyphs: [Glyph], ink: InkMap, screen: borrowing Bitmap<UInt8>, isLayer: Bool = false
    ) -> [Region] {
        let pixels = screen.pixels
        let width = screen.width
        let split = InkSplit(ink: ink, pixels: pixels, width: width)
        return LineBuilder(scale: scale, height: screen.height).lines(of: glyphs)
            .flatMap { split.parts(of: $0) }
            .compactMap { region($0, ink: ink, pixels: pixels, width: width, isLayer: isLayer) }
    }

    /// A second look, one exact colour at a time.
    private func addLayers(
        _ layers: ColorLayers, to regions: inout [Region], screen: borrowing Bitmap<UInt8>,
        thresholds: TileThresholds
    ) {
        for layer in layers.layers {
            let meter = LayerMeter(
                color: layer.color, ink: layer.ink, thresholds: thresholds, pixels: screen.pixels,
                width: screen.width, height: screen.height, scale: scale)
            for found in self.regions(of: meter.glyphs(), ink: layer.ink, screen: screen, isLayer: true) {
                replace(with: found, in: &regions)
            }
        }
    }

    /// Adds a line found in a layer unless it is known, in place of the pieces of it that are.
    private func replace(with line: Region, in regions: inout [Region]) {
        let box = line.box
        let known = regions.indices.filter { index in
            let other = regions[index].box
            return regions[index].kind == .text && min(box.maxX, other.maxX) > max(box.x, other.x)
                && Double(min(box.maxY, other.maxY) - max(box.y, other.y)) > 0.3 * Double(box.height)
        }
        let knownWidth = known.reduce(0) { $0 + regions[$1].box.width }
        guard Double(knownWidth) <= 0.8 * Double(box.width) else { return }
        let margin = Int(2 * scale)
        for index in known.reversed() {
            let piece = regions[index].box
            if piece.x >= box.x - margin, piece.maxX <= box.maxX + margin, piece.y >= box.y - margin,
                piece.maxY <= box.maxY + margin
            {
                regions.remove(at: index)
            }
        }
        regions.append(line)
    }

    private func region(
        _ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int, isLayer: Bool
    ) -> Region? {
        guard Double(line.bounds.height) >= 3 * scale else { return nil }
        let measurement = InkMeasurement(line, ink: map, pixels: pixels, width: width)
        let shape = LineShape(measurement.coverage)
        let size = TypeSize(line, shape: shape, scale: scale)
        let result = TextTest(scale: scale).classify(
            line, measurement: measurement, shape: shape, isLayer: isLayer)
        let kind: Region.Kind
        switch result {
        case .text: kind = .text
        case .icon: kind = .icon
        case .other: return nil
        }
        if isLayer, kind != .text || line.glyphs.count < 3 || measurement.spread > 3 { return nil }
        let ink = SRGB8(levels: measurement.colors.ink)
        let backdrop = SRGB8(levels: measurement.colors.backdrop)
        let ratio = ink.contrastRatio(with: backdrop)
        return Region(
            kind: kind, box: line.bounds.rect, ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(typical: ratio, low: ratio, high: ratio), pointSize: size.points,
            weight: size.weight)
    }
}
