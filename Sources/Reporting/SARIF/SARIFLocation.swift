internal import Audit
internal import Raster

/// Where a finding is, in SARIF.
struct SARIFLocation: Encodable {
    let physicalLocation: Physical
    let logicalLocations: [Logical]?

    struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }

    struct Artifact: Encodable {
        let uri: String
        let uriBaseId: String?

        /// Refers to a file: relative to the top of the repository, or by its absolute path.
        init(_ path: String) {
            let isAbsolute = path.hasPrefix("/")
            uri = (isAbsolute ? "file://" : "") + path.percentEncodedPath
            uriBaseId = isAbsolute ? nil : "%SRCROOT%"
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int
    }

    /// What the finding is about, by name.
    struct Logical: Encodable {
        let name: String
    }

    init(of finding: ReportedFinding) {
        let region =
            switch finding.place {
            case .text(let line, let column):
                Region(startLine: line, startColumn: column, endLine: line, endColumn: column + 1)
            // GitHub asks for lines and columns of any file. The rectangle is in the attachment.
            case .pixels, .file:
                Region(startLine: 1, startColumn: 1, endLine: 1, endColumn: 1)
            }
        physicalLocation = Physical(artifactLocation: Artifact(finding.path), region: region)
        logicalLocations = [Logical(name: finding.subject)]
    }

    init(of input: UnreadInput) {
        let region = input.place.map {
            Region(startLine: $0.line, startColumn: $0.column, endLine: $0.line, endColumn: $0.column + 1)
        }
        physicalLocation = Physical(artifactLocation: Artifact(input.path), region: region)
        logicalLocations = nil
    }
}

/// A text in SARIF.
struct SARIFMessage: Encodable {
    let text: String

    /// Writes a text so that no part of it is taken for a placeholder or a link (SARIF 2.1.0, 3.11.5 and
    /// 3.11.6).
    init(_ text: String) {
        var escaped = ""
        for character in text {
            switch character {
            case "{", "}": escaped += "\(character)\(character)"
            case "[", "]", "\\": escaped += "\\\(character)"
            default: escaped.append(character)
            }
        }
        self.text = escaped
    }
}
