internal import ColorMath

/// Follows the aliases of tokens to colours, in one mode.
struct TokenResolution: AliasFollower {
    /// The colour of a token, and how it was found.
    struct Result {
        var color: DynamicColor
        /// The tokens that stand for it, the nearest first.
        var targets: [AliasGraph.Target] = []
        /// The mode that the declarations followed are for, together.
        var condition: PaletteMode
        /// Where the colour is written; `nil` where more than that decides.
        var literal: ColorLiteral?
    }

    /// Why a token has no colour.
    enum Failure: AliasFailure {
        /// It is something else.
        case notAColor
        /// There is something wrong, said already or to be said now.
        case fault(PaletteFault)
        /// It is a colour by its type, and one that is not read; why.
        case unread(PaletteFault)
        /// The colour of the token at an index has to be known first.
        case waiting(for: Int)

        var awaited: Int? { if case .waiting(let index) = self { index } else { nil } }
    }

    let table: TokenTable
    let documents: [JSONDocument]
    /// The declaration of each token that wins, by its place among those of the token; `nil` where none does.
    let winners: [Int?]
    /// Whether ``reads`` are kept.
    var keepsReads = false
    /// The tokens whose declarations were looked at for each that was worked out.
    private(set) var reads: [Int: Set<Int>] = [:]
    /// The token that is being worked out.
    private var current = 0
    private var pointers = JSONPointers()
    var resolution: AliasResolution<Result, Failure>

    init(_ table: TokenTable, in mode: PaletteMode, of documents: [JSONDocument]) {
        self.table = table
        self.documents = documents
        winners = table.names.indices.map { table.winner(of: $0, in: mode) }
        resolution = AliasResolution(count: table.names.count)
    }

    /// The declaration of the token at an index that wins; `nil` where none holds.
    func winner(of index: Int) -> DesignToken? { winners[index].map { table.declarations[index][$0] } }

    /// The same, for the token that is being worked out.
    private mutating func read(_ index: Int) -> DesignToken? {
        if keepsReads { reads[current, default: []].insert(index) }
        return winner(of: index)
    }

    /// The declaration of a name that wins, for the token that is being worked out.
    mutating func read(_ name: String) -> DesignToken? { table.index(of: name).flatMap { read($0) } }

    /// What the names of a resolved token's values stand for.
    func aliases(named names: [String]) -> AliasGraph {
        resolution.aliases(named: names, targets: \.targets)
    }

    /// What becomes of a token, or the one that it has to wait for.
    mutating func found(_ index: Int) -> Swift.Result<Result, Failure> {
        current = index
        guard let token = winner(of: index), token.type == nil || token.type == "color" else {
            return .failure(.notAColor)
        }
        do throws(Failure) {
            var found = try color(of: token.shown, of: token)
            if token.details.fallback != nil, let alpha = token.value["alpha"]?.number {
                // The digits stand for the components alone.
                found.color.alpha = alpha
            }
            found = try adjusted(found, by: token)
            return .success(try unlessInCircle(index, found))
        } catch .waiting(let target) {
            return .failure(.waiting(for: target))
        } catch {
            do throws(Failure) {
                _ = try unlessInCircle(index, ())
                return .failure(error)
            } catch {
                return .failure(error)
            }
        }
    }

    /// A token that stands for itself has no colour, whatever else it says.
    private func unlessInCircle<Found>(_ index: Int, _ found: Found) throws(Failure) -> Found {
        guard let reported = resolution.circle(around: index), let token = winner(of: reported) else {
            return found
        }
        throw fault(at: token.shown, of: token, "\(token.name) refers back to itself")
    }

    /// The colour of another token, where it is known.
    ///
    /// - Throws: ``Failure/waiting(for:)`` where it is not yet known.
    mutating func color(ofTarget index: Int) throws(Failure) -> Result {
        guard let found = try resolution.value(ofTarget: index) else { throw .notAColor }
        return found
    }

    /// The colour of a value.
    mutating func color(of node: JSONNode, of token: DesignToken) throws(Failure) -> Result {
        if let reference = TokenReference(node) {
            return try follow(reference, from: node, of: token)
        }
        let reader = TokenColorReader(documents[token.document])
        if let text = node.string {
            if token.type == "color", TokenResolution.isGradient(text) {
                let message = "a gradient is no single colour; its stops are read where they are tokens"
                throw .unread(
                    documents[token.document].fault(at: node, "\(token.name): \(message)"))
            }
            guard text.contains("{") else { return try string(text, at: node, of: token, reader: reader) }
            return try template(text, at: node, of: token)
        }
        guard node.members != nil else {
            guard token.type != nil else { throw .notAColor }
            let message =
                "a colour is an object with colorSpace and components, a string, or an alias; this is \(node.kind)"
            throw fault(at: node, of: token, message)
        }
        guard token.type != nil || node["colorSpace"] != nil || RGBObject(node) != nil else {
            throw .notAColor
        }
        do throws(PaletteFault) {
            let resolved = try referencesFollowed(in: node, of: token)
            return Result(
                color: try reader.color(of: resolved), condition: token.condition,
                literal: resolved == node ? reader.literal(of: node, notation: .designToken) : nil)
        } catch {
            throw .fault(error)
        }
    }

