internal import ColorMath
internal import Recognition
internal import ScreenReading

/// Colours in which browsers and the toolkits of desktops draw their own controls, where pages and apps ask
/// for no other: WCAG 2.2, 1.4.11 exempts what is theirs.
///
/// They are told by the exact colour: that of an app is seldom the same by chance.
enum ToolkitColors {
    /// How far a colour may be from one of these, in code values.
    private static let tolerance = 3
    /// The outlines of empty check boxes and radio buttons: in Firefox, and in GTK 3 (Adwaita,
    /// `_colors.scss`: `alt_borders_color`).
    private static let outlines = [SRGB8(hex: 0x8F8F9D), SRGB8(hex: 0xBFB8B1)]
    /// What is switched off, or lies in a window behind another, in GTK 3, light and dark (Adwaita,
    /// `_colors.scss`: `insensitive_fg_color`).
    private static let inactive = [SRGB8(hex: 0x929595), SRGB8(hex: 0x919190)]
    /// What is switched off in Qt's own style (Fusion, `qt_fusionPalette`: `disabledText`).
    private static let inactiveOfQt = SRGB8(hex: 0xBEBEBE)

    /// The toolkit in whose grey for what is switched off something is drawn, in a window in its colours; nil
    /// where it is none.
    static func toolkit(drawingInactive ink: SRGB8, on model: ScreenModel) -> String? {
        if isInactive(ink), model.isWindowOfGTK { return "GTK" }
        return isAlike(inactiveOfQt, ink) && model.hasColorsOfQt ? "Qt" : nil
    }

    /// Whether a colour is that of the outline of an empty check box.
    static func isOutline(_ ink: SRGB8) -> Bool { outlines.contains { isAlike($0, ink) } }

    /// Whether a colour is that of what is switched off.
    static func isInactive(_ ink: SRGB8) -> Bool { inactive.contains { isAlike($0, ink) } }

    private static func isAlike(_ known: SRGB8, _ ink: SRGB8) -> Bool {
        known.largestDifference(from: ink) <= tolerance
    }
}
