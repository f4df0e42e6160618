internal import ColorMath

/// A call that gives a colour to each appearance by its labels: `UIColor(light: .day, dark: .night)`,
/// `ColorSet(light: …, dark: …, darkHighContrast: …)`.
struct SwiftPair {
    /// The colours that are given, and the mode that each is for.
    private let colors: [(mode: PaletteMode, value: Range<Int>)]
    /// The token behind the call.
    let end: Int

    /// The labels of colours for other circumstances: `darkElevated`.
    let passedOver: [String]

    private let source: SwiftTokens

    /// A pair is short; what is longer is not read.
    private static let maximumTokenCount = 600

    /// Reads the call whose parenthesis is at a token; `nil` where its labels are no modes.
    init?(at opening: Int, in source: SwiftTokens) {
        guard source.isMark("(", at: opening), let closing = source.closing(of: opening),
            closing - opening < Self.maximumTokenCount
        else { return nil }
        var colors: [(mode: PaletteMode, value: Range<Int>)] = []
        var passedOver: [String] = []
        for part in source.parts(of: opening + 1..<closing, at: ",") {
            guard part.count > 2, let label = source.word(at: part.lowerBound),
                source.isMark(":", at: part.lowerBound + 1)
            else { return nil }
            if let mode = PaletteMode(label: label) {
                colors.append((mode, part.lowerBound + 2..<part.upperBound))
            } else if PaletteMode(named: label).luminosity != nil {
                passedOver.append(label)
            } else {
                return nil
            }
        }
        // What has no colour for dark has the one for light.
        let isLight = source.word(at: opening + 1) == "light"
        guard colors.contains(where: { $0.mode == .base }), colors.count + passedOver.count > 1 || isLight
        else { return nil }
        self.colors = colors
        self.passedOver = passedOver
        self.source = source
        end = closing + 1
    }

    /// The colour in each appearance; a more particular mode decides over others. `nil` where what is given
    /// are no colours.
    func expression(by body: SwiftProviderBody, depth: Int) -> SwiftColorExpression? {
        var result: SwiftColorExpression?
        for (mode, tokens) in colors.sorted(by: { $1.mode.isMoreSpecific(than: $0.mode) }) {
            guard let value = try? value(of: tokens, by: body, depth: depth) else {
                return body.colorType.map { _ in .unread(SwiftColorExpression.unreadProvider) }
            }
            result = result.map { .choice(.holds(mode), then: value, else: $0) } ?? value
        }
        return body.colorType == nil ? result : result.map { .provided($0) }
    }

    /// Reads one colour, which may be digits alone.
    private func value(
        of tokens: Range<Int>, by body: SwiftProviderBody, depth: Int
    ) throws(SwiftProviderBody.Failure) -> SwiftColorExpression {
        if let color = SwiftColor(digitsAt: tokens, of: body.type, in: source) { return .literal(color) }
        return try body.value(of: tokens, depth: depth + 1)
    }
}

extension SwiftColor {
    /// Takes digits that stand alone where a colour is wanted.
    fileprivate init?(digitsAt tokens: Range<Int>, of type: String, in source: SwiftTokens) {
        guard tokens.count == 1, [.number, .string].contains(source.kind(at: tokens.lowerBound)) else {
            return nil
        }
        let (prefix, digits) = HexDigits.parts(of: source.text(at: tokens.lowerBound))
        guard !prefix.isEmpty, let read = try? HexDigits(digits) else { return nil }
        self.init(DynamicColor(read.color), of: type, tokens: tokens)
    }
}

extension PaletteMode {
    /// The mode of an argument by its label; light is what holds where nothing else does.
    fileprivate init?(label: String) {
        if ["any", "default", "base", "normal"].contains(label) {
            self = .base
        } else {
            self.init(namedOnly: label)
        }
        if luminosity == .light { luminosity = nil }
    }
}
