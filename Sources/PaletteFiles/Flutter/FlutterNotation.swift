internal import ColorMath

/// Colours of Flutter in Dart (`dart:ui`, `Color`).
enum FlutterNotation: ColorNotationInCode {
    static let language = CodeLanguage.dart
    static let prefixes: Set<String> = ["const", "new"]

    /// `Color(0xFF1D1D1F)`, `Color.fromARGB(255, 29, 29, 31)`, `Color.fromRGBO(29, 29, 31, 1.0)` and
    /// `Color.from(alpha: 1, red: 0.1, green: 0.1, blue: 0.1)`; of a `MaterialColor` its own colour, without
    /// the shades.
    static func color(of call: CodeCall, in source: CodeTokens) -> (color: DynamicColor, literal: Int?)? {
        if ["MaterialColor", "MaterialAccentColor"].contains(call.names.last), call.arguments.count > 1 {
            // The shades behind the colour belong to it, and are to be changed with it.
            return digits(call.arguments[0], in: source).map { ($0.0, nil) }
        }
        guard let type = call.names.firstIndex(of: "Color") else { return nil }
        let numbers = call.arguments.compactMap { source.number($0.value) }
        guard numbers.count == call.arguments.count else { return nil }
        func color(_ components: ArraySlice<Double>, alpha: Double, per unit: Double) -> (DynamicColor, Int?)?
        {
            let components = SIMD3(Array(components)) / unit
            return (
                DynamicColor(space: .sRGB, components: components, alpha: min(max(alpha, 0), 1)), nil
            )
        }
        switch (call.names[(type + 1)...].first, numbers.count) {
        case (nil, 1): return digits(call.arguments[0], in: source)
        case ("fromARGB", 4): return color(numbers[1...], alpha: numbers[0] / 255, per: 255)
        case ("fromRGBO", 4): return color(numbers[..<3], alpha: numbers[3], per: 255)
        case ("from", 4):
            let named = Dictionary(
                zip(call.arguments.map(\.label), numbers), uniquingKeysWith: { first, _ in first })
            let components = ["red", "green", "blue"].compactMap { named[$0] }
            guard components.count == 3, let alpha = named["alpha"] else { return nil }
            return color(components[...], alpha: alpha, per: 1)
        default: return nil
        }
    }

    static func constant(_ names: [String]) -> CodeColor.Value? {
        guard names.count > 1, let type = names.firstIndex(of: "Colors"), type + 1 < names.count else {
            return nil
        }
        let name = names[type + 1]
        if let alpha = constants[name] {
            let isWhite = name.hasPrefix("white")
            let color = SRGB(SRGB8(hex: isWhite ? 0xFFFFFF : 0)).withAlpha(Double(alpha) / 255)
            return .color(DynamicColor(color))
        }
        return .unread(
            "\(names.joined(separator: ".")) is a colour of the framework, which the files do not say")
    }

    /// The alpha of what `Colors` of Flutter has of black and white.
    private static let constants: [String: UInt8] = [
        "transparent": 0, "black": 0xFF, "black87": 0xDD, "black54": 0x8A, "black45": 0x73, "black38": 0x61,
        "black26": 0x42, "black12": 0x1F, "white": 0xFF, "white70": 0xB3, "white60": 0x99, "white54": 0x8A,
        "white38": 0x62, "white30": 0x4D, "white24": 0x3D, "white12": 0x1F, "white10": 0x1A,
    ]

    /// `withOpacity(0.5)`, `withAlpha(128)` and `withValues(alpha: 0.5)`.
    static func alpha(of call: CodeCall, in source: CodeTokens) -> Double? {
        guard call.arguments.count == 1, let number = source.number(call.arguments[0].value) else {
            return nil
        }
        let alpha: Double
        switch (call.names.last, call.arguments[0].label) {
        case ("withOpacity", ""), ("withValues", "alpha"): alpha = number
        case ("withAlpha", ""): alpha = number / 255
        default: return nil
        }
        return (0...1).contains(alpha) ? alpha : nil
    }

    /// `ColorScheme.light(…)`, `ColorScheme.highContrastDark(…)`, and `ColorScheme(…)` with a `brightness`.
    static func scheme(of call: CodeCall, in source: CodeTokens) -> PaletteMode? {
        guard let type = call.names.firstIndex(of: "ColorScheme") else { return nil }
        switch call.names[(type + 1)...].first {
        case "light": return PaletteMode(luminosity: .light)
        case "dark": return PaletteMode(luminosity: .dark)
        case "highContrastLight": return PaletteMode(luminosity: .light, contrast: .increased)
        case "highContrastDark": return PaletteMode(luminosity: .dark, contrast: .increased)
        case nil:
            let brightness = call.arguments.first { $0.label == "brightness" }
            let name = brightness.map { source.names(at: $0.value.lowerBound).names.last ?? "" }
            return PaletteMode(luminosity: name.flatMap(PaletteMode.Luminosity.init))
        default: return nil
        }
    }
}

extension PaletteFormat {
    /// Constants of Flutter; all files that are found together are one palette.
    public static let flutter = PaletteFormat(
        name: "Flutter constants", extensions: ["dart"],
        reading: .together(CodePalette<FlutterNotation>.read),
        recognizes: { $0.mentions("Color") && CodePalette<FlutterNotation>.hasColors($0) },
        completes: { $0.mentions("Color") && CodePalette<FlutterNotation>.hasNames($0) })
}
