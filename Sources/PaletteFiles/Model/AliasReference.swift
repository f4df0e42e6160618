/// The name of another entry that stands in a file in place of a colour: where, and how names are spelled
/// there, so that a third can be named instead.
public struct AliasReference: Hashable, Sendable {
    /// How a file refers to an entry.
    public enum Notation: Hashable, Sendable {
        /// The name of a custom property in `var()`; of the properties of one component, if one is named.
        case customProperty(of: String)
        /// The path of a token in braces, its names parted by full stops.
        case tokenPath
        /// The path of a token in a JSON pointer, its names parted by slashes.
        case tokenPointer
    }

    /// Where the name begins.
    public let location: SourceLocation
    /// The UTF-8 bytes of the file that the name takes up, without what stands around it: `--gray-500` of
    /// `var(--gray-500)`, `color.gray.500` of `{color.gray.500}`.
    public let bytes: Range<Int>
    /// What stands there.
    public let text: String
    /// How it is written.
    public let notation: Notation
    /// The name of the entry that it leads to.
    public let target: String

    /// Describes a reference.
    public init(
        at location: SourceLocation, bytes: Range<Int>, text: String, notation: Notation, target: String
    ) {
        self.location = location
        self.bytes = bytes
        self.text = text
        self.notation = notation
        self.target = target
    }

    /// What stands for another entry in place of ``text``; `nil` where the notation has no plain way to name
    /// it.
    public func spelling(of entry: PaletteEntry) -> String? {
        switch notation {
        case .customProperty(let component):
            let prefix = component.isEmpty ? "" : component + " "
            guard entry.name.hasPrefix(prefix + "--") else { return nil }
            let property = entry.name.dropFirst(prefix.count)
            return property.unicodeScalars.allSatisfy(Self.isPlain) ? String(property) : nil
        case .tokenPath:
            let isPlain = entry.path.allSatisfy { !$0.contains { "{}\"\\".contains($0) } }
            return isPlain ? entry.path.joined(separator: ".") : nil
        case .tokenPointer:
            let isPlain = entry.path.allSatisfy { !$0.contains { "~/\"\\%".contains($0) } }
            return isPlain ? entry.path.joined(separator: "/") : nil
        }
    }

    /// Whether a custom property may have a scalar in its name without an escape.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil
    }
}
