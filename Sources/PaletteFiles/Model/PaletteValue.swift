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

    // What a token is in two hundred themes is mostly one value: they share it.
    private let shared: Shared

    private final class Shared: Sendable {
        let stored: Stored
        let condition: PaletteMode
        let trail: AliasTrail
        let location: SourceLocation
        private let storedLiteral: StoredLiteral?
        let reference: Boxed<AliasReference>?
        private let boxedIgnored: Boxed<String>?

        var literal: ColorLiteral? { storedLiteral?.literal(beside: location) }
        var ignored: String? { boxedIgnored?.value }

        init(
            _ stored: Stored, _ condition: PaletteMode, _ trail: AliasTrail, _ location: SourceLocation,
            _ literal: ColorLiteral?, _ reference: Boxed<AliasReference>?, _ ignored: String?
        ) {
            self.stored = stored
            self.condition = condition
            self.trail = trail
            self.location = location
            storedLiteral = literal.map { StoredLiteral($0, beside: location) }
            self.reference = reference
            boxedIgnored = Boxed(ignored)
        }
    }

    /// A literal in as little room as it takes: most lie in the file of their value.
    private enum StoredLiteral: Sendable {
        case near(line: UInt32, column: UInt32, start: UInt32, end: UInt32, ColorNotation)
        indirect case elsewhere(ColorLiteral)

        init(_ literal: ColorLiteral, beside location: SourceLocation) {
            // By bytes: two files may have names that differ only in their Unicode form.
            guard literal.excess == nil, literal.location.path.utf8.elementsEqual(location.path.utf8) else {
                self = .elsewhere(literal)
                return
            }
            self = .near(
                line: UInt32(clamping: literal.location.line),
                column: UInt32(clamping: literal.location.column),
                start: UInt32(clamping: literal.bytes.lowerBound),
                end: UInt32(clamping: literal.bytes.upperBound), literal.notation)
        }

        func literal(beside location: SourceLocation) -> ColorLiteral {
            switch self {
            case .near(let line, let column, let start, let end, let notation):
                ColorLiteral(
                    at: SourceLocation(path: location.path, line: Int(line), column: Int(column)),
                    bytes: Int(start)..<Int(end), notation: notation)
            case .elsewhere(let literal): literal
            }
        }
    }

    /// The mode that the value is written for. It says less than the palette's mode where that falls back on
    /// a more general value: a dark mode on a value for any luminosity.
    public var condition: PaletteMode { shared.condition }
    /// The names that the value was followed through.
    private var trail: AliasTrail { shared.trail }
    /// Where this entry says so: the alias, or the literal.
    public var location: SourceLocation { shared.location }
    /// Where the colour itself is written, after all aliases; `nil` where no single literal decides, as in a
    /// mix of two colours.
    public var literal: ColorLiteral? { shared.literal }
    /// The one name that this entry's value is written as, which the colour is that of; `nil` where it is
    /// written otherwise.
    public var reference: AliasReference? { shared.reference?.value }
    /// Why the file asks not to be told about this value, in the words of its `legible:ignore` comment; empty
    /// where the comment gives no reason, and `nil` where there is no such comment.
    public var ignored: String? { shared.ignored }

    /// The colour, every alias followed.
    public var content: Content {
        switch shared.stored {
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
        let stored: Stored =
            switch content {
            case .color(let color): .color(CompactColor(color))
            case .system(let name, let platform): .system(name: name, platform: platform)
            }
        shared = Shared(stored, condition, trail, location, literal, Boxed(reference), ignored)
    }
}

extension PaletteValue {
    /// Whether two say the same.
    public static func == (first: PaletteValue, second: PaletteValue) -> Bool {
        let (one, other) = (first.shared, second.shared)
        return one === other
            || one.location == other.location && one.stored == other.stored
                && one.condition == other.condition && one.literal == other.literal
                && one.reference == other.reference && one.ignored == other.ignored
                && one.trail == other.trail
    }

    /// Hashes what sets most values apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shared.stored)
        hasher.combine(shared.location)
        hasher.combine(shared.condition)
    }

    /// What tells the value from others that are held: a second one with it is the same, though one without
    /// may be, too.
    package var identity: ObjectIdentifier { ObjectIdentifier(shared) }
}

extension PaletteValue {
    /// The same, written for another mode.
    func written(for condition: PaletteMode) -> PaletteValue {
        PaletteValue(
            content, writtenFor: condition, trail: trail, at: location, literal: literal,
            reference: reference, ignored: ignored)
    }

    /// Whether another shows the same.
    package func looks(like other: PaletteValue) -> Bool {
        shared === other.shared || shared.stored == other.shared.stored
    }

    /// Hashes what the value shows.
    func hashLook(into hasher: inout Hasher) { hasher.combine(shared.stored) }
}

extension PaletteValue {
    /// What has to be written otherwise for the value to change.
    struct Writing: Hashable {
        let literal: ColorLiteral?
        let reference: Boxed<AliasReference>?
    }

    /// Where the value is written.
    var writing: Writing { Writing(literal: shared.literal, reference: shared.reference) }

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
        var last: ObjectIdentifier?
        for case let value? in entries.lazy.flatMap(\.values) where value.identity != last {
            value.insertNames(into: &names, passing: &seen)
            last = value.identity
        }
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
