internal import ColorMath
public import Raster
internal import SystemColors
internal import TextDetection

extension SystemSettings {
    /// A screen with the settings switched on.
    ///
    /// Increase Contrast: flat surfaces and inks that are semantic colours move to their increased values. Reduce
    /// Transparency: bars and cards that show a blurred backdrop become opaque. Shadows follow the surface that they lie on,
    /// and antialiased edges are mixed anew from what both their sides become, in the proportion that they show. Photographs,
    /// gradients and unrecognised colours stay.
    ///
    /// In the other appearance: flat surfaces and inks that are semantic colours move to their values there, and so do
    /// opaque panes; what is translucent or unrecognised stays.
    ///
    /// Where text is and what its ink is, is `TextDetection`'s to say. A screen of one colour becomes what
    /// ``simulate(_:)`` makes of the colour.
    ///
    /// - Parameters:
    ///   - screen: The screen, opaque, in sRGB.
    ///   - scale: Pixels per point.
    public func simulate(_ screen: Bitmap<UInt8>, scale: Double) -> ScreenOutcome {
        let colors = SurfaceColors(of: screen, scale: scale)
        let context = resolved(for: colors.areas.map(\.color), page: screen.sideColor)
        let regions = TextDetector(scale: scale).regions(in: screen)
        var painting = Repainting(screen)
        painting.paint(colors.repainted(by: context))

        let texts = regions.filter { $0.kind != .picture && $0.place != .picture }
        let lines = texts.filter { $0.kind == .text }
        let zones = SmoothZones(of: screen, smallestCount: PaneSearch.smallestCount(scale: scale))
        var panes: [(zone: Int, pane: OpaquePane)] = []
        if reducesTransparency {
            let boxes = lines.map(\.box)
            let search = PaneSearch(zones, ofScreen: (screen.width, screen.height), scale: scale)
            let probes = PaneProbe.probes(of: screen, around: boxes, scale: scale)
            let grounds = search.grounds(of: probes.map(\.line))
            for (zone, pane) in search.panes(of: screen, among: grounds, around: boxes) {
                let opaque = context.model.opaque(
                    pane, in: context.settings.appearance, turning: context.turns)
                if let opaque { panes.append((zone, opaque)) }
            }
        }
        for region in regions where region.kind == .picture {
            let isPane = panes.contains { $0.pane.box.intersects(region.box) }
            if !isPane { painting.unpaint(region.box) }
        }
        painting.paintShades(in: zones)
        for (zone, pane) in panes { painting.paint(zone, of: zones, pane.color) }

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

        let moved = lines.filter { painting.isChanged(in: $0.box) }
        return ScreenOutcome(
            bitmap: painting.result,
            change: ScreenChange(
                style: context.style, release: context.model.release,
                lineCount: lines.count,
                movedLineCount: moved.count, panes: panes.map(\.pane)))
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
    /// Makes a whole zone a ground of some colour.
    fileprivate mutating func paint(_ zone: Int, of zones: SmoothZones, _ color: SRGB8) {
        zones.forEachRun(of: zone) { run in
            for x in run.columns { paint(run.y * original.width + x, color) }
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

extension Bitmap<UInt8> {
    /// The colour that most of the left side has: that of the page, as cards and controls keep away from it.
    fileprivate var sideColor: SRGB8? {
        var counts: [UInt32: Int] = [:]
        for y in 0..<height { counts[self[0, y].code, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { SRGB8(code: $0.key) }
    }
}
