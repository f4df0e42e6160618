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
    /// type states and by the words for modes in the name, then by its other words, then by a number.
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
        if Set(full).count < schemes.count {
            let told = schemes.map {
                PaletteMode(named: "\($0.function) \($0.name)").overridden(by: $0.mode ?? .base)
            }
            if Set(told).count == schemes.count { return told }
        }
        // None of several is the one that the others fall back on.
        let counts = Dictionary(full.map { ($0, 1) }, uniquingKeysWith: +)
        return full.enumerated().map { index, mode in
            guard counts[mode, default: 0] > 1 else { return mode }
            let theme = [mode.theme, "(\(index + 1))"].compactMap(\.self).joined(separator: " ")
            return mode.overridden(by: PaletteMode(theme: theme))
        }
    }
}
