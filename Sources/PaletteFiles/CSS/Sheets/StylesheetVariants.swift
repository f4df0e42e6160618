/// The stylesheets that pages load together, from families of which they load one each.
struct StylesheetVariants {
    private let always: [Int]
    private var variants: [StylesheetVariant]
    /// Whether there are more than ``ModeCombinations/limit``, so that some are left out.
    private(set) var isCut = false

    /// Begins with what every page loads.
    init(always sheets: [Int]) {
        always = sheets
        variants = [StylesheetVariant(sheets: sheets)]
    }

    /// Adds a family: each of its alternatives joins the variants whose modes it agrees with. One that agrees
    /// with none stands beside them.
    mutating func add(_ alternatives: [StylesheetVariant]) {
        var result: [StylesheetVariant] = []
        var joined = Set<Int>()
        for variant in variants where result.count <= ModeCombinations.limit {
            var fitting = alternatives.indices.filter { alternatives[$0].mode.agrees(with: variant.mode) }
            // What is dark in one family is loaded with what is dark in another, and no other then.
            let alike = fitting.filter { alternatives[$0].mode.luminosity == variant.mode.luminosity }
            if !variant.modeSheets.isEmpty, !alike.isEmpty { fitting = alike }
            joined.formUnion(fitting)
            result += fitting.isEmpty ? [variant] : fitting.map { variant.joined(with: alternatives[$0]) }
        }
        for index in alternatives.indices where !joined.contains(index) {
            result.append(StylesheetVariant(sheets: always).joined(with: alternatives[index]))
        }
        isCut = isCut || result.count > ModeCombinations.limit
        variants = Array(result.prefix(ModeCombinations.limit))
    }

    /// Puts the stylesheets that have places in the order of these, where some of them stand.
    mutating func sortSheets(by places: [Int: Int]) {
        guard !places.isEmpty else { return }
        for index in variants.indices {
            let slots = variants[index].sheets.indices.filter { places[variants[index].sheets[$0]] != nil }
            let sheets = slots.map { variants[index].sheets[$0] }.sorted {
                (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1)
            }
            for (slot, sheet) in zip(slots, sheets) { variants[index].sheets[slot] = sheet }
        }
    }

    /// The variants, what is dark or of more contrast behind what is not.
    var sorted: [StylesheetVariant] {
        func rank(_ mode: PaletteMode) -> Int {
            (mode.contrast == .increased ? 2 : 0) + (mode.luminosity == .dark ? 1 : 0)
        }
        return variants.enumerated()
            .sorted { (rank($0.element.mode), $0.offset) < (rank($1.element.mode), $1.offset) }
            .map(\.element)
    }
}

extension StylesheetVariant {
    /// What a page loads that loads both.
    fileprivate func joined(with other: StylesheetVariant) -> StylesheetVariant {
        StylesheetVariant(
            sheets: sheets + other.sheets.filter { !sheets.contains($0) },
            modeSheets: modeSheets.union(other.modeSheets), mode: mode.overridden(by: other.mode),
            themedMode: themedMode.containing(other.themedMode))
    }
}

extension PaletteMode {
    /// Whether the two state no trait differently.
    func agrees(with other: PaletteMode) -> Bool { holds(in: overridden(by: other)) }
}
