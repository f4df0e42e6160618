internal import ColorMath

/// Colours of Jetpack Compose in Kotlin (`androidx.compose.ui.graphics.Color`).
enum ComposeNotation: ColorNotationInCode {
    static let language = CodeLanguage.kotlin
    static let prefixes: Set<String> = []

    /// `Color(0xFF1D1D1F)`, `Color(29, 29, 31)` and `Color(red = 0.1f, green = 0.1f, blue = 0.1f)`: numbers
    /// with a point or an `f` are 0…1, others 0…255.
    static func color(of call: CodeCall, in source: CodeTokens) -> (color: DynamicColor, literal: Int?)? {
        guard call.names.last == "Color", !call.arguments.isEmpty else { return nil }
        if call.arguments.count == 1, call.arguments[0].label.isEmpty || call.arguments[0].label == "color" {
            return digits(call.arguments[0], in: source)
        }
        var components: [String: Double] = [:]
        for (argument, position) in zip(call.arguments, ["red", "green", "blue", "alpha"]) {
            guard let number = source.number(argument.value) else { return nil }
            let text = source.text(at: argument.value.lowerBound).lowercased()
            let isShare = text.contains(".") || !text.hasPrefix("0x") && text.hasSuffix("f")
            components[argument.label.isEmpty ? position : argument.label] = isShare ? number : number / 255
        }
        guard let red = components["red"], let green = components["green"], let blue = components["blue"],
            call.arguments.count <= 4, components.count == call.arguments.count,
            components.count == 3 || components["alpha"] != nil
        else { return nil }
        let alpha = min(max(components["alpha"] ?? 1, 0), 1)
        return (DynamicColor(space: .sRGB, components: SIMD3(red, green, blue), alpha: alpha), nil)
    }

    static func constant(_ names: [String]) -> CodeColor.Value? {
        guard names.count > 1, names[names.count - 2] == "Color", let name = names.last else { return nil }
        if name == "Unspecified" { return .unread("Color.Unspecified is no colour of its own") }
        return constants[name].map { code in
            .color(DynamicColor(SRGB(SRGB8(hex: code)).withAlpha(name == "Transparent" ? 0 : 1)))
        }
    }

    /// The constants of `Color.Companion`.
    private static let constants: [String: UInt32] = [
        "Black": 0x000000, "DarkGray": 0x444444, "Gray": 0x888888, "LightGray": 0xCCCCCC, "White": 0xFFFFFF,
        "Red": 0xFF0000, "Green": 0x00FF00, "Blue": 0x0000FF, "Yellow": 0xFFFF00, "Cyan": 0x00FFFF,
        "Magenta": 0xFF00FF, "Transparent": 0x000000,
    ]

    /// `copy(alpha = 0.5f)`.
    static func alpha(of call: CodeCall, in source: CodeTokens) -> Double? {
        guard call.names.last == "copy", call.arguments.count == 1,
            ["", "alpha"].contains(call.arguments[0].label),
            let alpha = source.number(call.arguments[0].value), (0...1).contains(alpha)
        else { return nil }
        return alpha
    }

    /// `lightColorScheme(…)` of Material 3 and `lightColors(…)` of Material 2.
    static func scheme(of call: CodeCall, in source: CodeTokens) -> PaletteMode? {
        guard let name = call.names.last else { return nil }
        if ["lightColorScheme", "lightColors"].contains(name) { return PaletteMode(luminosity: .light) }
        if ["darkColorScheme", "darkColors"].contains(name) { return PaletteMode(luminosity: .dark) }
        return nil
    }

    static func defaultInks(of call: CodeCall) -> [String: UInt32] { inks[call.names.last ?? ""] ?? [:] }

    /// The default arguments of the functions that make schemes (androidx.compose.material, `Colors.kt`;
    /// androidx.compose.material3, `ColorScheme.kt` with the baseline tones of `ColorLightTokens` and
    /// `ColorDarkTokens`).
    private static let inks: [String: [String: UInt32]] = [
        "lightColors": [
            "onPrimary": 0xFFFFFF, "onSecondary": 0x000000, "onBackground": 0x000000, "onSurface": 0x000000,
            "onError": 0xFFFFFF,
        ],
        "darkColors": [
            "onPrimary": 0x000000, "onSecondary": 0x000000, "onBackground": 0xFFFFFF, "onSurface": 0xFFFFFF,
            "onError": 0x000000,
        ],
        "lightColorScheme": [
            "onPrimary": 0xFFFFFF, "onSecondary": 0xFFFFFF, "onTertiary": 0xFFFFFF, "onError": 0xFFFFFF,
        ],
        "darkColorScheme": [
            "onPrimary": 0x381E72, "onSecondary": 0x332D41, "onTertiary": 0x492532, "onError": 0x601410,
        ],
    ]
}

extension PaletteFormat {
    /// Constants of Jetpack Compose; all files that are found together are one palette.
    public static let compose = PaletteFormat(
        name: "Compose constants", extensions: ["kt"],
        reading: .together(CodePalette<ComposeNotation>.read),
        recognizes: { $0.mentions("Color") && CodePalette<ComposeNotation>.hasColors($0) },
        completes: { $0.mentions("Color") && CodePalette<ComposeNotation>.hasNames($0) })
}
