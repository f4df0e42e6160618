/// What a rule of a stylesheet sets one side of a part of the page to.
struct PaintRule {
    let scope: StyleScope
    let side: PaintReader.Side
    let setting: PaintedColor.Setting
    let precedence: StyleDeclaration.Precedence
    /// The token of the property's name.
    let name: CSSToken

    /// The property that the side is; one that is a colour itself is a property of the part.
    func key(of color: PaintedColor) -> CustomProperties.Key {
        CustomProperties.Key(component: scope.component, property: color.variable ?? side.rawValue)
    }
}
