/// Goes through the tokens of a tree of groups, in the DTCG format of 2025.10 or in the older one without
/// `$`.
struct TokenTree {
    /// A group that takes over the tokens of another, or a token that stands for another.
    struct Extension {
        let group: [String]
        let target: [String]
        let node: JSONNode
        let document: Int
    }

    private let document: Int
    private let condition: PaletteMode
    private let precedence: Int
    private(set) var extensions: [Extension] = []
    /// The modes that some token has values for and no value of its own besides: one of them always holds.
    private(set) var choices: [PaletteMode] = []
    /// What is left out, where and why.
    private(set) var refusals: [(node: JSONNode, reason: String)] = []
    /// How much is taken.
    private(set) var budget: PaletteBudget
    private var lastDetails: Boxed<DesignToken.Details>?
    /// The modes that the names of modes say, each in one place for all tokens.
    private var modesByName: [String: (own: PaletteMode, all: PaletteMode)] = [:]

    /// Goes through the tokens below a node. They are not held here: there may be hundreds of thousands.
    ///
    /// - Parameters:
    ///   - root: The outermost group.
    ///   - document: The number of the document that it is in.
    ///   - condition: The mode that the tokens are for.
    ///   - precedence: Their ``DesignToken/precedence``.
    ///   - budget: How much is taken.
    ///   - body: Is called with each token.
    @discardableResult
    init(
        _ root: JSONNode, in document: Int, for condition: PaletteMode = .base, precedence: Int = 0,
        budget: PaletteBudget = PaletteBudget(), forEach body: (DesignToken) -> Void
    ) {
        self.document = document
        self.budget = budget
        self.condition = condition
        self.precedence = precedence
        visit(root, path: [], type: nil, body)
    }

    private mutating func visit(
        _ node: JSONNode, path: [String], type inherited: String?, _ body: (DesignToken) -> Void
    ) {
        guard let members = node.members, !budget.isSpent else { return }
        let type = (node["$type"] ?? node["type"])?.string?.lowercased() ?? inherited
        if let value = TokenTree.value(of: node) {
            if path.contains(where: { !$0.isEmpty }) {
                addToken(node, value: value, path: path, type: type, body)
                for member in members
                where TokenTree.isChild(member.key) && TokenTree.holdsToken(member.value) {
                    // Whatever is in what is no colour, is nobody's concern here.
                    guard type == nil || type == "color" else {
                        visit(member.value, path: path + [member.key], type: nil, body)
                        continue
                    }
                    refusals.append(
                        (member.value, "a token holds no others: give the group's own the name $root"))
                }
                return
            }
            refusals.append((value, "a token needs a name"))
        } else if !path.isEmpty, TokenTree.isWrittenByModesAlone(node) {
            addToken(node, value: nil, path: path, type: type, body)
            return
        }
        let target = node["$extends"].flatMap { TokenReference($0) } ?? TokenReference(node)
        if let target {
            extensions.append(
                Extension(group: path, target: target.path, node: node, document: document))
        }
        for member in members where !member.key.hasPrefix("$") || member.key == "$root" {
            visit(member.value, path: path + [member.key], type: type, body)
        }
    }

    /// The value of a token; `nil` for a group.
    ///
    /// Without `$`, a value that is an object makes a token only beside a type, for a group may be called
    /// `value`.
    static func value(of node: JSONNode) -> JSONNode? {
        if let value = node["$value"] { return value }
        guard let value = node["value"] else { return nil }
        return value.members == nil || node["type"]?.string != nil || RGBObject(value) != nil ? value : nil
    }

    /// Whether a member may be a token or a group of them, and is not what a tool keeps beside a value.
    private static func isChild(_ key: String) -> Bool {
        !key.hasPrefix("$") && !["value", "extensions", "original"].contains(key)
    }

    /// Whether a token has values for modes and none of its own, as those of Carbon do.
    private static func isWrittenByModesAlone(_ node: JSONNode) -> Bool {
        guard let extensions = node["$extensions"], !modes(in: extensions).isEmpty else { return false }
        return node.members?.contains { isChild($0.key) && $0.value.members != nil } == false
    }

    private static func holdsToken(_ node: JSONNode) -> Bool {
        guard let members = node.members else { return false }
        return value(of: node) != nil || members.contains { isChild($0.key) && holdsToken($0.value) }
    }

    /// Adds a token for each mode that it has a value for.
    ///
    /// - Parameter value: Its own value; `nil` where it has some for modes alone.
    private mutating func addToken(
        _ node: JSONNode, value: JSONNode?, path: [String], type: String?, _ body: (DesignToken) -> Void
    ) {
        let modes = TokenTree.modes(in: node["$extensions"] ?? node["extensions"])
        let isChoice = value == nil && modes.allSatisfy { PaletteMode(named: $0.name) != .base }
        if let value { addValue(value, of: [node], path: path, type: type, for: condition, body) }
        for (name, override) in modes {
            let (mode, all) = mode(named: name)
            guard mode != .base || value == nil else { continue }
            if isChoice, !choices.contains(all), choices.count < ModeCombinations.limit {
                choices.append(all)
            }
            let own = TokenTree.value(of: override)
            // An override may be of the opacity alone.
            let isPartial = own == nil && value != nil && ["alpha", "mix"].contains { override[$0] != nil }
            addValue(
                own ?? (isPartial ? value ?? override : override),
                of: own == nil && !isPartial ? [node] : [override, node], path: path, type: type, for: all,
                mode: name, body)
        }
    }

