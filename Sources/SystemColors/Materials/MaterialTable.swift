internal import EmbeddedTables
internal import PaletteData

/// The materials of the platforms, and what is drawn on them.
public struct MaterialTable: Sendable, Decodable {
    /// The materials, the thinnest first; one outside the order of thickness last.
    public let materials: [Material]
    /// How the system draws them.
    public let recipes: [MaterialRecipe]
    /// What design kits lay over a backdrop for them.
    public let tints: [MaterialTint]
    /// What is drawn on them, labels first, the strongest of each kind first.
    public let vibrancy: [VibrancyLevel]
    /// Plain translucent parts of the interface.
    public let surfaces: [TranslucentSurface]
    /// Liquid Glass as measured.
    public let glass: [Glass]
    /// What the keys of sources stand for.
    public let sources: [String: String]

    /// The table that the program carries, from `Palettes/materials.json`, read on first use.
    public static let embedded: MaterialTable = EmbeddedTable.read { () throws(JSONFault) in
        try JSONFault.decode(MaterialTable.self, from: EmbeddedTable.bytes(of: EmbeddedMaterials()))
    }

    /// A material by its name, or by what UIKit or SwiftUI call it: `thin`, `systemThinMaterial`,
    /// `.thinMaterial`.
    public func material(named spelling: String) -> Material? {
        let name = ColorSpelling.stem(of: spelling)
        return materials.first { [$0.name, $0.uiKit, $0.swiftUI].contains(name) }
    }

    /// How the system draws a material; nil where it is not known.
    public func recipe(of material: Material, in style: Appearance.Style) -> MaterialRecipe? {
        guard let name = material.recipes?[style] else { return nil }
        return recipes.first { $0.name == name }
    }

    /// What is laid over the backdrop for a material, by the design kit of a release or the newest before it;
    /// by the oldest kit of the platform where none is that old. Nil where no kit of the platform has the
    /// material.
    public func tint(of material: Material, in style: Appearance.Style, release: Release) -> MaterialTint? {
        let kits = tints.filter {
            $0.material == material.name && $0.style == style && $0.release.platform == release.platform
        }.sorted { $0.release < $1.release }
        return kits.last { $0.release <= release } ?? kits.first
    }
}
