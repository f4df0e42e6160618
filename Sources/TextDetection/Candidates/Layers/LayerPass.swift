internal import ColorMath
internal import Raster

/// Looks again, one exact colour at a time, where zones cannot part text from what is behind it: in textured
/// areas and in ink that was left over.
struct LayerPass {
    let screen: Bitmap<UInt8>
    let thresholds: TileThresholds
    let scale: Double
    let luminance: LuminanceMeter
    let classifier: LineClassifier
    let constants: DetectionConstants
    let recorder: TraceRecorder?
    let cores: Cores

    /// The most components of a layer that are looked at.
    private static let mostComponents = 1 << 18

    /// Adds the lines found to those known.
    ///
    /// - Parameters:
    ///   - leftOver: the ink of which nothing has been made.
    ///   - omissions: takes what was not looked at.
    func add(to regions: inout [Region], leftOver: PixelMask, omissions: inout Omissions) {
        let textured = PixelMask(texturedTilesOf: thresholds, width: screen.width, height: screen.height)
        look(at: textured, flatOnly: true, regions: &regions, omissions: &omissions)
        look(at: leftOver, flatOnly: false, regions: &regions, omissions: &omissions)
    }

    private func look(
        at mask: PixelMask, flatOnly: Bool, regions: inout [Region], omissions: inout Omissions
    ) {
        guard !mask.isEmpty else { return }
        let questions = ComponentQuestions(constants.components, scale: scale)
        let exact = ExactColors(
            in: mask, screen: screen, window: Int(constants.layers.window * max(1, scale)),
            fewest: Int(constants.layers.fewestPixels * scale * scale), flatOnly: flatOnly,
            alike: constants.layers.difference)
        for layer in ColorLayers(
            exact, in: mask, screen: screen, tolerance: constants.layers.tolerance
        ).layers {
            let ink = InkMap(layer.mask, most: Self.mostComponents)
            omissions.add(leastArea: ink.leastArea)
            guard mayHoldLine(ink) else { continue }
            let meter = LayerMeter(
                color: layer.color, ink: ink, thresholds: thresholds, screen: screen, scale: scale,
                constants: constants, questions: questions, recorder: recorder)
            let reader = LineReader(
                ink: ink, screen: screen, scale: scale, luminance: luminance, source: meter.traits,
                classifier: classifier, constants: constants, recorder: recorder, cores: cores)
            for reading in reader.read(meter.glyphs(), omissions: &omissions) {
                if isEdgeOfIcon(reading.region, among: regions) {
                    recorder?.reject(reading.record, .blendedEdge)
                    continue
                }
                let isNew = replace(with: reading.region, in: &regions)
                if !isNew { recorder?.reject(reading.record, .alreadyFound) }
            }
        }
    }

    /// Whether three components are as high as small letters.
    private func mayHoldLine(_ ink: InkMap) -> Bool {
        let lowest = constants.classifier.lowestLine * scale
        return ink.components.lazy.filter { Double($0.bounds.height) >= lowest }.prefix(3).count == 3
    }

    /// Whether a line lies within an icon, in a blend of its ink and its backdrop, as the pixels along its
    /// edges are.
    private func isEdgeOfIcon(_ line: Region, among regions: [Region]) -> Bool {
        regions.contains { icon in
            icon.kind == .icon && Bounds(icon.box).contains(Bounds(line.box))
                && line.ink.isBlend(of: icon.ink, and: icon.backdrop, within: constants.layers.difference)
        }
    }

    /// Adds a line found in a layer unless it is known, in place of the pieces of it that are.
    ///
    /// - Returns: Whether it was added.
    private func replace(with line: Region, in regions: inout [Region]) -> Bool {
        let box = Bounds(line.box)
        let known = regions.indices.filter { index in
            let other = Bounds(regions[index].box)
            return regions[index].kind == .text && box.gapX(to: other) < 0
                && Double(-box.gapY(to: other)) > constants.layers.knownOverlap * Double(box.height)
        }
        let knownWidth = known.reduce(0) { $0 + regions[$1].box.width }
        guard Double(knownWidth) <= constants.classifier.knownShare * Double(box.width) else { return false }
        // What only reaches into it is another line.
        for index in known.reversed() {
            let piece = Bounds(regions[index].box)
            if -2 * box.gapX(to: piece) > piece.width { regions.remove(at: index) }
        }
        regions.append(line)
        return true
    }
}

extension SRGB8 {
    private var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

    /// Whether a colour is neither of two, and lies on the way from one to the other.
    ///
    /// - Parameter levels: How far it is from both at least, and from the way at most, in code values.
    fileprivate func isBlend(of one: SRGB8, and other: SRGB8, within levels: Double) -> Bool {
        let (way, own) = (one.vector - other.vector, vector - other.vector)
        let length = (way * way).sum().squareRoot()
        guard length > 2 * levels else { return false }
        let along = (own * way).sum() / length
        let aside = (own * own).sum() - along * along
        return along > levels && along < length - levels && aside <= levels * levels
    }
}
