/// How the system draws a material over its backdrop, as read from its frameworks.
///
/// The backdrop is scaled down, saturated and brightened; its luminance is remapped and mixed in; then it is
/// blurred. How the remapping is interpolated is not known, so that exact pixels cannot be computed, and its
/// figures stand in the table alone. Read from releases 26 and 27; older ones may differ.
public struct MaterialRecipe: Hashable, Sendable, Decodable {
    /// The name that the frameworks give it.
    public let name: String
    /// The radius of the Gaussian blur in points.
    public let blurRadius: Double
    /// The factor on chroma; 1 leaves it.
    public let saturation: Double
    /// What is added to every component of 0…1.
    public let brightness: Double
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}
