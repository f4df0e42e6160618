/// What a colour says beside being seen: the meanings that people must not confuse.
enum ColorRole: String, CaseIterable {
    case tint
    case destructive
    case success
    case warning
    case badge
    case selected
    case unselected
    case disabled
    case enabled

    /// The words of names that say so.
    fileprivate var words: Set<String> {
        switch self {
        case .tint: []
        case .destructive: ["destructive", "danger", "error", "critical", "negative", "invalid"]
        case .success: ["success", "successful", "positive", "valid"]
        case .warning: ["warning", "caution", "warn"]
        case .badge: ["badge"]
        case .selected: ["selected"]
        case .unselected: ["unselected"]
        case .disabled: ["disabled"]
        case .enabled: ["enabled"]
        }
    }

    /// The role whose name, or a word for it, is nearest to a name that is none; `nil` where none is near.
    init?(near name: String) {
        let words = Self.allCases.flatMap { role in (role.words + [role.rawValue]).map { ($0, role) } }
            .sorted { $0.0 < $1.0 }
        guard let nearest = NearestName(to: name).found(among: words.lazy.map(\.0)),
            let role = words.first(where: { $0.0 == nearest })?.1
        else { return nil }
        self = role
    }

    /// The role as a clause says it.
    var meaning: String {
        switch self {
        case .tint: "says that something can be tapped"
        case .destructive: "says that something destroys or is wrong"
        case .success: "says that something went well"
        case .warning: "warns"
        case .badge: "says that something is new"
        case .selected: "says that something is chosen"
        case .unselected: "says that something is not chosen"
        case .disabled: "says that something is switched off"
        case .enabled: "says that something is not switched off"
        }
    }

    /// Whether the role is a state, which is told apart from its opposite alone.
    var isOfState: Bool { [.selected, .unselected, .disabled, .enabled].contains(self) }

    /// Whether two roles may be one colour: a badge is red as what destroys is.
    func mayEqual(_ other: ColorRole) -> Bool {
        let pair: Set = [self, other]
        if isOfState || other.isOfState {
            return ![[.selected, .unselected], [.disabled, .enabled]].contains(pair)
        }
        return self == other || pair == [.badge, .destructive]
    }
}

/// A colour with a role.
struct RoleColor: Hashable {
    let entry: Int
    let role: ColorRole
    /// What is left of the name without the role: like is compared with like.
    let rest: [String]
    /// Whether the configuration says so, and the colour is compared with those of every kind.
    let isDeclared: Bool
}

extension PaletteExamination {
    /// The colours with a role: those of the configuration's `roles` of these names, and those whose names
    /// say so, weak backdrops left out.
    var roleColors: [RoleColor] {
        let declared = ColorRole.allCases.flatMap { role in
            index.entries(matching: [NamePattern("$" + role.rawValue)]).map {
                RoleColor(entry: $0, role: role, rest: [], isDeclared: true)
            }
        }
        let known = Set(declared.map(\.entry))
        let tints = Set(tints)
        // Where its box changes too, that says what is chosen, and the ink need not.
        let boxes = Set(names.lazy.filter(\.isOfBox).map(\.boxless))
        var named: [RoleColor] = []
        for (entry, name) in names.enumerated() where !known.contains(entry) {
            if tints.contains(entry) {
                named.append(RoleColor(entry: entry, role: .tint, rest: [], isDeclared: false))
            } else if let role = name.role {
                if role == .selected, boxes.contains(name.inkless) { continue }
                let rest = name.words(without: role.words)
                named.append(RoleColor(entry: entry, role: role, rest: rest, isDeclared: false))
            }
        }
        let originals = Set(aliases.originals(among: (declared + named).map(\.entry)))
        return (declared + named + counterparts(of: named)).filter {
            originals.contains($0.entry) || $0.role == .enabled || $0.role == .unselected
        }
    }

    /// What is not chosen, or not switched off, beside colours that are, by their names: `tab-icon` beside
    /// `tab-icon-selected`.
    private func counterparts(of colors: [RoleColor]) -> [RoleColor] {
        let places = Dictionary(
            names.enumerated().map { ($1.words(without: []), $0) },
            uniquingKeysWith: { first, _ in first })
        let known = Set(colors.map(\.entry))
        return colors.compactMap { color -> RoleColor? in
            let role: ColorRole
            switch color.role {
            case .selected: role = .unselected
            case .disabled: role = .enabled
            default: return nil
            }
            guard !color.rest.isEmpty, let entry = places[color.rest], !known.contains(entry) else {
                return nil
            }
            return RoleColor(entry: entry, role: role, rest: color.rest, isDeclared: false)
        }
    }
}

extension ColorName {
    private static let boxes: Set = [
        "container", "background", "bg", "fill", "surface", "indicator", "border", "outline",
    ]

    private static let inks: Set = ["text", "label", "icon", "foreground", "fg", "content", "title", "color"]

    /// Whether it is the shape around an ink.
    fileprivate var isOfBox: Bool { !Self.boxes.isDisjoint(with: words) && Self.inks.isDisjoint(with: words) }

    /// What is left of the name of a box: part and state.
    fileprivate var boxless: [String] { words(without: Self.boxes) }

    /// What is left of the name of an ink.
    fileprivate var inkless: [String] { words(without: Self.inks) }

    /// The words without some, and without those that say nothing beside a role.
    fileprivate func words(without others: Set<String>) -> [String] {
        words.filter { !others.contains($0) && !Self.plainWords.contains($0) }
    }

    /// Words that say nothing beside a role.
    private static let plainWords: Set = ["default", "base", "rest", "status", "state", "main"]

    /// The role that the name says; `nil` for none, more than one, and for weak backdrops, lines and the inks
    /// of fills.
    fileprivate var role: ColorRole? {
        let weak: Set = [
            "subtle", "muted", "soft", "light", "weak", "faint", "container", "hover", "hovered", "pressed",
            "active", "focus", "focused", "on", "border", "outline", "ring", "shadow", "alpha",
            "stroke", "divider", "separator", "background", "bg", "surface", "fill", "foreground",
        ]
        // What is swapped is the ink of a fill: `success-invert`.
        guard !isPrimitive, !isInverse else { return nil }
        let roles = ColorRole.allCases.filter { !$0.words.isDisjoint(with: words) }
        guard roles.count == 1, use != .surface else { return nil }
        // `danger-foreground` lies on what destroys, and is none of it.
        let extra = words.filter { !roles[0].words.contains($0) }
        guard weak.isDisjoint(with: extra) else { return nil }
        // Of a part of the interface, such as a button, it may be the fill that says that it is switched off.
        return roles[0] == .disabled && (use == nil || !part.isEmpty) ? nil : roles[0]
    }
}
