internal import ColorMath
internal import Raster
internal import TextDetection

/// A drawing of areas that lie on each other in a few pale colours: a map, mostly.
///
/// On a screen of controls some colours are of signs and some of grounds. In a map water lies on land, land
/// on water, and parks on both, in as many shapes as there are areas.
struct PaintedAreas {
    /// The contrast ratio below which one area lies on another: what is to be read on a map has more.
    private static let pale = 3.0
    /// The fewest areas that make a drawing, and the share of them that have a size of their own: icons of a
    /// set have one size.
    private static let (fewest, ownSizes) = (12, 2.0 / 3)
    /// The fewest areas on one ground that make others on it areas too.
    private static let fewestOnGround = 3

    /// The colours that lie on others, and others on them.
    private let paints: Set<SRGB8>
    /// The colours that several areas lie on.
    private let grounds: Set<SRGB8>
    /// What the areas cover together.
    private let box: PixelRect

    /// Looks for a drawing among the icons of a screen; nil where there is none.
    init?(among regions: [Region]) {
        let shapes = regions.filter { $0.kind == .icon && Self.isPale($0) }
        guard shapes.count >= Self.fewest else { return nil }
        let paints = Set(shapes.map(\.ink)).intersection(shapes.map(\.backdrop))
        let areas = shapes.filter { paints.contains($0.ink) || paints.contains($0.backdrop) }
        let sizes = Set(areas.map { PixelRect(x: 0, y: 0, width: $0.box.width, height: $0.box.height) })
        guard areas.count >= Self.fewest, Double(sizes.count) >= Self.ownSizes * Double(areas.count) else {
            return nil
        }
        self.paints = paints
        grounds = Set(
            Dictionary(grouping: areas, by: \.backdrop).filter { $0.value.count >= Self.fewestOnGround }.keys)
        box = PixelRect(around: areas.map(\.box))
    }

    /// Whether a region is one of the areas, or a piece of the drawing that was taken for text.
    func holds(_ region: Region) -> Bool {
        region.kind != .picture && Self.isPale(region) && box.contains(region.box)
            && (paints.contains(region.ink) || paints.contains(region.backdrop)
                || grounds.contains(region.backdrop))
    }

    private static func isPale(_ region: Region) -> Bool {
        region.place == .content && region.contrast.typical < pale
    }
}
