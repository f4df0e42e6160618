internal import ColorMath

extension TerminalStyle {
    /// What a piece of text is, which says how it is drawn.
    ///
    /// Red and magenta only, and bold: yellow, green and dim text cannot be read on half of the terminals.
    enum Role: String {
        case heading = "1"
        case failure = "1;31"
        case review = "1;35"
    }

    /// A text with the escape sequences of its role, or as it is where there are no colours.
    func paint(_ text: String, as role: Role) -> String {
        palette == .none ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }

    /// A colour as it is followed by its name, or its name only where the terminal cannot show it.
    func swatch(_ color: SRGB8) -> String {
        guard palette == .trueColor else { return color.description }
        return "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m  \u{1B}[0m \(color)"
    }
}
