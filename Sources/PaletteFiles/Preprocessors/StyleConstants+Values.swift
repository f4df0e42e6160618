internal import ColorMath

extension StyleConstants {
    /// What a value is; `nil` where it is no colour.
    ///
    /// - Parameter isExpanded: Whether the functions of the files in it are worked out.
    func value(of tokens: ArraySlice<CSSToken>, isExpanded: Bool = false) -> ColorConstant.Value? {
        if let name = name(of: tokens) { return .reference(ColorConstant.Reference(name)) }
        if !isExpanded, let expanded = functions.expanded(tokens) {
            let value = expanded[...].trimmed
            return self.value(of: fallback(of: value) ?? value, isExpanded: true)
        }
        if let (function, arguments) = call(tokens), let value = value(of: function, arguments) {
            return value
        }
        do throws(CSSValueFailure) {
            let reading = try CSSColorReader(in: sources, isDark: false).color(of: tokens)
            return .color(reading.color, reading.literal.flatMap(literal))
        } catch {
            guard case .invalid = error, let (function, _) = call(tokens) else { return nil }
            return .unread("\(function)() is worked out by \(language.name); check the CSS that it gives")
        }
    }

    /// What a value is, or a `var()` where nobody declares the property; `nil` where that is no colour.
    func valueOrFallback(of tokens: ArraySlice<CSSToken>) -> ColorConstant.Value? {
        var (rest, depth) = (tokens, 0)
        while let inner = fallback(of: rest), depth < Self.fallbackLimit {
            (rest, depth) = (inner, depth + 1)
        }
        return value(of: rest)
    }

    /// How many fallbacks are followed, one in the other.
    private static var fallbackLimit: Int { 16 }

    /// What a `var()` is where nobody declares the property, as which Sass hands on a variable of its own:
    /// `var(--ink, $ink)`.
    func fallback(of value: ArraySlice<CSSToken>) -> ArraySlice<CSSToken>? {
        guard let head = value.first, sources.isVariable(head),
            value.end(ofBlockAt: value.startIndex) == value.endIndex - 1
        else { return nil }
        let parts = value.dropFirst().dropLast().separatedByCommas
        return parts.count > 1 ? value[parts[1].startIndex..<(value.endIndex - 1)].trimmed : nil
    }

    /// The property that is all of a value: `var(--ink)`; `nil` for another value.
    func property(of value: ArraySlice<CSSToken>) -> String? {
        guard let head = value.first, sources.isVariable(head),
            value.end(ofBlockAt: value.startIndex) == value.endIndex - 1
        else { return nil }
        return value.dropFirst().dropLast().separatedByCommas.first.map { sources.text(of: $0) }
    }

    private func literal(_ literal: (tokens: ArraySlice<CSSToken>, notation: ColorNotation)) -> ColorLiteral?
    {
        // What a variable of a block stands for may be written in another file.
        guard let first = literal.tokens.first, let last = literal.tokens.last, literal.tokens.isContiguous,
            first.source == number
        else { return nil }
        let bytes = first.bytes.lowerBound..<last.bytes.upperBound
        // A comment within is left to people, and so are escapes.
        guard text.bytes[bytes].elementsEqual(original[bytes]), !text.string(bytes).contains("\\") else {
            return nil
        }
        return ColorLiteral(
            at: text.location(of: bytes.lowerBound), bytes: text.fileRange(bytes), notation: literal.notation)
    }

    /// The variable that some tokens name: `$ink`, `colors.$ink`, `@ink`.
    private func reference(_ tokens: ArraySlice<CSSToken>) -> StyleName? {
        guard language == .sass else {
            return tokens.count == 1 && tokens.first?.kind == .atKeyword
                ? tokens.first.map { StyleName(key: language.sigil + sources.name($0)) } : nil
        }
        var (rest, namespace) = (tokens, String?.none)
        if rest.count == 4, let first = rest.first, first.kind == .ident,
            sources.isDelimiter(rest[rest.startIndex + 1], ".")
        {
            namespace = sources.name(first)
            rest = rest.dropFirst(2)
        }
        guard rest.count == 2, let sigil = rest.first, sources.isDelimiter(sigil, "$"), let name = rest.last,
            name.kind == .ident
        else { return nil }
        return StyleName(namespace: namespace, key: language.sigil + sources.name(name))
    }

