/// The modes that files of tokens are for, by what sets their paths apart, and by what Figma writes into them.
enum TokenFileMode {
    /// The mode that the names of a file and its folders say: `dark/color.json`, `color.dark.tokens.json`, `light-hc.json`.
    ///
    /// Only light and dark, more contrast and P3 are told by words alone; themes are by ``themes(of:)``.
    static func mode(ofPath path: String) -> PaletteMode {
        parts(of: path).reduce(.base) { mode, part in
            var named = PaletteMode(named: part)
            named.theme = nil
            return mode.overridden(by: named)
        }
    }

    /// The mode that Figma's own export states at the root of a file.
    static func mode(ofRoot root: JSONNode) -> PaletteMode {
        let name = root["$extensions"]?["com.figma.modeName"]?.string ?? ""
        // What Figma calls the only mode of a collection.
        return ["Mode 1", "Value"].contains(name) ? .base : PaletteMode(named: name)
    }

    /// A theme for each of some files that declare the same names for the same mode: the parts of its path that not all
    /// of them have.
    static func themes(of paths: [String]) -> [PaletteMode] {
        let parts = paths.map(parts)
        let shared = parts.dropFirst().reduce(Set(parts.first ?? [])) { $0.intersection($1) }
        return parts.map { parts in
            PaletteMode(named: parts.filter { !shared.contains($0) }.joined(separator: "-"))
        }
    }

    /// The names of folders and of the file, cut at dots, without the extensions of token files.
    private static func parts(of path: String) -> [String] {
        let parts = path.split(whereSeparator: { $0 == "/" || $0 == "." }).map(String.init)
        return parts.filter { !["json", "tokens", "resolver"].contains($0.lowercased()) }
    }
}
