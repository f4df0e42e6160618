/// A component of a colour in an asset catalog: `"0xFF"`, `"255"`, `"1.000"` or a JSON number.
struct AssetComponent {
    /// How the component is written.
    enum Notation: Hashable {
        /// A string of `0x` and two hexadecimal digits.
        case hexadecimal
        /// A string or number without a point, 0…255.
        case integer
        /// A string or number with a point, 0…1.
        case fraction
    }

    /// 0…1, or beyond in an extended space.
    let value: Double
    /// How it is written.
    let notation: Notation

    /// Reads a component that is not alpha. `"1"` is 1/255, as Xcode has it; the JSON number 1 is 1.
    init(_ node: JSONNode, in document: JSONDocument) throws(PaletteFault) {
        let (text, isString) = try AssetComponent.text(of: node, in: document)
        if text.lowercased().hasPrefix("0x") {
            guard let code = UInt8(text.dropFirst(2), radix: 16) else {
                throw document.fault(at: node, "expected 0x and two hexadecimal digits")
            }
            (value, notation) = (Double(code) / 255, .hexadecimal)
        } else if let code = Int(text), isString || code > 1 {
            (value, notation) = (Double(code) / 255, .integer)
        } else {
            (value, notation) = (try AssetComponent.number(text, at: node, in: document), .fraction)
        }
    }

    /// Reads alpha, which Xcode always writes as a fraction: `"1"` is 1. Codes above 1 are read as 0…255 all
    /// the same.
    init(alpha node: JSONNode, in document: JSONDocument) throws(PaletteFault) {
        let (text, _) = try AssetComponent.text(of: node, in: document)
        if text == "0" || text == "1" {
            (value, notation) = (text == "1" ? 1 : 0, .fraction)
        } else {
            (value, notation) = { ($0.value, $0.notation) }(try AssetComponent(node, in: document))
        }
        guard (0...1.0005).contains(value) else { throw document.fault(at: node, "alpha has to be 0 to 1") }
    }

    private static func text(
        of node: JSONNode, in document: JSONDocument
    ) throws(PaletteFault) -> (text: String, isString: Bool) {
        if let text = node.string { return (text, true) }
        guard node.number != nil else {
            throw document.fault(at: node, "a component has to be a string or a number, not \(node.kind)")
        }
        return (document.source.string(node.bytes), false)
    }

    private static func number(
        _ text: String, at node: JSONNode, in document: JSONDocument
    ) throws(PaletteFault) -> Double {
        guard let number = Double(text), number.isFinite else {
            throw document.fault(at: node, "expected \"0xFF\", \"255\" or \"1.000\"")
        }
        return number
    }
}
