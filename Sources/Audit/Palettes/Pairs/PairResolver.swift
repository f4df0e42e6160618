internal import ColorMath
internal import PaletteFiles

/// Turns declarations, what stylesheets paint, conventions and names into the pairs of one palette.
struct PairResolver {
    let palette: Palette
    let configuration: PaletteConfiguration
    let standard: ContrastStandard
    let index: PaletteIndex
    /// The entries by their names as conventions write them.
    let conventions: PaletteIndex
    let inference: PairInference
    let colors: PaletteColors
    /// What may lie behind translucent backdrops, where nothing more is said.
    let canvases: [Int]
    private let everyMode: [Int]
    private let evidence: PairEvidence

    init(
        palette: Palette, configuration: PaletteConfiguration, standard: ContrastStandard,
        index: PaletteIndex, conventions: PaletteIndex, inference: PairInference, colors: PaletteColors
    ) {
        self.palette = palette
        self.configuration = configuration
        self.standard = standard
        self.index = index
        self.conventions = conventions
        self.inference = inference
        self.colors = colors
        everyMode = Array(palette.modes.indices)
        evidence = PairEvidence(colors: colors, modes: everyMode)
        let named = inference.neutralSurfaces
        canvases =
            !configuration.canvases.isEmpty
            ? index.entries(matching: configuration.canvases)
            : named.isEmpty ? Self.page(of: palette) : named
    }

    /// What rules paint the page itself with, where that is one colour of the palette.
    private static func page(of palette: Palette) -> [Int] {
        let backdrops = Set(palette.uses.lazy.filter(\.isOfPage).map(\.backdrop))
        return backdrops.count == 1 ? backdrops.compactMap { palette.entryPlaces[$0] } : []
    }

    /// The pairs that are declared, then those that are painted, those that a convention names and those that
    /// are guessed. A pair that is known from an earlier source is not taken from a later one.
    ///
    /// - Returns: The pairs, and what is said where there are more than ``PairList/limit``.
    func pairs() -> (pairs: [PalettePair], fault: PaletteFault?) {
        var list = PairList()
        var fault: PaletteFault?
        do throws(PairList.Full) {
            try declare(in: &list)
            if configuration.infersPairs {
                let used = UsedPairs(of: palette, colors: colors).pairs
                try add(used.filter { $0.doubt == nil }, to: &list)
                try addConventions(to: &list)
                try addNamed(to: &list)
                try add(used.filter { $0.doubt != nil }, to: &list)
                try addPaintedInks(to: &list)
                try addScoped(to: &list)
            }
        } catch {
            let location = error.location ?? SourceLocation(path: palette.name)
            fault = PaletteFault(at: location, error.message(for: palette))
        }
        return (list.pairs.map { $0.comparing(colors) }, fault)
    }

    private func declare(in list: inout PairList) throws(PairList.Full) {
        for declaration in configuration.pairs {
            let own = declaration.canvases.isEmpty ? canvases : index.entries(matching: declaration.canvases)
            let modes =
                declaration.modes.isEmpty
                ? everyMode
                : everyMode.filter { mode in declaration.modes.contains { $0.matches(palette.modes[mode]) } }
            for (ink, backdrops) in index.pairs(of: declaration) {
                for backdrop in backdrops {
                    try list.append(
                        PalettePair(
                            ink: ink, backdrop: backdrop, required: required(declaration.minimum),
                            canvases: own, modes: modes, origin: .declared(declaration.location)))
                }
            }
        }
    }

