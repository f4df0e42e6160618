internal import ColorMath
public import Raster
internal import SystemColors
internal import TextDetection

extension SystemSettings {
    /// A screen with the settings switched on.
    ///
    /// Increase Contrast: flat surfaces and inks that are semantic colours move to their increased values. Reduce
    /// Transparency: bars and cards that show a blurred backdrop become opaque. Shadows follow the surface
    /// that they lie on, and antialiased edges are mixed anew from what
    /// both their sides become, in the proportion that they show. Photographs, gradients and unrecognised colours stay.
    ///
    /// Where text is and what its ink is, is `TextDetection`'s to say. A screen of one colour becomes what
    /// ``simulate(_:)`` makes of the colour.
    ///
    /// - Parameters:
    ///   - screen: The screen, opaque, in sRGB.
    ///   - scale: Pixels per point.
    public func simulate(_ screen: Bitmap<UInt8>, scale: Double) -> ScreenOutcome {
        let colors = SurfaceColors(of: screen, scale: scale)
        let context = resolved(for: colors.areas.map(\.color))
        let regions = TextDetector(scale: scale).regions(in: screen)
        var painting = Repainting(screen)
        painting.paint(colors.repainted(by: context))

        let texts = regions.filter { $0.kind != .picture && $0.place != .picture }
        let zones = SmoothZones(of: screen, smallestCount: Int(400 * scale * scale))
        let panes =
            reducesTransparency
            ? BlurredPane.panes(
                of: screen, zones: zones, contents: texts.map(\.box), scale: scale, settings: context) : []
        for region in regions where region.kind == .picture {
            let isPane = panes.contains { $0.box.intersects(region.box) }
            if !isPane { painting.unpaint(region.box) }
        }
        painting.paintShades(in: zones)
        painting.paint(panes, of: zones)

        let scaled = Int(scale.rounded(.up))
        for region in texts {
            let box = region.box.padded(by: scaled, within: screen)
            // Letters may have the colour of a surface elsewhere.
            painting.unpaint(box) { $0.isNearer(to: region.backdrop, than: region.ink) }
            let backdrop = painting.backdrop(of: region, in: box)
            let ink = context.ink(region.ink, on: backdrop) ?? region.ink
            if ink != region.ink || backdrop.before != backdrop.after {
                painting.repaintInk(in: box, from: region.ink, to: ink)
            }
        }
        painting.repaintEdges()

        let lines = texts.filter { $0.kind == .text }
        let moved = lines.filter { painting.isChanged(in: $0.box) }
        return ScreenOutcome(
            bitmap: painting.result,
            change: ScreenChange(
                style: context.settings.appearance.style, release: context.model.release,
                lineCount: lines.count,
                movedLineCount: moved.count, panes: panes))
    }
}

extension SurfaceColors {
    /// What every colour of a surface becomes, itself where it stays; lines that are recognised as nothing are left out,
    /// as they may be edges.
    fileprivate func repainted(by context: ResolvedSettings) -> [UInt32: SRGB8] {
        var results: [UInt32: SRGB8] = [:]
        for area in areas { results[area.color.code] = context.surface(area.color) ?? area.color }
        func onNeighbor(_ surface: Surface) -> SRGB8? {
            for neighbor in surface.neighbors {
                guard let after = results[neighbor.code] else { continue }
                let ground = (before: neighbor, after: after)
                if let found = context.surface(surface.color, on: ground) { return found }
            }
            return nil
        }
        for area in areas where results[area.color.code] == area.color {
            if let found = onNeighbor(area) { results[area.color.code] = found }
        }
        for line in lines {
            if let found = context.surface(line.color) ?? onNeighbor(line) {
                results[line.color.code] = found
            }
        }
        return results
    }
}

extension Repainting {
    fileprivate mutating func paint(_ panes: [BlurredPane], of zones: SmoothZones) {
        guard !panes.isEmpty else { return }
        let colors = Dictionary(panes.map { ($0.label, $0.color) }) { first, _ in first }
        for index in zones.labels.indices {
            if let color = colors[zones.labels[index]] { paint(index, color) }
        }
    }

    /// The typical backdrop of a region, and what has become of it: that of the ground nearest to it in colour.
    fileprivate func backdrop(of region: Region, in box: PixelRect) -> (before: SRGB8, after: SRGB8) {
        var best = (before: region.backdrop, after: region.backdrop)
        var distance = Int.max
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX where isGround(x, y) {
                let before = original[x, y].color
                let found = before.squaredDistance(to: region.backdrop)
                if found < distance {
                    distance = found
                    best = (region.backdrop, result[x, y].color)
                    if found == 0 { return best }
                }
            }
        }
        return best
    }
}

extension SRGB8 {
    fileprivate func squaredDistance(to other: SRGB8) -> Int {
        let (red, green) = (Int(self.red) - Int(other.red), Int(self.green) - Int(other.green))
        let blue = Int(self.blue) - Int(other.blue)
        return red * red + green * green + blue * blue
    }

    fileprivate func isNearer(to one: SRGB8, than other: SRGB8) -> Bool {
        squaredDistance(to: one) < squaredDistance(to: other)
    }
}

extension PixelRect {
    /// The rectangle with a margin, cut at the sides of a bitmap.
    fileprivate func padded(by margin: Int, within bitmap: Bitmap<UInt8>) -> PixelRect {
        let (left, top) = (max(0, x - margin), max(0, y - margin))
        return PixelRect(
            x: left, y: top, width: min(bitmap.width, maxX + margin) - left,
            height: min(bitmap.height, maxY + margin) - top)
    }

    fileprivate func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