    /// The mode that a name says, and the one that it says within that of the tree.
    private mutating func mode(named name: String) -> (own: PaletteMode, all: PaletteMode) {
        if let known = modesByName[name] { return known }
        let own = PaletteMode(named: name)
        let modes = (own: own, all: condition.overridden(by: own))
        modesByName[name] = modes
        return modes
    }

    /// Details in one place for the modes of a token, which mostly have the same.
    private mutating func shared(_ details: DesignToken.Details) -> Boxed<DesignToken.Details>? {
        guard let boxed = details.boxed else { return nil }
        if lastDetails != boxed { lastDetails = boxed }
        return lastDetails
    }

    /// Adds a token for one mode, or the colours of a composite one.
    ///
    /// - Parameters:
    ///   - nodes: What states the details of the value, the nearest first.
    ///   - name: The name of the mode where it is one of the token's own.
    private mutating func addValue(
        _ value: JSONNode, of nodes: [JSONNode], path: [String], type: String?, for mode: PaletteMode,
        mode name: String? = nil, _ body: (DesignToken) -> Void
    ) {
        func detail(_ key: String) -> JSONNode? { nodes.lazy.compactMap { $0[key] }.first }
        let isComposite = type.map(TokenTree.isComposite) == true
        let parts = isComposite ? TokenTree.colors(in: value, path: path) : [(path, value)]
        let extensions = detail("$extensions") ?? detail("extensions")
        let details = shared(
            DesignToken.Details(
                note: nodes.lazy.compactMap(TokenTree.note).first,
                alpha: detail("alpha") ?? TokenTree.alpha(in: extensions, forMode: name),
                modifier: extensions?["studio.tokens"]?["modify"] ?? detail("modify"), mix: detail("mix")))
        for (path, value) in parts {
            if let reason = budget.take(nameLength: path.reduce(path.count) { $0 + $1.utf8.count }) {
                refusals.append((value, reason))
                if budget.isSpent { return }
                continue
            }
            body(
                DesignToken(
                    path: path, type: isComposite ? "color" : type, value: value, document: document,
                    for: mode, precedence: precedence, details: details))
        }
    }
}

extension TokenTree {
    /// Types that hold colours among other things.
    private static func isComposite(_ type: String) -> Bool {
        ["shadow", "border", "gradient"].contains { type.hasSuffix($0) }
    }

    /// The colours in the value of a composite token; elements of a list of several are told apart by their
    /// number.
    private static func colors(
        in value: JSONNode, path: [String]
    ) -> [(path: [String], value: JSONNode)] {
        if let elements = value.elements {
            return elements.enumerated().flatMap { index, element in
                colors(in: element, path: elements.count > 1 ? path + ["\(index)"] : path)
            }
        }
        if let color = value["color"] { return [(path + ["color"], color)] }
        return value["stops"].map { colors(in: $0, path: path) } ?? []
    }

    /// What the file says of a token.
    private static func note(of node: JSONNode) -> String? {
        let words = (node["$description"] ?? node["description"] ?? node["comment"])?.string
        guard let deprecated = node["$deprecated"], deprecated.bool != false else { return words }
        let reason = deprecated.string ?? words
        return "deprecated" + (reason.map { ": " + $0 } ?? "")
    }

    /// The values for modes that are written beside a token's own, as tools have it: under `mode`, `modes`,
    /// `overrides` or `themes` of any vendor, one level deeper (`com.figma` → `modes`), or under
    /// `com.figma.mode.NAME`.
    private static func modes(in extensions: JSONNode?) -> [(name: String, value: JSONNode)] {
        var modes: [(String, JSONNode)] = []
        for member in extensions?.members ?? [] {
            let figma = "com.figma.mode."
            if member.key.hasPrefix(figma) {
                modes.append((String(member.key.dropFirst(figma.count)), member.value))
            } else if isModes(member.key), let values = member.value.members {
                modes += values.map { ($0.key, $0.value) }
            } else if let inner = member.value.members?.first(where: { isModes($0.key) }) {
                modes += (inner.value.members ?? []).map { ($0.key, $0.value) }
            }
        }
        return modes
    }

    /// The opacity that Carbon writes into the extensions: `alphaModifier`, or one for each mode in
    /// `alphaModifiers`.
    private static func alpha(in extensions: JSONNode?, forMode name: String?) -> JSONNode? {
        (extensions?.members ?? []).lazy.compactMap { member in
            name.flatMap { member.value["alphaModifiers"]?[$0] } ?? member.value["alphaModifier"]
        }.first
    }

    private static func isModes(_ key: String) -> Bool {
        ["mode", "modes", "overrides", "themes"].contains(key.split(separator: ".").last ?? "")
    }
}
