/// Reads the arguments of a colour function, in whichever of the two syntaxes the first separator chooses.
///
/// The modern syntax separates components by space, mixes numbers and percentages, knows `none`, and puts
/// alpha after a slash. The older one separates all four by commas, and does none of that.
struct CSSArgumentSyntax {
    typealias Fault = CSSScanner.Fault

    private enum Kind { case number, percentage, angle, none }

    private struct Term {
        let component: CSSComponent
        let kind: Kind
        let value: Double?
        let start: CSSScanner
    }

    private let function: CSSColorFunction
    /// The names that components may be, in a relative colour.
    private let channels: CSSChannels?
    private var usesCommas = false
    /// Whether a calculation or the name of a component has been read.
    private(set) var hasCalculations = false
    /// The first component, which in the older syntax decides what the others may be.
    private var first: Term?

    init(function: CSSColorFunction, channels: CSSChannels?) {
        self.function = function
        self.channels = channels
    }

    /// Reads what stands before the second or the third component.
    mutating func separator(
        in scanner: inout CSSScanner, before name: StaticString, isFirst: Bool
    ) throws(Fault) {
        scanner.skipSpace()
        if isFirst, function.allowsCommas, scanner.skip(",") {
            usesCommas = true
            if let first { try checkKind(of: first) }
        } else if usesCommas, !scanner.skip(",") {
            throw scanner.fault(.unexpectedCharacter, expected: "a comma before \(name)")
        }
    }

    /// Reads one component in the space's own unit; nil for `none`.
    mutating func value(of component: CSSComponent, in scanner: inout CSSScanner) throws(Fault) -> Double? {
        scanner.skipSpace()
        let term = try term(of: component, in: &scanner)
        if first == nil { first = term }
        if usesCommas { try checkKind(of: term) }
        return term.value
    }

    /// Whether a separator announces an alpha component; reads it.
    mutating func hasAlpha(in scanner: inout CSSScanner) throws(Fault) -> Bool {
        scanner.skipSpace()
        return usesCommas ? scanner.skip(",") : scanner.skip("/")
    }

    /// Reads alpha, which may be a number or a percentage in either syntax; nil for `none`.
    mutating func alphaValue(of alpha: CSSComponent, in scanner: inout CSSScanner) throws(Fault) -> Double? {
        scanner.skipSpace()
        let term = try term(of: alpha, in: &scanner)
        if usesCommas, term.kind == .none {
            throw term.start.fault(.wrongKind, expected: "a number or a percentage for alpha")
        }
        return term.value
    }

    /// Components written with commas must have a value, and be of the kind prescribed or of that
    /// of the first.
    private func checkKind(of term: Term) throws(Fault) {
        let isHue = term.component.whole == nil
        let needed = function.commasNeedPercentages ? .percentage : first?.kind ?? term.kind
        guard term.kind == .none || !isHue && term.kind != needed else { return }
        let kind = isHue ? "an angle" : needed == .percentage ? "a percentage" : "a number"
        throw term.start.fault(.wrongKind, expected: "\(kind) for \(term.component.name)")
    }

    /// Reads a number, a percentage, an angle or `none`, whichever of them the component allows.
    private mutating func term(
        of component: CSSComponent, in scanner: inout CSSScanner
    ) throws(Fault) -> Term {
        let start = scanner
        func term(_ kind: Kind, _ value: Double?) -> Term {
            Term(component: component, kind: kind, value: value, start: start)
        }
        guard let number = scanner.number() else {
            let word = scanner.word()
            if word.matches("none") { return term(.none, nil) }
            let isFunction = scanner.next == UInt8(ascii: "(")
            if !isFunction, let channel = channels?.value(of: word) {
                hasCalculations = true
                guard let channel else { return term(.none, nil) }
                let (kind, value) = try value(of: CSSQuantity(channel), for: component, start: start)
                return term(kind, value)
            }
            if let result = try CSSCalculation.result(of: word, in: &scanner, channels: channels) {
                hasCalculations = true
                let (kind, value) = try value(of: result, for: component, start: start)
                return term(kind, value)
            }
            throw start.fault(
                isFunction && !word.isEmpty ? .needsStylesheet : .unexpectedCharacter,
                expected: "\(component.kinds) or none for \(component.name)")
        }
        let unitStart = scanner
        if let whole = component.whole, scanner.skip("%") {
            return term(.percentage, component.clamp(number / 100 * whole))
        }
        let unit = scanner.word()
        if unit.isEmpty, scanner.next != UInt8(ascii: "%") {
            let value = number / component.unit
            return term(.number, component.whole == nil ? wrapped(degrees: value) : component.clamp(value))
        }
        guard component.whole == nil, let angle = CSSQuantity(number, unit: unit), angle.type == .angle else {
            throw unitStart.fault(.unknownUnit, expected: "\(component.kinds) for \(component.name)")
        }
        return term(.angle, wrapped(degrees: angle.value))
    }

    /// A calculation's result as the component's own value.
    private func value(
        of result: CSSQuantity, for component: CSSComponent, start: CSSScanner
    ) throws(Fault) -> (Kind, Double) {
        switch (result.type, component.whole) {
        case (.percentage, let whole?): return (.percentage, component.clamp(result.value / 100 * whole))
        case (.number, _?):
            let limit = CSSComponent.limit
            return (.number, component.clamp(min(max(result.value, -limit), limit) / component.unit))
        case (.number, nil), (.angle, nil):
            // An endless angle has no direction: CSS makes it 0.
            let degrees = abs(result.value) < CSSComponent.limit ? wrapped(degrees: result.value) : 0
            return (result.type == .angle ? .angle : .number, degrees)
        default: throw start.fault(.wrongKind, expected: "\(component.kinds) for \(component.name)")
        }
    }
}

extension CSSComponent {
    /// What may be written for the component, for messages.
    fileprivate var kinds: StaticString { whole == nil ? "a number, an angle" : "a number, a percentage" }

    /// A value brought into the component's range.
    fileprivate func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}