    /// Whether a text is a gradient of CSS, as Tokens Studio writes one under the type of a colour.
    private static func isGradient(_ text: String) -> Bool {
        let head = text.trimmed.prefix { $0 != "(" }.lowercased()
        return head.hasSuffix("-gradient") && head.utf8.count < text.utf8.count
    }

    private func string(
        _ text: String, at node: JSONNode, of token: DesignToken, reader: TokenColorReader
    ) throws(Failure) -> Result {
        do throws(CSSValueFailure) {
            let color = try TokenColorReader.color(ofCSS: text, isTyped: token.type != nil)
            return Result(
                color: color, condition: token.condition,
                literal: reader.literal(
                    ofString: node, text: text,
                    isPlain: (try? CSSColorReading(text, isDark: nil))?.literal != nil))
        } catch {
            guard token.type != nil, !ColorlessValue.isWritten(as: text),
                let message = error.message(for: text)
            else { throw .notAColor }
            throw fault(at: node, of: token, message)
        }
    }

    /// What is said of an alias that leads nowhere.
    private func missing(_ name: String, at node: JSONNode, of token: DesignToken) -> Failure {
        let place = documents[token.document].location(of: node)
        return .fault(PaletteFault(at: place, "there is no token \(name)", undeclared: name))
    }

    func fault(at node: JSONNode, of token: DesignToken, _ message: String) -> Failure {
        .fault(documents[token.document].fault(at: node, message))
    }
}

extension TokenResolution {
    /// The colour that an alias leads to.
    private mutating func follow(
        _ reference: TokenReference, from node: JSONNode, of token: DesignToken
    ) throws(Failure) -> Result {
        guard let index = table.index(of: reference.name) else {
            throw missing(reference.name, at: node, of: token)
        }
        guard let target = read(index) else {
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
        var found = try color(ofTarget: index)
        found.targets = [AliasGraph.Target(target: index, isFollowed: true)]
        found.condition = token.condition.overridden(by: found.condition)
        return found
    }

    /// The colour of a string that has aliases within, as in `rgba({brand}, 0.5)`.
    private mutating func template(
        _ text: String, at node: JSONNode, of token: DesignToken
    ) throws(Failure) -> Result {
        guard !ColorlessValue.isWritten(as: text) else { throw .notAColor }
        var css = ""
        var targets: [AliasGraph.Target] = []
        var condition = token.condition
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            css += rest[..<open]
            let name = TokenReference.path(ofAlias: rest[rest.index(after: open)..<close]).joined(
                separator: ".")
            rest = rest[rest.index(after: close)...]
            guard let index = table.index(of: name) else {
                throw missing(name, at: node, of: token)
            }
            guard let target = read(index) else { throw .notAColor }
            condition = condition.overridden(by: target.condition)
            let found = target.type == nil || target.type == "color" ? try known(index) : nil
            targets.append(AliasGraph.Target(target: index, isFollowed: found != nil))
            if let found {
                css += found.color.css(significantDigits: 15)
                condition = condition.overridden(by: found.condition)
            } else {
                css += target.value.string ?? target.value.number.map { "\($0)" } ?? ""
            }
            guard css.utf8.count < 4096 else { throw fault(at: node, of: token, "this colour is too long") }
        }
        do throws(CSSValueFailure) {
            let color = try TokenColorReader.color(ofCSS: css + rest, isTyped: true)
            return Result(color: color, targets: targets, condition: condition)
        } catch {
            let message =
                "\"\(text)\" cannot be worked out: only rgba({colour}, alpha) and the functions of CSS are; write the colour that it gives"
            guard token.type == "color" else { throw .notAColor }
            throw fault(at: node, of: token, message)
        }
    }

    /// The colour of a token, or `nil` where it has none.
    private mutating func known(_ index: Int) throws(Failure) -> Result? {
        do throws(Failure) {
            return try color(ofTarget: index)
        } catch {
            if error.awaited != nil { throw error }
            return nil
        }
    }

    /// A colour object in which every `$ref` is replaced by what it leads to.
    private mutating func referencesFollowed(in node: JSONNode, of token: DesignToken) throws(PaletteFault)
        -> JSONNode
    {
        guard let members = node.members else { return node }
        var isChanged = false
        var result: [JSONMember] = []
        for member in members {
            var value = try followed(member.value, of: token)
            if let elements = value.elements {
                var values: [JSONNode] = []
                for element in elements { values.append(try followed(element, of: token)) }
                if values != elements { value = JSONNode(value: .array(values), bytes: value.bytes) }
            }
            isChanged = isChanged || value != member.value
            result.append(JSONMember(key: member.key, keyBytes: member.keyBytes, value: value))
        }
        return isChanged ? JSONNode(value: .object(result), bytes: node.bytes) : node
    }

    /// What a `$ref` in a colour object leads to; any other node as it is.
    private mutating func followed(_ node: JSONNode, of token: DesignToken) throws(PaletteFault) -> JSONNode {
        guard node.string == nil, let reference = TokenReference(node) else { return node }
        let source = read(reference.name)
        let target = source.flatMap { source in
            pointers.node(at: reference.rest, from: source.value, in: source.document)
        }
        guard let target, TokenReference(target) == nil else {
            throw documents[token.document].fault(at: node, "this reference leads to no value")
        }
        return target
    }
}
