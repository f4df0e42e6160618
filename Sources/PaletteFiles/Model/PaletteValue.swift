public import ColorMath

/// What a named colour is in one mode, and where that is written.
public struct PaletteValue: Hashable, Sendable {
    /// The colour, or the system's name for it.
    public enum Content: Hashable, Sendable {
        /// A colour in the space that the file states, with its alpha.
        case color(DynamicColor)
        /// A colour that the system provides under a name, for example `labelColor` on `ios`; the platform is
        /// `universal` where the file leaves it open.
        case system(name: String, platform: String)
    }

    /// What ``content`` is, in as little room as it takes: a palette may have a million values.
    private enum Stored: Hashable, Sendable {
        case color(CompactColor)
        indirect case system(name: String, platform: String)
    }

    private let stored: Stored
    /// The mode that the value is written for. It says less than the palette's mode where that falls back on
    /// a more general value: a dark mode on a value for any luminosity.
    public let condition: PaletteMode
    /// The names that the value was followed through.
    private let trail: AliasTrail
    /// Where this entry says so: the alias, or the literal.
    public let location: SourceLocation
    /// Where the colour itself is written, after all aliases; `nil` where no single literal decides, as in a
    /// mix of two colours.
    public let literal: ColorLiteral?
    /// The one name that this entry's value is written as, which the colour is that of; `nil` where it is
    /// written otherwise.
    public var reference: AliasReference? { boxedReference?.value }
    /// Why the file asks not to be told about this value, in the words of its `legible:ignore` comment; empty
    /// where the comment gives no reason, and `nil` where there is no such comment.
    public var ignored: String? { boxedIgnored?.value }
    private let boxedReference: Boxed<AliasReference>?
    private let boxedIgnored: Boxed<String>?

    /// The colour, every alias followed.
    public var content: Content {
        switch stored {
        case .color(let color): .color(color.dynamic)
        case .system(let name, let platform): .system(name: name, platform: platform)
        }
    }

    /// Creates a value.
    public init(
        _ content: Content, writtenFor condition: PaletteMode = .base, aliases: [String] = [],
        at location: SourceLocation, literal: ColorLiteral? = nil, reference: AliasReference? = nil,
        ignored: String? = nil
    ) {
        self.init(
            content, writtenFor: condition, trail: AliasTrail(aliases), at: location, literal: literal,
            reference: reference, ignored: ignored)
    }

    init(
        _ content: Content, writtenFor condition: PaletteMode, trail: AliasTrail, at location: SourceLocation,
        literal: ColorLiteral? = nil, reference: AliasReference? = nil, ignored: String? = nil
    ) {
        switch content {
        case .color(let color): stored = .color(CompactColor(color))
        case .system(let name, let platform): stored = .system(name: name, platform: platform)
        }
        self.condition = condition
        self.trail = trail
        self.location = location
        self.literal = literal
        boxedReference = Boxed(reference)
        boxedIgnored = Boxed(ignored)
    }
}

extension PaletteValue {
    /// The same, written for another mode.
    func written(for condition: PaletteMode) -> PaletteValue {
        PaletteValue(
            content, writtenFor: condition, trail: trail, at: location, literal: literal,
            reference: reference, ignored: ignored)
    }

    /// Whether another shows the same.
    func looks(like other: PaletteValue) -> Bool { stored == other.stored }
}

extension PaletteValue {
    /// What has to be written otherwise for the value to change.
    struct Writing: Hashable {
        let literal: ColorLiteral?
        let reference: Boxed<AliasReference>?
    }

    /// Where the value is written.
    var writing: Writing { Writing(literal: literal, reference: boxedReference) }

    /// Whether the value is written as the name of another, or made from some.
    public var isAlias: Bool { !trail.isEmpty }

    /// The names that the value was followed through, the nearest first; empty for a literal. There may be as
    /// many as the palette has colours, and collecting them takes time in proportion.
    public var aliases: [String] { trail.names() }

    /// The nearest names that the value was followed through, at most a number of them.
    package func aliases(limit: Int) -> [String] { trail.names(limit: limit) }
}

extension Palette {
    /// Every name that some value was followed through.
    package var followedNames: Set<String> {
        var names: Set<String> = []
        var seen: [ObjectIdentifier: Set<Int>] = [:]
        for value in entries.lazy.flatMap(\.values) { value?.insertNames(into: &names, passing: &seen) }
        return names
    }
}

extension PaletteValue {
    fileprivate func insertNames(
        into names: inout Set<String>, passing seen: inout [ObjectIdentifier: Set<Int>]
    ) {
        trail.insert(into: &names, passing: &seen)
    }
}
