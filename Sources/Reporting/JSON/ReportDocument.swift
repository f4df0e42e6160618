internal import Audit

extension Array {
    /// The list; nil where it is empty, so that its key is missing.
    var ifAny: Self? { isEmpty ? nil : self }
}

/// What the JSON reports of every kind have in common.
enum ReportDocument {
    /// What wrote a report.
    struct Tool: Hashable, Codable {
        let name: String
        let version: String

        /// This program, in this version unless specified otherwise.
        init(version: String = ToolVersion.current) {
            name = "legible"
            self.version = version
        }
    }

    /// What could not be read; with a line and a column where it is a part of a file.
    struct ErrorDocument: Encodable {
        let path: String
        let line: Int?
        let column: Int?
        let fault: String

        init(_ input: UnreadInput) {
            path = input.path
            line = input.place?.line
            column = input.place?.column
            fault = input.fault
        }
    }
}
