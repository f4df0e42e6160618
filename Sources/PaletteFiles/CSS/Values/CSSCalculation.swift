/// Works out `calc()` and its relatives (CSS Values and Units 4, section 10) over numbers, percentages and angles, with the
/// components of an origin colour as names.
struct CSSCalculation {
    private let sources: CSSSources
    /// The values of names such as `l`; a missing component counts as 0 here.
    private let names: [String: Double]

    private static let depthLimit = 32

    /// The functions that are understood.
    static let functions: Set<String> = [
        "calc", "min", "max", "clamp", "abs", "sign", "round", "mod", "rem", "sqrt",
    ]

    init(names: [String: Double] = [:], in sources: CSSSources) {
        self.sources = sources
        self.names = names
    }

    /// The value of one token or one mathematical function.
    func value(of tokens: ArraySlice<CSSToken>) throws(CSSValueFailure) -> CSSQuantity {
        try term(tokens, depth: 0)
    }

    private func fault(_ message: String, _ tokens: ArraySlice<CSSToken>) -> CSSValueFailure {
        tokens.first.map { .invalid(message, $0) } ?? .notAColor
    }

    /// Terms joined by `+` and `-`, which have white space on both sides, of factors joined by `*` and `/`.
    private func sum(_ tokens: ArraySlice<CSSToken>, depth: Int) throws(CSSValueFailure) -> CSSQuantity {
        guard depth < CSSCalculation.depthLimit else {
            throw fault("this calculation is nested too deep", tokens)
        }
        var total: CSSQuantity?
        var sign = 1.0
        for part in parts(of: tokens, at: ["+", "-"]) {
            if let mark = part.mark {
                sign = mark == "-" ? -1 : 1
            }
            var factor = try product(part.tokens, depth: depth)
            factor.value *= sign
            guard let sum = total else {
                total = factor
                continue
            }
            guard sum.unit == factor.unit else {
                throw fault("numbers, percentages and angles cannot be added to one another", part.tokens)
            }
            total?.value += factor.value
        }
        guard let total else { throw fault("a calculation is empty", tokens) }
        return total
    }

    private func product(_ tokens: ArraySlice<CSSToken>, depth: Int) throws(CSSValueFailure) -> CSSQuantity {
        var total: CSSQuantity?
        for part in parts(of: tokens, at: ["*", "/"]) {
            let factor = try term(part.tokens.trimmed, depth: depth)
            guard let product = total else {
                total = factor
                continue
            }
            let isDivision = part.mark == "/"
            guard factor.unit == .number || product.unit == .number && !isDivision else {
                throw fault("one side of a product must be a number, and so must a divisor", part.tokens)
            }
            total = CSSQuantity(
                value: isDivision ? product.value / factor.value : product.value * factor.value,
                unit: product.unit == .number ? factor.unit : product.unit)
        }
        guard let total else { throw fault("a calculation is empty", tokens) }
        return total
    }

    /// The operands between operators, each with the operator before it.
    private func parts(
        of tokens: ArraySlice<CSSToken>, at marks: [Unicode.Scalar]
    ) -> [(mark: Unicode.Scalar?, tokens: ArraySlice<CSSToken>)] {
        func mark(_ token: CSSToken) -> Unicode.Scalar? { marks.first { sources.isDelimiter(token, $0) } }
        var preceding: Unicode.Scalar?
        var offset = tokens.startIndex
        return tokens.split { mark($0) != nil }.map { part in
            defer { preceding = nil }
            while offset < part.startIndex {
                preceding = mark(tokens[offset]) ?? preceding
                offset += 1
            }
            offset = part.endIndex
            return (preceding, part)
        }
    }

    private func term(_ tokens: ArraySlice<CSSToken>, depth: Int) throws(CSSValueFailure) -> CSSQuantity {
        guard let first = tokens.first else { throw .notAColor }
        let content = tokens.dropFirst().dropLast(tokens.last?.kind == .closeParenthesis ? 1 : 0)
        switch first.kind {
        case .openParenthesis: return try sum(content, depth: depth + 1)
        case .function: return try function(first, content, depth: depth + 1)
        case .ident where tokens.count == 1:
            let name = sources.name(first).lowercased()
            if let value = names[name] ?? CSSCalculation.constants[name] { return CSSQuantity(value: value) }
        default:
            if tokens.count == 1, let quantity = CSSQuantity(first, in: sources) { return quantity }
        }
        throw .invalid("\"\(sources.text(of: tokens))\" is no number, percentage or angle", first)
    }

    private static let constants: [String: Double] = [
        "pi": .pi, "e": 2.718281828459045, "infinity": .infinity, "-infinity": -.infinity, "nan": .nan,
    ]

    private func function(
        _ head: CSSToken, _ content: ArraySlice<CSSToken>, depth: Int
    ) throws(CSSValueFailure) -> CSSQuantity {
        let name = sources.name(head).lowercased()
        guard !content.trimmed.isEmpty else { throw .invalid("a calculation is empty", head) }
        var operands: [CSSQuantity] = []
        for argument in content.separatedByCommas { operands.append(try sum(argument, depth: depth)) }
        let unit = operands.first?.unit ?? .number
        guard operands.allSatisfy({ $0.unit == unit }) else {
            throw .invalid("the arguments of \(name)() must be of one kind", head)
        }
        let values = operands.map(\.value)
        switch (name, values.count) {
        case ("calc", 1): return operands[0]
        case ("min", 1...): return CSSQuantity(value: values.reduce(.infinity, min), unit: unit)
        case ("max", 1...): return CSSQuantity(value: values.reduce(-.infinity, max), unit: unit)
        case ("clamp", 3): return CSSQuantity(value: max(values[0], min(values[1], values[2])), unit: unit)
        case ("abs", 1): return CSSQuantity(value: abs(values[0]), unit: unit)
        case ("sign", 1): return CSSQuantity(value: values[0] > 0 ? 1 : values[0] < 0 ? -1 : 0)
        case ("round", 1): return CSSQuantity(value: values[0].rounded(to: 1), unit: unit)
        case ("round", 2): return CSSQuantity(value: values[0].rounded(to: values[1]), unit: unit)
        case ("rem", 2):
            return CSSQuantity(value: values[0].truncatingRemainder(dividingBy: values[1]), unit: unit)
        case ("mod", 2):
            return CSSQuantity(
                value: values[0] - values[1] * (values[0] / values[1]).rounded(.down), unit: unit)
        case ("sqrt", 1): return CSSQuantity(value: values[0].squareRoot(), unit: unit)
        default: throw .invalid("\(name)() with \(values.count) arguments is not understood", head)
        }
    }
}

extension Double {
    /// The nearest multiple of a step; of two equally near, the greater.
    fileprivate func rounded(to step: Double) -> Double { (self / step + 0.5).rounded(.down) * step }
}
