public import ColorMath
public import Raster

/// What the pixels show where an element is known to be: the colours in its frame and around it.
///
/// A detector has to find out what belongs together; here that is known, and only colours are measured.
public struct ElementSight: Hashable, Sendable {
    /// The colours in the frame, the most frequent first.
    public let inside: [ColorShare]
    /// The colours of a narrow ring around it, the most frequent first; where the frame reaches the edges of
    /// the screen on all sides, those of its own border.
    public let around: [ColorShare]
    /// The colours along the inside of the frame's border, the most frequent first.
    public let border: [ColorShare]
    /// The smallest rectangle in the frame around what differs from ``ground``, in pixels; nil where nothing
    /// does.
    public let ink: PixelRect?
    /// The share of the frame that differs from ``ground``, 0…1.
    public let coverage: Double
    /// How far from left to right the middle of what differs from ``ground`` lies, and of what differs from
    /// ``fill``, 0…1; ½ for what is all of one colour. The knob of a switch moves them.
    public let middles: Middles
    /// Whether a bar runs along the lower or upper end of the frame in another colour than the rest.
    public let isUnderlined: Bool

    /// Where what is drawn in the frame lies from left to right, as shares of its width.
    public struct Middles: Hashable, Sendable {
        /// The middle of what differs from what lies around.
        public let onGround: Double
        /// The middle of what differs from the fill.
        public let onFill: Double

        /// States both.
        public init(onGround: Double = 0.5, onFill: Double = 0.5) {
            self.onGround = onGround
            self.onFill = onFill
        }
    }

    /// A colour, and how much of an area it covers.
    public struct ColorShare: Hashable, Sendable {
        /// The colour.
        public let color: SRGB8
        /// The share, 0…1.
        public let share: Double

        /// States a colour and its share.
        public init(_ color: SRGB8, share: Double) {
            self.color = color
            self.share = share
        }
    }

    /// States what is seen.
    ///
    /// - Precondition: `inside` and `around` are not empty.
    public init(
        inside: [ColorShare], around: [ColorShare], border: [ColorShare], ink: PixelRect?, coverage: Double,
        middles: Middles = Middles(), isUnderlined: Bool = false
    ) {
        precondition(!inside.isEmpty && !around.isEmpty, "a frame has colours")
        self.inside = inside
        self.around = around
        self.border = border
        self.ink = ink
        self.coverage = coverage
        self.middles = middles
        self.isUnderlined = isUnderlined
    }
}

extension ElementSight {
    /// What the element lies on.
    public var ground: SRGB8 { around[0].color }

    /// What what is in the element lies on: its own fill, where it has one.
    public var fill: SRGB8 { inside[0].color }

    /// How much of what lies around is of one colour, 0…1: little over a photograph.
    public var evenness: Double { around[0].share }

    /// The share of a frame below which a colour is that of edges only.
    public static let leastShare = 0.005

    /// What stands out most from a colour among what is drawn in the frame; the colour itself where nothing
    /// else is.
    public func mark(on ground: SRGB8) -> SRGB8 {
        let drawn = inside.filter { $0.share >= Self.leastShare }.map(\.color)
        return drawn.max { $0.contrastRatio(with: ground) < $1.contrastRatio(with: ground) } ?? ground
    }

    /// Whether the frame is filled in a colour that can be told from what lies around it: a swatch, a button
    /// to stop.
    public var isFill: Bool { fill.contrastRatio(with: ground) >= Self.leastFill }

    /// The contrast ratio of fills that are seen, as little as that of cards in system colours.
    private static let leastFill = 1.05

    /// Whether all of the frame is one colour.
    public var isBlank: Bool { inside[0].share >= 0.9995 }
}
