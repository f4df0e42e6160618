internal import Audit

/// A file that something is asserted of, in EARL: a `TestSubject` without its assertions.
struct EARLSubject: Encodable {
    private let type = "TestSubject"
    private let title: String
    /// The file; `nil` for what stands for several.
    private let source: String?
    /// The configuration that it was judged by, and what was not looked at.
    private let description: String?
    private let checksum: Checksum?

    private struct Checksum: Encodable {
        let type = "spdx:Checksum"
        let algorithm = "spdx:checksumAlgorithm_sha256"
        let checksumValue: String

        enum CodingKeys: String, CodingKey {
            case type = "@type"
            case algorithm
            case checksumValue
        }
    }

    private enum CodingKeys: String, CodingKey {
        case type = "@type"
        case title
        case source
        case description
        case checksum
    }

    /// - Parameters:
    ///   - path: The file.
    ///   - configuration: The configuration files that hold for it, the nearest first; `nil` for what was not
    ///     judged.
    ///   - sha256: The digest of the file.
    ///   - remarks: What was not looked at, a sentence each.
    init(_ path: String, under configuration: [String]?, sha256: String? = nil, remarks: [String] = []) {
        title = path.visible
        source = path.percentEncodedPath
        description = configuration.map { files in
            (["configuration: \(ConfigurationTally(of: [files]).words)"] + remarks).joined(separator: "; ")
        }
        checksum = sha256.map { Checksum(checksumValue: $0) }
    }

    /// Inputs that were not looked at.
    ///
    /// - Parameter reason: How many, and why.
    init(leftOut reason: String) {
        title = "inputs that were not looked at"
        source = nil
        description = reason.visible
        checksum = nil
    }
}

/// The program as an assertor in EARL.
struct EARLAssertor: Encodable {
    private let id = Self.node
    private let type = ["Assertor", "Software"]
    private let name = "Legible"
    private let release = Release()

    /// What assertions refer to it by.
    static let node = "_:legible"

    private struct Release: Encodable {
        let type = "Version"
        let revision = ToolVersion.current

        enum CodingKeys: String, CodingKey {
            case type = "@type"
            case revision
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id = "@id"
        case type = "@type"
        case name
        case release
    }
}
