internal import ColorMath

/// The colour object of a design token: its components change, and `hex` where there is one is kept in step.
///
/// Where the colour lies outside sRGB, `hex` is a colour of its own, which screens of sRGB fall back on.
struct TokenColorSyntax: ColorSyntax {
    let color: DynamicColor
    /// What is edited where the object has `r`, `g` and `b`.
    private let rgb: RGBObject?
    private let space: TokenColorSpace?
    private let components: [JSONNode]
    private let hex: JSONNode?
    private let isBeyondSRGB: Bool
    private let alpha: JSONNode?
    private let source: SourceText

    init?(_ text: [UInt8]) {
        source = SourceText(path: "", bytes: text)
        guard let document = try? JSONDocument(parsing: source, dialect: .json5),
            let color = try? TokenColorReader(document).color(of: document.root)
        else { return nil }
        self.color = color
        let root = document.root
        rgb = RGBObject(root)
        space = root["colorSpace"]?.string.flatMap(TokenColorSpace.init)
        alpha = rgb == nil ? root["alpha"] : rgb?.alpha
        components = (root["components"] ?? root["channels"])?.elements ?? []
        hex = root["hex"]
        isBeyondSRGB = color.isBeyondSRGB
    }

    func fallback(for color: DynamicColor) -> ColorRewriting.Fallback? {
        // Text with escapes is no literal, and what is no colour is not fallen back on.
        guard isBeyondSRGB, let hex, let text = hex.string, hex.bytes.count == text.utf8.count + 2,
            let old = try? DynamicColor(css: text), text.utf8.first == UInt8(ascii: "#")
        else { return nil }
        let codes = SRGB8(clipping: ScreenGamut.sRGB.shown(color.extended(to: SRGB.self).color))
        let digits = HexText.digits(of: codes, replacing: text.dropFirst())
        return ColorRewriting.Fallback(
            edit: TextEdit(hex.bytes.lowerBound + 1..<hex.bytes.upperBound - 1, "#" + digits),
            color: DynamicColor(SRGB(codes).withAlpha(alpha == nil ? old.alpha : color.alpha)))
    }

    func edits(for color: DynamicColor, alpha newAlpha: Double?, leastPlaces: Int) -> [TextEdit]? {
        var edits: [TextEdit] = []
        if let rgb {
            let new = color.extended(to: .sRGB).components
            for (index, node) in rgb.components.enumerated() {
                let places = DecimalText.places(in: source.string(node.bytes))
                let text = DecimalText.text(new[index] * rgb.scale, places: max(places, leastPlaces))
                edits.append(TextEdit(node.bytes, text))
            }
        }
        if let space {
            let new = color.extended(to: space.id)
            for (index, node) in components.enumerated() {
                // A hue that is missing here and means nothing there stays missing.
                if node.string != nil, new.missing.contains(.component(at: index)) { continue }
                let places = node.string == nil ? DecimalText.places(in: source.string(node.bytes)) : 0
                let value = new.components[index] * space.units[index]
                edits.append(TextEdit(node.bytes, DecimalText.text(value, places: max(places, leastPlaces))))
            }
        }
        if !isBeyondSRGB, let hex, let digits = hex.string?.dropFirst() {
            let codes = SRGB8(clipping: color.extended(to: SRGB.self).color)
            let text = HexText.digits(of: codes, alpha: newAlpha, replacing: digits)
            let quote = source.string(hex.bytes.lowerBound..<hex.bytes.lowerBound + 1)
            edits.append(TextEdit(hex.bytes, "\(quote)#\(text)\(quote)"))
        }
        if let newAlpha {
            // Digits alone may hold the opacity, too.
            guard alpha != nil || space == nil && rgb == nil else { return nil }
            if let alpha {
                let text = DecimalText.opacity(newAlpha, like: source.string(alpha.bytes))
                edits.append(TextEdit(alpha.bytes, text))
            }
        }
        return edits.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }
}
