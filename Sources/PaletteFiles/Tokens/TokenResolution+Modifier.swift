internal import ColorMath

extension TokenResolution {
    /// A colour with what its token states beside it: an opacity, or a change of Tokens Studio's.
    mutating func adjusted(_ result: Result, by token: DesignToken) throws(Failure) -> Result {
        var result = try mixed(result, by: token)
        if let alpha = token.details.alpha?.number {
            (result.color.alpha, result.literal) = (min(max(alpha, 0), 1), nil)
        }
        guard let node = token.details.modifier else { return result }
        guard let type = node["type"]?.string else {
            guard node.elements?.isEmpty != true else { return result }
            let message = "its build changes the colour, by modify; check what that gives"
            throw .unread(documents[token.document].fault(at: node, "\(token.name): \(message)"))
        }
        let change: ColorModifier.Change
        switch type {
        case "alpha": change = .alpha
        case "lighten": change = .lighten
        case "darken": change = .darken
        case "mix":
            guard let other = node["color"] else {
                throw fault(at: node, of: token, "this mix names no color to mix with")
            }
            let found = try color(of: other, of: token)
            result.targets += found.targets
            result.condition = result.condition.overridden(by: found.condition)
            change = .mix(with: found.color)
        default:
            throw fault(
                at: node, of: token, "the change \"\(type)\" is none of lighten, darken, mix and alpha")
        }
        let modifier = ColorModifier(
            change: change, amount: try amount(of: node, of: token),
            space: try space(named: node["space"], of: node, of: token, for: change))
        (result.color, result.literal) = (modifier.applied(to: result.color), nil)
        return result
    }

    /// A colour mixed with the one that its token names, as Primer does: of opaque colours in sRGB.
    private mutating func mixed(_ result: Result, by token: DesignToken) throws(Failure) -> Result {
        guard let mix = token.details.mix, let node = mix["color"], let weight = mix["weight"]?.number else {
            return result
        }
        guard (0...1).contains(weight) else {
            throw fault(at: mix, of: token, "a mix has a weight of 0 to 1")
        }
        let other = try color(of: node, of: token)
        guard result.color.alpha == 1, other.color.alpha == 1 else {
            throw fault(
                at: mix, of: token, "a mix with a translucent colour is not worked out; write its value")
        }
        var result = result
        result.color = result.color.mixed(with: other.color, in: .sRGB, by: weight)
        result.literal = nil
        result.targets += other.targets
        result.condition = result.condition.overridden(by: other.condition)
        return result
    }

    /// How many aliases of numbers a calculation may lead through.
    private static let aliasLimit = 128

    /// How much is changed: a number or a calculation, with aliases of numbers in it.
    private mutating func amount(of modifier: JSONNode, of token: DesignToken) throws(Failure) -> Double {
        var text = modifier["value"].flatMap(TokenResolution.words) ?? ""
        for _ in 0..<TokenResolution.aliasLimit {
            guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}"),
                text.utf8.count < 4096
            else { break }
            let path = TokenReference.path(ofAlias: text[text.index(after: open)..<close])
            let target = read(path.joined(separator: "."))
            text.replaceSubrange(open...close, with: target.flatMap { TokenResolution.words($0.value) } ?? "")
        }
        guard let number = CSSShare("calc(\(text))")?.value, (0...1).contains(number) else {
            throw fault(at: modifier["value"] ?? modifier, of: token, "a change has a value of 0 to 1")
        }
        return number
    }

    /// A number as a calculation holds it.
    private static func words(_ node: JSONNode) -> String? {
        node.string ?? node.number.map { "\($0)" }
    }

    /// The space in which a colour is changed; opacity is the same in all.
    private func space(
        named name: JSONNode?, of modifier: JSONNode, of token: DesignToken, for change: ColorModifier.Change
    ) throws(Failure) -> ColorModifier.Space {
        if case .alpha = change { return .srgb }
        guard let space = name?.string.flatMap(ColorModifier.Space.init) else {
            throw fault(
                at: name ?? modifier, of: token, "a change has a space: write srgb, hsl, p3 or lch")
        }
        return space
    }
}
