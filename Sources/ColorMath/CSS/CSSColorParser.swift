/// Parses one colour in the notations of CSS Color 4 and 5.
struct CSSColorParser {
    typealias Fault = CSSScanner.Fault

    /// A colour, and where the one literal is written that decides it.
    struct Reading {
        var color: DynamicColor
        /// The bytes of a plain colour without calculations, which may be one side of `light-dark()`; nil
        /// where several colours or a calculation make the colour.
        var literal: Range<Int>?
    }

    private var scanner: CSSScanner
    /// Whether the second colour of `light-dark()` is used; nil where the text alone cannot say.
    private let isDark: Bool?
    /// How deep colours may be nested within colours.
    private static let deepest = 32
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, isDark: Bool? = nil) {
        scanner = CSSScanner(bytes)
        self.isDark = isDark
    }

    /// Parses the colour and whatever white space surrounds it.
    mutating func parse() throws(Fault) -> Reading {
        var reading = try color()
        scanner.skipSpace()
        guard scanner.next == nil else {
            throw scanner.fault(.trailingText, expected: "the end of the colour")
        }
        // Colours made of the largest numbers there are may exceed what can be computed with.
        for index in 0..<3 {
            let (value, limit) = (reading.color.components[index], CSSComponent.limit)
            if !(abs(value) <= limit) {
                reading.color.components[index] = value.isNaN ? 0 : value < 0 ? -limit : limit
            }
        }
        return reading
    }

    /// Parses a colour behind white space.
    private mutating func color() throws(Fault) -> Reading {
        scanner.skipSpace()
        let start = scanner
        guard depth < CSSColorParser.deepest else {
            throw start.fault(
                .nestedTooDeeply, expected: "at most \(CSSColorParser.deepest) levels of colours")
        }
        depth += 1
        defer { depth -= 1 }
        if scanner.skip("#") {
            return Reading(color: try hexColor(), literal: start.offset..<scanner.offset)
        }
        let name = scanner.word()
        guard !name.isEmpty else {
            throw start.fault(.unexpectedCharacter, expected: "a colour: #, a name or a function")
        }
        guard scanner.skip("(") else {
            guard let color = NamedColor.value(of: name) else {
                let isPages = CSSColorParser.pageColors.contains(where: name.matches)
                throw start.fault(
                    isPages ? .needsPage : .unknownName, expected: "a named colour, # or a colour function")
            }
            return Reading(color: color, literal: start.offset..<scanner.offset)
        }
        if name.matches("color-mix") { return Reading(color: try mix()) }
        if name.matches("contrast-color") { return Reading(color: try contrastColor()) }
        if name.matches("light-dark"), let isDark { return try lightDark(isDark: isDark) }
        return try colorFunction(named: name, start: start)
    }

    private mutating func colorFunction(named name: CSSName, start: CSSScanner) throws(Fault) -> Reading {
        let isColor = name.matches("color")
        let named = isColor ? nil : CSSColorFunction.named(name)
        guard isColor || named != nil else {
            let isKnown = CSSColorParser.stylesheetFunctions.contains(where: name.matches)
            throw start.fault(
                isKnown ? .needsStylesheet : .unknownFunction,
                expected: "rgb, hsl, hwb, lab, lch, oklab, oklch or color")
        }
        var origin: DynamicColor?
        var ahead = scanner
        ahead.skipSpace()
        if ahead.word().matches("from") {
            scanner = ahead
            origin = try color().color
        }
        guard var function = isColor ? try spaceFunction() : named else {
            throw start.fault(.unknownFunction, expected: "a colour function")
        }
        if origin != nil { function = function.relative }
        var hasCalculations = false
        var color = try arguments(of: function, from: origin, hasCalculations: &hasCalculations)
        color.isOfColorFunction = isColor
        let isLiteral = origin == nil && !hasCalculations
        return Reading(color: color, literal: isLiteral ? start.offset..<scanner.offset : nil)
    }

    /// Reads the name of the space in `color()`.
    private mutating func spaceFunction() throws(Fault) -> CSSColorFunction {
        scanner.skipSpace()
        let start = scanner
        let space = scanner.word()
        if let known = CSSColorFunction.predefined.first(where: { space.matches($0.name) }) {
            return .color(in: known.space)
        }
        if let custom = ColorSpaceID.allCases.first(where: { space.matches("--" + $0.rawValue) }) {
            return .custom(in: custom)
        }
        throw start.fault(.unknownSpace, expected: "a colour space such as srgb or display-p3")
    }

    /// Reads the parenthesis that closes a function, or the end of the text, which closes all (CSS Syntax 3,
    /// 5.4.9).
    private mutating func closing() throws(Fault) {
        scanner.skipSpace()
        guard scanner.skip(")") || scanner.next == nil else {
            throw scanner.fault(.unexpectedCharacter, expected: "a closing parenthesis")
        }
    }

    private mutating func comma(_ expected: String) throws(Fault) {
        scanner.skipSpace()
        guard scanner.skip(",") else { throw scanner.fault(.unexpectedCharacter, expected: expected) }
    }

    /// Functions that a stylesheet alone can resolve.
    private static let stylesheetFunctions: [StaticString] = ["light-dark", "device-cmyk", "var", "env"]

    /// Names of colours that depend on the element or on the system: CSS Color 4, 9 and 10.
    private static let pageColors: [StaticString] = [
        "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface",
        "buttontext", "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
        "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    ]
}

// MARK: Plain and relative colours

