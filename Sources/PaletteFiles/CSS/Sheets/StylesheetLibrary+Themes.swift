internal import FileSystem

/// Themes that begin with another theme: `dark.css` imports `light.css` and declares its colours anew.
extension StylesheetLibrary {
    /// Stylesheets that another imports only to declare most of their colours anew, where the name of one of
    /// the two says light or dark: a page may load them without it.
    ///
    /// - Parameter roots: The stylesheets that no other imports.
    func themedBases(of roots: [Int]) -> [Int] {
        let bases = roots.flatMap { root -> [Int] in
            // Other colours on top of some are no theme beside them.
            let targets = Set(imports[root].values).subtracting([root]).filter {
                isTheme(root) || isTheme($0)
            }
            guard !targets.isEmpty, tokens[root].contains(where: isProperty) else { return [] }
            let own = colors(of: root)
            guard own.count > 1 else { return [] }
            return targets.filter { target in
                let around = closure(of: target)
                guard !around.contains(root) else { return false }
                let others = around.reduce(into: Set<CustomProperties.Key>()) { $0.formUnion(colors(of: $1)) }
                return others.intersection(own).count * 2 >= others.count
            }
        }
        return Set(bases).subtracting(roots).sorted()
    }

    /// Whether the name of a file says light or dark.
    private func isTheme(_ sheet: Int) -> Bool {
        let name = sources.texts[sheet].path.lastPart
        return PaletteMode(named: String(name.prefix { $0 != "." })).luminosity != nil
    }

    private func isProperty(_ token: CSSToken) -> Bool {
        token.kind == .ident && sources.texts[token.source].bytes[token.bytes].starts(with: "--".utf8)
    }

    /// The colours that a stylesheet declares for no mode, without what it imports.
    private func colors(of sheet: Int) -> Set<CustomProperties.Key> {
        let parser = StylesheetParser(sheet, of: self)
        let own = parser.declarations.filter { declaration in
            declaration.name.source == sheet && declaration.scope.mode == .base
                && sources.canBeColor(declaration) && !ColorlessValue.isNamed(declaration.property)
        }
        return Set(
            own.map {
                CustomProperties.Key(component: $0.scope.component, property: $0.property)
            })
    }
}
