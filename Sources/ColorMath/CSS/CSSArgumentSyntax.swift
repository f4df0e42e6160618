/// Reads the arguments of a colour function, in whichever of the two syntaxes the first separator chooses.
///
/// The modern syntax separates components by space, mixes numbers and percentages, knows `none`, and puts alpha after a
/// slash. The older one separates all four by commas, and does none of that.
struct CSSArgumentSyntax {
    typealias Fault = CSSScanner.Fault

    private enum Kind { case number, percentage, angle, none }

    private let function: CSSColorFunction
    private var usesCommas = false
    /// The kind and place of each component read.
    private var kinds: [(kind: Kind, start: CSSScanner)] = []

    init(function: CSSColorFunction) {
        self.function = function
    }

    /// Reads what stands between two components.
    mutating func separator(in scanner: inout CSSScanner, before name: StaticString) throws(Fault) {
        scanner.skipSpace()
        if kinds.count == 1, function.allowsCommas, scanner.skip(",") {
            usesCommas = true
            return try checkLegacyKinds()
        }
        if usesCommas, !scanner.skip(",") {
            throw scanner.fault(.unexpectedCharacter, expected: "a comma before \(name)")
        }
    }

    /// Reads one component in the space's own unit; nil for `none`.
    mutating func value(of component: CSSComponent, in scanner: inout CSSScanner) throws(Fault) -> Double? {
        scanner.skipSpace()
        let start = scanner
        let (kind, value) = try term(of: component, in: &scanner)
        kinds.append((kind, start))
        if usesCommas { try checkLegacyKinds() }
        return value
    }

    /// Whether a separator announces an alpha component; reads it.
    mutating func hasAlpha(in scanner: inout CSSScanner) throws(Fault) -> Bool {
        scanner.skipSpace()
        return usesCommas ? scanner.skip(",") : scanner.skip("/")
    }

    /// Reads alpha, which may be a number or a percentage in either syntax; nil for `none`.
    mutating func alphaValue(of alpha: CSSComponent, in scanner: inout CSSScanner) throws(Fault) -> Double? {
        scanner.skipSpace()
        let start = scanner
        let (kind, value) = try term(of: alpha, in: &scanner)
        if usesCommas, kind == .none {
            throw start.fault(.wrongKind, expected: "a number or a percentage for alpha")
        }
        return value
    }

    /// The components written with commas must be of one kind, and that kind may be prescribed.
    private func checkLegacyKinds() throws(Fault) {
        for (index, (kind, start)) in kinds.enumerated() {
            let component = function.components[index]
            if component.whole == nil {
                if kind == .none { throw start.fault(.wrongKind, expected: "an angle for \(component.name)") }
                continue
            }
            let needed: Kind = function.commasNeedPercentages ? .percentage : kinds[0].kind
            guard kind != needed || kind == .none else { continue }
            let word = needed == .percentage ? "a percentage" : "a number"
            throw start.fault(.wrongKind, expected: "\(word) for \(component.name)")
        }
    }

    /// Reads a number, a percentage, an angle or `none`, whichever of them the component allows.
    private func term(
        of component: CSSComponent, in scanner: inout CSSScanner
    ) throws(Fault) -> (kind: Kind, value: Double?) {
        let start = scanner
        let kinds = component.whole == nil ? "a number, an angle" : "a number, a percentage"
        guard let number = scanner.number() else {
            let word = CSSName(bytes: scanner.word())
            if word.matches("none") { return (.none, nil) }
            let isFunction = scanner.next == UInt8(ascii: "(")
            let isRelative = word.matches("from")
            throw start.fault(
                isFunction || isRelative ? .needsStylesheet : .unexpectedCharacter,
                expected: "\(kinds) or none for \(component.name)")
        }
        let unitStart = scanner
        if let whole = component.whole, scanner.skip("%") {
            return (.percentage, component.clamp(number / 100 * whole))
        }
        let unit = CSSName(bytes: scanner.word())
        if unit.bytes.isEmpty, scanner.next != UInt8(ascii: "%") {
            let value = number / component.unit
            return (.number, component.whole == nil ? normalized(degrees: value) : component.clamp(value))
        }
        guard component.whole == nil, let degrees = CSSArgumentSyntax.degrees(perUnit: unit) else {
            throw unitStart.fault(.unknownUnit, expected: "\(kinds) for \(component.name)")
        }
        return (.angle, normalized(degrees: number * degrees))
    }

    /// How many degrees an angle unit stands for; nil if the name is none.
    private static func degrees(perUnit unit: CSSName) -> Double? {
        if unit.matches("deg") { return 1 }
        if unit.matches("grad") { return 0.9 }
        if unit.matches("rad") { return 180 / Double.pi }
        if unit.matches("turn") { return 360 }
        return nil
    }

    /// The same angle within 0..<360.
    private func normalized(degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? (rest + 360 < 360 ? rest + 360 : 0) : rest
    }
}

extension CSSComponent {
    /// A value brought into the component's range.
    fileprivate func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}
