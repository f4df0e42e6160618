public import ColorMath
internal import FileSystem
public import PaletteFiles

/// A part of screens in which findings count for nothing, and why: where everything that is said of it is so.
public struct IgnoredPart: Hashable, Sendable {
    /// The screens; empty for all.
    public var paths: [PlacedPattern] { didSet { patterns = PathPatternList(paths) } }
    /// The rules; empty for all.
    public var rules: [Rule] = []
    /// A rectangle of the screen.
    public var box: Box?
    /// Bands at the top and at the bottom.
    public var band: Band?
    /// The ink of the text or icon.
    public var ink: SRGB8?
    /// The backdrop of the text or icon.
    public var backdrop: SRGB8?
    /// The system colours of which ink or backdrop is one; empty for any.
    public var roles: [NamePattern] = []
    /// The file of a mask, whose white pixels are meant.
    public var mask: String?
    /// Why it is ignored.
    public let reason: String
    /// The last day on which it is; `nil` where there is none.
    public let expiry: CalendarDate?
    /// Where it is written.
    public let location: SourceLocation
    private var patterns: PathPatternList

    /// Describes a part.
    public init(
        paths: [PlacedPattern] = [], reason: String, until expiry: CalendarDate? = nil,
        at location: SourceLocation = SourceLocation(path: "")
    ) {
        self.paths = paths
        self.reason = reason
        self.expiry = expiry
        self.location = location
        patterns = PathPatternList(paths)
    }

    /// A length on a screen.
    public enum Length: Hashable, Sendable {
        /// In points.
        case points(Double)
        /// In pixels.
        case pixels(Double)

        /// The length in pixels of a screen.
        ///
        /// - Parameter scale: Its pixels per point.
        func pixels(at scale: Double) -> Double {
            switch self {
            case .points(let points): points * scale
            case .pixels(let pixels): pixels
            }
        }
    }

    /// A rectangle, from the top left of the screen.
    public struct Box: Hashable, Sendable {
        /// The left edge.
        public let x: Length
        /// The top edge.
        public let y: Length
        /// The width.
        public let width: Length
        /// The height.
        public let height: Length

        /// Names a rectangle.
        public init(x: Length, y: Length, width: Length, height: Length) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Bands over the whole width of the screen.
    public struct Band: Hashable, Sendable {
        /// The height of that at the top; `nil` for none.
        public let top: Length?
        /// The height of that at the bottom; `nil` for none.
        public let bottom: Length?

        /// Names bands.
        public init(top: Length? = nil, bottom: Length? = nil) {
            self.top = top
            self.bottom = bottom
        }
    }

    /// Where it is written, and that its last day has passed, as the beginning of a sentence.
    package var endWords: String {
        "\(location): this entry of 'ignore' ended" + (expiry.map { " on \($0)" } ?? "")
    }

    /// Whether it holds for a screen, given by the names that lead to it.
    package func covers(_ path: [String]) -> Bool { paths.isEmpty || patterns.covers(path, isFolder: false) }
}
