/// A side that a rule for some mode paints by itself: `.dark .menu { color: white }`.
struct PaintOverride {
    let scope: StyleScope
    var ink: PaintedColor?
    var backdrop: PaintedColor?
    let context: StyleContext
    let location: SourceLocation
}

extension StylesheetParser {
    /// The most rules that paint one side anew for a mode.
    private static let overrideLimit = 10_000

    /// Notes what a rule that paints one side only sets for a mode; the other is as another rule has it.
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
        let modes = scopes.scopes.filter { $0.mode != .base && !$0.isDisabled }
        guard !modes.isEmpty else { return }
        for declaration in content.split(at: { $0.kind == .semicolon }) {
            guard let name = declaration.first, let side = painting.side(of: name),
                case .color(let color)? = painting.setting(of: declaration)
            else { continue }
            for scope in modes where overrides.count < Self.overrideLimit {
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
                let scope = StyleScope(mode: mode, component: override.scope.component)
                let ink = override.ink.map { key(of: $0, as: .ink, for: scope, in: override.context) }
                let backdrop = override.backdrop.map {
                    key(of: $0, as: .backdrop, for: scope, in: override.context)
                }
                paints[index].exceptions.append(mode)
                paints.append(
                    StylePaint(
                        ink: ink ?? paint.ink, backdrop: backdrop ?? paint.backdrop, mode: mode,
                        location: override.location))
            }
            paints[index].exceptions.sort { "\($0)" < "\($1)" }
        }
    }
}

extension StylePaint {
    /// Whether one rule sets both sides.
    fileprivate var isOfOnePart: Bool { ink.component == backdrop.component }
}
