internal import ColorMath

extension TerminalStyle {
    /// A colour shown, where the terminal can, and written.
    func sample(of color: DynamicColor) -> String { patch(of: color) + color.notation }

    /// A colour shown, with a space after it; empty where the terminal cannot. Translucent colours lie on
    /// white.
    func patch(of color: DynamicColor) -> String {
        guard palette == .trueColor else { return "" }
        let shown = SRGB8(clipping: color.extended(to: SRGB.self).composited(over: SRGB(.white)))
        return "\u{1B}[48;2;\(shown.red);\(shown.green);\(shown.blue)m  \u{1B}[0m "
    }
}
