public import ColorMath
public import Raster
internal import SystemColors

/// A bar or a card that shows a blurred backdrop, and what it becomes where transparency is reduced.
public struct BlurredPane: Hashable, Sendable {
    /// The smallest rectangle around it, in pixels.
    public let box: PixelRect
    /// The name of the nearest material: the thickest that its colours can have come through.
    public let material: String
    /// The opaque colour that it becomes: the material's tint over the base background of the appearance, a model.
    public let color: SRGB8
    /// Its number among the smooth zones.
    let label: Int32
}

extension BlurredPane {
    /// The smallest side of a pane in points: less is a badge or a button, and shows too little of its backdrop.
    private static let smallestSide = 28.0
    /// How far from a plane the colours of a blur are at the least, in code values; rounding alone makes 0.3.
    private static let leastUnevenness = 1.5
    /// The share of a screen's width and height up to which something is a part of it.
    private static let largestShare = 0.95
    /// The largest ``SmoothZones/Zone/roughness`` of a blur, in code values; rounding alone makes up to 0.7.
    private static let largestRoughness = 1.2
    /// The share of its rectangle that a pane covers at the least; text and icons are the rest.
    private static let leastCover = 0.5

    /// The panes of a screen: smooth zones with straight sides, neither even nor a linear gradient, with something on them.
    ///
    /// - Parameter contents: The rectangles of text and icons; a zone without any may be a photograph.
    static func panes(
        of screen: Bitmap<UInt8>, zones: SmoothZones, contents: [PixelRect], scale: Double,
        settings: ResolvedSettings
    ) -> [BlurredPane] {
        zones.zones.compactMap { zone in
            let box = zone.box
            guard Double(min(box.width, box.height)) >= smallestSide * scale,
                Double(box.width) <= Double(screen.width) * largestShare
                    || Double(box.height) <= Double(screen.height) * largestShare,
                Double(zone.count) >= Double(box.area) * leastCover,
                zone.sums.residual.max() >= leastUnevenness,
                zone.roughness <= largestRoughness, contents.contains(where: box.contains),
                zones.hasStraightSides(zone, width: screen.width)
            else { return nil }
            return BlurredPane(zone, settings: settings)
        }
    }

    private init?(_ zone: SmoothZones.Zone, settings: ResolvedSettings) {
        // A dark bar may lie on a light screen: its own colours tell which material it is.
        var appearance = settings.settings.appearance
        appearance.style = SRGB8(clipping: SRGB(components: zone.sums.mean / 255)).styleAsSurface
        let models = settings.model.materials.materials
            .filter { $0.thickness != nil }
            .sorted { ($0.thickness ?? 0) < ($1.thickness ?? 0) }
            .compactMap { settings.model.material(named: $0.name, in: appearance) }
        let range = zone.sums.deviation * 2
        let (darkest, brightest) = (zone.sums.mean - range, zone.sums.mean + range)
        let fitting = models.last { $0.lets(through: darkest / 255, brightest / 255) }
        guard let model = fitting ?? models.first else { return nil }
        box = zone.box
        material = model.material.name
        color = SRGB8(clipping: model.opaque)
        label = zone.label
    }
}

extension PixelRect {
    fileprivate func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}

extension MaterialModel {
    /// Whether colours of a range can have come through: they lie between what black and white become.
    fileprivate func lets(through darkest: SIMD3<Double>, _ brightest: SIMD3<Double>) -> Bool {
        let (black, white) = (tinted(SRGB(.black)).components, tinted(SRGB(.white)).components)
        // Two code values for rounding, and for blurs that are cut off at the sides.
        let slack = 2.0 / 255
        return (darkest - black).min() >= -slack && (white - brightest).min() >= -slack
    }
}

extension SmoothZones {
    /// Whether a zone reaches the sides of its rectangle in nearly all of the middle rows and columns: a bar or a card
    /// does, whatever its corners; the sky of a photograph does not.
    func hasStraightSides(_ zone: Zone, width: Int) -> Bool {
        let box = zone.box
        let slack = max(2, min(box.width, box.height) * 15 / 100)
        func reaches(_ indices: StrideTo<Int>) -> Bool {
            let steps = Array(indices)
            return steps.prefix(slack).contains { labels[$0] == zone.label }
                && steps.suffix(slack).contains { labels[$0] == zone.label }
        }
        let rows = box.y + box.height / 4..<box.maxY - box.height / 4
        let columns = box.x + box.width / 4..<box.maxX - box.width / 4
        let straightRows = rows.filter { y in
            reaches(stride(from: y * width + box.x, to: y * width + box.maxX, by: 1))
        }
        let straightColumns = columns.filter { x in
            reaches(stride(from: box.y * width + x, to: box.maxY * width + x, by: width))
        }
        return straightRows.count * 10 >= rows.count * 9 && straightColumns.count * 10 >= columns.count * 9
    }
}
