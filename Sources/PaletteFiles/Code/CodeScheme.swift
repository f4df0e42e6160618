/// Colours by their roles, as one value of a type: `lightColorScheme(primary = …)`.
struct CodeScheme {
    /// What the roles are named behind.
    let type: String
    /// The constant that it is; empty where it has no name.
    let name: String
    /// The function that it is made in; empty where it is made in none.
    let function: String
    /// The mode that the type states; `nil` where it states none.
    let mode: PaletteMode?
    let roles: [ColorConstant]

    /// The roles of schemes, each for the mode that tells its scheme from the others of the type: by what the
    /// type states and by the words for modes in the name, then by its other words, by those of the function
    /// that it is made in, then by what its path has and not all have, then by a number.
    static func constants(of schemes: [CodeScheme]) -> [ColorConstant] {
        var constants: [ColorConstant] = []
        let types = Dictionary(grouping: schemes.indices, by: { schemes[$0].type })
        for indices in types.values.sorted(by: { $0[0] < $1[0] }) {
            let group = indices.map { schemes[$0] }
            for (scheme, mode) in zip(group, modes(of: group)) {
                constants += scheme.roles.map { role in
                    var role = role
                    role.condition = mode
                    return role
                }
            }
        }
        return constants
    }

    private static func modes(of schemes: [CodeScheme]) -> [PaletteMode] {
        let full = schemes.map { PaletteMode(named: $0.name).overridden(by: $0.mode ?? .base) }
        let plain = full.map { mode in
            PaletteMode(luminosity: mode.luminosity, contrast: mode.contrast, gamut: mode.gamut)
        }
        if Set(plain).count == schemes.count { return plain }
        if Set(full).count == schemes.count { return full }
        var told = schemes.map {
            PaletteMode(named: "\($0.function) \($0.name)").overridden(by: $0.mode ?? .base)
        }
        let places = zip(told, Self.places(of: schemes)).map { mode, place in
            let words = [mode.theme, place].compactMap(\.self).joined(separator: " ")
            return words.isEmpty ? mode : mode.overridden(by: PaletteMode(theme: words))
        }
        if Set(told).count < told.count, Set(places).count == places.count { told = places }
        // None of several is the one that the others fall back on.
        let counts = Dictionary(told.map { ($0, 1) }, uniquingKeysWith: +)
        var numbers: [PaletteMode: Int] = [:]
        return told.map { mode in
            guard counts[mode, default: 0] > 1 else { return mode }
            numbers[mode, default: 0] += 1
            let theme = [mode.theme, "(\(numbers[mode, default: 1]))"].compactMap(\.self)
            return mode.overridden(by: PaletteMode(theme: theme.joined(separator: " ")))
        }
    }
}

extension CodeScheme {
    /// What the paths of schemes have between what all begin and all end with: `owl` of
    /// `theme/owl/Colors.kt`; `nil` where that is nothing.
    private static func places(of schemes: [CodeScheme]) -> [String?] {
        let parts = schemes.map { scheme in
            scheme.roles.first?.location.path.split { $0 == "/" || $0 == "." }.map(String.init) ?? []
        }
        guard let first = parts.first else { return [] }
        let start = parts.reduce(first.count) { count, parts in
            zip(parts, first).prefix(count).prefix { $0 == $1 }.count
        }
        let end = parts.reduce(first.count - start) { count, parts in
            zip(parts.dropFirst(start).reversed(), first.reversed()).prefix(count)
                .prefix { $0 == $1 }.count
        }
        return parts.map { parts in
            let own = parts.dropFirst(start).dropLast(end)
            return own.isEmpty ? nil : own.joined(separator: "-")
        }
    }

    /// The same with other names for the constants that its roles are.
    func renaming(_ names: [String: String]) -> CodeScheme {
        CodeScheme(
            type: type, name: name, function: function, mode: mode,
            roles: names.isEmpty ? roles : roles.map { $0.renaming(names) })
    }
}

extension ColorConstant {
    /// The same with other names for those of other constants.
    func renaming(_ names: [String: String]) -> ColorConstant {
        guard !names.isEmpty else { return self }
        var constant = self
        constant.value = value.renaming { reference in
            var reference = reference
            reference.keys = reference.keys.map { names[$0] ?? $0 }
            return reference
        }
        return constant
    }
}
