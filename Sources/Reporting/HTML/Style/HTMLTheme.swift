package import ColorMath

/// The colours of the HTML report.
///
/// Every ink reaches 7 on the page, and what is no text 3: a report on contrast has to be read by the people
/// it is about.
package struct HTMLTheme: Hashable, Sendable {
    /// What everything is written on.
    package let page: SRGB8
    /// Text.
    package let ink: SRGB8
    /// Text of less weight.
    package let quiet: SRGB8
    /// Links, and what has the keyboard's focus.
    package let link: SRGB8
    /// Errors.
    package let error: SRGB8
    /// Warnings.
    package let warning: SRGB8
    /// The lines of tables and swatches.
    package let line: SRGB8

    /// For people who prefer light screens, or nothing.
    package static let light = HTMLTheme(
        page: SRGB8(red: 255, green: 255, blue: 255), ink: SRGB8(red: 27, green: 27, blue: 31),
        quiet: SRGB8(red: 74, green: 74, blue: 82), link: SRGB8(red: 0, green: 64, blue: 160),
        error: SRGB8(red: 150, green: 10, blue: 24), warning: SRGB8(red: 110, green: 50, blue: 120),
        line: SRGB8(red: 130, green: 130, blue: 140))

    /// For people who prefer dark ones.
    package static let dark = HTMLTheme(
        page: SRGB8(red: 22, green: 22, blue: 26), ink: SRGB8(red: 236, green: 236, blue: 241),
        quiet: SRGB8(red: 190, green: 190, blue: 200), link: SRGB8(red: 150, green: 195, blue: 255),
        error: SRGB8(red: 255, green: 160, blue: 165), warning: SRGB8(red: 230, green: 175, blue: 240),
        line: SRGB8(red: 130, green: 130, blue: 140))

    /// The colours as custom properties of CSS.
    var declarations: String {
        let colors = [
            ("page", page), ("ink", ink), ("quiet", quiet), ("link", link), ("error", error),
            ("warning", warning), ("line", line),
        ]
        return colors.map { "--\($0): \($1);" }.joined(separator: " ")
    }
}
