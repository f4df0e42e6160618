/// A style of Android's resources, of which the attributes are read that say what lies on what:
/// `colorOnPrimary` on `colorPrimary`, as Material Components name them, and text on the background beside
/// it.
struct AndroidStyle {
    /// What an attribute is set to.
    struct Item {
        let value: AndroidColor
        /// The attribute of the style that it is, `?attr/colorPrimary`; `nil` where it is a colour.
        let attribute: String?
        let text: XMLText
        let tag: Range<Int>
    }

    /// What tells a style from others: several modules may have one of a name.
    struct Key: Hashable {
        let root: String
        let name: String
    }

    let key: Key
    /// The style that the attributes come from which this one does not set: what it names, or what its name
    /// begins with.
    let parent: String?
    let condition: PaletteMode
    /// By their names without the namespace of the system.
    var items: [String: Item] = [:]

    init?(_ element: XMLElement, root: String, condition: PaletteMode) {
        guard element.name == "style", let name = element.attribute("name")?.string, !name.isEmpty else {
            return nil
        }
        key = Key(root: root, name: name)
        let dot = name.lastIndex(of: ".")
        let named = element.attribute("parent")?.string
        parent =
            named.map { $0.hasPrefix("@style/") ? String($0.dropFirst(7)) : $0 }
            ?? dot.map { String(name[..<$0]) }
        self.condition = condition
    }

    /// Takes an attribute, where it is one that has a counterpart and a colour.
    mutating func set(_ name: String, to text: XMLText, in tag: Range<Int>) {
        let attribute = name.hasPrefix("android:") ? String(name.dropFirst(8)) : name
        guard !Self.counterparts(of: attribute).isEmpty else { return }
        guard let value = AndroidColor(text.string) else { return }
        let target = text.string.dropFirst().split(whereSeparator: { ":/".contains($0) }).last
        let isAttribute = text.string.hasPrefix("?")
        switch value {
        case .unread where !isAttribute: return
        case .none: return
        case .color, .reference, .unread:
            items[attribute] = Item(
                value: value, attribute: isAttribute ? target.map(String.init) : nil, text: text, tag: tag)
        }
    }

    /// The name of an attribute of a style among those of colours.
    static func name(of attribute: String, in style: String) -> String { "\(style)/\(attribute)" }

    private static let texts = ["textColor", "textColorPrimary", "textColorSecondary"]
    private static let grounds = ["background", "windowBackground", "colorBackground"]

    /// The attributes that lie behind an attribute, or on it; none for one that says nothing of either.
    static func counterparts(of attribute: String) -> [String] {
        let behind = paints(attribute)
        guard behind.isEmpty else { return behind }
        var found = grounds.contains(attribute) ? texts : []
        guard attribute.hasPrefix("color") else { return found }
        let role = attribute.dropFirst("color".count)
        if role.hasPrefix("On"), role.count > 2 {
            found.append("color" + role.dropFirst(2))
        } else if !role.isEmpty {
            found.append("colorOn" + role)
        }
        return found
    }

    /// What is painted as text on which background by one style.
    static func paints(_ attribute: String) -> [String] { texts.contains(attribute) ? grounds : [] }
}
