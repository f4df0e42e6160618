extension StylesheetParser {
    /// The most colours that rules may set.
    private static let paintLimit = 200_000

    /// Takes what a rule paints with.
    mutating func applyPaint(of content: ArraySlice<CSSToken>, in context: StyleContext) {
        let declarations = content.declarations
        let traits = painting.traits(of: declarations)
        for scope in context.scopes.scopes {
            let part = scope.part(in: context)
            if !traits.isEmpty { self.traits[part, default: []].formUnion(traits) }
            addPicture(part, traits)
        }
        // An image lies over the colour, whichever is written first.
        let reader = painting
        func isImage(_ declaration: ArraySlice<CSSToken>) -> Bool {
            declaration.first.map(reader.isImageProperty) ?? false
        }
        let images = declarations.filter(isImage)
        let ordered = images.isEmpty ? declarations : declarations.filter { !isImage($0) } + images
        for declaration in ordered {
            if let content = painting.generated(declaration) {
                for scope in context.scopes.scopes { contents[scope.part(in: context)] = content }
            }
            if let fades = painting.fades(declaration) {
                let name = fades ? declaration.first : nil
                for scope in context.scopes.scopes { self.fades[scope.part(in: context)] = name }
            }
            let applied = painting.applied(by: declaration)
            for paint in applied {
                addPaint(paint.setting, to: paint.side, named: paint.utility, isImportant: false, in: context)
            }
            guard applied.isEmpty, let name = declaration.first, let side = painting.side(of: name),
                let (setting, isImportant) = painting.setting(of: declaration)
            else { continue }
            addPaint(setting, to: side, named: name, isImportant: isImportant, in: context)
        }
    }

    private mutating func addPaint(
        _ setting: PaintedColor.Setting, to side: PaintReader.Side, named name: CSSToken, isImportant: Bool,
        in context: StyleContext
    ) {
        let modes = library.modes(ofSource: name.source)
        for own in context.scopes.scopes {
            let part = own.part(in: context)
            let specificity = PartName(part).specificity + own.modeSpecificity
            for mode in modes {
                guard paintRules.count < Self.paintLimit else {
                    let message = "rules set more than \(Self.paintLimit) colours; the rest is not read"
                    if faults.last?.message != message {
                        faults.append(PaletteFault(at: sources.location(of: name), message))
                    }
                    return
                }
                var scope = own
                scope.mode = mode.containing(own.mode)
                paintRules.append(
                    PaintRule(
                        scope: scope, part: part, side: side, setting: setting,
                        precedence: StyleDeclaration.Precedence(
                            isImportant: isImportant, layer: context.layer),
                        fileMode: mode, specificity: specificity, name: name))
            }
        }
    }

    /// Makes pairs of what rules paint with.
    mutating func settlePaint(of sheet: Int) {
        var declared: Set<Int> = []
        var found: [PaintCascade.Found] = []
        let cascade = PaintCascade(paintRules, contents: contents, traits: traits)
        let layouts = cascade.layouts(declaring: Set(declarations.lazy.map(\.scope.mode)))
        cascade.forEach { if !cascade.isBehind($0.pair, in: $0.mode, of: layouts) { found.append($0) } }
        for place in cascade.cuts {
            faults.append(
                PaletteFault(
                    at: sources.location(of: paintRules[place].name),
                    "rules for this part are for more than \(PaintCascade.modeLimit) modes; those from here on "
                        + "are not checked"))
        }
        func locations(_ places: [Int]) -> [SourceLocation] {
            places.map { sources.location(of: paintRules[$0].name) }
        }
        unmeasuredTexts = UnmeasuredTexts(
            onPictures: locations(cascade.textOnPictures), onNothing: locations(cascade.textOnNothing),
            faded: fades.filter { cascade.isText($0.key) }.map { sources.location(of: $0.value) }.sorted())
        let own = Set(library.closure(of: sheet))
        for found in found {
            guard let ink = key(at: found.pair.ink, &declared),
                let backdrop = key(at: found.pair.backdrop, &declared), found.isNew
            else { continue }
            let canvas = found.pair.canvas.flatMap { key(at: $0, &declared) }
            let isWithdrawn = library.withdrawn.has(paintRules[found.pair.backdrop].part, outsideOf: own)
            paints.append(
                StylePaint(
                    ink: ink, backdrop: backdrop, canvas: canvas, mode: found.mode,
                    exceptions: found.exceptions,
                    location: sources.location(of: paintRules[found.place].name), isMark: found.isMark,
                    isLarge: found.isLarge,
                    doubt: found.doubt ?? (isWithdrawn ? .withdrawnBackdrop : nil),
                    part: found.part, hasOwnBackdrop: found.hasOwnBackdrop,
                    classes: PartName(found.part).compoundClasses))
        }
        (paintRules, contents, traits, fades) = ([], [:], [:], [:])
    }

    /// Adds that there is a rule for a picture in a part.
    private mutating func addPicture(_ part: String, _ own: PartTraits) {
        guard part.mentions("svg") || part.mentions("icon") else { return }
        let name = PartName(part)
        guard name.isGraphic, let parent = name.parent else { return }
        traits[parent.text, default: []].formUnion(own.contains(.drawing) ? [.picture, .drawing] : .picture)
    }

    /// The property that a rule sets a side to; one that is a colour itself becomes a property of the part.
    private mutating func key(at place: Int, _ declared: inout Set<Int>) -> CustomProperties.Key? {
        let rule = paintRules[place]
        guard case .color(let color) = rule.setting else { return nil }
        let key = rule.key(of: color)
        let size = key.component.utf8.count + key.property.utf8.count
        guard color.variable == nil, declared.insert(place).inserted, budget.take(nameLength: size) == nil
        else { return key }
        painted.append(
            StyleDeclaration(
                key.property, value: color.value, named: rule.name, isImportant: rule.precedence.isImportant,
                of: StyleDeclaration.Origin(
                    StyleScope(mode: rule.scope.mode, component: rule.part), layer: rule.precedence.layer,
                    isTheme: false),
                ignored: library.ignored(rule.name, color.value)))
        return key
    }
}

extension StyleScope {
    /// The part of the page that a rule is for, with what it must not be.
    fileprivate func part(in context: StyleContext) -> String {
        context.exclusions.isEmpty
            ? component : PartName(component).excluding(context.exclusions).text
    }
}