    /// Adds what is painted, certainly or perhaps.
    private func add(_ used: [UsedPairs.Pair], to list: inout PairList) throws(PairList.Full) {
        for pair in used {
            // What rules paint with has no name of its own: they say whether it is a mark.
            let ink = palette.entries[pair.ink]
            let isGraphic =
                pair.isMark || inference.names[pair.ink].use == .icon
                || !ink.isPainted && ColorName.isGraphic(ColorName.scopeAndName(of: ink).name)
            // Where the backdrop is transparent, what lies behind shows, and is not known.
            let modes = pair.modes.filter { colors[pair.backdrop, $0]?.color.alpha != 0 }
            guard !modes.isEmpty else { continue }
            let isKnown = configuration.canvases.isEmpty && !pair.canvases.isEmpty
            let isOpen = pair.doubt == .overContent && configuration.canvases.isEmpty
            let assumed = isOpen ? [] : canvases(under: pair.backdrop)
            try list.add(
                PalettePair(
                    ink: pair.ink, backdrop: pair.backdrop,
                    required: required(
                        .standard(isGraphic ? .nonText : pair.isLarge ? .largeText : .text)),
                    canvases: isKnown ? pair.canvases.sorted() : assumed,
                    modes: modes.sorted(),
                    origin: pair.doubt.map { .guessed($0.words) } ?? .used(pair.location)
                ).assumingCanvases(configuration.canvases.isEmpty && !isKnown)
                    .lying(on: isKnown ? canvases : []))
        }
    }

    private func addConventions(to list: inout PairList) throws(PairList.Full) {
        let recognized = DesignSystem.recognized(byNames: Set(conventions.names))
        // Whose marks need not stand out, only those know who say which system it is.
        let systems =
            configuration.systems.map { ($0, $0.pairs) }
            + recognized.filter { !configuration.systems.contains($0) }.map { ($0, $0.textPairs) }
        for (system, pairs) in systems {
            let origin = PalettePair.Origin.convention("by the names of '\(system.rawValue)'")
            for declaration in pairs {
                for (ink, backdrops) in conventions.pairs(of: declaration) {
                    for backdrop in inference.distinct(backdrops, like: ink) {
                        let isSaid = configuration.systems.contains(system)
                        let doubt = isSaid ? nil : otherwise(ink, backdrop)
                        let origin = doubt.map { PalettePair.Origin.guessed($0) } ?? origin
                        try list.add(
                            PalettePair(
                                ink: ink, backdrop: backdrop, required: required(declaration.minimum),
                                canvases: self.canvases(under: backdrop), modes: everyMode, origin: origin
                            ).assumingCanvases(configuration.canvases.isEmpty))
                    }
                }
            }
        }
    }

    private func addNamed(to list: inout PairList) throws(PairList.Full) {
        let scoped = ScopedSides(of: palette)
        let named = palette.entries.indices.flatMap { ink in
            inference.pairs(of: ink).map { pair in
                scoped.backdrop(besides: ink, inPlaceOf: pair.backdrop, in: palette).map(pair.on) ?? pair
            }.filter { $0.ink != $0.backdrop && evidence.mayMeet($0) }
        }
        // Some that are one colour are of two scales, of text and of fills, that do not meet;
        // where most are, nothing tells.
        let same = Set(named.filter { $0.confidence != .convention && evidence.isOneColor($0) })
        let areScales = same.count >= Self.fewestOfScales && same.count * 2 < named.count
        let siblings = PairSiblings(of: named, among: palette.entries, by: evidence)
        for pair in named where !areScales || !same.contains(pair) {
            let isReversed = palette.paintedNames.map {
                $0.paintsReversed(ink: palette.entries[pair.ink], on: palette.entries[pair.backdrop])
            }
            guard isReversed != true else { continue }
            // Text on a fill of its very own colour is that of the page, unless a control's name is in both.
            let isOfPage =
                evidence.isOneColorSomewhere(pair)
                && NameVocabulary.components.isDisjoint(with: inference.names[pair.ink].words)
            let isConvention = evidence.areConvention(pair) && !isOfPage || siblings.tellMeant(pair)
            let doubt = isConvention ? otherwise(pair.ink, pair.backdrop) : nil
            let isSure = isConvention && doubt == nil
            let isDrawn = palette.drawnNames.contains(palette.entries[pair.ink].name)
            try list.add(
                PalettePair(
                    ink: pair.ink, backdrop: pair.backdrop,
                    required: required(.standard(isDrawn ? .nonText : pair.subject)),
                    canvases: canvases(under: pair.backdrop), modes: everyMode,
                    origin: isSure ? .convention(pair.reason) : .guessed(doubt ?? pair.reason)
                ).assumingCanvases(configuration.canvases.isEmpty).doubting(evidence.speaksAgainst(pair)))
        }
    }

