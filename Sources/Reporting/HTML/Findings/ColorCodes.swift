internal import ColorMath

/// A colour in the notations of those who change it: a code, Display P3, Swift, and CSS.
struct ColorCodes {
    let notations: [String]

    /// Writes a colour.
    ///
    /// - Parameter code: Its name in source code, which comes first; `nil` for one that has none.
    init(_ color: SRGB8, as code: String? = nil) {
        let srgb = DynamicColor(SRGB(color).withAlpha(1))
        let share = [color.red, color.green, color.blue].map { "\($0) / 255" }
        notations =
            [code].compactMap(\.self) + [
                color.description, srgb.extended(to: .displayP3).css(significantDigits: 5),
                "Color(.sRGB, red: \(share[0]), green: \(share[1]), blue: \(share[2]))",
                srgb.extended(to: .oklch).css(significantDigits: 4),
            ]
    }

    /// The notations as text to be selected.
    var html: String { notations.map { "<code>\($0.xmlEscaped)</code>" }.joined(separator: " ") }
}
