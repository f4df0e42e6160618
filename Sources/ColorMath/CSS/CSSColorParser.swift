/// Parses one colour in the notations of CSS Color 4.
struct CSSColorParser {
    typealias Fault = CSSScanner.Fault

    private var scanner: CSSScanner

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scanner = CSSScanner(bytes)
    }

    /// Parses the colour and whatever white space surrounds it.
    mutating func parse() throws(Fault) -> DynamicColor {
        scanner.skipSpace()
        let color = try colorNotation()
        scanner.skipSpace()
        guard scanner.next == nil else {
            throw scanner.fault(.trailingText, expected: "the end of the colour")
        }
        return color
    }

    private mutating func colorNotation() throws(Fault) -> DynamicColor {
        var ahead = scanner
        if ahead.skip("#") {
            scanner = ahead
            return try hexColor()
        }
        let name = CSSName(bytes: ahead.word())
        guard !name.bytes.isEmpty else {
            throw scanner.fault(.unexpectedCharacter, expected: "a colour: #, a name or a function")
        }
        guard ahead.skip("(") else {
            guard let color = NamedColor.value(of: name) else {
                throw scanner.fault(.unknownName, expected: "a named colour, # or a colour function")
            }
            scanner = ahead
            return color
        }
        guard let function = try function(named: name, arguments: &ahead) else {
            let isKnown = CSSColorParser.stylesheetFunctions.contains(where: name.matches)
            throw scanner.fault(
                isKnown ? .needsStylesheet : .unknownFunction,
                expected: "rgb, hsl, hwb, lab, lch, oklab, oklch or color")
        }
        scanner = ahead
        return try arguments(of: function)
    }

    private mutating func function(
        named name: CSSName, arguments: inout CSSScanner
    ) throws(Fault) -> CSSColorFunction? {
        guard name.matches("color") else { return CSSColorFunction.named(name) }
        arguments.skipSpace()
        let start = arguments
        let space = CSSName(bytes: arguments.word())
        if space.matches("from") {
            throw start.fault(
                .needsStylesheet, expected: "a colour space: relative colours need a stylesheet")
        }
        guard let known = CSSColorParser.spaces.first(where: { space.matches($0.name) }) else {
            throw start.fault(.unknownSpace, expected: "a colour space such as srgb or display-p3")
        }
        return .color(in: known.id)
    }

    private static let spaces: [(name: StaticString, id: ColorSpaceID)] = [
        ("srgb", .sRGB), ("srgb-linear", .linearSRGB), ("display-p3", .displayP3),
        ("display-p3-linear", .linearDisplayP3), ("a98-rgb", .a98RGB), ("prophoto-rgb", .proPhotoRGB),
        ("rec2020", .rec2020), ("xyz", .xyzD65), ("xyz-d65", .xyzD65), ("xyz-d50", .xyzD50),
    ]

    private static let stylesheetFunctions: [StaticString] = [
        "color-mix", "light-dark", "contrast-color", "device-cmyk", "var", "env",
    ]
}

extension CSSColorParser {
    /// Reads the components of a function and its closing parenthesis.
    private mutating func arguments(of function: CSSColorFunction) throws(Fault) -> DynamicColor {
        var color = DynamicColor(space: function.space, components: .zero)
        var syntax = CSSArgumentSyntax(function: function)
        for (index, component) in function.components.enumerated() {
            if index > 0 { try syntax.separator(in: &scanner, before: component.name, isFirst: index == 1) }
            if let value = try syntax.value(of: component, in: &scanner) {
                color.components[index] = value
            } else {
                color.missing.insert(.component(at: index))
            }
        }
        if try syntax.hasAlpha(in: &scanner) {
            let alpha = CSSComponent(name: "alpha", range: 0...1)
            if let value = try syntax.alphaValue(of: alpha, in: &scanner) {
                color.alpha = value
            } else {
                color.alpha = 0
                color.missing.insert(.alpha)
            }
        }
        scanner.skipSpace()
        guard scanner.skip(")") else {
            throw scanner.fault(.unexpectedCharacter, expected: "a closing parenthesis")
        }
        return color
    }

    /// Reads the digits after `#`.
    private mutating func hexColor() throws(Fault) -> DynamicColor {
        var digits = SIMD8<UInt8>()
        var count = 0
        while let byte = scanner.next {
            guard let digit = byte.hexDigit else { break }
            if count < 8 { digits[count] = digit }
            _ = scanner.skip(Unicode.Scalar(byte))
            count += 1
        }
        guard [3, 4, 6, 8].contains(count) else {
            throw scanner.fault(.hexLength, expected: "3, 4, 6 or 8 hexadecimal digits, not \(count)")
        }
        let isShort = count < 6
        func component(_ index: Int) -> Double {
            let pair = isShort ? (digits[index], digits[index]) : (digits[2 * index], digits[2 * index + 1])
            return Double(pair.0 << 4 | pair.1) / 255
        }
        return DynamicColor(
            space: .sRGB, components: SIMD3(component(0), component(1), component(2)),
            alpha: count == 4 || count == 8 ? component(3) : 1)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit in either case.
    fileprivate var hexDigit: UInt8? {
        if let digit = decimalDigit { return digit }
        let letter = lowercasedASCII &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
