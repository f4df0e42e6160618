package import Assets
internal import FileSystem

/// The catalogs and images of a run as they were found, each with the configuration that holds for it.
public struct AssetInputs: Sendable {
    private var collections: [(collection: AssetCollection, configuration: Configuration)] = []
    private let unread: [UnreadInput]
    private let notes: [String]

    /// Finds catalogs and images.
    ///
    /// - Parameters:
    ///   - paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    ///   - configurations: The configurations.
    ///   - excluded: What is left out of folders and patterns, as patterns of `.gitignore` from the working
    ///     folder, beside what the configurations say.
    public init(at paths: [String], by configurations: Configurations, excluding excluded: [String] = []) {
        var selector = PathSelector(configurations, excluding: excluded, of: paths) {
            ($0.assets.paths, $0.assets.excluded)
        }
        var inputs: [String] = []
        var missing: [UnreadInput] = []
        var notes: [String] = []
        for path in paths {
            guard (try? FileStatus(of: path)) == nil, Glob.isPattern(path) else {
                inputs.append(path)
                continue
            }
            let matches = Glob(path)
            inputs += matches.paths.filter { !selector.covers($0) }
            missing += matches.unread
            notes += matches.notes
            if matches.paths.isEmpty, matches.unread.isEmpty {
                missing.append(UnreadInput(path: path, fault: "nothing matches this pattern", isEmpty: true))
            }
        }
        let reading = AssetReading(of: inputs) { path, isFolder in
            selector.excludes(path, isFolder: isFolder) || !isFolder && !selector.includes(path)
        }
        // What lies in a catalog was read with it, whichever of its files are asked for.
        let selected = reading.collections.map { collection in
            collection.filter { set in
                (set.sources.isEmpty ? [set.path] : set.sources).contains { selector.includes($0) }
            }
        }.filter { !$0.sets.isEmpty }
        if selected.isEmpty, reading.collections.contains(where: { !$0.sets.isEmpty }) {
            let fault =
                "the configuration leaves out all that is in it, by 'paths', which no image matches; "
                + "'legible config' shows where that is written"
            missing.append(UnreadInput(path: paths.first ?? ".", fault: fault, isEmpty: true))
        }
        var found = selector.configurations
        for collection in selected {
            guard let configuration = found.configuration(for: collection.path.appendingPart("image")) else {
                continue
            }
            collections.append((collection, configuration))
        }
        unread = found.unread + missing + reading.faults.map(UnreadInput.init)
        self.notes = notes + reading.notes + selector.idleNotes(on: paths)
    }

    /// The paths of everything that is read.
    public var files: [String] { collections.flatMap { $0.collection.sets.flatMap(\.sources) } }

    /// Audits the images, several at a time. The report is the same whatever `jobs` is.
    ///
    /// - Parameters:
    ///   - jobs: The number of images that are in memory and worked on at the same time, at least 1.
    ///   - auditor: Makes the auditor for a configuration.
    public func report(jobs: Int, by auditor: (Configuration) -> AssetAuditor) async -> AssetReport {
        var audits: [AssetAudit] = []
        var unread = self.unread
        for (collection, configuration) in collections {
            var auditor = auditor(configuration)
            auditor.configurationFiles = configuration.files
            let (audit, faults) = await auditor.audit(collection, jobs: jobs)
            audits.append(audit)
            unread += faults
        }
        let notes = notes + UnmeasuredFiles(of: audits).notes
        return AssetReport(audits: audits, unread: unread, notes: notes)
    }
}

extension AssetAuditor {
    /// Audits the sets of a catalog or a folder.
    ///
    /// - Parameters:
    ///   - collection: The sets.
    ///   - jobs: The number of images that are in memory at the same time, at least 1.
    /// - Returns: The audit, and what of the files could not be read.
    package func audit(
        _ collection: AssetCollection, jobs: Int
    ) async -> (AssetAudit, unread: [UnreadInput]) {
        let auditor = self
        var images = [[ExaminedImage]](repeating: [], count: collection.sets.count)
        var unread: [UnreadInput] = []
        let all = collection.sets.indices.flatMap { set in
            collection.sets[set].images.map { (set, $0) }
        }
        await all.forEachConcurrently(jobs: jobs) { set, image in
            (set, auditor.examine(image, of: collection.sets[set]))
        } deliver: { set, examined in
            images[set].append(examined.0)
            unread += [examined.1].compactMap(\.self)
        }
        let accents = collection.sets.contains { $0.kind == .appIcon } ? collection.accents : []
        let sets = zip(collection.sets, images).map { set, images in
            ExaminedSet(
                set.asPicturedBy(images), images: images, accents: set.kind == .appIcon ? accents : [])
        }
        let examination = AssetExamination(
            sets: sets, platforms: collection.platforms, rules: rules, textBeside: textBeside)
        return (AssetAudit(of: collection.path, examination, by: self), unread)
    }
}

extension UnreadInput {
    fileprivate init(_ fault: AssetFault) {
        self.init(
            path: fault.path, at: fault.place.map { Place(line: $0.line, column: $0.column) },
            fault: fault.fault, isEmpty: fault.isEmpty)
    }
}