extension CSSColorParser {
    /// Reads the components of a function and its closing parenthesis.
    private mutating func arguments(
        of function: CSSColorFunction, from origin: DynamicColor?, hasCalculations: inout Bool
    ) throws(Fault) -> DynamicColor {
        var color = DynamicColor(space: function.space, components: .zero)
        let channels = origin.map { CSSChannels(of: $0, in: function) }
        var syntax = CSSArgumentSyntax(function: function, channels: channels)
        for (index, component) in function.components.enumerated() {
            if index > 0 { try syntax.separator(in: &scanner, before: component.name, isFirst: index == 1) }
            if let value = try syntax.value(of: component, in: &scanner) {
                color.components[index] = value
            } else {
                color.missing.insert(.component(at: index))
            }
        }
        let alpha =
            try syntax.hasAlpha(in: &scanner)
            ? try syntax.alphaValue(of: CSSComponent(name: "alpha", range: 0...1), in: &scanner)
            : channels.map { $0.alpha } ?? 1
        color.alpha = alpha ?? 0
        if alpha == nil { color.missing.insert(.alpha) }
        hasCalculations = syntax.hasCalculations
        try closing()
        return color
    }

    /// Reads the digits after `#`.
    private mutating func hexColor() throws(Fault) -> DynamicColor {
        var digits = SIMD8<UInt8>()
        let count = scanner.hexDigits(into: &digits)
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

// MARK: Functions of other colours

extension CSSColorParser {
    /// `light-dark()`: one of two colours (CSS Color 5, 7).
    private mutating func lightDark(isDark: Bool) throws(Fault) -> Reading {
        let light = try color()
        try comma("a comma and the colour of dark mode")
        let dark = try color()
        try closing()
        return isDark ? dark : light
    }

    /// `contrast-color()`: white or black, whichever has more contrast (CSS Color 5, 6).
    private mutating func contrastColor() throws(Fault) -> DynamicColor {
        let backdrop = try color().color.opaque(in: SRGB.self)
        try closing()
        let isWhite = SRGB8.white.contrastRatio(with: backdrop) >= SRGB8.black.contrastRatio(with: backdrop)
        return DynamicColor(isWhite ? SRGB8.white : .black)
    }

    private struct MixItem {
        let color: DynamicColor
        let percentage: Double?
    }

    /// `color-mix()`: colours in a space, by a way round the hues, each with a percentage (CSS Color 5, 3).
    private mutating func mix() throws(Fault) -> DynamicColor {
        let (space, hue) = try interpolation()
        var items: [MixItem] = []
        repeat {
            items.append(try mixItem())
            scanner.skipSpace()
        } while scanner.skip(",")
        try closing()

        let given = items.reduce(0) { $0 + ($1.percentage ?? 0) }
        let omitted = items.count { $0.percentage == nil }
        let percentages = items.map { $0.percentage ?? max(0, 100 - given) / Double(omitted) }
        let total = percentages.reduce(0, +)
        // Of nothing at all, every colour is an equal part.
        let weights = total > 0 ? percentages : percentages.map { _ in 1 }

        var mixed = items[0].color.carryingMissing(to: space)
        var sum = weights[0]
        for (item, weight) in zip(items, weights).dropFirst() {
            sum += weight
            mixed = mixed.mixed(with: item.color, in: space, by: sum > 0 ? weight / sum : 0.5, hue: hue)
        }
        // Percentages that add up to less than 100 leave the rest transparent.
        mixed.alpha *= min(total, 100) / 100
        return mixed
    }

    /// Reads `in oklch longer hue,`; without it colours are mixed in OKLab.
    private mutating func interpolation() throws(Fault) -> (ColorSpaceID, HueInterpolation) {
        var ahead = scanner
        ahead.skipSpace()
        guard ahead.word().matches("in") else { return (.oklab, .shorter) }
        scanner = ahead
        scanner.skipSpace()
        let start = scanner
        let name = scanner.word()
        let id = name.matches("xyz") ? .xyzD65 : ColorSpaceID.allCases.first { name.matches($0.rawValue) }
        guard let space = id, space.isInCSS else {
            throw start.fault(
                .unknownSpace, expected: "a space that colours are mixed in, such as oklab, srgb or hsl")
        }
        scanner.skipSpace()
        let way = scanner
        let word = scanner.word()
        guard !word.isEmpty else {
            try comma("a comma before the colours")
            return (space, .shorter)
        }
        scanner.skipSpace()
        let hue = HueInterpolation.allCases.first { word.matches($0.rawValue) }
        guard space.hueIndex != nil, let hue, scanner.word().matches("hue") else {
            throw way.fault(
                .unexpectedCharacter,
                expected: "a comma, or shorter, longer, increasing or decreasing hue in a space with hues")
        }
        try comma("a comma before the colours")
        return (space, hue)
    }

    /// Reads a colour, and its percentage before or behind it.
    private mutating func mixItem() throws(Fault) -> MixItem {
        let before = try percentage()
        let color = try color().color
        let percentage = before == nil ? try percentage() : before
        return MixItem(color: color, percentage: percentage)
    }

    /// Reads a percentage of 0 to 100, if there is one; what is calculated is brought into that range.
    private mutating func percentage() throws(Fault) -> Double? {
        scanner.skipSpace()
        let start = scanner
        let expected = "a percentage of 0 to 100"
        if let number = scanner.number() {
            guard scanner.skip("%"), (0...100).contains(number) else {
                throw start.fault(.wrongKind, expected: expected)
            }
            return number
        }
        guard let result = try CSSCalculation.result(of: scanner.word(), in: &scanner) else {
            scanner = start
            return nil
        }
        guard result.type == .percentage else { throw start.fault(.wrongKind, expected: expected) }
        return min(max(result.value, 0), 100)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit in either case.
    var hexDigit: UInt8? {
        if let digit = decimalDigit { return digit }
        let letter = lowercasedASCII &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
