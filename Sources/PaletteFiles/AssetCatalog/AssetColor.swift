internal import ColorMath

/// The `color` object of an asset catalog: a space, and components in one of four notations.
struct AssetColor {
    /// The colour, in the space that the file states; greys in sRGB.
    let color: DynamicColor

    /// Reads a colour by its components.
    ///
    /// - Throws: A fault at the space or the component that is wrong.
    init(_ node: JSONNode, in document: JSONDocument) throws(PaletteFault) {
        let space = try AssetColorSpace(node["color-space"], in: document)
        guard let components = node["components"] else {
            throw document.fault(at: node, "the colour has neither \"components\" nor a \"reference\"")
        }
        guard components.members != nil else {
            throw document.fault(at: components, "\"components\" has to be an object, not \(components.kind)")
        }
        var values: [Double] = []
        for key in space.components {
            guard let component = components[key] else {
                throw document.fault(
                    at: components, "the component \"\(key)\" of \(space.rawValue) is missing")
            }
            let value = try AssetComponent(component, in: document).value
            guard space.isExtended || (-0.0005...1.0005).contains(value) else {
                throw document.fault(
                    at: component,
                    "\(space.rawValue) has components of 0 to 1; beyond are extended-srgb and extended-gray")
            }
            values.append(space.isExtended ? value : max(0, min(1, value)))
        }
        let alpha = try components["alpha"].map { (node) throws(PaletteFault) in
            try AssetComponent(alpha: node, in: document).value
        }
        color = space.color(values, alpha: alpha ?? 1)
    }
}

/// The colour spaces of asset catalogs, by the names that they have there.
enum AssetColorSpace: String, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Reads the name of a space; sRGB where there is none.
    init(_ node: JSONNode?, in document: JSONDocument) throws(PaletteFault) {
        guard let node else {
            self = .sRGB
            return
        }
        guard let space = node.string.flatMap(AssetColorSpace.init(rawValue:)) else {
            let known = AssetColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
            throw document.fault(at: node, "expected a colour space of asset catalogs: \(known)")
        }
        self = space
    }

    /// The keys of the components, alpha apart.
    var components: [String] {
        self == .gray || self == .extendedGray ? ["white"] : ["red", "green", "blue"]
    }

    /// Whether components may lie beyond 0…1.
    var isExtended: Bool {
        self == .extendedSRGB || self == .extendedLinearSRGB || self == .extendedGray
    }

    /// The colour of components in their order.
    func color(_ values: [Double], alpha: Double) -> DynamicColor {
        switch self {
        case .sRGB, .extendedSRGB: DynamicColor(space: .sRGB, components: SIMD3(values), alpha: alpha)
        case .displayP3: DynamicColor(space: .displayP3, components: SIMD3(values), alpha: alpha)
        case .extendedLinearSRGB: DynamicColor(space: .linearSRGB, components: SIMD3(values), alpha: alpha)
        case .gray, .extendedGray: DynamicColor(SRGB(gamma22Gray: values[0]).withAlpha(alpha))
        }
    }
}
