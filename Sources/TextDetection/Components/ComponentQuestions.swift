/// What is asked of connected components, in order: whether they can be letters or parts of letters.
///
/// Whole pages and photographs are components too, and so are specks; what is asked first is what is known
/// first.
struct ComponentQuestions {
    /// A component that has not been looked at: its box and its pixels.
    struct Unmeasured {
        let component: InkMap.Component
        let scale: Double
        /// Whether its tile holds texture.
        let isInTexture: Bool

        var height: Double { Double(component.bounds.height) / scale }
        var width: Double { Double(component.bounds.width) / scale }
        var area: Double { Double(component.area) }
    }

    /// A component of the ink between backgrounds, by its box.
    let unmeasured: [Objection<Unmeasured>]
    /// A component of a layer of one colour, by its box.
    let unmeasuredOfLayer: [Objection<Unmeasured>]
    /// A component measured against its background.
    let measured: [Objection<Glyph>]

    init(_ constants: ComponentConstants, scale: Double) {
        let tall = Objection<Unmeasured>(
            .tooTall, Comparison("height in points", \.height, .above, constants.tallest, "tallest"))
        unmeasured = [
            tall,
            Objection(.tooWide, Comparison("width in points", \.width, .above, constants.widest, "widest")),
            Objection(
                .speck,
                Comparison("pixels", \.area, .below, "smallest") {
                    let smallest = $0.isInTexture ? constants.smallestInTexture : constants.smallest
                    return max(constants.fewestPixels, smallest * scale * scale)
                }),
        ]
        unmeasuredOfLayer = [
            Objection(
                .speck,
                Comparison("pixels", \.area, .below, "layerSmallest") { _ in
                    max(constants.fewestPixels, (constants.layerSmallest * scale * scale).rounded(.down))
                }),
            Objection(
                .lowSpeck,
                Comparison("height in points", \.height, .below, constants.layerLowest, "layerLowest")),
            tall,
            Objection(
                .solidPatch,
                Comparison(
                    "shorter side in points", { min($0.width, $0.height) }, .above, constants.solidSide,
                    "solidSide"),
                Comparison(
                    "fill", { $0.area / Double($0.component.bounds.area) }, .above,
                    constants.layerSolidFill, "layerSolidFill")),
        ]
        measured = [
            Objection(
                .twoBackgrounds,
                Comparison(
                    "share of another background", { Double($0.foreignBackground) }, .above,
                    constants.mostForeignBackground, "mostForeignBackground")),
            Objection(
                .horizontalRule,
                Comparison(
                    "width for its height", { Double($0.width) / Double($0.height) }, .above,
                    constants.ruleProportion, "ruleProportion"),
                Comparison(
                    "height in points", { Double($0.height) / scale }, .below, constants.thickestRule,
                    "thickestRule"),
                Comparison(
                    "width in points", { Double($0.width) / scale }, .above, constants.shortestRule,
                    "shortestRule")),
            Objection(
                .verticalRule,
                Comparison(
                    "height for its width", { Double($0.height) / Double($0.width) }, .above,
                    constants.verticalRuleProportion, "verticalRuleProportion"),
                Comparison(
                    "height in points", { Double($0.height) / scale }, .above,
                    constants.shortestVerticalRule, "shortestVerticalRule")),
            Objection(
                .manyColors,
                Comparison(
                    "area in square points", { Double($0.solidPixels) / (scale * scale) }, .above,
                    constants.pictureArea, "pictureArea"),
                Comparison("spread of its ink in levels", { Double($0.spread) }, .above, "pictureSpread") {
                    max(constants.pictureSpread, constants.pictureSpreadShare * Double($0.strength))
                }),
            Objection(
                .solidShape,
                Comparison(
                    "shorter side in points", { Double(min($0.width, $0.height)) / scale }, .above,
                    constants.solidSide, "solidSide"),
                Comparison(
                    "fill", { Double($0.coveredArea) / Double($0.width * $0.height) }, .above,
                    constants.solidFill, "solidFill"),
                Comparison(
                    "height for its width", { Double($0.height) / Double($0.width) }, .below,
                    constants.solidProportion, "solidProportion")),
        ]
    }
}
