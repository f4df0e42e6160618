internal import ColorMath

extension CSSColorReader {
    private struct Item {
        let color: DynamicColor
        var percentage: Double?
    }

    /// Mixes colours as `color-mix()` says: in a space, by a way round the hues, each with a percentage (CSS Color 5, 3).
    func mix(_ content: ArraySlice<CSSToken>, at head: CSSToken, depth: Int) throws(CSSValueFailure)
        -> DynamicColor
    {
        var arguments = content.separatedByCommas[...]
        var (space, hue) = (ColorSpaceID.oklab, HueInterpolation.shorter)
        if let first = arguments.first?.first, first.kind == .ident, sources.name(first).lowercased() == "in"
        {
            (space, hue) = try interpolation(arguments.removeFirst().dropFirst(), at: first)
        }
        var items: [Item] = []
        for argument in arguments { items.append(try item(argument, depth: depth)) }
        guard !items.isEmpty else { throw .invalid("color-mix() needs colours to mix", head) }

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
            mixed = mixed.mixed(with: item.color, share: sum > 0 ? weight / sum : 0.5, in: space, hue: hue)
        }
        // Percentages that add up to less than 100 leave the rest transparent.
        mixed.alpha *= min(total, 100) / 100
        return mixed
    }

    private func interpolation(
        _ tokens: ArraySlice<CSSToken>, at head: CSSToken
    ) throws(CSSValueFailure) -> (ColorSpaceID, HueInterpolation) {
        let words = tokens.filter { $0.kind == .ident }.map { sources.name($0).lowercased() }
        let name = words.first == "xyz" ? "xyz-d65" : words.first ?? ""
        guard let space = ColorSpaceID(rawValue: name), space != .hsv else {
            throw .invalid(
                "\"\(name)\" is no space that colours are mixed in: write oklab, srgb, hsl or another", head)
        }
        switch words.count {
        case 1: return (space, .shorter)
        case 3:
            guard let hue = HueInterpolation(rawValue: words[1]), words[2] == "hue", space.hueIndex != nil
            else {
                fallthrough
            }
            return (space, hue)
        default:
            throw .invalid(
                "after the space can stand shorter, longer, increasing or decreasing hue, where it has one",
                head)
        }
    }

    private func item(_ argument: ArraySlice<CSSToken>, depth: Int) throws(CSSValueFailure) -> Item {
        let values = argument.componentValues
        guard let first = values.first?.first else { throw .notAColor }
        guard values.count == 2 else { return Item(color: try color(of: argument, depth: depth).color) }
        let leads = isPercentage(values[0])
        let amount = try CSSCalculation(in: sources).value(of: values[leads ? 0 : 1])
        guard amount.unit == .percentage, (0...100).contains(amount.value) else {
            throw .invalid("a colour's part of a mix must be a percentage of 0 to 100", first)
        }
        return Item(color: try color(of: values[leads ? 1 : 0], depth: depth).color, percentage: amount.value)
    }

    private func isPercentage(_ tokens: ArraySlice<CSSToken>) -> Bool {
        guard let first = tokens.first else { return false }
        return first.kind == .percentage
            || first.kind == .function && CSSCalculation.functions.contains(sources.name(first).lowercased())
    }
}
