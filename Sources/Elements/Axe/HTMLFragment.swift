/// An element as tools quote it from a page: its start tag, and what stands in it where that is short.
///
/// Quotes are cut, and pages are not well formed: whatever it is, something is read.
struct HTMLFragment {
    /// The name of the tag, in small letters.
    private let tag: String
    private let attributes: [String: String]
    /// The words that stand in it; empty where they were left out.
    let words: String

    init(_ text: String) {
        var rest = Substring(text).drop { $0.isWhitespace }
        guard rest.first == "<" else {
            (tag, attributes, words) = ("", [:], "")
            return
        }
        rest = rest.dropFirst()
        tag = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
        rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "-" }
        var attributes: [String: String] = [:]
        while let (name, value) = Self.attribute(at: &rest), attributes.count < Self.mostAttributes {
            attributes[name] = attributes[name] ?? value
        }
        self.attributes = attributes
        words = Self.words(in: rest.drop { $0 != ">" }.dropFirst())
    }

    private static let mostAttributes = 200

    /// Takes an attribute from the front of a tag; `nil` at its end.
    private static func attribute(at rest: inout Substring) -> (String, String)? {
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        let name = rest.prefix { !$0.isWhitespace && !"=/>".contains($0) }
        guard !name.isEmpty else { return nil }
        rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        guard rest.first == "=" else { return (name.lowercased(), "") }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            let value = rest.prefix { !$0.isWhitespace && $0 != ">" }
            rest = rest.dropFirst(value.count)
            return (name.lowercased(), resolved(value))
        }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 1)
        if rest.first == quote { rest = rest.dropFirst() }
        return (name.lowercased(), resolved(value))
    }

    /// The text between tags, its spaces as they are shown.
    private static func words(in text: Substring) -> String {
        var words = ""
        var isTag = false
        for character in text {
            switch character {
            case "<":
                isTag = true
                words.append(" ")
            case ">" where isTag: isTag = false
            default: if !isTag { words.append(character) }
            }
        }
        return resolved(words[...]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The references that a browser writes into text and attributes (HTML, section 13.3).
    private static let references = [
        ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ]

    /// Text with what its references stand for.
    private static func resolved(_ text: Substring) -> String {
        var (result, rest) = ("", text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            let (name, character) = references.first { rest.hasPrefix($0.0) } ?? ("&", "&")
            result += character
            rest = rest.dropFirst(name.count)
        }
        return result + rest
    }
}

extension HTMLFragment {
    /// Whether it is drawn by itself: not a page, a frame around one, nor what stands in its head.
    var isDrawn: Bool {
        ![
            "html", "head", "body", "title", "meta", "link", "script", "style", "noscript", "template",
            "iframe",
            "frame",
        ].contains(tag)
    }

    /// The element that it is, as the page script for view trees tells it.
    ///
    /// - Parameters:
    ///   - frame: Its place.
    ///   - text: The words that name it, where more is known than is quoted.
    func element(at frame: ElementFrame, saying text: String?) -> ScreenElement {
        var element = ScreenElement(role, at: frame)
        let content = text?.nonEmpty ?? (element.role.isNamedByContent ? words.nonEmpty : nil)
        element.label =
            ["aria-label", "alt"].lazy.compactMap { attributes[$0]?.nonEmpty }.first ?? content
            ?? attributes["title"]?.nonEmpty
        element.identifier = attributes["id"]?.nonEmpty
        element.isEnabled =
            attributes["aria-disabled"] != "true" && attributes["inert"] == nil
            && (attributes["disabled"] == nil || tag == "fieldset")
        element.isSelected = isSelected
        if attributes["aria-hidden"] == "true" || isNothing && !ownRole.isTarget
            || tag == "img" && attributes["alt"] == ""
        {
            element.traits.insert(.decorative)
        }
        if let invalid = attributes["aria-invalid"], invalid != "false", !invalid.isEmpty {
            element.traits.insert(.invalid)
        }
        if attributes["required"] != nil || attributes["aria-required"] == "true" {
            element.traits.insert(.required)
        }
        if attributes["aria-modal"] == "true" { element.traits.insert(.modal) }
        return element
    }

    /// Nothing is said of whether a box is ticked now: the attribute is what it began with.
    private var isSelected: Bool? {
        ["aria-checked", "aria-selected", "aria-pressed", "aria-current"].lazy.compactMap { attributes[$0] }
            .first.map { $0 != "false" }
    }

    private var role: ElementRole {
        // Browsers pass over a role of nothing where the focus can be.
        if let name = attributes["role"]?.split(separator: " ").first, !isNothing || !ownRole.isTarget {
            return ElementRole(named: String(name))
        }
        return ownRole
    }

    /// Whether the page says that it is nothing by itself.
    private var isNothing: Bool { ["presentation", "none"].contains(attributes["role"]) }

    private var ownRole: ElementRole {
        if tag == "input" { return Self.inputs[attributes["type"]?.lowercased() ?? "text"] ?? .textField }
        if tag == "a", attributes["href"] == nil { return .group }
        return Self.tags[tag] ?? .group
    }

    private static let inputs: [String: ElementRole] = [
        "checkbox": .checkbox, "radio": .radio, "range": .slider, "button": .button, "submit": .button,
        "reset": .button, "image": .button, "color": .picker,
    ]

    private static let tags: [String: ElementRole] = [
        "a": .link, "area": .link, "button": .button, "summary": .button, "select": .picker,
        "textarea": .textField, "img": .image, "svg": .image, "picture": .image, "h1": .heading,
        "h2": .heading,
        "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading, "p": .text, "label": .text,
        "span": .text, "progress": .progress, "meter": .progress, "dialog": .dialog, "ul": .scrollView,
        "ol": .scrollView, "table": .scrollView, "tr": .cell, "li": .cell, "option": .menuItem,
    ]
}

extension ElementRole {
    /// Whether what stands in an element names it (WAI-ARIA 1.2, section 5.2.8.4), or is the text that it is.
    fileprivate var isNamedByContent: Bool {
        switch self {
        case .button, .link, .menuItem, .tab, .toggle, .checkbox, .radio, .heading, .text: true
        default: false
        }
    }
}

extension String {
    /// Nothing where there is none.
    fileprivate var nonEmpty: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
