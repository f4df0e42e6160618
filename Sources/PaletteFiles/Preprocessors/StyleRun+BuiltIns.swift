/// Functions of Sass that choose among what is written (Sass specification, `spec/built-in-modules`).
extension StyleRun {
    /// What a function of the language gives.
    enum BuiltIn {
        case value([CSSToken])
        /// It is one that is worked out, and this cannot be.
        case unknown
        /// It is another.
        case other
    }

    /// What a function gives, its arguments worked out.
    ///
    /// - Parameter module: The module before its name: `map` of `map.get`.
    mutating func builtIn(
        _ name: String, of module: String?, _ arguments: [ArraySlice<CSSToken>], depth: Int
    ) -> BuiltIn {
        let known = Self.names[name] ?? (module.map { "\($0).\(name)" } ?? name)
        guard let first = arguments.first else { return .other }
        switch known {
        case "string.quote", "string.unquote": return .value(Array(first))
        case "meta.type-of": return word(functions.type(of: settled(first, depth: depth)))
        case "map.get" where arguments.count > 1:
            let found = member(arguments.dropFirst(), of: first, depth: depth)
            // What has a name keeps it: it is the constant that a map declares.
            if keepsNames, case .value(let value) = found, isNamed(first), isWritten(value[...]) {
                return .other
            }
            return found
        case "map.has-key" where arguments.count > 1:
            switch member(arguments.dropFirst(), of: first, depth: depth) {
            case .value(let value): return word(sources.isNull(value[...]) ? "false" : "true")
            case .unknown, .other: return .unknown
            }
        case "map.merge" where arguments.count == 2:
            guard let one = collection(first, depth: depth),
                let other = collection(arguments[1], depth: depth), one.isMap || one.isEmpty,
                other.isMap || other.isEmpty
            else { return .unknown }
            return made(one.merged(with: other))
        case "map.keys", "map.values":
            guard let map = collection(first, depth: depth), map.isMap else { return .unknown }
            return made(map.enclosed(map.pairs.map { known == "map.keys" ? $0.key : $0.value }))
        case "list.length", "list.nth", "list.index", "list.append":
            guard let list = collection(first, depth: depth) else { return .unknown }
            return element(known, of: list, arguments.dropFirst().first)
        default: return .other
        }
    }

    /// What functions are called that need no module.
    private static let names = [
        "quote": "string.quote", "unquote": "string.unquote", "type-of": "meta.type-of",
        "map-get": "map.get", "map-has-key": "map.has-key", "map-merge": "map.merge",
        "map-keys": "map.keys", "map-values": "map.values", "length": "list.length", "nth": "list.nth",
        "index": "list.index", "append": "list.append",
    ]

    private func word(_ text: String?) -> BuiltIn {
        text.flatMap { StyleWord.token($0, of: sources) }.map { .value([$0]) } ?? .unknown
    }

    private mutating func made(_ value: [CSSToken]) -> BuiltIn {
        count(value.count)
        return .value(value)
    }

    /// What a map has for a key, and what that has for the next; `null` where it has nothing.
    private mutating func member(
        _ keys: ArraySlice<ArraySlice<CSSToken>>, of map: ArraySlice<CSSToken>, depth: Int
    ) -> BuiltIn {
        guard let written = keys.first else { return .value(Array(map)) }
        let key = settled(written, depth: depth)
        guard let map = collection(map, depth: depth), map.isMap || map.isEmpty, isPlain(key) else {
            // A map that no file here declares is left to be found as a constant.
            return functions.globals.isEmpty ? .other : .unknown
        }
        count(map.content.count)
        guard let found = map.values(of: key).last else {
            let hasOtherKeys = map.pairs.contains { !isPlain($0.key) }
            return hasOtherKeys ? .unknown : word("null")
        }
        guard keys.count > 1 || !StyleCollection(found, of: sources).isMap else {
            return .value(Array(found))
        }
        guard let value = value(found, [:], depth: depth + 1) else { return .unknown }
        return member(keys.dropFirst(), of: value[...], depth: depth)
    }

    /// Whether a map is that of a variable of a file, or a member of one that is left by its name.
    private func isNamed(_ map: ArraySlice<CSSToken>) -> Bool {
        guard let (name, namespace, file) = variable(map) else { return isLookup(map) }
        guard let found = functions.globals.setting(of: name, usedIn: file, in: namespace) else {
            return false
        }
        // What a module is configured with is no constant of its file.
        return found.value.first?.source == found.file && StyleCollection(found.value, of: sources).isMap
    }

    /// Whether a value is written out where it stands: a map, or a colour.
    private func isWritten(_ value: ArraySlice<CSSToken>) -> Bool {
        if StyleCollection(value, of: sources).isMap { return true }
        guard !sources.isNull(value), !value.contains(where: { sources.isDelimiter($0, "$") }) else {
            return false
        }
        return (try? CSSColorReader(in: sources, isDark: false).color(of: value)) != nil
    }

    /// Whether a key is written out.
    private func isPlain(_ key: ArraySlice<CSSToken>) -> Bool {
        guard key.count == 1, let word = key.first else { return false }
        return word.kind != .string || !sources.text(word).mentions("#{")
    }

    private mutating func element(
        _ name: String, of list: StyleCollection, _ argument: ArraySlice<CSSToken>?
    ) -> BuiltIn {
        let members = list.members
        if name == "list.length" { return word("\(members.count)") }
        guard let argument else { return .unknown }
        switch name {
        case "list.append": return made(list.appending(argument))
        case "list.index":
            guard isPlain(argument), members.allSatisfy(isPlain) else { return .unknown }
            let text = StyleCollection.text(of: argument, in: sources)
            let place = members.firstIndex { StyleCollection.text(of: $0, in: sources) == text }
            return word(place.map { "\($0 + 1)" } ?? "null")
        default:
            guard let number = Int(sources.text(of: argument)), number != 0,
                members.indices.contains(number > 0 ? number - 1 : members.count + number)
            else { return .unknown }
            return .value(Array(members[number > 0 ? number - 1 : members.count + number]))
        }
    }
}

extension CSSSources {
    /// Whether a value is `null`.
    func isNull(_ value: ArraySlice<CSSToken>) -> Bool {
        value.count == 1 && value.first.map { isIdentifier($0, "null") } == true
    }
}
