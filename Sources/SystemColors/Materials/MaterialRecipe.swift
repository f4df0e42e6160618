/// How the system draws a material over its backdrop, as read from its frameworks.
///
/// The backdrop is scaled down by ``backdropScale``, saturated and brightened; its luminance is remapped
/// through ``luminanceValues`` and mixed in by ``luminanceAmount``; then it is blurred. How the four values
/// are interpolated is not known, so that exact pixels cannot be computed. Read from releases 26 and 27;
/// older ones may differ.
public struct MaterialRecipe: Hashable, Sendable, Decodable {
    /// The name that the frameworks give it.
    public let name: String
    /// The radius of the Gaussian blur in points.
    public let blurRadius: Double
    /// The size that the backdrop is scaled to before the blur, 0…1.
    public let backdropScale: Double
    /// The factor on chroma; 1 leaves it.
    public let saturation: Double
    /// What is added to every component of 0…1.
    public let brightness: Double
    /// The share of the remapped luminance, 0…1.
    public let luminanceAmount: Double
    /// The control values of the remapping, for luminances from dark to bright.
    public let luminanceValues: [Double]
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}
