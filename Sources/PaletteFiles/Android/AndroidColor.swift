internal import ColorMath

/// The value of a colour resource of Android's.
enum AndroidColor {
    /// `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`, and how it is written.
    case color(DynamicColor, ColorNotation)
    /// Another resource by its name: `@color/ink`.
    case reference(String)
    /// A colour for certain, that only the device or a theme knows; why.
    case unread(String)
    /// `@null`, which is none.
    case none

    /// Reads a value; `nil` for what is none.
    init?(_ text: String) {
        if text.hasPrefix("#") {
            if let alphaFirst = AlphaFirstHexSyntax(text) {
                self = .color(alphaFirst.color, .alphaFirstHexadecimal)
            } else if text.utf8.count == 4 || text.utf8.count == 7, let color = try? DynamicColor(css: text) {
                self = .color(color, .css)
            } else {
                return nil
            }
        } else if text == "@null" || text == "@empty" {
            self = .none
        } else if text.hasPrefix("?") {
            self = .unread("\(text) depends on the theme of the app")
        } else if text.hasPrefix("@"), let slash = text.firstIndex(of: "/") {
            let name = String(text[text.index(after: slash)...])
            let parts = text[..<slash].dropFirst().drop { $0 == "*" || $0 == "+" }.split(separator: ":")
            guard !name.isEmpty else { return nil }
            if parts.last != "color" {
                self = .unread("\(text) is no colour resource")
            } else if parts.first != "android" {
                self = .reference(name)
            } else if let code = AndroidColor.constants[name] {
                // What is written here is a name, so that there is no literal to edit.
                self = .color(code, .alphaFirstHexadecimal)
            } else {
                self = .unread("\(text) is a colour of the system, which the device knows")
            }
        } else {
            return nil
        }
    }

    /// The colours of the system that are the same on every device (`android.R.color`).
    private static let constants: [String: DynamicColor] = [
        "white": DynamicColor(SRGB(SRGB8(hex: 0xFFFFFF))), "black": DynamicColor(SRGB(SRGB8(hex: 0))),
        "transparent": DynamicColor(SRGB(SRGB8(hex: 0)).withAlpha(0)),
    ]
}
