internal import ColorMath

extension CSSColorReader {
    /// Works out a relative colour: an origin, and components in which its own are names (CSS Color 5, 4).
    ///
    /// - Parameters:
    ///   - name: The function, in lower case.
    ///   - content: What follows `from`.
    func relative(
        _ name: String, _ content: ArraySlice<CSSToken>, at head: CSSToken, depth: Int
    ) throws(CSSValueFailure) -> DynamicColor {
        var values = content.componentValues[...]
        guard let originTokens = values.popFirst() else { throw .invalid("a colour must follow from", head) }
        let origin = try color(of: originTokens, depth: depth).color
        var spaceName = ""
        if name == "color" { spaceName = values.popFirst().map(sources.text)?.lowercased() ?? "" }
        guard let channels = RelativeChannels(function: name, space: spaceName) else {
            throw .invalid("\"\(spaceName)\" is no colour space: write srgb, display-p3 or another", head)
        }
        let (written, alpha) = try components(of: Array(values), at: head)
        let known = channels.values(of: origin)

        var text = channels.isRGB ? "color(srgb" : name == "color" ? "color(\(spaceName)" : "\(name)("
        for component in written {
            text += " " + (try argument(component, known: known, unit: channels.isRGB ? 255 : 1))
        }
        if let alpha {
            text += " / " + (try argument(alpha, known: known, unit: 1))
        } else {
            text += " / " + (known["alpha"].flatMap { $0.map { "\($0)" } } ?? "none")
        }
        return try plain(text + ")", at: head)
    }

    /// The three components, and what follows the slash.
    private func components(
        of values: [ArraySlice<CSSToken>], at head: CSSToken
    ) throws(CSSValueFailure) -> ([ArraySlice<CSSToken>], ArraySlice<CSSToken>?) {
        // The slash may touch its neighbours: `b/50%`.
        let parts = values.flatMap { value -> [ArraySlice<CSSToken>] in
            let around = value.split { sources.isDelimiter($0, "/") }
            guard around.count > 1, value.first?.kind.closing == nil || around.count == 2 else {
                return [value]
            }
            let slash = value.first { sources.isDelimiter($0, "/") }.map { ArraySlice([$0]) } ?? []
            return [around[0], slash, around[1]].filter { !$0.isEmpty }
        }
        let isSlash = { (part: ArraySlice<CSSToken>) in
            part.first.map { self.sources.isDelimiter($0, "/") } == true
        }
        switch parts.count {
        case 3 where !parts.contains(where: isSlash): return (parts, nil)
        case 5 where isSlash(parts[3]): return (Array(parts[..<3]), parts[4])
        default:
            throw .invalid("a relative colour has three components, and alpha after a slash", head)
        }
    }

    /// One component as the function's plain form has it; a number is divided by the unit.
    private func argument(
        _ tokens: ArraySlice<CSSToken>, known: [String: Double?], unit: Double
    ) throws(CSSValueFailure) -> String {
        if tokens.count == 1, let token = tokens.first, token.kind == .ident {
            let name = sources.name(token).lowercased()
            if name == "none" { return "none" }
            if let value = known[name], value == nil { return "none" }
        }
        var quantity = try CSSCalculation(names: known.mapValues { $0 ?? 0 }, in: sources).value(of: tokens)
        if quantity.unit == .number { quantity.value /= unit }
        return quantity.css
    }
}

/// The names of an origin's components in one colour function, and what stands for 1 of each.
struct RelativeChannels {
    private let names: [String]
    private let units: [Double]
    private let space: ColorSpaceID
    /// Whether components are code values of 0…255; the result can lie outside what `rgb()` would allow.
    let isRGB: Bool

    /// The channels of a function in lower case, for `color()` with the name of its space; `nil` where that is unknown.
    init?(function: String, space spaceName: String) {
        isRGB = function == "rgb" || function == "rgba"
        switch function {
        case "rgb", "rgba": (names, units, space) = (["r", "g", "b"], [255, 255, 255], .sRGB)
        case "hsl", "hsla": (names, units, space) = (["h", "s", "l"], [1, 100, 100], .hsl)
        case "hwb": (names, units, space) = (["h", "w", "b"], [1, 100, 100], .hwb)
        case "lab": (names, units, space) = (["l", "a", "b"], [1, 1, 1], .lab)
        case "oklab": (names, units, space) = (["l", "a", "b"], [1, 1, 1], .oklab)
        case "lch": (names, units, space) = (["l", "c", "h"], [1, 1, 1], .lch)
        case "oklch": (names, units, space) = (["l", "c", "h"], [1, 1, 1], .oklch)
        default:
            let id = ColorSpaceID(rawValue: spaceName == "xyz" ? "xyz-d65" : spaceName)
            guard let id, id.hueIndex == nil, id != .lab, id != .oklab else { return nil }
            let isXYZ = id == .xyzD50 || id == .xyzD65
            (names, units, space) = (isXYZ ? ["x", "y", "z"] : ["r", "g", "b"], [1, 1, 1], id)
        }
    }

    /// The components of an origin by name, `alpha` among them; `nil` for one that is missing.
    func values(of origin: DynamicColor) -> [String: Double?] {
        let color = origin.carryingMissing(to: space)
        var values: [String: Double?] = [:]
        for index in 0..<3 {
            let isMissing = color.missing.contains(.component(at: index))
            values.updateValue(isMissing ? nil : color.components[index] * units[index], forKey: names[index])
        }
        values.updateValue(color.missing.contains(.alpha) ? nil : color.alpha, forKey: "alpha")
        return values
    }
}
