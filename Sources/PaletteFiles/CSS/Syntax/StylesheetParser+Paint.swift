extension StylesheetParser {
    /// The most colours that rules may set.
    private static let paintLimit = 200_000

    /// Takes what a rule paints with.
    mutating func applyPaint(of content: ArraySlice<CSSToken>, in context: StyleContext) {
        let declarations = content.declarations
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
            if declaration.first.map(painting.setsText) == true {
                for scope in context.scopes.scopes { typeset.insert(scope.part(in: context)) }
            }
            guard let name = declaration.first, let side = painting.side(of: name),
                let (setting, isImportant) = painting.setting(of: declaration)
            else { continue }
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
    }

    /// Makes pairs of what rules paint with.
    mutating func settlePaint() {
        var declared: Set<Int> = []
        var found: [PaintCascade.Found] = []
        let cascade = PaintCascade(paintRules, contents: contents, typeset: typeset)
        cascade.forEach { found.append($0) }
        textOnPictures = cascade.textOnPictures.map { sources.location(of: paintRules[$0].name) }
        for found in found {
            guard let ink = key(at: found.pair.ink, &declared),
                let backdrop = key(at: found.pair.backdrop, &declared), found.isNew
            else { continue }
            let canvas = found.pair.canvas.flatMap { key(at: $0, &declared) }
            paints.append(
                StylePaint(
                    ink: ink, backdrop: backdrop, canvas: canvas, mode: found.mode,
                    exceptions: found.exceptions,
                    location: sources.location(of: paintRules[found.place].name), isMark: found.isMark,
                    doubt: found.doubt))
        }
        (paintRules, contents, typeset) = ([], [:], [])
    }

    /// The property that a rule sets a side to; one that is a colour itself becomes a property of the part.
    private mutating func key(at place: Int, _ declared: inout Set<Int>) -> CustomProperties.Key? {
        let rule = paintRules[place]
        guard case .color(let color) = rule.setting else { return nil }
        let key = rule.key(of: color)
        let size = key.component.utf8.count + key.property.utf8.count
        guard color.variable == nil, declared.insert(place).inserted, budget.take(nameLength: size) == nil
        else { return key }
        // What a mixin is given stands elsewhere than the rule.
        let last = color.value.last.map { $0.source == rule.name.source ? $0.bytes.upperBound : 0 } ?? 0
        let end = max(rule.name.bytes.upperBound, last)
        painted.append(
            StyleDeclaration(
                key.property, value: color.value, named: rule.name, isImportant: rule.precedence.isImportant,
                of: StyleDeclaration.Origin(
                    StyleScope(mode: rule.scope.mode, component: rule.part), layer: rule.precedence.layer,
                    isTheme: false),
                ignored: library.comments[rule.name.source].reason(
                    for: rule.name.bytes.lowerBound..<end)))
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
