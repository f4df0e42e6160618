public import ColorMath
internal import PaletteFiles
internal import TextDetection

/// The auditors of a run over screens: one for each configuration that holds for some of them, with each set
/// of overrides.
public struct ScreenAuditors: Sendable {
    /// The files that are audited: those whose configuration can be understood.
    public let files: [String]
    /// The configurations that cannot be understood.
    public let unread: [UnreadInput]
    /// The configurations that hold for some file, in the order of the files, without overrides.
    public let configurations: [Configuration]

    private var auditors: [Auditor]
    private let digests: [String]
    /// Which auditor is for which file.
    private let places: [String: Int]

    /// One auditor for all files, whatever they are.
    public init(by auditor: Auditor) {
        files = []
        unread = []
        configurations = []
        auditors = [auditor]
        digests = [auditor.optionsDigest]
        places = [:]
    }

    /// Prepares the auditors.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - configurations: The configurations.
    ///   - auditor: Makes the auditor for one of them, with the overrides that match.
    public init(
        for files: [String], by configurations: Configurations,
        _ auditor: (Configuration) throws -> Auditor
    ) rethrows {
        var configurations = configurations
        var known: [Kind: Int] = [:]
        var found: [String?: Configuration] = [:]
        var order: [Configuration] = []
        var auditors: [Auditor] = []
        var places: [String: Int] = [:]
        for file in files {
            guard let configuration = configurations.configuration(for: file) else { continue }
            if found.updateValue(configuration, forKey: configuration.file) == nil {
                order.append(configuration)
            }
            let own = configuration.forScreen(at: file)
            let kind = Kind(file: own.file, places: own.ownPlaces)
            if known[kind] == nil {
                known[kind] = auditors.count
                auditors.append(try auditor(own))
            }
            places[file] = known[kind]
        }
        self.configurations = order
        self.files = files.filter { places[$0] != nil }
        self.auditors = auditors.isEmpty ? [try auditor(Configuration())] : auditors
        digests = self.auditors.map(\.optionsDigest)
        self.places = places
        unread = configurations.unread
    }

    /// What tells screens that are audited alike from others.
    private struct Kind: Hashable {
        let file: String?
        let places: [SourceLocation]
    }

    /// The standards that are judged by: more than one where configurations differ.
    public var standards: [ContrastStandard] { auditors.map(\.standard).inOrder }

    /// What tells the options that a file is audited by from others.
    package func optionsDigest(for file: String) -> String { digests[places[file] ?? 0] }

    /// The same auditors, with more cores for a screen where there are fewer screens than jobs.
    package func sharing(_ jobs: Int, among screens: Int) -> ScreenAuditors {
        var shared = self
        let cores = Cores(jobs / max(1, screens))
        for index in shared.auditors.indices { shared.auditors[index].cores = cores }
        return shared
    }

    /// What a file is audited by.
    public subscript(file: String) -> Auditor { auditors[places[file] ?? 0] }
}
