internal import ColorMath

/// Reads the colours of tokens: objects of the DTCG colour module of 2025.10, and strings.
struct TokenColorReader {
    private let document: JSONDocument

    init(_ document: JSONDocument) {
        self.document = document
    }

    /// Reads `{"colorSpace": …, "components": […], "alpha": …, "hex": …}`; `hex` alone is read too, and so is
    /// `{"r": …, "g": …, "b": …, "a": …}`.
    func color(of node: JSONNode) throws(PaletteFault) -> DynamicColor {
        if let object = RGBObject(node) { return object.color }
        guard let spaceNode = node["colorSpace"] else {
            guard let hex = node["hex"]?.string, let color = try? DynamicColor(css: hex) else {
                throw document.fault(
                    at: node, "this colour has no colorSpace: write srgb, oklch, display-p3 or another")
            }
            return color
        }
        guard let space = spaceNode.string.flatMap(TokenColorSpace.init) else {
            throw document.fault(
                at: spaceNode,
                "this is no colour space: write srgb, oklch, display-p3 or another of the format")
        }
        // `channels` is what drafts before 2025 called them.
        let componentsNode = node["components"] ?? node["channels"]
        guard let elements = componentsNode?.elements, elements.count == 3 else {
            throw document.fault(at: componentsNode ?? node, "a colour has three components in a list")
        }
        var color = DynamicColor(space: space.id, components: .zero)
        for (index, element) in elements.enumerated() {
            if let number = element.number {
                color.components[index] = number / space.units[index]
            } else if element.string == "none" {
                color.missing.insert(.component(at: index))
            } else {
                throw document.fault(
                    at: element, "a component is a number or \"none\"; this is \(element.kind)")
            }
        }
        guard let alpha = node["alpha"] else { return color }
        if let number = alpha.number, (0...1).contains(number) {
            color.alpha = number
        } else if alpha.string == "none" {
            color.alpha = 0
            color.missing.insert(.alpha)
        } else {
            throw document.fault(at: alpha, "alpha is a number of 0 to 1")
        }
        return color
    }

    /// Reads a colour of CSS, and `rgba(#123456, 0.5)` of Tokens Studio, where a colour stands for its
    /// components.
    ///
    /// - Parameter isTyped: Whether the text is known to be a colour; otherwise a word alone is none.
    static func color(ofCSS text: String, isTyped: Bool) throws(CSSValueFailure) -> DynamicColor {
        if text.utf8.first == UInt8(ascii: "#"), let color = try? DynamicColor(css: text) { return color }
        let source = SourceText(path: "", bytes: Array(text.utf8))
        let sources = CSSSources(texts: [source])
        let tokens = CSSTokenizer(source, source: 0).tokens[...].trimmed
        guard isTyped || tokens.first.map({ $0.kind != .ident }) == true else { throw .notAColor }
        let reader = CSSColorReader(in: sources, isDark: false)
        if let head = tokens.first, head.kind == .function,
            ["rgb", "rgba", "hsl", "hsla"].contains(sources.name(head).lowercased())
        {
            let arguments = tokens.dropFirst().dropLast().separatedByCommas
            if arguments.count == 2, var inner = try? reader.color(of: arguments[0]).color,
                let alpha = CSSShare(sources.text(of: arguments[1]))
            {
                inner.alpha = min(max(alpha.value, 0), 1)
                return inner
            }
        }
        return try reader.color(of: tokens).color
    }

    /// Where a value is written.
    func literal(of node: JSONNode, notation: ColorNotation) -> ColorLiteral {
        ColorLiteral(
            at: document.location(of: node), bytes: document.source.fileRange(node.bytes), notation: notation)
    }

    /// Where a string is written, without its quotes; `nil` where it has escapes, or is more than a plain
    /// colour.
    func literal(ofString node: JSONNode, text: String, isPlain: Bool) -> ColorLiteral? {
        let inner = node.bytes.lowerBound + 1..<max(node.bytes.lowerBound + 1, node.bytes.upperBound - 1)
        guard isPlain, inner.count == text.utf8.count else { return nil }
        return ColorLiteral(
            at: document.source.location(of: inner.lowerBound), bytes: document.source.fileRange(inner),
            notation: .css)
    }
}

/// A colour space of the DTCG colour module, with what stands for 1 of ``ColorMath``'s components.
struct TokenColorSpace {
    let id: ColorSpaceID
    let units: SIMD3<Double>

    /// The space of a name, as CSS writes it.
    init?(_ name: String) {
        guard let id = ColorSpaceID(rawValue: name == "xyz" ? "xyz-d65" : name), id.isInCSS else {
            return nil
        }
        self.id = id
        units = id == .hsl || id == .hwb ? SIMD3(1, 100, 100) : .one
    }
}

extension CSSValueFailure {
    /// What is wrong with a text that should have been a colour.
    func message(for text: String) -> String? {
        switch self {
        case .invalid(let message, _): message
        case .needsPage(let name): "\(name) is a colour that only a page has"
        case .notAColor: "\"\(text)\" is no colour"
        }
    }
}
