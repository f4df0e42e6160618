internal import Audit
internal import PaletteFiles

/// Reads the JSON of a baseline, and says where it is not as it should be.
struct BaselineReader {
    private let document: JSONDocument

    /// Parses a file.
    init(of source: SourceText) throws(PaletteFault) {
        document = try JSONDocument(parsing: source, maximumDepth: 8)
        // Of two values for one key, nobody knows which was meant.
        if let fault = document.faults.first { throw fault }
    }

    /// The number of the version that the file is of.
    func version() throws(PaletteFault) -> Int {
        guard document.root.members != nil else { throw fault(at: document.root, "an object") }
        guard let value = document.root["schemaVersion"] else {
            throw document.fault(at: document.root, "there is no \"schemaVersion\" here")
        }
        guard let number = value.number, let version = Int(exactly: number) else {
            throw fault(at: value, "a whole number")
        }
        return version
    }

    /// The known findings.
    func entries() throws(PaletteFault) -> [Baseline.Entry] {
        guard let value = document.root["findings"] else {
            throw document.fault(at: document.root, "there are no \"findings\" here")
        }
        guard let elements = value.elements else { throw fault(at: value, "an array") }
        return try elements.map { element throws(PaletteFault) in
            guard element.members != nil else { throw fault(at: element, "an object") }
            return Baseline.Entry(
                path: try text("path", of: element), rule: try text("rule", of: element),
                fingerprint: try text("fingerprint", of: element),
                contrast: try element["contrast"].flatMap { value throws(PaletteFault) in
                    if case .null = value.value { return nil }
                    guard let number = value.number else { throw fault(at: value, "a number") }
                    return number
                },
                message: try text("message", of: element),
                reference: element["reference"] == nil ? nil : try text("reference", of: element),
                place: element["place"] == nil ? nil : try text("place", of: element))
        }
    }

    private func text(_ key: String, of entry: JSONNode) throws(PaletteFault) -> String {
        guard let value = entry[key] else {
            throw document.fault(at: entry, "a finding without \"\(key)\"")
        }
        guard let text = value.string else { throw fault(at: value, "a string") }
        return text
    }

    private func fault(at node: JSONNode, _ expected: String) -> PaletteFault {
        document.fault(at: node, "expected \(expected), but there is \(node.kind)")
    }
}
