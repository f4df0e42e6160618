internal import ColorMath

/// Tells custom properties that hold the components of a colour without its function, so that alpha can be
/// added where they are used: `--background: 0 0% 100%`, used as `hsl(var(--background) / 50%)`.
struct BareComponents {
    /// The function in whose first argument a property is used.
    private var functions: [String: String] = [:]

    /// Finds `hsl(var(--name)` and the like anywhere in a stylesheet.
    mutating func findUses(in tokens: ArraySlice<CSSToken>, of sources: CSSSources) {
        var enclosing: String?
        var isArgument = false
        for token in tokens where token.kind != .whitespace {
            if token.kind == .function {
                let name = sources.name(token).lowercased()
                isArgument = name == "var" && enclosing != nil
                if name != "var" { enclosing = CSSColorReader.functions.contains(name) ? name : nil }
            } else {
                if isArgument, token.kind == .ident, let enclosing {
                    let property = sources.name(token)
                    if functions[property] == nil { functions[property] = enclosing }
                }
                (enclosing, isArgument) = (nil, false)
            }
        }
    }

    /// The colour of components alone, by the function that they are used in; where there is none, by their
    /// look: an angle and two percentages are `hsl()`, three numbers under a name that ends with `-rgb` are
    /// `rgb()`.
    func color(
        of tokens: ArraySlice<CSSToken>, property: String, reader: CSSColorReader
    ) throws(CSSValueFailure) -> CSSColorReader.Reading {
        let kinds = tokens.filter { ![.whitespace, .comma, .delimiter].contains($0.kind) }.map(\.kind)
        guard (3...4).contains(kinds.count),
            kinds.allSatisfy({ [.number, .percentage, .dimension, .ident].contains($0) })
        else { throw .notAColor }
        let isHSL = kinds[0] != .percentage && kinds[1...2].allSatisfy { $0 == .percentage }
        let isRGB = property.hasSuffix("-rgb") && kinds[0...2].allSatisfy { $0 == .number }
        guard let function = functions[property] ?? (isHSL ? "hsl" : isRGB ? "rgb" : nil) else {
            throw .notAColor
        }
        let text = "\(function)(\(reader.sources.text(of: tokens)))"
        guard let color = try? DynamicColor(css: text) else { throw .notAColor }
        let usesCommas = tokens.contains { $0.kind == .comma }
        let notation = ColorNotation.cssComponents(of: color.space, usesCommas: usesCommas)
        return CSSColorReader.Reading(
            color: color, literal: tokens.isContiguous ? (tokens, notation) : nil)
    }
}
