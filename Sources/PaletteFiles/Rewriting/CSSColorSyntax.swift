internal import ColorMath

/// A colour of CSS: hexadecimal digits stay such, a function keeps its name, its units and its spacing, and a
/// name becomes hexadecimal digits.
struct CSSColorSyntax: ColorSyntax {
    let color: DynamicColor
    private let text: String
    /// The bytes before the literal in ``text``.
    private let prefixCount: Int

    init?(_ text: [UInt8]) {
        self.init(String(decoding: text, as: UTF8.self), prefixCount: 0)
    }

    /// Takes the components of a function apart from it.
    init?(_ text: [UInt8], componentsOf space: ColorSpaceID) {
        let function = space == .sRGB ? "rgb" : space.rawValue
        self.init(
            "\(function)(\(String(decoding: text, as: UTF8.self)))", prefixCount: function.utf8.count + 1)
    }

    private init?(_ text: String, prefixCount: Int) {
        // What is made of other colours or calculated has its reasons, which numbers in its place would not
        // say.
        guard let reading = try? CSSColorReading(text, isDark: nil), reading.literal != nil else {
            return nil
        }
        color = reading.color
        self.text = text
        self.prefixCount = prefixCount
    }

    func edits(for color: DynamicColor, alpha: Double?, leastPlaces: Int) -> [TextEdit]? {
        let bytes = Array(text.utf8)
        let codes = SRGB8(clipping: color.extended(to: SRGB.self).color)
        guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")) else {
            // The only name of a colour that is not opaque is `transparent`.
            let isTransparent = !text.hasPrefix("#") && self.color.alpha == 0
            let name = isTransparent ? "ffffff00" : "ffffff"
            let digits = text.hasPrefix("#") ? String(text.dropFirst()) : name
            guard !isTransparent || alpha != nil else { return nil }
            return [TextEdit(bytes.indices, "#" + HexText.digits(of: codes, alpha: alpha, replacing: digits))]
        }
        let new = color.extended(to: self.color.space)
        let isCodes = text.lowercased().hasPrefix("rgb")
        let units = CSSComponentUnits(space: self.color.space, isCodes: isCodes)
        let components = CSSComponentScan.components(in: bytes, from: opening + 1)
        guard components.count >= 3 else { return nil }
        let edits = components.prefix(3).enumerated().compactMap { index, range -> TextEdit? in
            let old = String(decoding: bytes[range], as: UTF8.self)
            let unit = String(old.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()).lowercased()
            let value = units.value(of: new.components[index], at: index, unit: unit)
            let places = max(DecimalText.places(in: old), leastPlaces)
            let number = DecimalText.text(value, places: places)
            let before = units.value(of: self.color.components[index], at: index, unit: unit)
            // What stays as it is stays as it is written.
            guard number != DecimalText.text(before, places: places) else { return nil }
            return TextEdit(
                range.lowerBound - prefixCount..<range.upperBound - prefixCount,
                number + (unit == "none" ? "" : old.suffix(unit.count)))
        }
        guard let alpha else { return edits }
        // Where no opacity stands, there is nothing translucent to make less so.
        guard components.count == 4 else { return nil }
        let old = String(decoding: bytes[components[3]], as: UTF8.self)
        let isPercentage = old.hasSuffix("%")
        let number = DecimalText.opacity(alpha, like: old, unit: isPercentage ? 100 : 1)
        let range = components[3].lowerBound - prefixCount..<components[3].upperBound - prefixCount
        return edits + [TextEdit(range, number + (isPercentage ? "%" : ""))]
    }
}

/// What a component of a CSS function stands for in each unit (CSS Color 4, sections 5 to 10).
private struct CSSComponentUnits {
    let space: ColorSpaceID
    /// Whether the function is `rgb()`, whose numbers are 0…255.
    let isCodes: Bool

    /// A component as a number of some unit.
    func value(of component: Double, at index: Int, unit: String) -> Double {
        switch unit {
        case "deg": component
        case "turn": component / 360
        case "grad": component / 0.9
        case "rad": component * .pi / 180
        case "%": component * 100 / hundredPercent(at: index)
        default: component * number(at: index)
        }
    }

    /// What stands for one of the component in a number without unit.
    private func number(at index: Int) -> Double {
        switch space {
        case .hsl, .hwb: index == 0 ? 1 : 100
        default: isCodes ? 255 : 1
        }
    }

    /// The component that 100 % stands for.
    private func hundredPercent(at index: Int) -> Double {
        switch space {
        case .lab: index == 0 ? 100 : 125
        case .lch: index == 0 ? 100 : 150
        case .oklab, .oklch: index == 0 ? 1 : 0.4
        default: 1
        }
    }
}

/// Finds the components of a function of CSS.
private enum CSSComponentScan {
    /// The numbers behind the opening parenthesis, and the name of the space in `color()`, with their units:
    /// the components, and alpha where it stands.
    static func components(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var components: [Range<Int>] = []
        var offset = start
        while offset < bytes.count, components.count < 4 {
            if bytes[offset...].starts(with: "/*".utf8) {
                offset += 2
                while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
                offset += 2
                continue
            }
            let end = bytes[offset...].firstIndex { isSeparator($0) } ?? bytes.count
            if end == offset {
                offset += 1
                continue
            }
            // The space's name in `color()` is a word; the only other word is `none`.
            let word = String(decoding: bytes[offset..<end], as: UTF8.self).lowercased()
            if word == "none" || !(word.first?.isLetter ?? true) { components.append(offset..<end) }
            offset = end
        }
        return components
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ")")
    }
}
