/// What a calculation comes to: a number and what it counts.
struct CSSQuantity {
    var value: Double
    var type: CSSUnitType

    init(_ value: Double, _ type: CSSUnitType = .number) {
        self.value = value
        self.type = type
    }

    /// A number with a unit in lower case, in the unit that its type is counted in; nil for a unit that is
    /// unknown or that depends on a page, such as `em`.
    init?(_ number: Double, unit: CSSName) {
        guard let known = CSSQuantity.units.first(where: { unit.matches($0.name) }) else { return nil }
        self.init(number * known.size, known.type)
    }

    private static let units: [(name: StaticString, size: Double, type: CSSUnitType)] = [
        ("deg", 1, .angle), ("grad", 0.9, .angle), ("rad", 180 / Double.pi, .angle), ("turn", 360, .angle),
        ("px", 1, .length), ("cm", 96 / 2.54, .length), ("mm", 96 / 25.4, .length),
        ("q", 96 / 101.6, .length),
        ("in", 96, .length), ("pc", 16, .length), ("pt", 4.0 / 3, .length),
        ("s", 1, .time), ("ms", 0.001, .time), ("hz", 1, .frequency), ("khz", 1000, .frequency),
        ("dppx", 1, .resolution), ("x", 1, .resolution), ("dpi", 1.0 / 96, .resolution),
        ("dpcm", 2.54 / 96, .resolution),
    ]
}

/// What a quantity counts, as powers of the types that CSS has: dividing a length by a length leaves a number
/// (CSS Values 4, 10.2).
struct CSSUnitType: Hashable {
    private var powers = SIMD8<Int8>()

    private init(base: Int) { powers[base] = 1 }
    private init() {}

    /// A number.
    static let number = CSSUnitType()
    static let percentage = CSSUnitType(base: 0)
    /// In degrees.
    static let angle = CSSUnitType(base: 1)
    /// In pixels.
    static let length = CSSUnitType(base: 2)
    static let time = CSSUnitType(base: 3)
    static let frequency = CSSUnitType(base: 4)
    static let resolution = CSSUnitType(base: 5)

    static func * (left: CSSUnitType, right: CSSUnitType) -> CSSUnitType {
        var product = left
        product.powers &+= right.powers
        return product
    }

    static func / (left: CSSUnitType, right: CSSUnitType) -> CSSUnitType {
        var quotient = left
        quotient.powers &-= right.powers
        return quotient
    }

    /// What could have stood there, for messages.
    var description: String {
        switch self {
        case .number: "a number"
        case .percentage: "a percentage"
        case .angle: "an angle"
        default: "a quantity of the same kind"
        }
    }
}
