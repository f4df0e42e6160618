internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

extension SystemSettings {
    /// The ratio from which a line can be read: one that falls from there to below what can be seen is lost.
    private static let readable = ContrastStandard.minimumRatio
    /// The ratio below which text can hardly be seen.
    fileprivate static let visible = 1.5

    /// A screen with the settings switched on.
    ///
    /// Increase Contrast: flat surfaces and inks that are semantic colours move to their increased values.
    /// Reduce Transparency: bars and cards that show a blurred backdrop become opaque. Shadows follow the
    /// surface that they lie on, and antialiased edges are mixed again from what both their sides become, in
    /// the proportion that they show. Photographs, gradients and unrecognised colours stay.
    ///
    /// In the other appearance: flat surfaces and inks that are semantic colours move to their values there,
    /// and so do opaque panes; what is translucent or unrecognised stays.
    ///
    /// What the screen shows and what its colours are called, the canvas knows. A screen of one colour
    /// becomes what ``simulate(_:)`` makes of the colour.
    public func simulate(_ canvas: ScreenCanvas) -> ScreenOutcome {
        let moves = ColorMoves(self, on: canvas.screen)
        guard !moves.isIdentity else { return unchanged(canvas, moves) }
        let colors = canvas.moved(by: moves)
        let panes = opaquePanes(of: canvas, moves)
        var painting = Repainting(canvas.bitmap)
        paintGrounds(of: canvas, colors, panes, in: &painting)
        let lines = paintInks(on: canvas, moves, panes: panes.map(\.opaque), in: &painting)
        painting.repaintEdges()
        return ScreenOutcome(
            bitmap: painting.result,
            change: ScreenChange(
                style: moves.conditions.appearance.style, newStyle: moves.settings.appearance.style,
                releases: canvas.screen.conditions.releases, release: moves.release, lineCount: lines.count,
                movedLineCount: lines.count(where: \.hasMoved), changedShare: painting.changedShare,
                unmatched: unmatched(on: canvas, lines, colors, moves),
                lost: lines.filter { $0.before >= Self.readable && $0.after < Self.visible }.map(\.box),
                panes: panes.map(\.opaque)))
    }

    /// A screen that is drawn so already.
    private func unchanged(_ canvas: ScreenCanvas, _ moves: ColorMoves) -> ScreenOutcome {
        let style = moves.conditions.appearance.style
        let lines = canvas.screen.model.regions.count { $0.kind == .text && $0.place != .picture }
        return ScreenOutcome(
            bitmap: canvas.bitmap,
            change: ScreenChange(
                style: style, newStyle: style, releases: canvas.screen.conditions.releases,
                release: moves.release, lineCount: lines, movedLineCount: 0, changedShare: 0, unmatched: [],
                lost: [], panes: []))
    }

    /// What became of a line of text.
    private struct PaintedLine {
        let box: PixelRect
        /// Whether its ink is a semantic colour, which has a value under every setting, or the system draws
        /// it.
        let isNamed: Bool
        let hasMoved: Bool
        /// The contrast ratio of ink and backdrop, before and after.
        let before: Double
        let after: Double
    }

    private func opaquePanes(
        of canvas: ScreenCanvas, _ moves: ColorMoves
    ) -> [(found: (zone: Int, pane: BlurredPane), opaque: OpaquePane)] {
        guard reducesTransparency else { return [] }
        let model = SettingsModel(release: moves.release, palette: palette)
        return canvas.panes.compactMap { found in
            model.opaque(found.pane, in: moves.settings.appearance, turning: moves.turns).map { (found, $0) }
        }
    }

    private func paintGrounds(
        of canvas: ScreenCanvas, _ colors: [ColorMoves.Move?],
        _ panes: [(found: (zone: Int, pane: BlurredPane), opaque: OpaquePane)],
        in painting: inout Repainting
    ) {
        let regions = canvas.screen.model.regions
        painting.paint(canvas.colorOfPixel, colors)
        for region in regions where region.kind == .picture {
            let isPane = panes.contains { $0.opaque.box.intersects(region.box) }
            if !isPane { painting.unpaint(region.box) }
        }
        painting.paintShades(
            in: canvas.zones, of: canvas.colorOfZone.map { $0 == 0 ? nil : colors[Int($0) - 1] })
        let boxes = panes.map(\.opaque.box)
        let contents = regions.filter { $0.kind != .picture && !$0.shines(through: boxes) }
            .map { $0.box.padded(by: canvas.margin, within: canvas.bitmap) }
        for pane in panes {
            painting.paint(pane.found, of: canvas.zones, pane.opaque.color, around: contents)
        }
    }

