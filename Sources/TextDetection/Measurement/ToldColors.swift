package import ColorMath

/// The colours that the rims of some lines told, for the lines of the same screen that do not tell theirs.
///
/// A screen uses few inks and fewer backdrops, each of them for many lines.
package struct ToldColors {
    /// For each code, by the colour that it is read as, the colours that lines were drawn in.
    private var drawn: [SRGB8: Set<SRGB8>] = [:]

    package init(_ lines: some Sequence<CodedColors>) {
        for line in lines {
            guard let colors = line.drawn else { continue }
            drawn[line.read.ink, default: []].insert(colors.ink)
            drawn[line.read.backdrop, default: []].insert(colors.backdrop)
        }
    }

    /// The one colour that was drawn where another is read, or nil where no line tells or lines tell several.
    package func color(readAs color: SRGB8) -> SRGB8? {
        guard let colors = drawn[color], colors.count == 1 else { return nil }
        return colors.first
    }
}
