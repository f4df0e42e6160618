/// A number of CSS with its kind, as components of colours are written.
struct CSSQuantity: Hashable, Sendable {
    enum Unit: Hashable, Sendable { case number, percentage, degrees }

    var value: Double
    var unit = Unit.number

    /// The quantity as the arguments of a colour function have it. What is not finite becomes what a browser makes of
    /// it: 0 for what is no number, the largest number for infinity.
    var css: String {
        let limit = 1e30
        let finite = value.isNaN ? 0 : min(max(value, -limit), limit)
        switch unit {
        case .number: return "\(finite)"
        case .percentage: return "\(finite)%"
        case .degrees: return "\(finite)deg"
        }
    }

    /// Reads a number, a percentage or an angle; `nil` for anything else.
    init?(_ token: CSSToken, in sources: CSSSources) {
        let text = sources.text(token)
        switch token.kind {
        case .number:
            guard let number = Double(text) else { return nil }
            self.init(value: number)
        case .percentage:
            guard let number = Double(text.dropLast()) else { return nil }
            self.init(value: number, unit: .percentage)
        case .dimension:
            let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
            let lowercased = text.lowercased()
            // `grad` ends with `rad`: the longest that fits.
            let fitting = units.filter { lowercased.hasSuffix($0.0) }.max { $0.0.count < $1.0.count }
            guard let fitting, let number = Double(lowercased.dropLast(fitting.0.count)) else { return nil }
            self.init(value: number * fitting.1, unit: .degrees)
        default: return nil
        }
    }

    init(value: Double, unit: Unit = .number) {
        self.value = value
        self.unit = unit
    }
}
