/// What the rules of stylesheets do with custom properties, by the names of these: which they paint text
/// with, which they lay behind it, and what is made of them.
package struct PaintedNames: Hashable, Sendable {
    /// A property that is made of another, and the part of the page that it is declared for.
    struct Use: Hashable, Sendable {
        let property: String
        let component: String
    }

    /// An ink on a backdrop.
    struct Pair: Hashable, Sendable {
        let ink: String
        let backdrop: String
    }

    private var inks: Set<String> = []
    private var backdrops: Set<String> = []
    /// What is handed to utilities, which anything may use.
    private var exposed: Set<String> = []
    private var uses: [String: Set<Use>] = [:]
    private var pairs: Set<Pair> = []
    private var knownInks: Set<String> = []
    private var knownBackdrops: Set<String> = []

    /// Classes of parts that properties are declared for, and that no markup of the folder names.
    var unnamedClasses: Set<String> = []
    /// Inks of a theme that no utility paints with, by their names without what themes put before them.
    var unnamedInks: Set<String> = []

    /// The most properties that are made of one, which are followed.
    private static let limit = 1_000

    /// Whether no rule paints with a property.
    var isEmpty: Bool { inks.isEmpty && backdrops.isEmpty }

    /// Adds the inks and backdrops of rules.
    mutating func add(_ uses: PropertyUses) {
        inks.formUnion(uses.inks)
        backdrops.formUnion(uses.backdrops)
    }

    /// Adds what a declaration is made of.
    mutating func add(_ declaration: StyleDeclaration, of names: [String]) {
        if declaration.isTheme { exposed.insert(declaration.property) }
        for name in names {
            uses[name, default: []].insert(
                Use(property: declaration.property, component: declaration.scope.component))
        }
    }

    /// Adds what a rule paints.
    mutating func add(_ paint: StylePaint) {
        guard paint.doubt == nil else { return }
        pairs.insert(Pair(ink: paint.ink.property, backdrop: paint.backdrop.property))
        knownInks.insert(paint.ink.property)
        knownBackdrops.insert(paint.backdrop.property)
    }

    /// Whether rules paint the second of two with the first on it the other way round, whatever they are
    /// called.
    package func paintsReversed(ink inkEntry: PaletteEntry, on backdropEntry: PaletteEntry) -> Bool {
        guard let ink = inkEntry.customProperty, let backdrop = backdropEntry.customProperty else {
            return false
        }
        return pairs.contains(Pair(ink: backdrop, backdrop: ink))
            && !pairs.contains(Pair(ink: ink, backdrop: backdrop))
    }

    /// Why an ink does not lie on a backdrop that it is named after, as far as the rules tell; `nil` where
    /// they do not.
    package func objection(toInk inkEntry: PaletteEntry, on backdropEntry: PaletteEntry) -> String? {
        guard let ink = inkEntry.customProperty, let backdrop = backdropEntry.customProperty else {
            return nil
        }
        if !unnamedClasses.isEmpty, [inkEntry, backdropEntry].contains(where: isUnnamed) {
            return "no markup names its class, though it names others"
        }
        let (from, to) = (made(of: ink), made(of: backdrop))
        let (own, other) = (Set(from.map(\.property)), Set(to.map(\.property)))
        if let name = ThemeInks.name(of: ink), unnamedInks.contains(name), own.isDisjoint(with: inks) {
            return "nothing paints with '\(ink)', though with other inks of the theme"
        }
        guard own.isDisjoint(with: exposed), other.isDisjoint(with: exposed), !arePainted(from, to) else {
            return nil
        }
        let isInk = !own.isDisjoint(with: inks)
        let isBackdrop = !other.isDisjoint(with: backdrops)
        if isInk, isBackdrop {
            let areKnown = !own.isDisjoint(with: knownInks) && !other.isDisjoint(with: knownBackdrops)
            return areKnown ? "the stylesheets paint both, and never one on the other" : nil
        }
        if isInk { return "the stylesheets lay '\(backdrop)' behind nothing" }
        if isBackdrop { return "the stylesheets paint nothing with '\(ink)'" }
        let isSwapped = !own.isDisjoint(with: backdrops) || !other.isDisjoint(with: inks)
        return isSwapped ? "the stylesheets paint them the other way round" : nil
    }

    /// Whether rules paint text and icons with a custom property, or with what is made of it, and lay neither
    /// behind anything.
    package func isInkAlone(_ entry: PaletteEntry) -> Bool {
        guard let property = entry.customProperty else { return false }
        let all = Set(made(of: property).map(\.property))
        return !all.isDisjoint(with: inks) && all.isDisjoint(with: backdrops)
    }

    /// Whether a property is declared for a part that no markup names.
    private func isUnnamed(_ entry: PaletteEntry) -> Bool {
        entry.scope.map { !unnamedClasses.isDisjoint(with: PartName($0).classes) } ?? false
    }

    private func arePainted(_ inks: Set<Use>, _ backdrops: Set<Use>) -> Bool {
        inks.contains { ink in
            backdrops.contains { backdrop in
                let isOnePart =
                    ink.component == backdrop.component || ink.component.isEmpty || backdrop.component.isEmpty
                return isOnePart
                    && (pairs.contains(Pair(ink: ink.property, backdrop: backdrop.property))
                        || pairs.contains(Pair(ink: backdrop.property, backdrop: ink.property)))
            }
        }
    }

    /// A property and all that is made of it, each with the part of the page that it is made for.
    private func made(of name: String) -> Set<Use> {
        var all: Set = [Use(property: name, component: "")]
        var open = all
        while let next = open.popFirst(), all.count < Self.limit {
            for use in uses[next.property] ?? [] {
                let component = use.component.isEmpty ? next.component : use.component
                let made = Use(property: use.property, component: component)
                if all.insert(made).inserted { open.insert(made) }
            }
        }
        return all
    }
}

extension PaletteEntry {
    /// The part of a page that a custom property is declared for; `nil` for one of the page.
    var scope: String? {
        guard !isPainted, let part = path.first, name.hasPrefix(part + " --") else { return nil }
        return part
    }

    /// The custom property that it is, whatever part of a page it is declared for; `nil` for another colour.
    fileprivate var customProperty: String? {
        guard !isPainted else { return nil }
        let property = name.split(separator: " ").last.map(String.init) ?? name
        return property.hasPrefix("--") ? property : nil
    }
}
