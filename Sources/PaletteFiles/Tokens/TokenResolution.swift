internal import ColorMath

/// Follows the aliases of tokens to colours, in one mode.
struct TokenResolution {
    /// The colour of a token, and how it was found.
    struct Result {
        var color: DynamicColor
        /// The names followed, the nearest first.
        var aliases: [String] = []
        /// The mode that the declarations followed are for, together.
        var condition: PaletteMode
        /// Where the colour is written; `nil` where more than that decides.
        var literal: ColorLiteral?
    }

    /// Why a token has no colour.
    enum Failure: Error {
        /// It is something else.
        case notAColor
        /// There is something wrong, said already or to be said now.
        case fault(PaletteFault)
    }

    private enum State {
        case active
        case done(Swift.Result<Result, Failure>)
    }

    let table: TokenTable
    let documents: [JSONDocument]
    let mode: PaletteMode
    private var states: [State?]

    static let depthLimit = 128

    init(_ table: TokenTable, in mode: PaletteMode, of documents: [JSONDocument]) {
        self.table = table
        self.documents = documents
        self.mode = mode
        states = Array(repeating: nil, count: table.names.count)
    }

    /// The colour of the token at an index, whose winning declaration is given.
    mutating func color(
        of index: Int, declaredBy token: DesignToken, depth: Int = 0
    ) throws(Failure) -> Result {
        switch states[index] {
        case .done(let result): return try result.get()
        case .active: throw fault(at: token.shown, of: token, "\(token.name) refers back to itself")
        case nil: break
        }
        guard token.type == nil || token.type == "color" else { throw .notAColor }
        guard depth < TokenResolution.depthLimit else {
            throw fault(at: token.shown, of: token, "this follows more aliases than can be followed")
        }
        states[index] = .active
        let result: Swift.Result<Result, Failure>
        do throws(Failure) {
            var found = try color(of: token.shown, of: token, depth: depth)
            if token.fallback != nil, let alpha = token.value["alpha"]?.number {
                // The digits stand for the components alone.
                found.color.alpha = alpha
            }
            result = .success(try adjusted(found, by: token, depth: depth))
        } catch {
            result = .failure(error)
        }
        states[index] = .done(result)
        return try result.get()
    }

    /// The colour of a value.
    mutating func color(
        of node: JSONNode, of token: DesignToken, depth: Int
    ) throws(Failure) -> Result {
        if let reference = TokenReference(node) {
            return try follow(reference, from: node, of: token, depth: depth)
        }
        let reader = TokenColorReader(documents[token.document])
        if let text = node.string {
            guard text.contains("{") else { return try string(text, at: node, of: token, reader: reader) }
            return try template(text, at: node, of: token, depth: depth)
        }
        guard node.members != nil else {
            guard token.type != nil else { throw .notAColor }
            let message =
                "a colour is an object with colorSpace and components, a string, or an alias; this is \(node.kind)"
            throw fault(at: node, of: token, message)
        }
        guard token.type != nil || node["colorSpace"] != nil else { throw .notAColor }
        do throws(PaletteFault) {
            let resolved = try referencesFollowed(in: node, of: token)
            return Result(
                color: try reader.color(of: resolved), condition: token.condition,
                literal: resolved == node ? reader.literal(of: node, notation: .designToken) : nil)
        } catch {
            throw .fault(error)
        }
    }

    private func string(
        _ text: String, at node: JSONNode, of token: DesignToken, reader: TokenColorReader
    ) throws(Failure) -> Result {
        do throws(CSSValueFailure) {
            let color = try TokenColorReader.color(ofCSS: text, isTyped: token.type != nil)
            return Result(
                color: color, condition: token.condition,
                literal: reader.literal(
                    ofString: node, text: text, isPlain: (try? DynamicColor(css: text)) != nil))
        } catch {
            guard token.type != nil, let message = error.message(for: text) else { throw .notAColor }
            throw fault(at: node, of: token, message)
        }
    }

    func fault(at node: JSONNode, of token: DesignToken, _ message: String) -> Failure {
        .fault(documents[token.document].fault(at: node, message))
    }
}

