internal import Audit
internal import ColorMath

extension ScreenRecord: Codable {
    private enum CodingKeys: CodingKey {
        case schemaVersion
        case tool
        case standard
        case options
        case index
        case path
        case projectPath
        case sha256
        case image
        case findings
        case fault
        case line
        case column
    }

    /// The version of `run-record.schema.json`.
    static let schemaVersion = 1

    /// Reads a record, whoever wrote it.
    ///
    /// - Throws: `DecodingError`, which names the key, for what no audit can have written.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func require(_ condition: Bool, _ key: CodingKeys, _ fault: String) throws {
            guard condition else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: fault)
            }
        }
        let schema = try container.decode(Int.self, forKey: .schemaVersion)
        try require(schema == Self.schemaVersion, .schemaVersion, "a version that is not known here")
        version = try container.decode(ReportDocument.Tool.self, forKey: .tool).version
        standard = try container.decode(StandardName.self, forKey: .standard).standard
        options = try container.decode(String.self, forKey: .options)
        try require(options.isDigest, .options, "no SHA-256")
        index = try container.decodeIfPresent(Int.self, forKey: .index)
        try require((0..<1 << 48).contains(index ?? 0), .index, "no place among inputs")
        path = try container.decode(String.self, forKey: .path)
        projectPath = try container.decodeIfPresent(String.self, forKey: .projectPath) ?? path
        sha256 = try container.decodeIfPresent(String.self, forKey: .sha256)
        try require(sha256?.isDigest ?? true, .sha256, "no SHA-256")
        if let fault = try container.decodeIfPresent(String.self, forKey: .fault) {
            let line = try container.decodeIfPresent(Int.self, forKey: .line)
            let column = try container.decodeIfPresent(Int.self, forKey: .column)
            try require(
                (line == nil) == (column == nil), .line, "a line without a column, or the other way round")
            try require(
                [line ?? 1, column ?? 1].allSatisfy((1...1 << 48).contains), .line, "no place in a file")
            content = .fault(
                fault, line.flatMap { line in column.map { UnreadInput.Place(line: line, column: $0) } })
        } else {
            let image = try container.decode(ImageDocument.self, forKey: .image)
            if let fault = image.fault { try require(false, .image, fault) }
            try require(image.path == path, .image, "the path of another screen")
            try require(image.standard == standard.rawValue, .image, "another standard than its own")
            let findings = try container.decode([FindingDocument].self, forKey: .findings)
            if let fault = findings.lazy.compactMap({ $0.fault(on: image) }).first {
                try require(false, .findings, fault)
            }
            content = .screen(image, findings.map(\.withoutBaseline))
        }
    }

    /// Writes the record; what a baseline suppresses is as it was found, as another run may have another.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.schemaVersion, forKey: .schemaVersion)
        try container.encode(ReportDocument.Tool(version: version), forKey: .tool)
        try container.encode(standard.rawValue, forKey: .standard)
        try container.encode(options, forKey: .options)
        try container.encodeIfPresent(index, forKey: .index)
        try container.encode(path, forKey: .path)
        if projectPath != path { try container.encode(projectPath, forKey: .projectPath) }
        try container.encodeIfPresent(sha256, forKey: .sha256)
        switch content {
        case .screen(let image, let findings):
            try container.encode(image, forKey: .image)
            try container.encode(findings.map(\.withoutBaseline), forKey: .findings)
        case .fault(let fault, let place):
            try container.encode(fault, forKey: .fault)
            try container.encodeIfPresent(place?.line, forKey: .line)
            try container.encodeIfPresent(place?.column, forKey: .column)
        }
    }
}

extension FindingDocument {
    /// The finding with what the configuration says of it, and nothing of a baseline.
    fileprivate var withoutBaseline: FindingDocument {
        var finding = self
        if case .exception? = suppression?.suppression { return finding }
        finding.suppression = nil
        return finding
    }
}

/// A standard in JSON, by its name.
struct StandardName: Decodable {
    let standard: ContrastStandard

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let standard = ContrastStandard(rawValue: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "no standard that is known")
        }
        self.standard = standard
    }
}

extension String {
    /// Whether this is a SHA-256 in lower-case hexadecimal digits.
    var isDigest: Bool {
        utf8.count == 64
            && utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }
}