    /// The name of what some tokens name: a variable, or a member of a map, `map.get($colours, "red")`.
    func name(of tokens: ArraySlice<CSSToken>, depth: Int = 0) -> StyleName? {
        if let name = reference(tokens) { return name }
        guard depth < Self.depthLimit, language == .sass, let (function, arguments) = call(tokens),
            ["map-get", "map.get"].contains(function), arguments.count > 1,
            var name = arguments.first.flatMap({ name(of: $0, depth: depth + 1) })
        else { return nil }
        let keys = arguments.dropFirst().map { key in
            let text = sources.text(of: key)
            return text.hasPrefix("\"") || text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text
        }
        name.key = ([name.key] + keys).joined(separator: ".")
        return name
    }

    /// The maps that a value joins: `map.merge($defaults, ("red": #c00))`; `nil` where it is none.
    func mergedMaps(_ tokens: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>]? {
        guard language == .sass, let (function, arguments) = call(tokens),
            ["map-merge", "map.merge", "map.deep-merge"].contains(function)
        else { return nil }
        return arguments
    }

    /// The function that is all of some tokens, with its module, and its arguments.
    private func call(_ tokens: ArraySlice<CSSToken>) -> (name: String, arguments: [ArraySlice<CSSToken>])? {
        var (rest, module) = (tokens, "")
        if let first = rest.first, first.kind == .ident, rest.count > 2,
            sources.isDelimiter(rest[rest.startIndex + 1], ".")
        {
            module = sources.name(first) + "."
            rest = rest.dropFirst(2)
        }
        guard let head = rest.first, head.kind == .function else { return nil }
        let end = rest.end(ofBlockAt: rest.startIndex)
        guard end >= rest.endIndex - 1 else { return nil }
        let name = module + sources.name(head).lowercased()
        return (name, rest[min(rest.startIndex + 1, end)..<end].separatedByCommas)
    }

    /// What a function makes of colours that are written out or named; `nil` where it is not worked out here.
    private func made(by name: String, _ arguments: [ArraySlice<CSSToken>]) -> ColorConstant.Value? {
        let written = arguments.map { sources.text(of: $0) }
        guard let function = StyleColorFunction(name, written, in: language),
            arguments.count >= function.colorCount
        else { return nil }
        let values = arguments.prefix(function.colorCount).compactMap { argument -> ColorConstant.Value? in
            guard var value = value(of: argument) else { return nil }
            if case .unread = value { return nil }
            if case .reference(var reference) = value, reference.missing == nil {
                reference.missing =
                    "\(name)() is given \(sources.text(of: argument)), which is a colour in "
                    + "none of the files that are read"
                value = .reference(reference)
            }
            return value
        }
        return values.count == function.colorCount ? .made(by: function, of: values) : nil
    }

    /// What a function of the language gives; `nil` where it is none, or one of CSS.
    private func value(of function: String, _ arguments: [ArraySlice<CSSToken>]) -> ColorConstant.Value? {
        let isOpacity = ["rgb", "rgba", "fade"].contains(function)
        if isOpacity, arguments.count == 2, let share = CSSShare(sources.text(of: arguments[1])) {
            let alpha = min(max(share.value, 0), 1)
            if let name = name(of: arguments[0]) {
                return .reference(
                    ColorConstant.Reference(
                        name, alpha: alpha,
                        missing: "\(name.key) is a colour in none of the files that are read"))
            }
            if var color = try? CSSColorReader(in: sources, isDark: false).color(of: arguments[0]).color {
                color.alpha = alpha
                return .color(color, nil)
            }
        }
        let hasVariables = arguments.contains { argument in
            argument.contains { sources.isDelimiter($0, "$") || $0.kind == .atKeyword }
        }
        // What has neither variables nor digits may be a filter of CSS, or a colour of its own.
        let isOfColors =
            hasVariables || arguments.first?.first?.kind == .hash
            || arguments.first?.first.map { head in
                head.kind == .function && CSSColorReader.functions.contains(sources.name(head).lowercased())
            } ?? false
        let isCSS = CSSColorReader.functions.contains(function)
        // A function of the project's own that gives a colour says so: `brand-colour("link")`.
        let words = function.split(separator: "-")
        let isOwn =
            (words.contains("color") || words.contains("colour"))
            && !["color-mix", "contrast-color"].contains(function)
        guard isOwn || StyleLanguage.colorFunctions.contains(function) && isOfColors, !isCSS || hasVariables
        else { return nil }
        if let made = made(by: function, arguments) { return made }
        return .unread("\(function)() is worked out by \(language.name); check the CSS that it gives")
    }
}
