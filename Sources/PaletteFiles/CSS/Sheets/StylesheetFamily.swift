/// Stylesheets that declare the same colours for the same mode, so that a page loads one of them and not all.
struct StylesheetFamily {
    /// The one that declares the most.
    private(set) var first: Int
    /// Those that stand in its place.
    private(set) var rivals: [Int] = []
    /// Those that declare some of it as it does, to the value: other builds of it, which a page may load with
    /// it and nothing is different.
    private(set) var builds: [Int] = []
    /// Those that a page loads after it: they declare a small part of it anew, or use what only it declares.
    private(set) var overlays: [Int] = []

    init(_ first: Int) {
        self.first = first
    }

    var members: [Int] { [first] + builds + rivals + overlays }

    /// Those that stand for the one that declares the most.
    var whole: [Int] { [first] + builds }

    /// Whether it is more than one stylesheet.
    var hasAlternatives: Bool { !(rivals.isEmpty && overlays.isEmpty) }

    /// Adds a stylesheet that shares no name with the others and still is loaded in their place.
    mutating func add(_ theme: Int, asOverlay isOverlay: Bool) {
        if isOverlay { overlays.append(theme) } else { rivals.append(theme) }
    }

    /// Adds a stylesheet that stands in the place of the first. Where that has no rules, and this paints with
    /// what both declare, it is the page, and the first a theme of it.
    private mutating func add(rival sheet: Int, of surveys: [StylesheetSurvey]) {
        guard surveys[first].takesRules(of: surveys[sheet]) else {
            rivals.append(sheet)
            return
        }
        let others = [first] + rivals
        let themes = others.filter { surveys[$0].takesRules(of: surveys[sheet]) }
        first = sheet
        rivals = others.filter { !themes.contains($0) }
        overlays += themes
    }

    /// How a stylesheet relates to one that declares at least as many colours.
    private enum Relation {
        case stranger
        /// They share names and no mode: one cascade.
        case companion
        case rival
        case overlay
        case build
    }

    private static func relation(of sheet: StylesheetSurvey, to first: StylesheetSurvey, sharing count: Int)
        -> Relation
    {
        guard count * 2 >= sheet.colors.count, count > 0 else { return .stranger }
        // A part of a page with its own copy of some colours of a large system is not the system.
        if sheet.isComplete, count * 4 < first.colors.count { return .stranger }
        var (same, isOther) = (0, false)
        for (color, value) in sheet.scopedColors {
            guard let known = first.scopedColors[color] else { continue }
            same += 1
            isOther = isOther || known != value
        }
        guard same * 4 >= sheet.scopedColors.count else { return .companion }
        guard isOther else {
            let areApart = sheet.isOfOtherMode(than: first) || first.isOfOtherMode(than: sheet)
            return areApart ? .rival : .build
        }
        let needsFirst = sheet.depends(on: first)
        if needsFirst, first.depends(on: sheet) { return .companion }
        let isSmall = same * 2 < first.scopedColors.count && !sheet.repeatsRules(of: first)
        return needsFirst || isSmall || sheet.takesRules(of: first) ? .overlay : .rival
    }

    /// The most families that are compared by one name: what more of them declare tells nothing.
    private static let ownerLimit = 64

    /// Sorts stylesheets into families, and says which of these share names for different modes.
    static func families(
        of surveys: [StylesheetSurvey]
    ) -> (families: [StylesheetFamily], companions: [(Int, Int)]) {
        var families: [StylesheetFamily] = []
        var companions: [(Int, Int)] = []
        var owners: [CustomProperties.Key: [Int]] = [:]
        // Those with an order stand for themselves, and others for what may be loaded in their place.
        func rank(_ sheet: Int) -> (Int, Int, Int) {
            (surveys[sheet].isOrdered ? 0 : 1, -surveys[sheet].colors.count, sheet)
        }
        let order = surveys.indices.sorted { rank($0) < rank($1) }
        let sites = StylesheetSites(surveys)
        for sheet in order {
            var counts: [Int: Int] = [:]
            for key in surveys[sheet].colors {
                for family in owners[key] ?? [] { counts[family, default: 0] += 1 }
            }
            let nearest = counts.max { one, other in (one.value, -one.key) < (other.value, -other.key) }
            var found =
                surveys[sheet].isOrdered
                ? nil
                : nearest.map {
                    Self.relation(of: surveys[sheet], to: surveys[families[$0.key].first], sharing: $0.value)
                }
            if let nearest, found == .rival || found == .overlay,
                sites.areApart(sheet, families[nearest.key].first)
            {
                found = .stranger
            }
            if let nearest, found == .rival {
                families[nearest.key].add(rival: sheet, of: surveys)
            } else if let nearest, found == .overlay {
                families[nearest.key].overlays.append(sheet)
            } else if let nearest, found == .build {
                families[nearest.key].builds.append(sheet)
            } else {
                if let nearest, found == .companion { companions.append((nearest.key, families.count)) }
                for key in surveys[sheet].colors where owners[key, default: []].count < ownerLimit {
                    owners[key, default: []].append(families.count)
                }
                families.append(StylesheetFamily(sheet))
            }
        }
        return (families, companions)
    }
}
