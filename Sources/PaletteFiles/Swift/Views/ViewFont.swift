/// Fonts of SwiftUI and UIKit, as far as their sizes are written: `.title2`, `.system(size: 20)`,
/// `.preferredFont(forTextStyle: .title1)`, `UIFont.systemFont(ofSize: 20)`.
enum ViewFont {
    /// Whether a font has 18 points or more, where it says its style or its size.
    static func isLarge(_ font: Range<Int>, in source: SwiftTokens) -> Bool {
        font.contains { index in
            if source.isMark(".", at: index), let style = source.word(at: index + 1) {
                let isArgument =
                    index == font.lowerBound || source.isMark("(", at: index - 1)
                    || source.isMark(":", at: index - 1)
                return isArgument && largeStyles.contains(style)
            }
            guard ["size", "ofSize"].contains(source.word(at: index)), source.isMark(":", at: index + 1),
                let size = source.number(index + 2..<index + 3)
            else { return false }
            return size >= largeSize
        }
    }

    /// Styles of 18 points and more at the usual text size (Human Interface Guidelines, "Typography").
    private static let largeStyles: Set<String> = [
        "largeTitle", "title", "title1", "title2", "title3",
    ]
    /// WCAG 2.2, "large scale".
    private static let largeSize = 18.0
}
