/// The components of a relative colour's origin, by the names that they have in the function (CSS Color 5,
/// 4).
struct CSSChannels {
    private let names: [StaticString]
    /// In the units in which the function writes numbers; nil for a missing one. Alpha is the last.
    private let values: [Double?]

    /// The components of an origin in a function, whose space it is converted to.
    init(of origin: DynamicColor, in function: CSSColorFunction) {
        let color = origin.carryingMissing(to: function.space)
        names = function.channels + ["alpha"]
        values =
            (0..<3).map { index in
                color.missing.contains(.component(at: index))
                    ? nil : color.components[index] * function.components[index].unit
            } + [color.missing.contains(.alpha) ? nil : color.alpha]
    }

    /// The value of a name, which is nil where it is missing; nil for a name that is none of these.
    func value(of name: CSSName) -> Double?? {
        names.firstIndex { name.matches($0) }.map { values[$0] }
    }

    /// The origin's alpha; nil where it is missing.
    var alpha: Double? { values[3] }
}
