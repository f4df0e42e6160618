/// What a rule of a stylesheet sets one side of a part of the page to.
struct PaintRule {
    /// Where custom properties of the rule are.
    let scope: StyleScope
    /// What is painted: the part of the page that the rule is for, with what it must not be.
    let part: String
    let side: PaintReader.Side
    let setting: PaintedColor.Setting
    let precedence: StyleDeclaration.Precedence
    /// The mode that its file is for: of equal rules, those of a theme win, wherever they are loaded.
    let fileMode: PaletteMode
    /// How specific its selector is, with what that says of the mode.
    let specificity: Int
    /// The token of the property's name.
    let name: CSSToken

    /// Whether another rule for the same element wins, this one standing before it.
    func isWeaker(than other: PaintRule) -> Bool {
        guard precedence == other.precedence else { return precedence < other.precedence }
        guard specificity == other.specificity else { return specificity < other.specificity }
        return fileMode.specificity <= other.fileMode.specificity
    }

    /// The property that the side is; one that is a colour itself is a property of the part.
    func key(of color: PaintedColor) -> CustomProperties.Key {
        color.variable.map { CustomProperties.Key(component: scope.component, property: $0) }
            ?? CustomProperties.Key(component: part, property: side.rawValue)
    }
}
