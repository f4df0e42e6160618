internal import ColorMath

/// Reads schemes: calls that give a colour to each role of an app.
extension CodePalette {
    static func themeExtensions(in source: CodeTokens) -> Set<String> {
        Set(
            (0..<source.count).compactMap { index in
                guard source.word(at: index) == "ThemeExtension", source.isMark("<", at: index + 1) else {
                    return nil
                }
                return source.word(at: index + 2)
            })
    }

    /// The type of a project's own that is a set of colours, by its name or as it extends a theme, and the
    /// mode that a function which makes one says: `AcmeColors(…)`, `lightAcmeColors(…)`, `Ink.dark(…)`.
    func ownScheme(_ names: [String]) -> (type: String, mode: PaletteMode?)? {
        if names.count <= 2, let type = names.first, themeExtensions.contains(type) {
            let mode = names.dropFirst().first.flatMap { PaletteMode(namedOnly: $0) }
            return (type, mode)
        }
        guard names.count == 1, names[0] != "Color" else { return nil }
        var (type, mode) = (names[0][...], PaletteMode?.none)
        for (word, luminosity) in [("light", PaletteMode.Luminosity.light), ("dark", .dark)]
        where type.hasPrefix(word) {
            (type, mode) = (type.dropFirst(word.count), PaletteMode(luminosity: luminosity))
        }
        guard type.first?.isUppercase == true,
            ["Color", "Palette", "Scheme"].contains(where: { String(type).mentions($0) })
        else { return nil }
        return (String(type), mode)
    }

    /// Adds what a call gives to roles; `false` where it gives a colour to none.
    @discardableResult
    mutating func addScheme(
        _ call: CodeCall, type: String, named name: String?, mode: PaletteMode?
    ) -> Bool {
        let roles = roles(of: call, path: [type], mode: mode)
        guard !roles.isEmpty else { return false }
        let around = scopes.last { $0.function != nil }?.function
        // That of a function without braces stands behind its name.
        let isBody = name == nil && source.isMark("=", at: index - 1)
        let function = isBody ? pendingFunction ?? around : around
        schemes.append(
            CodeScheme(
                type: type, name: name ?? "", function: function ?? "", mode: mode,
                roles: roles + defaultInks(of: call, type: type)))
        return true
    }

    /// The colours that a call gives to roles, and those that calls in it give to groups of roles:
    /// `text = TextColors(primary = …)` has `text.primary`.
    private func roles(of call: CodeCall, path: [String], mode: PaletteMode?) -> [ColorConstant] {
        call.arguments.flatMap { argument -> [ColorConstant] in
            guard !argument.label.isEmpty else { return [] }
            let path = path + [argument.label]
            guard let read = Notation.read(argument.value, in: source) else {
                guard path.count <= Self.maximumRoleDepth, let start = argument.value.first,
                    let group = CodeCall(at: start, in: source), group.end == argument.value.upperBound
                else { return [] }
                return roles(of: group, path: path, mode: mode)
            }
            let color = local(read) ?? read
            var missing: String?
            // A scheme without a mode may be made of what its function is given.
            if argument.label != "brightness", case .reference(let names) = color.value,
                mode != nil || path.first == "ColorScheme" && names.count > 1
            {
                missing = "\(names.joined(separator: ".")) is declared in none of the files that are read"
            }
            return [
                constant(
                    color, key: path.joined(separator: "."), path: path, around: enclosingTypes[...],
                    missing: missing)
            ]
        }
    }

    /// How many groups a role lies in at most, its type counted.
    private static var maximumRoleDepth: Int { 4 }

    /// What the functions around call so, the innermost first; `nil` for what is no name of theirs.
    private func local(_ color: CodeColor) -> CodeColor? {
        guard case .reference(let names) = color.value, names.count == 1, color.alpha == nil else {
            return nil
        }
        return scopes.reversed().lazy.compactMap { $0.locals[names[0]] }.first
    }

    /// The inks that nobody chose, on the colours that somebody did: `onPrimary` where only `primary` is
    /// given.
    private func defaultInks(of call: CodeCall, type: String) -> [ColorConstant] {
        let given = Dictionary(call.arguments.map { ($0.label, $0.value) }, uniquingKeysWith: { $1 })
        return Notation.defaultInks(of: call).sorted { $0.key < $1.key }.compactMap { role, code in
            let backdrop = role.dropFirst(2)
            guard given[role] == nil,
                let value = given[backdrop.prefix(1).lowercased() + backdrop.dropFirst()]
            else { return nil }
            let path = [type, role]
            return ColorConstant(
                key: path.joined(separator: "."), name: path.joined(separator: "."), path: path,
                value: .color(DynamicColor(SRGB8(hex: code)), nil),
                location: text.location(of: source.bytes(of: value).lowerBound))
        }
    }
}
