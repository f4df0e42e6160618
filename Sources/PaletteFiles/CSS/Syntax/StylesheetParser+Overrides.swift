/// A side that a rule for some mode or state paints by itself: `.dark .menu { color: white }`,
/// `.menu:hover { color: white }`.
struct PaintOverride {
    let scope: StyleScope
    var ink: PaintedColor?
    var backdrop: PaintedColor?
    let context: StyleContext
    let location: SourceLocation
}

extension StylesheetParser {
    /// The most rules that paint one side anew for a mode or a state.
    private static let overrideLimit = 10_000

    /// Notes what a rule that paints one side only sets for a mode or a state; the other is as another rule
    /// has it.
    ///
    /// - Parameters:
    ///   - content: What is in the rule's block.
    ///   - prelude: Its selectors.
    ///   - context: What the rule lies in.
    mutating func addOverrides(
        of content: ArraySlice<CSSToken>, for prelude: ArraySlice<CSSToken>, in context: StyleContext
    ) {
        guard overrides.count < Self.overrideLimit, content.contains(where: { painting.side(of: $0) != nil })
        else { return }
        let scopes = selectors.scopes(of: prelude, within: context.scopes)
        addOverrides(of: content, for: scopes, in: context)
    }

    mutating func addOverrides(
        of content: ArraySlice<CSSToken>, for scopes: StyleScopes, in context: StyleContext
    ) {
        let own = scopes.scopes.filter { ($0.mode != .base || $0.stateless != nil) && !$0.isDisabled }
        guard !own.isEmpty else { return }
        for declaration in content.split(at: { $0.kind == .semicolon }) {
            guard let name = declaration.first, let side = painting.side(of: name),
                case .color(let color)? = painting.setting(of: declaration)
            else { continue }
            for scope in own where overrides.count < Self.overrideLimit {
                overrides.append(
                    PaintOverride(
                        scope: scope, ink: side == .ink ? color : nil,
                        backdrop: side == .backdrop ? color : nil,
                        context: context, location: sources.location(of: name)))
            }
        }
    }

    /// Has what is painted in a mode take the place of what the part is painted with otherwise: of both
    /// sides by a rule that sets both, of one by a rule that sets one.
    mutating func applyOverrides() {
        let whole = paints.indices
        var modes: [String: Set<PaletteMode>] = [:]
        for paint in paints where paint.isOfOnePart {
            modes[paint.ink.component, default: []].insert(paint.mode)
        }
        var places: [StyleScope: Int] = [:]
        var sides: [PaintOverride] = []
        for override in overrides {
            if let place = places[override.scope] {
                sides[place].ink = override.ink ?? sides[place].ink
                sides[place].backdrop = override.backdrop ?? sides[place].backdrop
            } else {
                places[override.scope] = sides.count
                sides.append(override)
            }
        }
        let byPart = Dictionary(grouping: sides, by: \.scope.component)
        let byPartAtRest = Dictionary(grouping: sides.filter { $0.scope.stateless != nil }) {
            $0.scope.stateless ?? ""
        }
        for index in whole where paints[index].isOfOnePart {
            let paint = paints[index]
            for mode in modes[paint.ink.component] ?? []
            where mode != paint.mode && paint.mode.holds(in: mode) {
                paints[index].exceptions.append(mode)
            }
            for override in byPart[paint.ink.component] ?? [] where override.scope.mode != paint.mode {
                let mode = paint.mode.overridden(by: override.scope.mode)
                guard mode != paint.mode, paint.mode.holds(in: mode),
                    paints.count < Self.overrideLimit + whole.count
                else { continue }
                paints[index].exceptions.append(mode)
                paints.append(self.paint(paint, changedBy: override, in: mode))
            }
            paints[index].exceptions.sort { "\($0)" < "\($1)" }
            for override in byPartAtRest[paint.ink.component] ?? []
            where paints.count < Self.overrideLimit + whole.count {
                let mode = paint.mode.overridden(by: override.scope.mode)
                guard paint.mode.holds(in: mode) else { continue }
                paints.append(self.paint(paint, changedBy: override, in: mode))
            }
        }
    }

    /// What a part is painted with once a side is another.
    private mutating func paint(
        _ paint: StylePaint, changedBy override: PaintOverride, in mode: PaletteMode
    ) -> StylePaint {
        let scope = StyleScope(mode: mode, component: override.scope.component)
        let ink = override.ink.map { key(of: $0, as: .ink, for: scope, in: override.context) }
        let backdrop = override.backdrop.map { key(of: $0, as: .backdrop, for: scope, in: override.context) }
        return StylePaint(
            ink: ink ?? paint.ink, backdrop: backdrop ?? paint.backdrop, mode: mode,
            location: override.location)
    }
}

extension StyleScope {
    /// The states of a part in which it can be used.
    private static let states = [":hover", ":active", ":focus-visible", ":focus", ":visited"]

    /// The part of the page without the state that its selector ends with: `.button` of `.button:hover`;
    /// `nil` for one at rest.
    fileprivate var stateless: String? {
        Self.states.first(where: component.hasSuffix).flatMap { state in
            component.utf8.count > state.utf8.count ? String(component.dropLast(state.count)) : nil
        }
    }
}

extension StylePaint {
    /// Whether one rule sets both sides.
    fileprivate var isOfOnePart: Bool { ink.component == backdrop.component }
}
