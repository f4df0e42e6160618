public import ColorMath
public import PaletteFiles

/// A colour of a palette that is to be another: written out otherwise, or named by another step of its ramp.
public struct PaletteRepair: Hashable, Sendable {
    /// What changes in the file.
    public enum Change: Hashable, Sendable {
        /// The literal that is rewritten.
        case literal(ColorLiteral)
        /// The reference that is to name another entry.
        case reference(AliasReference, to: PaletteEntry)
    }

    /// What a repair costs: how much it changes.
    public struct Cost: Hashable, Sendable {
        /// The greatest difference that it makes to a colour, ΔE OK.
        public let difference: Double
        /// The number of tokens that look different then.
        public let tokenCount: Int
    }

    /// The repair from the other side of the pair, which was not taken.
    public struct Alternative: Hashable, Sendable {
        /// The name of the colour that it would change.
        public let name: String
        /// What that would be.
        public let replacement: DynamicColor
        /// The name of the entry that it would refer to; `nil` where it would be written out.
        public let token: String?
        /// What it would cost.
        public let cost: Cost
    }

    /// The name of the entry whose value is written there.
    public let name: String
    /// What changes in the file.
    public let change: Change
    /// What it is, where the change is written.
    public let original: DynamicColor
    /// What it is to be: the nearest that settles all pairs of everything that it gives a colour, in every
    /// mode. A literal is in whole code values of sRGB, or of Display P3 where the original is a colour of
    /// that space, unless its own space counts lightness and that alone changes.
    public let replacement: DynamicColor
    /// What it costs.
    public let cost: Cost
    /// What was not done instead; `nil` where there was nothing.
    public let alternative: Alternative?

    /// What looks different then.
    let reach: RepairReach

    /// The literal that is rewritten; `nil` where a reference changes.
    public var literal: ColorLiteral? {
        if case .literal(let literal) = change { literal } else { nil }
    }

    /// The name of the entry to refer to; `nil` where a literal is rewritten.
    public var token: String? {
        if case .reference(_, let entry) = change { entry.name } else { nil }
    }

    /// The bytes of the file that are rewritten.
    public var bytes: Range<Int> {
        switch change {
        case .literal(let literal): literal.bytes
        case .reference(let reference, _): reference.bytes
        }
    }

    /// Where the change is made.
    public var location: SourceLocation {
        switch change {
        case .literal(let literal): literal.location
        case .reference(let reference, _): reference.location
        }
    }
}
