internal import PaletteFiles

/// A pattern over modes: traits that a mode must have all, `dark` or `ocean, dark, increased contrast`.
public struct ModePattern: Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String
    private let traits: [NamePattern]

    /// Reads a pattern: traits, parted by commas, in the words of `PaletteMode.description`; a theme or a
    /// kind of device may be a ``NamePattern``, and `increased` stands for `increased contrast`.
    public init(_ text: String) {
        self.text = text
        traits = text.split(separator: ",").map { trait in
            let words = trait.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return NamePattern(["increased", "standard"].contains(words) ? words + " contrast" : words)
        }
    }

    /// Whether a mode has every trait; one that leaves the luminosity open counts as light, and one that
    /// leaves the contrast open as of standard contrast.
    func matches(_ mode: PaletteMode) -> Bool {
        let words = [
            mode.theme, mode.idiom, mode.gamut?.rawValue, (mode.luminosity ?? .light).rawValue,
            "\((mode.contrast ?? .standard).rawValue) contrast", mode == .base ? "any" : nil,
        ].compactMap(\.self)
        return traits.allSatisfy { trait in words.contains { trait.matches($0) } }
    }
}

extension ModePattern: CustomStringConvertible {
    /// The pattern as it was written.
    public var description: String { text }
}