    /// Why two that are named as a pair are none for certain: what the files of the palette do with them.
    private func otherwise(_ ink: Int, _ backdrop: Int) -> String? {
        let sides = [ink, backdrop].map { palette.entries[$0] }
        if let idle = sides.first(where: { palette.idleNames.contains($0.name) }) {
            return "no scheme that is chosen has '\(idle.name)'"
        }
        if palette.unreadNames.contains(sides[0].name) {
            return "the code takes '\(sides[0].name)' nowhere, though it takes others"
        }
        if palette.astrayNames.contains(sides[0].name) {
            return "the code takes '\(sides[0].name)' for something else, and '\(sides[1].name)' nowhere"
        }
        if let faded = sides.first(where: { palette.fadedNames.contains($0.name) }) {
            return "the code makes '\(faded.name)' translucent wherever it takes it"
        }
        if palette.drawnNames.contains(sides[0].name) {
            return "only drawings are filled with '\(sides[0].name)'"
        }
        if let (name, other) = alias(among: sides) { return "'\(name)' stands for '\(other)'" }
        return palette.paintedNames?.objection(toInk: sides[0], on: sides[1])
    }

    /// The name of two colours that stands for the other in half of the modes in which both are known, and
    /// that other: a fill that is written with an ink is one for white text, whatever it is in dark.
    private func alias(among sides: [PaletteEntry]) -> (name: String, other: String)? {
        [(sides[0], sides[1]), (sides[1], sides[0])].lazy.compactMap { entry, other in
            let known = zip(entry.values, other.values).compactMap { own, value in value == nil ? nil : own }
            let count = known.count { $0.aliases(limit: Self.namesFollowed).contains(other.name) }
            return count > 0 && count * 2 >= known.count ? (entry.name, other.name) : nil
        }.first
    }

    /// How many names are followed from one colour to another that it stands for.
    private static let namesFollowed = 16

    /// Adds inks that rules paint with, and that neither rules nor their names put on anything.
    private func addPaintedInks(to list: inout PairList) throws(PairList.Full) {
        let inks = PaintedInks(palette: palette, inference: inference)
        for pair in inks.pairs(besides: Set(list.pairs.map(\.ink))) {
            try list.add(
                PalettePair(
                    ink: pair.ink, backdrop: pair.backdrop, required: required(.standard(.text)),
                    canvases: canvases(under: pair.backdrop), modes: everyMode,
                    origin: .guessed(inks.reason(pair))
                ).assumingCanvases(configuration.canvases.isEmpty))
        }
    }

    /// Adds what parts of a page have in the place of one side of a pair, or of both.
    private func addScoped(to list: inout PairList) throws(PairList.Full) {
        let scoped = ScopedSides(of: palette)
        for pair in list.pairs where !pair.isGuessed {
            for (sides, override) in scoped.pairs(inPlaceOf: PairSides(pair), in: palette) {
                let (name, page) = (
                    palette.entries[override].name, override == sides.ink ? pair.ink : pair.backdrop
                )
                let isSure = scoped.isSetting(override, in: palette)
                let reason = "'\(name)' takes the place of '\(palette.entries[page].name)' there"
                try list.add(
                    PalettePair(
                        ink: sides.ink, backdrop: sides.backdrop, required: pair.required,
                        canvases: pair.canvases, modes: pair.modes,
                        origin: isSure ? pair.origin : .guessed(reason)))
            }
        }
    }

    /// How many inks and backdrops of one colour make two scales.
    private static let fewestOfScales = 3

    /// What may lie behind a backdrop: what is configured, or what the names of a translucent one say.
    private func canvases(under backdrop: Int) -> [Int] {
        func isOpaque(_ entry: Int) -> Bool {
            everyMode.allSatisfy { colors[entry, $0]?.color.alpha ?? 1 >= 1 }
        }
        guard configuration.canvases.isEmpty, !isOpaque(backdrop) else { return canvases }
        return inference.canvases(under: backdrop, isOpaque: isOpaque) ?? canvases
    }

    private func required(_ minimum: PairDeclaration.Minimum) -> Double {
        switch minimum {
        case .ratio(let ratio): ratio
        case .standard(let kind): standard.requiredRatio(for: kind.subject)
        }
    }
}
