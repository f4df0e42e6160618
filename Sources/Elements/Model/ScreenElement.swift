/// One element of a screen's view tree.
public struct ScreenElement: Hashable, Sendable {
    /// Where it is, in points. It is the area that takes touches, where the tool that wrote it tells.
    public var frame: ElementFrame
    /// What it is for.
    public var role: ElementRole
    /// What assistive technology calls it, or the words that it shows.
    public var label: String?
    /// Its value: `50 %`, `on`.
    public var value: String?
    /// The name by which tests find it.
    public var identifier: String?
    /// Whether people can act on it.
    public var isEnabled: Bool
    /// Whether it is chosen, ticked or on; `nil` where it has no such state.
    public var isSelected: Bool?
    /// Whether the keyboard is on it.
    public var isFocused: Bool
    /// What else is known of it.
    public var traits: Set<ElementTrait>
    /// What its text is set in.
    public var font: ElementFont?
    /// The element that it lies in, by its index in ``ElementTree/elements``; `nil` at the top.
    public internal(set) var parent: Int?

    /// Describes an element at the top of a tree.
    public init(
        _ role: ElementRole, at frame: ElementFrame, label: String? = nil, value: String? = nil,
        identifier: String? = nil, isEnabled: Bool = true, isSelected: Bool? = nil, isFocused: Bool = false,
        traits: Set<ElementTrait> = [], font: ElementFont? = nil, in parent: Int? = nil
    ) {
        self.role = role
        self.frame = frame
        self.label = label
        self.value = value
        self.identifier = identifier
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.isFocused = isFocused
        self.traits = traits
        self.font = font
        self.parent = parent
    }

    /// Its role and its name, as sentences say it: `button “Save”`.
    public var name: String {
        let name = [label, identifier].compactMap(\.self).first { !$0.isEmpty }
        return name.map { "\(role.words) “\(Self.shortened($0))”" } ?? role.words
    }

    /// The most characters of a label that a sentence quotes.
    private static let longestName = 40

    private static func shortened(_ name: String) -> String {
        let line = String(name.map { $0.isNewline ? " " : $0 })
        return line.count <= longestName ? line : String(line.prefix(longestName - 1)) + "…"
    }
}

/// What is known of an element beside its role.
public enum ElementTrait: String, Hashable, Sendable, CaseIterable, Codable {
    /// It says nothing: assistive technology passes over it.
    case decorative
    /// It stands in a sentence or a block of text.
    case inline
    /// It breaks over several lines of text: its frame is around all of them, and it is less than that.
    case wrapped
    /// Its size is that which the browser gives it.
    case userAgent
    /// What shows that the keyboard is on it is drawn by the browser, and not changed by the page.
    case userAgentFocus
    /// Something else lies over it.
    case covered
    /// It has an outline or a fill of its own.
    case bezel
    /// What is in it is not accepted.
    case invalid
    /// What is in it is accepted.
    case valid
    /// It has to be filled in.
    case required
    /// What it does cannot be taken back.
    case destructive
    /// It keeps all else from being used while it is shown.
    case modal
    /// It is the mark of a moving photograph.
    case livePhoto
    /// The system draws it, and the app cannot change how it looks.
    case system
    /// It is not seen.
    case hidden
}
