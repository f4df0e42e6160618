/// Works out values of Sass, as far as they choose among what is written.
struct StyleRun {
    typealias Variables = StyleSubstitution.Variables

    let functions: StyleFunctions
    /// How many tokens were looked at.
    private(set) var work = 0
    /// The variable of a file that is being worked out.
    private var setting: StyleGlobals.Setting?
    /// Whether members of maps that have names are left by these.
    private(set) var keepsNames = true

    /// How deep functions may call each other.
    static let depthLimit = 32
    /// The most tokens that one value is looked at, and comes to.
    static let workLimit = 400_000

    init(of functions: StyleFunctions) { self.functions = functions }

    var sources: CSSSources { functions.sources }

    /// Counts tokens that are looked at.
    mutating func count(_ tokens: Int) { work += tokens }

    /// What a variable of a file is set to.
    mutating func value(of setting: StyleGlobals.Setting, named name: String) -> ArraySlice<CSSToken>? {
        self.setting = setting
        return value(setting.value, [:], depth: 0).map { $0[...] }
    }

    /// A value with the variables and the calls in it worked out; `nil` where a call is not. The members of a
    /// map are left as they are.
    mutating func value(
        _ value: ArraySlice<CSSToken>, _ variables: Variables, depth: Int
    ) -> [CSSToken]? {
        guard depth < Self.depthLimit else { return nil }
        var result: [CSSToken] = []
        var index = value.startIndex
        while index < value.endIndex {
            let token = value[index]
            work += 1 + result.count / 64
            guard work < Self.workLimit else { return nil }
            if let name = sources.sassVariable(at: index, of: value) {
                let isName = isArgumentName(at: index, of: value)
                let known = isName ? nil : variables[name]
                let put = known ?? value[index...(index + 1)]
                result += put
                work += put.count
                index += 2
            } else if sources.isDelimiter(token, "#"), index + 1 < value.endIndex,
                value[index + 1].kind == .openBrace
            {
                let end = value.end(ofBlockAt: index + 1)
                let inner = value[min(index + 2, end)..<end].trimmed
                guard let put = self.value(inner, variables, depth: depth + 1) else { return nil }
                result += put
                index = end + 1
            } else if let name = interpolated(token), let known = variables[name] {
                result += known
                index += 1
            } else if token.kind == .function {
                let end = value.end(ofBlockAt: index)
                let arguments = value[min(index + 1, end)..<end]
                guard let put = call(token, arguments, variables, &result, depth: depth) else { return nil }
                result += put
                index = end + 1
            } else if token.kind == .openParenthesis {
                let end = min(value.end(ofBlockAt: index) + 1, value.endIndex)
                let block = value[index..<end]
                if StyleCollection(block, of: sources).isMap {
                    result += substituted(block, variables)
                } else {
                    let inner = block.dropFirst().dropLast()
                    guard let put = self.value(inner, variables, depth: depth + 1) else { return nil }
                    result += [token] + put + block.suffix(1)
                }
                index = end
            } else {
                result.append(token)
                index += 1
            }
        }
        return result
    }

    /// Whether a variable is the name of an argument: `$shade: base`.
    private func isArgumentName(at index: Int, of value: ArraySlice<CSSToken>) -> Bool {
        let next = value[(index + 2)...].first { $0.kind != .whitespace }
        let last = value[..<index].last { $0.kind != .whitespace }
        return next?.kind == .colon && (last == nil || last?.kind == .comma)
    }

