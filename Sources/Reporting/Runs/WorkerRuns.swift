internal import Audit
internal import PaletteFiles

/// What audits the screens of a worker, which are known one after the other: a run for each set of overrides
/// that matches one of them, prepared when the first such screen comes.
struct WorkerRuns: Sendable {
    /// Audits screens that nothing is said of by their paths.
    let base: AuditRun

    private let configuration: Configuration
    private let project: ProjectFolder
    private let auditor: @Sendable (Configuration) throws -> Auditor
    /// The runs by where it is written what holds for their screens alone; `nil` where that cannot be
    /// followed.
    private var known: [[SourceLocation]: AuditRun?]

    /// Prepares the run for screens that nothing is said of by their paths.
    init(
        by configuration: Configuration, in project: ProjectFolder,
        _ auditor: @escaping @Sendable (Configuration) throws -> Auditor
    ) throws {
        self.configuration = configuration
        self.project = project
        self.auditor = auditor
        var plain = configuration
        plain.screens.overrides = []
        plain.screens.ignored = configuration.screens.ignored.filter(\.paths.isEmpty)
        base = AuditRun(ScreenAuditors(by: try auditor(plain)), in: project)
        known = [[]: base]
    }

    /// The run for a screen; `nil` where what the configuration says of its path cannot be followed.
    mutating func run(forScreenAt path: String) -> AuditRun? {
        let own = configuration.forScreen(at: path)
        if let run = known[own.ownPlaces] { return run }
        let run = (try? auditor(own)).map { AuditRun(ScreenAuditors(by: $0), in: project) }
        known.updateValue(run, forKey: own.ownPlaces)
        return run
    }
}
