/// The custom properties that colours are made of without being colours: `--l` of `hsl(0 0% var(--l))`.
struct ColorIngredients {
    private var names: Set<String> = []

    /// Finds them among declarations: what stands in a function of colours, and what that is made of.
    init(of declarations: [StyleDeclaration], in sources: CSSSources) {
        for declaration in declarations where sources.canBeColor(declaration) {
            guard let head = declaration.value.first, head.kind == .function, !sources.isVariable(head) else {
                continue
            }
            names.formUnion(sources.variables(in: declaration.value))
        }
        guard !names.isEmpty else { return }
        var parts: [String: Set<String>] = [:]
        for declaration in declarations {
            let variables = sources.variables(in: declaration.value)
            if !variables.isEmpty { parts[declaration.property, default: []].formUnion(variables) }
        }
        var pending = Array(names)
        while let next = pending.popLast() {
            pending += parts[next, default: []].filter { names.insert($0).inserted }
        }
    }

    /// Whether a colour is made of a property.
    func contains(_ property: String) -> Bool { names.contains(property) }
}

extension CSSSources {
    /// Whether a token begins a `var()`.
    func isVariable(_ token: CSSToken) -> Bool {
        token.kind == .function && token.bytes.count == 4 && name(token).lowercased() == "var"
    }

    /// The names in the `var()` of a value.
    func variables(in tokens: some Sequence<CSSToken>) -> [String] {
        var found: [String] = []
        var isArgument = false
        for token in tokens where token.kind != .whitespace {
            if isArgument, token.kind == .ident { found.append(name(token)) }
            isArgument = isVariable(token)
        }
        return found
    }
}