    /// Tokens with variables of a block in them, and nothing worked out.
    private mutating func substituted(
        _ tokens: ArraySlice<CSSToken>, _ variables: Variables
    ) -> [CSSToken] {
        guard !variables.isEmpty else { return Array(tokens) }
        var result: [CSSToken] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if let name = sources.sassVariable(at: index, of: tokens), let known = variables[name] {
                result += known
                work += known.count
                index += 2
            } else {
                result.append(tokens[index])
                index += 1
            }
        }
        return result
    }

    /// What a call comes to: that of another function with its arguments worked out.
    ///
    /// - Parameter before: What stands before it; its namespace is taken away.
    private mutating func call(
        _ head: CSSToken, _ written: ArraySlice<CSSToken>, _ variables: Variables,
        _ before: inout [CSSToken], depth: Int
    ) -> [CSSToken]? {
        let isOfModule = before.last.map { sources.isDelimiter($0, ".") } ?? false
        let module = isOfModule ? before.dropLast().last.map(sources.name) : nil
        func dropModule() {
            if isOfModule { before.removeLast(min(2, before.count)) }
        }
        let name = sources.name(head)
        if name == "if", !isOfModule { return choice(written, variables, depth: depth) }
        guard let worked = value(written, variables, depth: depth + 1) else { return nil }
        let arguments = worked[...].separatedByCommas.filter { !$0.isEmpty }
        if let function = functions.function(head) {
            dropModule()
            return result(of: function, arguments, depth: depth + 1)
        }
        switch builtIn(name, of: module, arguments, depth: depth + 1) {
        case .value(let value):
            dropModule()
            return value
        case .unknown: return nil
        case .other:
            let close = CSSToken(
                kind: .closeParenthesis, source: head.source,
                bytes: head.bytes.upperBound..<head.bytes.upperBound)
            return [head] + worked + [close]
        }
    }

    /// What `if()` gives, of which one side alone is worked out.
    private mutating func choice(
        _ written: ArraySlice<CSSToken>, _ variables: Variables, depth: Int
    ) -> [CSSToken]? {
        let parts = written.separatedByCommas
        guard parts.count == 3, let isTrue = holds(parts[0], variables, depth: depth + 1) else { return nil }
        return value(parts[isTrue ? 1 : 2], variables, depth: depth + 1)
    }

    /// What a function returns.
    private mutating func result(
        of function: StyleRoutine, _ arguments: [ArraySlice<CSSToken>], depth: Int
    ) -> [CSSToken]? {
        guard depth < Self.depthLimit else { return nil }
        var named: Variables = [:]
        var positional: [ArraySlice<CSSToken>] = []
        for argument in arguments.flatMap({ StyleRoutine.spread($0, in: sources) }) {
            if let (name, value) = StyleGlobals.setting(argument, sources) {
                named[name] = value
            } else {
                positional.append(argument)
            }
        }
        guard var variables = function.variables(named: named, positional: positional, in: sources) else {
            return nil
        }
        for parameter in function.parameters where variables[parameter.name] == nil {
            guard let written = parameter.value, let value = value(written, variables, depth: depth) else {
                return nil
            }
            variables[parameter.name] = value[...]
        }
        guard case .returned(let value) = run(function.body, &variables, depth: depth) else { return nil }
        return value
    }

    /// The name of the variable that is all of a string: `"#{$colour}"`.
    private func interpolated(_ token: CSSToken) -> String? {
        guard token.kind == .string else { return nil }
        let text = sources.text(token).dropFirst().dropLast()
        guard text.hasPrefix("#{$"), text.hasSuffix("}") else { return nil }
        let name = text.dropFirst(2).dropLast()
        return name.dropFirst().contains { "{}#$".contains($0) } ? nil : String(name)
    }
}

// MARK: Variables of files

extension StyleRun {
    /// The variable that is all of a value, its namespace and the file that uses it; `nil` for another value.
    func variable(_ value: ArraySlice<CSSToken>) -> (name: String, namespace: String?, file: Int)? {
        let isMember = value.count == 4 && sources.isDelimiter(value[value.startIndex + 1], ".")
        let rest = isMember ? value.dropFirst(2) : value
        guard rest.count == 2, let first = rest.first,
            let name = sources.sassVariable(at: rest.startIndex, of: rest)
        else { return nil }
        return (name, isMember ? value.first.map(sources.name) : nil, first.source)
    }

    /// Whether a value is a member of a map that was left by its name.
    func isLookup(_ value: ArraySlice<CSSToken>) -> Bool {
        let isMember = value.count > 4 && sources.isDelimiter(value[value.startIndex + 1], ".")
        let rest = isMember ? value.dropFirst(2) : value
        guard let head = rest.first, head.kind == .function,
            rest.end(ofBlockAt: rest.startIndex) == rest.endIndex - 1
        else { return false }
        return sources.name(head) == (isMember ? "get" : "map-get")
    }

    /// What a value is where it is one variable of a file: what that is set to there, if something is.
    mutating func settled(_ value: ArraySlice<CSSToken>, depth: Int) -> ArraySlice<CSSToken> {
        var value = value.trimmed
        for _ in 0..<Self.depthLimit where depth < Self.depthLimit {
            if isLookup(value) {
                let outer = keepsNames
                keepsNames = false
                defer { keepsNames = outer }
                return self.value(value, [:], depth: depth + 1)?[...] ?? value
            }
            guard let (name, namespace, file) = variable(value), let last = value.last,
                let found = functions.globals.setting(
                    of: name, usedIn: file, in: namespace, before: isInSetting(last) ? setting : nil)
            else { return value }
            let place = StyleFunctions.Place(file: found.file, name: name, number: found.place)
            if let made = functions.made[place] { return made }
            guard found.value.contains(where: { $0.kind == .function }),
                !StyleCollection(found.value, of: sources).isMap
            else {
                value = found.value
                continue
            }
            let outer = setting
            setting = found
            defer { setting = outer }
            return self.value(found.value, [:], depth: depth + 1)?[...] ?? value
        }
        return value
    }

    /// Whether a token stands in the value of the variable that is being worked out.
    private func isInSetting(_ token: CSSToken) -> Bool {
        guard let setting, let first = setting.value.first, let last = setting.value.last else {
            return false
        }
        return token.source == first.source && token.bytes.lowerBound >= first.bytes.lowerBound
            && token.bytes.upperBound <= last.bytes.upperBound
    }

    /// The map or the list that a value is.
    mutating func collection(_ value: ArraySlice<CSSToken>, depth: Int) -> StyleCollection? {
        let settled = settled(value, depth: depth)
        guard
            !settled.contains(where: { sources.isDelimiter($0, "$") })
                || StyleCollection(settled, of: sources).isEnclosed
        else { return nil }
        return StyleCollection(settled, of: sources)
    }
}
