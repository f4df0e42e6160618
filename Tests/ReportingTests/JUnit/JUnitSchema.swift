import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Checks a document against what the JUnit schema of Jenkins' xUnit plugin (junit-10.xsd) says of the
/// elements that reports have: their attributes, which of them are required, and which elements may stand in
/// them.
final class JUnitSchema: NSObject, XMLParserDelegate {
    private struct Element {
        let required: Set<String>
        let optional: Set<String>
        let children: Set<String>
    }

    private static let elements: [String: Element] = [
        "testsuites": Element(
            required: [], optional: ["name", "time", "tests", "failures", "errors"], children: ["testsuite"]),
        "testsuite": Element(
            required: ["name", "tests", "failures", "errors"], optional: ["time", "skipped", "file"],
            children: ["properties", "testcase"]),
        "properties": Element(required: [], optional: [], children: ["property"]),
        "property": Element(required: ["name"], optional: ["value"], children: []),
        "testcase": Element(
            required: ["name"], optional: ["time", "classname"], children: ["skipped", "error", "failure"]),
        "skipped": Element(required: [], optional: ["type", "message"], children: []),
        "error": Element(required: [], optional: ["type", "message"], children: []),
        "failure": Element(required: [], optional: ["type", "message"], children: []),
    ]

    private(set) var faults: [String] = []
    /// The number of elements by name.
    private(set) var counts: [String: Int] = [:]
    /// The attributes of the elements, in their order.
    private(set) var attributes: [(element: String, values: [String: String])] = []
    private var open: [String] = []

    /// Parses a document; what is not well-formed is a fault, too.
    init(checking document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() {
            faults.append("not well-formed at line \(parser.lineNumber)")
        }
        faults += open.map { "\($0) without an end" }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        guard let element = Self.elements[name] else { return faults.append("unknown element \(name)") }
        if let parent = open.last, Self.elements[parent]?.children.contains(name) != true {
            faults.append("\(name) in \(parent)")
        }
        if open.isEmpty, name != "testsuites" { faults.append("\(name) at the top") }
        let names = Set(values.keys)
        faults += element.required.subtracting(names).map { "\(name) without \($0)" }
        faults += names.subtracting(element.required.union(element.optional)).map { "\(name) with \($0)" }
        if let time = values["time"], time.wholeMatch(of: /[0-9]{0,3}(\.[0-9]*)?/) == nil {
            faults.append("time \(time)")
        }
        counts[name, default: 0] += 1
        attributes.append((name, values))
        open.append(name)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        _ = open.popLast()
    }
}
