internal import ColorMath
package import Raster

/// The search for blurred panes among the smooth zones of a screen.
package struct PaneSearch {
    private let zones: SmoothZones
    /// The width and height of the whole screen.
    private let size: (width: Int, height: Int)
    private let scale: Double

    /// The smallest side of a pane in points: less is a badge or a button, and shows too little of its
    /// backdrop.
    private static let smallestSide = 28.0
    /// The share of a screen's width and height up to which something is a part of it.
    private static let largestShare = 0.95
    /// The share of its rectangle that a pane covers at the least; text and icons are the rest.
    private static let leastCover = 0.5
    /// How far from a plane the colours of a blur are at the least, in code values; rounding alone makes 0.3.
    static let leastUnevenness = 1.5
    /// The largest ``ZoneTexture/roughness`` of a blur, in code values; rounding alone makes up to 0.7.
    static let largestRoughness = 1.2
    /// The largest ``ZoneTexture/unrest`` of a blur, in code values: those of thin panes in front of lit
    /// windows have 2.7, most photographs more than 3.3.
    private static let largestUnrest = 3.0
    /// The largest ``ZoneTexture/directedness`` of a blur; gradients have 0.98 and more.
    private static let largestDirectedness = 0.97
    /// How far from text the pixels are that say what it lies on, in points.
    private static let marginInPoints = 2.0

    /// - Parameters:
    ///   - zones: The smooth zones of a screen, or of some rows of it.
    ///   - size: The width and height of the whole screen.
    ///   - scale: Pixels per point.
    package init(_ zones: SmoothZones, ofScreen size: (width: Int, height: Int), scale: Double) {
        self.zones = zones
        self.size = size
        self.scale = scale
    }

    /// The pixels that a zone must have to be looked at.
    package static func smallestCount(scale: Double) -> Int {
        Int(smallestSide * smallestSide * scale * scale / 2)
    }

    /// How far from text the pixels are that say what it lies on.
    static func margin(scale: Double) -> Int { Int((marginInPoints * scale).rounded()) }

    /// The zones that some of these lines of text lie right on.
    package func grounds(of lines: [PixelRect]) -> [Int] {
        Set(lines.compactMap { zones.zone(under: $0, margin: Self.margin(scale: scale)) }).sorted()
    }

    /// The panes among some zones.
    ///
    /// - Parameters:
    ///   - screen: The rows that the zones are of.
    ///   - grounds: What some line of text lies right on: a zone without any may be a photograph.
    ///   - lines: The rectangles of all lines.
    package func panes(
        of screen: borrowing Bitmap<UInt8>, among grounds: [Int], around lines: [PixelRect]
    ) -> [(zone: Int, pane: BlurredPane)] {
        let margin = Self.margin(scale: scale)
        var panes: [(zone: Int, pane: BlurredPane)] = []
        for index in grounds {
            let zone = zones.zones[index]
            guard hasSize(zone), hasStraightSides(index) else { continue }
            let contents = lines.filter(zone.box.contains).map { $0.padded(by: margin, within: screen) }
            let texture = ZoneTexture(
                of: index, in: zones, on: screen, leavingOut: contents, scale: scale)
            guard Self.isBlurred(texture) else { continue }
            panes.append((index, BlurredPane(box: zone.box, plane: texture.plane)))
        }
        return panes
    }

    private func hasSize(_ zone: SmoothZones.Zone) -> Bool {
        let box = zone.box
        return Double(min(box.width, box.height)) >= Self.smallestSide * scale
            && (Double(box.width) <= Double(size.width) * Self.largestShare
                || Double(box.height) <= Double(size.height) * Self.largestShare)
            && Double(zone.count) >= Double(box.area) * Self.leastCover
    }

    /// Whether a zone reaches the sides of its rectangle in nearly all of the middle rows and columns: a bar
    /// or a card does, whatever its corners; the sky of a photograph does not.
    private func hasStraightSides(_ index: Int) -> Bool {
        let box = zones.zones[index].box
        let slack = max(2, min(box.width, box.height) * 15 / 100)
        let middleRows = box.y + box.height / 4..<box.maxY - box.height / 4
        let middleColumns = box.x + box.width / 4..<box.maxX - box.width / 4
        var reachesLeft = [Bool](repeating: false, count: box.height)
        var reachesRight = reachesLeft
        var reachesTop = [Bool](repeating: false, count: box.width)
        var reachesBottom = reachesTop
        zones.forEachRun(of: index) { run in
            if run.columns.lowerBound < box.x + slack { reachesLeft[run.y - box.y] = true }
            if run.columns.upperBound > box.maxX - slack { reachesRight[run.y - box.y] = true }
            let columns = run.columns.lowerBound - box.x..<run.columns.upperBound - box.x
            if run.y < box.y + slack { for x in columns { reachesTop[x] = true } }
            if run.y >= box.maxY - slack { for x in columns { reachesBottom[x] = true } }
        }
        let straightRows = middleRows.count { reachesLeft[$0 - box.y] && reachesRight[$0 - box.y] }
        let straightColumns = middleColumns.count { reachesTop[$0 - box.x] && reachesBottom[$0 - box.x] }
        return straightRows * 10 >= middleRows.count * 9 && straightColumns * 10 >= middleColumns.count * 9
    }
}

extension PaneSearch {
    /// Whether a zone is neither even nor a gradient, and no texture.
    fileprivate static func isBlurred(_ texture: ZoneTexture) -> Bool {
        texture.plane.residual.max() >= leastUnevenness && texture.roughness <= largestRoughness
            && texture.unrest <= largestUnrest && texture.directedness <= largestDirectedness
    }
}

extension BlurredPane {
    fileprivate init(box: PixelRect, plane: ColorPlane) {
        let (mean, range) = (plane.mean / 255, plane.deviation * 2 / 255)
        self.init(
            box: box, color: SRGB(components: mean), darkest: SRGB(components: mean - range),
            brightest: SRGB(components: mean + range))
    }
}
