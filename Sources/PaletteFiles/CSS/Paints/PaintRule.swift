/// What a rule of a stylesheet sets one side of a part of the page to.
struct PaintRule {
    /// Where custom properties of the rule are.
    let scope: StyleScope
    /// What is painted: the part of the page that the rule is for, with what it must not be.
    let part: String
    let side: PaintReader.Side
    let setting: PaintedColor.Setting
    let precedence: StyleDeclaration.Precedence
    /// The token of the property's name.
    let name: CSSToken

    /// The property that the side is; one that is a colour itself is a property of the part.
    func key(of color: PaintedColor) -> CustomProperties.Key {
        color.variable.map { CustomProperties.Key(component: scope.component, property: $0) }
            ?? CustomProperties.Key(component: part, property: side.rawValue)
    }
}
