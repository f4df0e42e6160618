public import ColorMath
public import SystemColors

/// A material as a blur of what lies behind, more saturated, with a tint over it.
///
/// Known: the radius of the blur and the factor of saturation, from the frameworks of releases 26 and 27, and
/// the colours that design kits lay over the blur. A model: everything else. The frameworks also remap
/// luminance through a curve that nobody has decoded, kits do not say how their layers blend, and older
/// releases may differ, so that pixels computed here are near those of a device at best. What holds is the
/// order: the thicker a material, the less it lets through.
public struct MaterialModel: Hashable, Sendable {
    /// The material.
    public let material: Material
    /// Light or dark.
    public let style: Appearance.Style
    /// The standard deviation of the Gaussian blur, in points.
    public let blurRadius: Double
    /// The factor on chroma; 1 leaves it.
    public let saturation: Double
    /// The base background of the appearance, which it is made opaque over.
    public let base: SRGB
    /// What lies over the blurred backdrop, mixed in encoded sRGB as screens do; the release is that of its
    /// design kit.
    public let tint: MaterialTint

    /// The blur in points that is taken for a material whose recipe is not known: what most of the others
    /// have.
    private static let usualBlurRadius = 30.0

    /// Finds what is known of a material.
    ///
    /// Of the design kits of the platform, the surest is taken, and of those the newest: the layers of older
    /// kits stand for blends that they do not reproduce.
    ///
    /// - Parameters:
    ///   - material: The material.
    ///   - style: Light or dark.
    ///   - release: A release of the platform.
    ///   - base: The base background of the appearance; nil for white in light, black in dark.
    ///   - table: What is known of materials.
    /// - Returns: nil where no kit of the platform has the material.
    public init?(
        of material: Material, style: Appearance.Style, release: Release, base: SRGB? = nil,
        in table: MaterialTable = .embedded
    ) {
        let tints = table.tints.filter {
            $0.material == material.name && $0.style == style && $0.release.platform == release.platform
        }
        guard
            let tint = tints.max(by: { ($0.confidence, $0.release) < ($1.confidence, $1.release) })
        else { return nil }
        let recipe = table.recipe(of: material, in: style)
        self.material = material
        self.style = style
        self.tint = tint
        self.base = base ?? SRGB(style == .light ? .white : .black)
        blurRadius = recipe?.blurRadius ?? Self.usualBlurRadius
        saturation = recipe?.saturation ?? 1
    }

    /// The material over a backdrop of one colour; what the blur leaves of any other is mixed from such.
    public func simulate(_ backdrop: SRGB) -> SRGB { tinted(saturated(backdrop)) }

    /// What the material becomes where transparency is reduced: its tint over the base background. No source
    /// tells the system's own colour.
    public var opaque: SRGB { tinted(base) }

    /// A colour with its distance from the grey of its luma (Rec. 709, of encoded components) multiplied,
    /// clipped.
    func saturated(_ color: SRGB) -> SRGB {
        let luma = (color.components * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        let chroma = color.components - luma
        return SRGB(components: luma + chroma * saturation).clipped
    }

    /// The tint over a colour.
    func tinted(_ color: SRGB) -> SRGB { color.composited(under: tint.layers) }

    /// The share that the tint lets through, 0…1.
    public var transmittance: Double { tint.layers.reduce(1) { $0 * (1 - $1.alpha) } }
}
