internal import ColorMath

/// Colours that stylesheets write out more than once for one property and one mode, as a dark theme is
/// written for `prefers-color-scheme` and again for `[data-theme="dark"]`.
///
/// One of them counts. Whoever changes it has to change the others, too.
extension StylesheetCascade {
    /// The other literals of a colour, by that which counts.
    var literalCopies: [ColorLiteral: [ColorLiteral]] {
        var copies: [ColorLiteral: [ColorLiteral]] = [:]
        for index in properties.keys.indices {
            let all = properties.declarations(of: index)
            guard all.count > 1 else { continue }
            let byMode = Dictionary(grouping: all, by: \.scope.mode)
            for (mode, same) in byMode where same.count > 1 {
                guard let winner = properties.winner(of: index, in: mode),
                    let own = written(winner, in: mode)
                else { continue }
                let others = same.compactMap { written($0, in: mode) }
                    .filter { $0.color == own.color && $0.literal != own.literal }
                if !others.isEmpty { copies[own.literal] = others.map(\.literal) }
            }
        }
        return copies
    }

    /// The colour that a declaration writes out, and where.
    private func written(
        _ declaration: StyleDeclaration, in mode: PaletteMode
    ) -> (color: DynamicColor, literal: ColorLiteral)? {
        let reader = CSSColorReader(in: sources, isDark: mode.luminosity == .dark)
        guard let reading = try? reader.color(of: declaration.value),
            let literal = reading.literal.flatMap(literal)
        else { return nil }
        return (reading.color, literal)
    }
}
