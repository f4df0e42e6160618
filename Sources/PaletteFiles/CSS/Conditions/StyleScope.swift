/// Where a declaration holds: in which mode, and for which part of a page.
struct StyleScope: Hashable, Sendable {
    /// The mode that selectors and at-rules ask for.
    var mode = PaletteMode.base
    /// What the selector says beyond the root of the page and the mode: `.card`; empty for the page itself.
    var component = ""
    /// The specificity of what selectors say of the mode: `.dark .card` wins over `.card`, wherever it
    /// stands. At-rules have none.
    var modeSpecificity = 0
    /// What switches the mode on; of a list of selectors, what any of them says.
    var switches: ThemeSwitches = []

    /// Where both hold, for a part: what the other says of the mode prevails.
    func and(_ other: StyleScope, component: String) -> StyleScope {
        StyleScope(
            mode: mode.overridden(by: other.mode), component: component,
            modeSpecificity: modeSpecificity + other.modeSpecificity,
            switches: switches.union(other.switches))
    }

    // What one selector says another says, however specific it is.
    static func == (first: StyleScope, second: StyleScope) -> Bool {
        first.mode == second.mode && first.component == second.component
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(mode)
        hasher.combine(component)
    }
}

/// The scopes of a rule, each once and in their order.
struct StyleScopes: Sendable {
    private(set) var scopes: [StyleScope] = []
    /// Why some scopes are left out; `nil` where none is.
    private(set) var cut: String?

    private var known: Set<StyleScope> = []
    private var byteCount = 0

    /// The most scopes that a rule may have.
    static let limit = 1_024
    /// The bytes of all their components together, in UTF-8.
    static let byteLimit = 1 << 20

    init(_ scopes: some Sequence<StyleScope>, cut: String? = nil) {
        self.cut = cut
        for scope in scopes where self.cut == cut { insert(scope) }
    }

    /// Scopes for each two of others.
    init(_ first: StyleScopes, _ second: StyleScopes, joined: (StyleScope, StyleScope) -> StyleScope) {
        cut = first.cut ?? second.cut
        for scope in first.scopes {
            for other in second.scopes {
                guard insert(joined(scope, other)) else { return }
            }
        }
    }

    /// Adds a scope that is not there yet; `false` where there is no room.
    @discardableResult
    mutating func insert(_ scope: StyleScope) -> Bool {
        guard !known.contains(scope) else {
            if !scope.switches.isEmpty, let place = scopes.firstIndex(of: scope) {
                scopes[place].switches.formUnion(scope.switches)
            }
            return true
        }
        guard scopes.count < Self.limit, byteCount + scope.component.utf8.count <= Self.byteLimit else {
            cut =
                "this rule has more than \(Self.limit) scopes, or more than \(Self.byteLimit) bytes of them; the rest is not read"
            return false
        }
        known.insert(scope)
        scopes.append(scope)
        byteCount += scope.component.utf8.count
        return true
    }

    /// Adds what is left out elsewhere.
    mutating func cut(for reason: String?) {
        cut = cut ?? reason
    }

    /// The scopes without those that a more general one covers: where a declaration for that is made with it,
    /// theirs is of no use, unless a later one for another mode takes the general one's place.
    func simplified(keeping kept: Set<PaletteMode> = []) -> StyleScopes {
        StyleScopes(
            scopes.lazy.filter { scope in
                kept.contains(scope.mode)
                    || !scope.mode.lessSpecific.contains {
                        known.contains(StyleScope(mode: $0, component: scope.component))
                    }
            }, cut: cut)
    }

    /// The scopes in any of some modes. What a selector says of the mode prevails: `.light` in a rule for
    /// dark screens is light.
    func narrowed(to modes: [PaletteMode], cut: String? = nil) -> StyleScopes {
        let modes = StyleScopes(modes.lazy.map { StyleScope(mode: $0, switches: .atRule) }, cut: cut)
        return StyleScopes(self, modes) { scope, other in
            other.and(scope, component: scope.component)
        }.simplified()
    }
}

extension PaletteMode {
    /// The modes that state some of the same traits and not all.
    fileprivate var lessSpecific: [PaletteMode] {
        var modes = [self]
        func leaveOpen<Trait>(_ trait: WritableKeyPath<PaletteMode, Trait?>) {
            guard self[keyPath: trait] != nil else { return }
            modes += modes.map { mode in
                var mode = mode
                mode[keyPath: trait] = nil
                return mode
            }
        }
        leaveOpen(\.luminosity)
        leaveOpen(\.contrast)
        leaveOpen(\.gamut)
        leaveOpen(\.idiom)
        leaveOpen(\.theme)
        return Array(modes.dropFirst())
    }
}
