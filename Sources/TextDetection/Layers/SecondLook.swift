internal import Raster

/// Looks again, one exact colour at a time, where zones cannot part text from what is behind it: in textured
/// areas and in ink that was left over.
struct SecondLook {
    let screen: Bitmap<UInt8>
    let thresholds: TileThresholds
    let scale: Double
    let luminance: LuminanceMeter

    /// The side in points, and in pixels at least, of the squares in which exact colours are counted.
    private static let window = 64.0
    /// The fewest pixels that make a colour worth trying, in square points.
    private static let fewestPixels = 8.0

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
        let exact = ExactColors(
            in: mask, screen: screen, window: Int(Self.window * max(1, scale)),
            fewest: Int(Self.fewestPixels * scale * scale), flatOnly: flatOnly)
        for layer in ColorLayers(exact, in: mask, screen: screen).layers {
            let ink = InkMap(layer.mask, most: Self.mostComponents)
            omissions.add(leastArea: ink.leastArea)
            guard mayHoldLine(ink) else { continue }
            let meter = LayerMeter(
                color: layer.color, ink: ink, thresholds: thresholds, screen: screen, scale: scale)
            let reader = LineReader(
                ink: ink, screen: screen, scale: scale, luminance: luminance, isLayer: true)
            for reading in reader.read(meter.glyphs(), omissions: &omissions) {
                replace(with: reading.region, in: &regions)
            }
        }
    }

    /// Whether three components are as high as small letters.
    private func mayHoldLine(_ ink: InkMap) -> Bool {
        let lowest = 4.5 * scale
        return ink.components.lazy.filter { Double($0.bounds.height) >= lowest }.prefix(3).count == 3
    }

    /// Adds a line found in a layer unless it is known, in place of the pieces of it that are.
    private func replace(with line: Region, in regions: inout [Region]) {
        let box = Bounds(line.box)
        let known = regions.indices.filter { index in
            let other = Bounds(regions[index].box)
            return regions[index].kind == .text && box.gapX(to: other) < 0
                && Double(-box.gapY(to: other)) > 0.3 * Double(box.height)
        }
        let knownWidth = known.reduce(0) { $0 + regions[$1].box.width }
        guard Double(knownWidth) <= 0.8 * Double(box.width) else { return }
        let frame = box.grown(by: Int(2 * scale), width: screen.width, height: screen.height)
        for index in known.reversed() where frame.contains(Bounds(regions[index].box)) {
            regions.remove(at: index)
        }
        regions.append(line)
    }
}
