/// A rule by which a source of Sass or Less loads another file.
struct StyleLoad {
    /// What becomes of the variables of the other.
    enum Kind {
        /// They are a module's: `@use`.
        case use
        /// They are handed on, with something before their names: `@forward`.
        case forward(prefix: String)
        /// They are those of the file itself: `@import`.
        case merge
    }

    /// A variable that the rule configures: `with ($ink: #123)`.
    struct Setting {
        let key: String
        /// What it is set to; `nil` for what is no colour.
        let constant: ColorConstant?
        /// Whether what the file itself is configured with goes before it.
        let isDefault: Bool
    }

    let kind: Kind
    /// What is loaded, as it is written.
    let url: String
    let location: SourceLocation
    var settings: [Setting] = []
    /// Whether it stands in a rule, for which what is loaded is.
    var isNested = false
}

extension StyleConstants {
    /// What a file does at its top, in order.
    enum Step {
        /// The constant at a place has its first value.
        case declare(Int)
        /// The load at a place.
        case load(Int)
    }

    /// Adds what a rule loads: `@use "url" as name with ($a: #123)`, `@forward "url" as prefix-*`,
    /// `@import "url", "url"`.
    ///
    /// The modules of Sass itself, `sass:color`, have no colours, nor have stylesheets in CSS that stay where
    /// they are. Members that are shown or hidden are not told apart.
    mutating func addLoad(at index: Int, of tokens: ArraySlice<CSSToken>) {
        guard tokens[index].kind == .atKeyword else { return }
        let rule = sources.name(tokens[index])
        guard ["use", "forward", "import"].contains(rule), language == .sass || rule == "import" else {
            return
        }
        let rest = statement(after: index, of: tokens).filter { $0.kind != .whitespace }
        // The indented syntax has addresses without quotes.
        if rule == "import", let first = rest.first, first.kind == .ident {
            for part in rest[...].separatedByCommas where Self.isLocal(sources.text(of: part)) {
                let location = sources.location(of: part.first ?? first)
                steps.append(.load(files.count))
                files.append(StyleLoad(kind: .merge, url: sources.text(of: part), location: location))
            }
            return
        }
        let strings = rule == "import" ? rest.filter { $0.kind == .string } : Array(rest.prefix(1))
        for string in strings where string.kind == .string {
            let url = String(sources.text(string).dropFirst().dropLast())
            guard Self.isLocal(url) else { continue }
            var load = StyleLoad(kind: .use, url: url, location: sources.location(of: string))
            if rule == "import" {
                load = StyleLoad(kind: .merge, url: url, location: load.location)
            } else {
                addModule(
                    SassModules.name(ofURL: url), loadedBy: rest, to: &load, isForward: rule == "forward")
            }
            steps.append(.load(files.count))
            files.append(load)
        }
    }

    /// Adds what rules import for themselves: `.dark { @import "dark"; }`.
    mutating func addNestedLoads() {
        let known = Set(files.map(\.location))
        for (index, token) in tokens.enumerated()
        where token.kind == .atKeyword && sources.name(token) == "import" {
            for string in statement(after: index, of: tokens[...]) where string.kind == .string {
                let url = String(sources.text(string).dropFirst().dropLast())
                let location = sources.location(of: string)
                guard !known.contains(location), Self.isLocal(url) else { continue }
                files.append(StyleLoad(kind: .merge, url: url, location: location, isNested: true))
            }
        }
    }

    /// Whether an address may be that of a source beside others.
    private static func isLocal(_ url: String) -> Bool {
        !url.isEmpty && !url.hasPrefix("sass:") && !url.hasSuffix(".css") && !url.hasPrefix("//")
            && !url.hasPrefix("http:") && !url.hasPrefix("https:")
    }

    /// The tokens of a rule without a block, from behind its keyword.
    private func statement(after index: Int, of tokens: ArraySlice<CSSToken>) -> ArraySlice<CSSToken> {
        var end = index + 1
        while end < tokens.endIndex, tokens[end].kind != .semicolon {
            end = tokens[end].kind.closing == nil ? end + 1 : tokens.end(ofBlockAt: end) + 1
        }
        return tokens[(index + 1)..<min(end, tokens.endIndex)]
    }

    private mutating func addModule(
        _ module: String, loadedBy rest: [CSSToken], to load: inout StyleLoad, isForward: Bool
    ) {
        var name: String?
        if rest.count > 2, rest[1].kind == .ident, sources.name(rest[1]) == "as" {
            name = sources.text(rest[2])
        }
        if isForward {
            loads.forwards.append(SassModules.Loads.Forward(module: module, prefix: name ?? ""))
            load = StyleLoad(kind: .forward(prefix: name ?? ""), url: load.url, location: load.location)
        } else if name == "*" {
            loads.bare.append(module)
        } else {
            loads.named[name ?? module] = module
        }
        let with = rest.indices.dropFirst().first {
            rest[$0].kind == .ident && sources.name(rest[$0]) == "with"
        }
        guard let with, with + 1 < rest.count, rest[with + 1].kind == .openParenthesis else { return }
        let block = rest[(with + 1)...]
        let end = block.end(ofBlockAt: with + 1)
        for part in block[min(with + 2, end)..<end].separatedByCommas {
            setting(part).map { load.settings.append($0) }
        }
    }

    private mutating func setting(_ tokens: ArraySlice<CSSToken>) -> StyleLoad.Setting? {
        guard tokens.count > 3, let sigil = tokens.first, sources.isDelimiter(sigil, "$"),
            let colon = tokens.firstIndex(where: { $0.kind == .colon }),
            tokens[tokens.startIndex + 1].kind == .ident
        else { return nil }
        let name = tokens[tokens.startIndex + 1]
        let (value, isDefault) = sources.withoutFlags(tokens[(colon + 1)...].trimmed)
        let key = language.sigil + sources.name(name)
        if value.first?.kind == .openParenthesis {
            unknowns.append(
                PaletteFault(
                    at: sources.location(of: name),
                    "\(key): a map that another file is configured with is not followed"))
        }
        let constant = self.value(of: value).map { read in
            ColorConstant(
                key: key, name: key, path: [sources.name(name)], value: read,
                location: sources.location(of: value.first ?? name), ignored: ignored(name, value))
        }
        return StyleLoad.Setting(key: key, constant: constant, isDefault: isDefault)
    }
}

extension StyleConstants {
    /// Whether a value is a colour for certain, or a variable.
    func isColor(_ value: ArraySlice<CSSToken>) -> Bool { self.value(of: value) != nil }

    /// The place of what an `@import` within a rule loads, among what the file loads.
    func place(ofURL string: CSSToken) -> Int? {
        let location = sources.location(of: string)
        return files.firstIndex { $0.location == location }
    }
}
