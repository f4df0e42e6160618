extension StyleConstants {
    /// Adds what a rule of Sass loads: `@use "url" as name`, `@use "url" as *`, `@forward "url" as prefix-*`.
    ///
    /// The modules of Sass itself, `sass:color`, have no colours. Members that are shown or hidden, and
    /// variables that are configured, are not told apart.
    mutating func addLoad(at index: Int, of tokens: ArraySlice<CSSToken>) {
        guard language == .sass, tokens[index].kind == .atKeyword else { return }
        let rule = sources.name(tokens[index])
        guard rule == "use" || rule == "forward" else { return }
        let rest = tokens[(index + 1)...].prefix { $0.kind != .semicolon }.filter { $0.kind != .whitespace }
        guard let string = rest.first, string.kind == .string else { return }
        let url = sources.text(string).dropFirst().dropLast()
        guard !url.isEmpty, !url.hasPrefix("sass:") else { return }
        let module = SassModules.name(ofURL: url)
        var name: String?
        if rest.count > 2, rest[1].kind == .ident, sources.name(rest[1]) == "as" {
            name = sources.text(rest[2])
        }
        if rule == "forward" {
            loads.forwards.append(SassModules.Loads.Forward(module: module, prefix: name ?? ""))
        } else if name == "*" {
            loads.bare.append(module)
        } else {
            loads.named[name ?? module] = module
        }
    }
}
