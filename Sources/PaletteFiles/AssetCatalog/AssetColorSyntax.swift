internal import ColorMath

/// The `color` object of an asset catalog: every component keeps its notation.
struct AssetColorSyntax: ColorSyntax {
    let color: DynamicColor
    private let document: JSONDocument
    private let space: AssetColorSpace
    private let components: [JSONNode]
    private let alpha: JSONNode?

    init?(_ text: [UInt8]) {
        do throws(PaletteFault) {
            document = try JSONDocument(
                parsing: SourceText(path: "", bytes: text), dialect: .trailingCommas)
            color = try AssetColor(document.root, in: document).color
            space = try AssetColorSpace(document.root["color-space"], in: document)
        } catch {
            return nil
        }
        let object = document.root["components"]
        components = space.components.compactMap { object?[$0] }
        alpha = object?["alpha"]
    }

    func edits(for color: DynamicColor, alpha newAlpha: Double?, leastPlaces: Int) -> [TextEdit]? {
        var edits: [TextEdit] = []
        for (node, value) in zip(components, space.values(of: color)) {
            guard let notation = try? AssetComponent(node, in: document).notation else { return nil }
            let old = document.source.string(node.bytes)
            let text: String
            switch notation {
            case .hexadecimal:
                let digits = HexText.twoDigits(UInt8((max(0, min(1, value)) * 255).rounded()))
                // Behind the quote and `0x`; the quote at the end is no digit.
                text = String(old.dropFirst().prefix(2)) + HexText.cased(digits, like: old.dropFirst(3))
            case .integer: text = DecimalText.text(value * 255, places: 0)
            case .fraction:
                text = DecimalText.text(value, places: max(DecimalText.places(in: old), leastPlaces))
            }
            edits.append(TextEdit(node.bytes, node.string == nil ? text : "\"\(text)\""))
        }
        guard let newAlpha else { return edits }
        guard let alpha, let notation = try? AssetComponent(alpha: alpha, in: document).notation else {
            return nil
        }
        let old = document.source.string(alpha.bytes)
        // A code that alpha falls on may lie a rounding error below it.
        let code = UInt8(max(0, min(255, (newAlpha * 255 - 1e-6).rounded(.up))))
        let text =
            switch notation {
            case .hexadecimal:
                String(old.dropFirst().prefix(2))
                    + HexText.cased(HexText.twoDigits(code), like: old.dropFirst(3))
            case .integer: String(code)
            case .fraction: DecimalText.opacity(newAlpha, like: old)
            }
        return edits + [TextEdit(alpha.bytes, alpha.string == nil ? text : "\"\(text)\"")]
    }
}

extension AssetColorSpace {
    /// The components of a colour in this space, brought into 0…1 where the space is not extended.
    fileprivate func values(of color: DynamicColor) -> [Double] {
        let components: [Double]
        switch self {
        case .sRGB, .extendedSRGB: components = color.extended(to: SRGB.self).color.array
        case .displayP3: components = color.extended(to: DisplayP3.self).color.array
        case .extendedLinearSRGB: components = color.extended(to: LinearSRGB.self).color.array
        case .gray, .extendedGray: components = [color.extended(to: SRGB.self).color.gamma22Gray]
        }
        return isExtended ? components : components.map { max(0, min(1, $0)) }
    }
}

extension RGBSpace {
    /// Red, green and blue.
    var array: [Double] { [red, green, blue] }
}
