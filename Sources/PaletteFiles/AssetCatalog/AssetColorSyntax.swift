internal import ColorMath

/// The `color` object of an asset catalog: every component keeps its notation.
struct AssetColorSyntax: ColorSyntax {
    let color: DynamicColor
    private let document: JSONDocument
    private let space: AssetColorSpace
    private let components: [JSONNode]

    init?(_ text: [UInt8]) {
        do throws(PaletteFault) {
            document = try JSONDocument(
                parsing: SourceText(path: "", bytes: text), allowsTrailingCommas: true)
            color = try AssetColor(document.root, in: document).color
            space = try AssetColorSpace(document.root["color-space"], in: document)
        } catch {
            return nil
        }
        let object = document.root["components"]
        components = space.components.compactMap { object?[$0] }
    }

    func edits(for color: DynamicColor, leastPlaces: Int) -> [TextEdit]? {
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
        return edits
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
