internal import ColorMath
internal import Raster
internal import TextDetection

/// What something on a screen lies right on.
public enum Ground: Hashable, Sendable {
    /// A surface, by its index among those of the model.
    case surface(Int)
    /// A blurred pane, by its index among those of the model.
    case pane(Int)
    /// A picture, by the index of its region.
    case picture(Int)
    /// What is smaller or less even than a surface: a pill, a badge, a key, a gradient.
    case patch
}

extension Ground {
    /// How far the backdrop of a line may be from the colour of the surface that it lies on, in code values:
    /// where a screen was rounded to codes of Display P3, lines tell their colours apart better than samples.
    private static let tolerance = 2

    /// The ground of each region: the smallest surface around it that has its backdrop, else the pane that
    /// shows it, else the picture that holds it.
    static func grounds(
        of regions: [Region], on surfaces: [Surface], panes: [BlurredPane]
    ) -> [Ground] {
        let pictures = regions.indices.filter { regions[$0].kind == .picture }
        return regions.indices.map { index in
            let region = regions[index]
            guard region.kind != .picture else { return .picture(index) }
            let around = surfaces.indices.filter { place in
                surfaces[place].box.contains(region.box)
                    && surfaces[place].color.largestDifference(from: region.backdrop) <= tolerance
            }
            if let surface = around.min(by: { surfaces[$0].box.area < surfaces[$1].box.area }) {
                return .surface(surface)
            }
            if let pane = panes.lastIndex(where: { $0.holds(region.box, over: region.backdrop) }) {
                return .pane(pane)
            }
            return pictures.first { regions[$0].box.contains(region.box) }.map(Ground.picture) ?? .patch
        }
    }
}