extension TokenResolution {
    /// The colour that an alias leads to.
    private mutating func follow(
        _ reference: TokenReference, from node: JSONNode, of token: DesignToken, depth: Int
    ) throws(Failure) -> Result {
        guard let index = table.index(of: reference.name) else {
            throw fault(at: node, of: token, "there is no token \(reference.name)")
        }
        guard let target = table.winner(of: index, in: mode) else {
            // It has a value in other modes only.
            throw .notAColor
        }
        guard reference.rest.isEmpty else {
            let message = "this leads into the value of \(reference.name), which is no colour of its own"
            throw fault(at: node, of: token, message)
        }
        if token.type == "color", let type = target.type, type != "color" {
            throw fault(at: node, of: token, "\(reference.name) is no colour but a \(type)")
        }
        var found = try color(of: index, declaredBy: target, depth: depth + 1)
        found.aliases.insert(reference.name, at: 0)
        found.condition = token.condition.overridden(by: found.condition)
        return found
    }

    /// The colour of a string that has aliases within, as in `rgba({brand}, 0.5)`.
    private mutating func template(
        _ text: String, at node: JSONNode, of token: DesignToken, depth: Int
    ) throws(Failure) -> Result {
        var css = ""
        var aliases: [String] = []
        var condition = token.condition
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            css += rest[..<open]
            let name = TokenReference.path(ofAlias: rest[rest.index(after: open)..<close]).joined(
                separator: ".")
            rest = rest[rest.index(after: close)...]
            guard let index = table.index(of: name) else {
                throw fault(at: node, of: token, "there is no token \(name)")
            }
            guard let target = table.winner(of: index, in: mode) else { throw .notAColor }
            aliases.append(name)
            condition = condition.overridden(by: target.condition)
            if target.type == nil || target.type == "color",
                let found = try? color(of: index, declaredBy: target, depth: depth + 1)
            {
                css += found.color.css(significantDigits: 15)
                aliases += found.aliases
                condition = condition.overridden(by: found.condition)
            } else {
                css += target.value.string ?? target.value.number.map { "\($0)" } ?? ""
            }
            guard css.utf8.count < 4096 else { throw fault(at: node, of: token, "this colour is too long") }
        }
        do throws(CSSValueFailure) {
            let color = try TokenColorReader.color(ofCSS: css + rest, isTyped: true)
            return Result(color: color, aliases: aliases, condition: condition)
        } catch {
            let message =
                "\"\(text)\" cannot be worked out: only rgba({colour}, alpha) and the functions of CSS are; write the colour that it gives"
            guard token.type == "color" else { throw .notAColor }
            throw fault(at: node, of: token, message)
        }
    }

    /// A colour object in which every `$ref` is replaced by what it leads to.
    private func referencesFollowed(in node: JSONNode, of token: DesignToken) throws(PaletteFault) -> JSONNode
    {
        guard let members = node.members else { return node }
        func followed(_ node: JSONNode) throws(PaletteFault) -> JSONNode {
            guard let reference = TokenReference(node), node.string == nil else { return node }
            var target = table.index(of: reference.name).flatMap { table.winner(of: $0, in: mode) }?.value
            for step in reference.rest {
                target =
                    target?[step]
                    ?? Int(step).flatMap { index in
                        target?.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                    }
            }
            guard let target, TokenReference(target) == nil else {
                throw documents[token.document].fault(at: node, "this reference leads to no value")
            }
            return target
        }
        var isChanged = false
        var result: [JSONMember] = []
        for member in members {
            var value = try followed(member.value)
            if let elements = value.elements {
                var values: [JSONNode] = []
                for element in elements { values.append(try followed(element)) }
                if values != elements { value = JSONNode(value: .array(values), bytes: value.bytes) }
            }
            isChanged = isChanged || value != member.value
            result.append(JSONMember(key: member.key, keyBytes: member.keyBytes, value: value))
        }
        return isChanged ? JSONNode(value: .object(result), bytes: node.bytes) : node
    }
}
