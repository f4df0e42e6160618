/// An ink that a file paints on a backdrop.
public struct PaletteUse: Hashable, Sendable {
    /// The name of the ink's entry.
    public let ink: String
    /// The name of the backdrop's entry.
    public let backdrop: String
    /// The name of what lies behind a backdrop that may let it through; `nil` where that is not known.
    public internal(set) var canvas: String?
    /// The mode that it is painted in: it holds in every mode that this one holds in.
    public let mode: PaletteMode
    /// The modes in which it is not, as something else is painted there.
    public internal(set) var exceptions: [PaletteMode] = []
    /// Whether the backdrop is that of the page itself, which parts of it may let through.
    public let isOfPage: Bool
    /// Where.
    public let location: SourceLocation
    /// Whether what is drawn is a mark and no text, as far as is known.
    public var isMark = false
    /// Whether what is drawn is large text, which the rule itself says.
    public var isLarge = false
    /// Why it is not certain that the two meet; `nil` where it is.
    public var doubt: PaintDoubt?
    /// The classes that those around the element have, each by itself, and the element, by its selectors,
    /// wherever it is painted.
    var classes: [[[String]]] = []

    /// The two and their mode, wherever they are painted.
    var pair: Pair {
        Pair(
            ink: ink, backdrop: backdrop, canvas: canvas, mode: mode, exceptions: exceptions,
            isOfPage: isOfPage,
            isMark: isMark, isLarge: isLarge, doubt: doubt)
    }

    struct Pair: Hashable {
        let ink: String
        let backdrop: String
        let canvas: String?
        let mode: PaletteMode
        let exceptions: [PaletteMode]
        let isOfPage: Bool
        let isMark: Bool
        let isLarge: Bool
        let doubt: PaintDoubt?
    }

    /// Whether it is painted in a mode.
    public func holds(in other: PaletteMode) -> Bool {
        mode.holds(in: other) && !exceptions.contains { $0.holds(in: other) }
    }

    /// Whether it may be painted where a palette shows a mode: colours that are the same in light and dark
    /// are told of neither.
    package func mayHold(in other: PaletteMode) -> Bool {
        mode.theme == nil && mode.agrees(with: other) && !exceptions.contains { $0.holds(in: other) }
    }
}
