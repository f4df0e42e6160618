internal import ColorMath

/// What the components of a colour's initialiser in Swift mean.
enum SwiftColorModel: Hashable {
    /// Red, green and blue in sRGB, 0…1 or beyond.
    case sRGB
    /// Red, green and blue in linear light.
    case linearSRGB
    /// Red, green and blue in Display P3.
    case displayP3
    /// Hue, saturation and brightness in sRGB, each 0…1.
    case hsb
    /// A grey with the transfer function of sRGB.
    case white
    /// A grey with a gamma of 2.2.
    case gamma22White

    /// The model of an initialiser.
    ///
    /// - Parameters:
    ///   - type: The type that is made: `Color`, `UIColor`, `NSColor`, `CGColor`; or `#colorLiteral`.
    ///   - labels: The labels of the components, alpha and the colour space apart.
    ///   - space: The colour space that SwiftUI's `Color` is given first.
    init?(type: String, labels: [String], space: String?) {
        switch (type, labels) {
        case ("Color", ["red", "green", "blue"]):
            switch space {
            case nil, "sRGB": self = .sRGB
            case "sRGBLinear": self = .linearSRGB
            case "displayP3": self = .displayP3
            default: return nil
            }
        case ("Color", ["white"]) where space == nil || space == "sRGB": self = .white
        case ("UIColor", ["displayP3Red", "green", "blue"]), ("NSColor", ["displayP3Red", "green", "blue"]):
            self = .displayP3
        case ("#colorLiteral", ["red", "green", "blue"]), ("UIColor", ["red", "green", "blue"]),
            ("NSColor", ["red", "green", "blue"]), ("NSColor", ["srgbRed", "green", "blue"]),
            ("NSColor", ["deviceRed", "green", "blue"]), ("CGColor", ["srgbRed", "green", "blue"]),
            // In the space of the device, which is sRGB but on old Macs.
            ("CGColor", ["red", "green", "blue"]):
            self = .sRGB
        case ("Color", ["hue", "saturation", "brightness"]),
            ("UIColor", ["hue", "saturation", "brightness"]),
            ("NSColor", ["hue", "saturation", "brightness"]),
            ("NSColor", ["deviceHue", "saturation", "brightness"]):
            self = .hsb
        case ("NSColor", ["deviceWhite"]): self = .white
        case ("UIColor", ["white"]), ("NSColor", ["white"]), ("NSColor", ["genericGamma22White"]),
            ("CGColor", ["genericGrayGamma2_2Gray"]), ("CGColor", ["gray"]):
            self = .gamma22White
        default: return nil
        }
    }

    /// The number of components.
    var count: Int { self == .white || self == .gamma22White ? 1 : 3 }

    /// The colour of components in their order.
    func color(_ values: [Double], alpha: Double) -> DynamicColor {
        switch self {
        case .sRGB: DynamicColor(space: .sRGB, components: SIMD3(values), alpha: alpha)
        case .linearSRGB: DynamicColor(space: .linearSRGB, components: SIMD3(values), alpha: alpha)
        case .displayP3: DynamicColor(space: .displayP3, components: SIMD3(values), alpha: alpha)
        case .hsb:
            DynamicColor(
                HSV(hue: values[0] * 360, saturation: values[1], value: values[2]).base.withAlpha(alpha))
        case .white: DynamicColor(Gray(level: values[0]).srgb.withAlpha(alpha))
        case .gamma22White: DynamicColor(SRGB(gamma22Gray: values[0]).withAlpha(alpha))
        }
    }

    /// The colour that an initialiser of the system makes; `nil` where there is none of such arguments.
    static func color(
        of type: String, _ arguments: [SwiftLabelled<SwiftValue>]
    ) -> (color: DynamicColor, model: SwiftColorModel)? {
        var arguments = arguments
        var alpha = 1.0
        if let last = arguments.last, SwiftColor.alphaLabels.contains(last.label), arguments.count > 1 {
            guard let value = last.value.number, value.isFinite else { return nil }
            alpha = max(0, min(1, value))
            arguments.removeLast()
        }
        var space: String?
        if case .word(let name)? = arguments.first?.value, arguments.first?.label.isEmpty ?? false {
            space = name
            arguments.removeFirst()
        }
        let values = arguments.compactMap(\.value.number)
        guard values.count == arguments.count, values.allSatisfy(\.isFinite),
            let model = SwiftColorModel(type: type, labels: arguments.map(\.label), space: space)
        else { return nil }
        return (model.color(values, alpha: alpha), model)
    }

    /// The components that make a colour, or the grey that is as light.
    func values(of color: DynamicColor) -> [Double] {
        switch self {
        case .sRGB: return color.extended(to: SRGB.self).color.array
        case .linearSRGB: return color.extended(to: LinearSRGB.self).color.array
        case .displayP3: return color.extended(to: DisplayP3.self).color.array
        case .hsb:
            let hsv = color.extended(to: HSV.self).color
            return [hsv.hue / 360, hsv.saturation, hsv.value]
        case .white: return [Gray(luminanceOf: color.extended(to: SRGB.self).color).level]
        case .gamma22White: return [color.extended(to: SRGB.self).color.gamma22Gray]
        }
    }
}
