/// The files and folders that a report speaks of, whether or not anything was found in them.
struct AuditedPlaces {
    private let places: Set<AbsolutePath>

    init(of report: FindingReport, in project: ProjectFolder) {
        var paths = report.files.flatMap(\.sources)
        // What is wrong with a configuration is found beside palettes only, and in the nearest file.
        if report.kind == .palettes { paths += report.files.compactMap(\.configurations.first) }
        places = Set(paths.map { project.location(ofReported: $0) })
    }

    /// Whether a file, or a folder around it that is one input, was audited.
    func contain(_ file: AbsolutePath) -> Bool {
        file.andFoldersAround.contains { places.contains($0) }
    }
}
