/// The functions that sources of Sass declare, as far as they choose a colour by name: `brand-colour("link")`
/// is `map.get($colours, "link")` where its body says so (Sass specification, "Functions").
///
/// What is put in for a call is what the function returns, with its arguments in it. Statements run in their
/// order; a condition that is not worked out is passed over where one side of it only complains, as `@error`
/// does. A loop, or a condition that decides what is returned, leaves the call as it is.
struct StyleFunctions: Sendable {
    typealias Variables = StyleSubstitution.Variables

    let sources: CSSSources
    private let functions: StyleRoutines

    /// How deep functions may call each other.
    private static let depthLimit = 16
    /// The most tokens that one call is looked at, and comes to.
    private static let workLimit = 20_000

    /// Takes the functions of files that are cut into tokens.
    init(in files: [ArraySlice<CSSToken>], of sources: CSSSources) {
        self.sources = sources
        functions = StyleRoutines("function", in: files, of: sources)
    }

    /// A value in which each call of a function is what that returns; `nil` where it calls none, or one that
    /// is not worked out.
    func expanded(_ value: ArraySlice<CSSToken>) -> [CSSToken]? {
        guard !functions.isEmpty, value.contains(where: { function($0) != nil }) else { return nil }
        var run = Run(functions: self)
        return run.value(value, [:], depth: 0)
    }

    private func function(_ token: CSSToken) -> StyleRoutine? {
        token.kind == .function ? functions.routine(sources.name(token), usedIn: token.source) : nil
    }
}

// MARK: Running

extension StyleFunctions {
    /// Works out one value.
    private struct Run {
        let functions: StyleFunctions
        private var work = 0

        init(functions: StyleFunctions) { self.functions = functions }

        private var sources: CSSSources { functions.sources }

        /// What statements come to.
        private enum Outcome {
            case returned([CSSToken])
            /// The statements end without returning something.
            case ended
            /// What is returned is not known.
            case unknown
        }

        /// A value with the variables and the calls in it worked out; `nil` where a call is not.
        mutating func value(
            _ value: ArraySlice<CSSToken>, _ variables: Variables, depth: Int
        ) -> [CSSToken]? {
            guard depth < StyleFunctions.depthLimit else { return nil }
            var result: [CSSToken] = []
            var index = value.startIndex
            while index < value.endIndex {
                let token = value[index]
                work += 1 + result.count / 64
                guard work < StyleFunctions.workLimit else { return nil }
                if let name = sources.sassVariable(at: index, of: value) {
                    guard let known = variables[name] else {
                        result += value[index...(index + 1)]
                        index += 2
                        continue
                    }
                    result += known
                    work += known.count
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
                    guard let put = call(token, arguments, variables, &result, depth: depth) else {
                        return nil
                    }
                    result += put
                    index = end + 1
                } else {
                    result.append(token)
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
            guard let arguments = value(written, variables, depth: depth + 1) else { return nil }
            let name = sources.name(head)
            let isOfModule = before.last.map { sources.isDelimiter($0, ".") } ?? false
            func dropModule() {
                if isOfModule { before.removeLast(min(2, before.count)) }
            }
            if let function = functions.function(head) {
                dropModule()
                return result(of: function, arguments[...], depth: depth + 1)
            }
            switch name {
            case "quote", "unquote":
                dropModule()
                return arguments
            case "if" where !isOfModule:
                let parts = arguments[...].separatedByCommas
                guard parts.count == 3, let isTrue = functions.isTrue(parts[0]) else { return nil }
                return Array(parts[isTrue ? 1 : 2])
            default:
                let close = CSSToken(
                    kind: .closeParenthesis, source: head.source,
                    bytes: head.bytes.upperBound..<head.bytes.upperBound)
                return [head] + arguments + [close]
            }
        }

        /// What a function returns.
        private mutating func result(
            of function: StyleRoutine, _ arguments: ArraySlice<CSSToken>, depth: Int
        ) -> [CSSToken]? {
            guard depth < StyleFunctions.depthLimit else { return nil }
            var variables: Variables = [:]
            var position = 0
            for argument in arguments.separatedByCommas where !argument.isEmpty {
                if let name = sources.sassVariable(at: argument.startIndex, of: argument),
                    let colon = argument.firstIndex(where: { $0.kind == .colon })
                {
                    variables[name] = argument[(colon + 1)...].trimmed
                } else if position < function.parameters.count, !function.parameters[position].isRest {
                    variables[function.parameters[position].name] = argument
                    position += 1
                } else {
                    return nil
                }
            }
            for parameter in function.parameters where variables[parameter.name] == nil && !parameter.isRest {
                guard let written = parameter.value,
                    let value = value(written, variables, depth: depth)
                else { return nil }
                variables[parameter.name] = value[...]
            }
            guard case .returned(let value) = run(function.body, &variables, depth: depth) else { return nil }
            return value
        }

        private mutating func run(
            _ block: ArraySlice<CSSToken>, _ variables: inout Variables, depth: Int
        ) -> Outcome {
            var isPassed = false
            for statement in Statement.all(in: block, of: sources) {
                switch statement.keyword {
                case nil:
                    guard let name = sources.sassVariable(at: statement.head.startIndex, of: statement.head),
                        let colon = statement.head.firstIndex(where: { $0.kind == .colon }),
                        let value = value(
                            sources.withoutFlags(statement.head[(colon + 1)...].trimmed).0, variables,
                            depth: depth)
                    else { return .unknown }
                    variables[name] = value[...].trimmed
                case "return":
                    return value(statement.head, variables, depth: depth).map { .returned($0) } ?? .unknown
                case "warn", "debug": break
                case "if", "else":
                    if statement.keyword == "if" { isPassed = false }
                    guard !isPassed else { continue }
                    guard
                        let isTaken = isTaken(statement, variables, depth)
                    else { return .unknown }
                    guard isTaken else { continue }
                    isPassed = true
                    let outcome = run(statement.body, &variables, depth: depth)
                    guard case .ended = outcome else { return outcome }
                default: return .unknown
                }
            }
            return .ended
        }

        /// Whether a block of a condition runs; `nil` where that is not known and both sides do something.
        private mutating func isTaken(
            _ statement: Statement, _ variables: Variables, _ depth: Int
        ) -> Bool? {
            guard let condition = statement.condition(in: sources) else { return true }
            if let words = value(condition, variables, depth: depth),
                let isTrue = functions.isTrue(words[...])
            {
                return isTrue
            }
            // Sources compile: what only complains does not run, and what is left does.
            if statement.onlyComplains(in: sources) { return false }
            return statement.othersOnlyComplain ? true : nil
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
}
