extension StylesheetParser {
    /// Whether the content of a rule, or one in it, may paint an ink on a backdrop.
    func paints(_ content: ArraySlice<CSSToken>, in context: StyleContext) -> Bool {
        var (ink, backdrop) = (context.ink != nil, context.backdrop != nil)
        var isOwn = false
        for token in content {
            guard let side = painting.side(of: token) else { continue }
            isOwn = true
            ink = ink || side == .ink
            backdrop = backdrop || side == .backdrop
            if ink, backdrop { return true }
        }
        return isOwn && ink && backdrop
    }

    /// Takes what a rule paints with; where it, or a rule around it, has both sides, they are a pair.
    mutating func applyPaint(of content: ArraySlice<CSSToken>, to context: inout StyleContext) {
        var last: CSSToken?
        for declaration in content.split(at: { $0.kind == .semicolon }) {
            guard let name = declaration.first, let side = painting.side(of: name),
                let setting = painting.setting(of: declaration)
            else { continue }
            switch (setting, side) {
            case (.inherited, _): continue
            case (.unknown, .ink): context.ink = nil
            case (.unknown, .backdrop): context.backdrop = nil
            case (.color(let color), .ink): context.ink = color
            case (.color(let color), .backdrop): context.backdrop = color
            }
            last = name
        }
        guard let last else { return }
        for scope in context.scopes.scopes where !scope.isDisabled {
            guard let ink = context.ink, let backdrop = context.backdrop else { break }
            paints.append(
                StylePaint(
                    ink: key(of: ink, as: .ink, for: scope, in: context),
                    backdrop: key(of: backdrop, as: .backdrop, for: scope, in: context), mode: scope.mode,
                    location: sources.location(of: last)))
        }
        // What lies in this rule sees the first part that it is for.
        let component = context.scopes.scopes.first?.component ?? ""
        if context.ink?.component == "" { context.ink?.component = component }
        if context.backdrop?.component == "" { context.backdrop?.component = component }
    }

    /// The property that a side is; one that is a colour itself becomes a property of the part.
    private mutating func key(
        of color: PaintedColor, as side: PaintReader.Side, for scope: StyleScope, in context: StyleContext
    ) -> CustomProperties.Key {
        var scope = scope
        if !color.component.isEmpty { scope.component = color.component }
        if let variable = color.variable {
            return CustomProperties.Key(component: scope.component, property: variable)
        }
        let isNew = painted.last.map { $0.name.bytes != color.name.bytes || $0.scope != scope } ?? true
        if isNew, budget.take(nameLength: scope.component.utf8.count + side.rawValue.utf8.count) == nil {
            let end = color.value.last?.bytes.upperBound ?? color.name.bytes.upperBound
            painted.append(
                StyleDeclaration(
                    side.rawValue, value: color.value, named: color.name,
                    of: StyleDeclaration.Origin(scope, layer: context.layer, isTheme: false),
                    ignored: library.comments[color.name.source].reason(
                        for: color.name.bytes.lowerBound..<end)))
        }
        return CustomProperties.Key(component: scope.component, property: side.rawValue)
    }
}

extension StyleScope {
    /// Whether it is for what is switched off, which needs no contrast.
    fileprivate var isDisabled: Bool { component.mentions("disabled") }
}