    private func paintInks(
        on canvas: ScreenCanvas, _ moves: ColorMoves, panes: [OpaquePane], in painting: inout Repainting
    ) -> [PaintedLine] {
        let screen = canvas.screen
        var lines: [PaintedLine] = []
        for (region, attribution) in zip(screen.model.regions, screen.attributions)
        where region.kind != .picture && region.place != .picture
            && !region.shines(through: panes.map(\.box))
        {
            let box = region.box.padded(by: canvas.margin, within: canvas.bitmap)
            let name = attribution.foregroundRole.flatMap { $0.occurs(under: moves.conditions) ? $0 : nil }
            // Letters may have the colour of a surface elsewhere.
            painting.unpaint(box) { $0.isNearer(to: region.backdrop, than: region.ink) }
            let backdrop = painting.backdrop(of: region, in: box)
            let ink = moves.ink(name, on: backdrop) ?? region.ink
            if ink != region.ink || backdrop.before != backdrop.after {
                let isOnPane = panes.contains { $0.box.contains(region.box) && $0.color == backdrop.after }
                painting.repaintInk(in: box, from: region.ink, to: ink, onPane: isOnPane)
            }
            guard region.kind == .text else { continue }
            lines.append(
                PaintedLine(
                    box: region.box, isNamed: name != nil || region.place != .content,
                    hasMoved: ink != region.ink,
                    before: region.contrast.typical,
                    after: ink.contrastRatio(with: backdrop.after)))
        }
        return lines
    }

    /// What of a screen has no known counterpart under the settings.
    private func unmatched(
        on canvas: ScreenCanvas, _ lines: [PaintedLine], _ colors: [ColorMoves.Move?], _ moves: ColorMoves
    ) -> [PixelRect] {
        let kept = Set(colors.compactMap { $0.flatMap { $0.before == $0.after ? $0.before : nil } })
        let surfaces = canvas.screen.model.surfaces.filter { surface in
            moves.turns && kept.contains(surface.color)
                && canvas.screen.name(of: surface.color, drawnAs: .background) == nil
        }
        return (surfaces.map(\.box) + lines.filter { !$0.isNamed }.map(\.box))
            .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }
}

extension Region {
    /// Whether it lies within one of some panes, and is so faint that it lies behind it: text that the pane
    /// blurs.
    fileprivate func shines(through panes: [PixelRect]) -> Bool {
        contrast.typical < SystemSettings.visible && panes.contains { $0.contains(box) }
    }
}

extension ScreenCanvas {
    /// What every colour becomes, itself where it stays; lines that are recognised as nothing are left out,
    /// as they may be edges.
    fileprivate func moved(by moves: ColorMoves) -> [ColorMoves.Move?] {
        var results: [UInt32: SRGB8] = [:]
        for area in colors where !area.isLine {
            results[area.color.code] = moves.surface(area.name) ?? area.color
        }
        func onNeighbor(_ color: NamedColor) -> SRGB8? {
            for (neighbor, name) in color.onNeighbors {
                guard let after = results[neighbor.code] else { continue }
                if let found = moves.surface(name, on: (before: neighbor, after: after)) { return found }
            }
            return nil
        }
        for area in colors where !area.isLine && results[area.color.code] == area.color {
            if let found = onNeighbor(area) { results[area.color.code] = found }
        }
        return colors.map { color in
            guard color.isLine else { return (color.color, results[color.color.code] ?? color.color) }
            return (moves.surface(color.name) ?? onNeighbor(color)).map { (color.color, $0) }
        }
    }

    /// A point in pixels, the next whole number: how far the soft rim of letters reaches.
    fileprivate var margin: Int { Int(screen.model.scale.value.rounded(.up)) }
}

extension Repainting {
    /// The typical backdrop of a region, and what has become of it: that of the ground nearest to it in
    /// colour.
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
