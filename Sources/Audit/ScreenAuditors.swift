public import ColorMath

/// The auditors of a run over screens: one for each configuration that holds for some of them.
public struct ScreenAuditors: Sendable {
    /// The files that are audited: those whose configuration can be understood.
    public let files: [String]
    /// The configurations that cannot be understood.
    public let unread: [UnreadInput]

    private let auditors: [Auditor]
    private let digests: [String]
    /// Which auditor is for which file.
    private let places: [String: Int]

    /// One auditor for all files, whatever they are.
    public init(by auditor: Auditor) {
        files = []
        unread = []
        auditors = [auditor]
        digests = [auditor.optionsDigest]
        places = [:]
    }

    /// Prepares the auditors.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - configurations: The configurations.
    ///   - auditor: Makes the auditor for one of them.
    public init(
        for files: [String], by configurations: Configurations,
        _ auditor: (Configuration) throws -> Auditor
    ) rethrows {
        var configurations = configurations
        var known: [String?: Int] = [:]
        var auditors: [Auditor] = []
        var places: [String: Int] = [:]
        for file in files {
            guard let configuration = configurations.configuration(for: file) else { continue }
            if known[configuration.file] == nil {
                known[configuration.file] = auditors.count
                auditors.append(try auditor(configuration))
            }
            places[file] = known[configuration.file]
        }
        self.files = files.filter { places[$0] != nil }
        self.auditors = auditors.isEmpty ? [try auditor(Configuration())] : auditors
        digests = self.auditors.map(\.optionsDigest)
        self.places = places
        unread = configurations.unread
    }

    /// The standards that are judged by: more than one where configurations differ.
    public var standards: [ContrastStandard] { auditors.map(\.standard).inOrder }

    /// What tells the options that a file is audited by from others.
    package func optionsDigest(for file: String) -> String { digests[places[file] ?? 0] }

    /// What a file is audited by.
    public subscript(file: String) -> Auditor { auditors[places[file] ?? 0] }
}
