internal import FileSystem
internal import PaletteFiles

/// The palettes of a run as they were read, each with the configuration that holds for it.
public struct PaletteInputs: Sendable {
    /// The configurations that hold for some palette, in the order in which the palettes are found.
    public private(set) var configurations: [Configuration] = []

    private var palettes: [(palette: Palette, sources: [String], configuration: Int)] = []
    private let unread: [UnreadInput]
    private let notes: [String]
    /// What the order of stylesheets names and no file read is.
    private let idleOrder: [LoadOrders.Idle]
    /// What the palettes were looked for by; `nil` where no configuration counts.
    private let request: Request?

    /// What a run was asked for.
    private struct Request {
        let paths: [String]
        let configurations: Configurations
        let excluded: [String]
    }

    /// Reads palettes, whatever configurations there are.
    ///
    /// - Parameter paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    init(at paths: [String]) {
        let matches = PaletteMatches(of: paths) { _ in false }
        let reading = PaletteReader().palettes(contentsOf: matches.paths)
        palettes = zip(reading.palettes, reading.sources).map { ($0, $1, 0) }
        let (others, words) = matches.colorless(of: reading)
        unread = matches.unread + others
        notes = matches.notes + reading.notes + words
        idleOrder = []
        request = nil
    }

    /// Reads palettes. Files for which not the same configuration holds are not one palette.
    ///
    /// - Parameters:
    ///   - paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    ///   - configurations: The configurations.
    ///   - excluded: What is left out of folders and patterns, as patterns of `.gitignore` from the working
    ///     folder, beside what the configurations say.
    public init(at paths: [String], by configurations: Configurations, excluding excluded: [String] = []) {
        self.init(at: paths, by: configurations, excluding: excluded, editedBy: FileEdits())
    }

    private init(
        at paths: [String], by configurations: Configurations, excluding excluded: [String],
        editedBy edits: FileEdits
    ) {
        request = Request(paths: paths, configurations: configurations, excluded: excluded)
        var selector = PathSelector(configurations, excluding: excluded, of: paths) {
            ($0.palette.paths, $0.palette.excluded)
        }
        let matches = PaletteMatches(of: paths) { selector.covers($0) }
        var orders = LoadOrders()
        let selection = PathSelection(
            excludes: { selector.excludes($0, isFolder: $1) }, includes: { selector.includes($0) },
            place: { orders.place(of: $0, by: &selector.configurations) }, edits: edits)
        let reading = PaletteReader().palettes(contentsOf: matches.paths, selection: selection) {
            selector.configurations.file(for: $0)
        }
        var configurations = selector.configurations
        var places: [String?: Int] = [:]
        for (palette, sources) in zip(reading.palettes, reading.sources) {
            let input = sources.first ?? palette.name
            guard let configuration = configurations.configuration(for: input) else { continue }
            let place = places[configuration.file] ?? self.configurations.count
            if places.updateValue(place, forKey: configuration.file) == nil {
                self.configurations.append(configuration)
            }
            palettes.append((palette, sources, place))
        }
        let (others, words) = matches.colorless(of: reading)
        let known = configurations.unread + matches.unread + others
        // A run that was kept from looking at anything has found nothing out.
        let leavesAllOut = palettes.isEmpty && known.isEmpty
        unread =
            !leavesAllOut
            ? known
            : reading.hasLooked
                ? paths.map { UnreadInput(PaletteError(path: $0, code: .noPalette)) }
                : paths.map { UnreadInput(leftOut: $0) }
        idleOrder = orders.idle(in: paths)
        notes = matches.notes + reading.notes + words + selector.idleNotes(on: paths)
    }

    /// The palettes as they are where some files hold something else; `nil` where no configuration counts.
    func edited(by edits: FileEdits) -> PaletteInputs? {
        request.map {
            PaletteInputs(
                at: $0.paths, by: $0.configurations, excluding: $0.excluded, editedBy: edits)
        }
    }

    /// Audits the palettes.
    ///
    /// - Parameter auditor: Makes the auditor for a configuration.
    /// - Returns: The audits in the order in which the palettes are found, and what could not be read,
    ///   configurations among it.
    public func report(by auditor: (Configuration) -> PaletteAuditor) -> PaletteReport {
        report(by: auditor, planningRepairs: true)
    }

    /// Audits the palettes, and where that is asked for works out what fixes them.
    func report(
        by auditor: (Configuration) -> PaletteAuditor, planningRepairs plansRepairs: Bool
    ) -> PaletteReport {
        // Where there is no palette at all, a report still has a standard.
        report(
            by: (configurations.isEmpty ? [Configuration()] : configurations).map(auditor),
            planningRepairs: plansRepairs)
    }

    /// Audits all palettes alike.
    func report(by auditor: PaletteAuditor) -> PaletteReport {
        report(by: [auditor], planningRepairs: true)
    }

    private func report(
        by auditors: [PaletteAuditor], planningRepairs plansRepairs: Bool
    ) -> PaletteReport {
        let audits = palettes.map {
            audit(
                $0.palette, of: $0.sources, by: auditors[$0.configuration], planningRepairs: plansRepairs)
        }
        return PaletteReport(
            auditors: auditors, audits: audits, unread: unread, notes: notes, idleOrder: idleOrder,
            around: { wholeAudits(under: $0, by: auditors[$0]) })
    }

    private func audit(
        _ palette: Palette, of sources: [String], by auditor: PaletteAuditor,
        planningRepairs plansRepairs: Bool
    ) -> PaletteAudit {
        var audit = auditor.audit(palette, planningRepairs: plansRepairs)
        audit.sources = sources
        return audit
    }

    /// The palettes of the whole folder that a configuration, by index, is for; none where the run looks at
    /// all of it already.
    private func wholeAudits(under index: Int, by auditor: PaletteAuditor) -> [PaletteAudit] {
        guard let request, configurations.indices.contains(index), let file = configurations[index].file
        else { return [] }
        let folder = file.absolutePathParts.dropLast()
        let inputs = request.paths.map(\.absolutePathParts)
        guard inputs.contains(where: { $0.count > folder.count && $0.starts(with: folder) }),
            !request.paths.cover(folderOf: file)
        else { return [] }
        let path = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? "."
        let whole = PaletteInputs(
            at: [path.isEmpty ? "/" : path], by: request.configurations, excluding: request.excluded)
        return whole.palettes.filter { whole.configurations[$0.configuration].file == file }
            .map { whole.audit($0.palette, of: $0.sources, by: auditor, planningRepairs: false) }
    }
}

/// What paths and patterns stand for.
private struct PaletteMatches {
    private(set) var paths: [String] = []
    private(set) var unread: [UnreadInput] = []
    private(set) var notes: [String] = []
    /// The paths that only patterns match.
    private var matched: Set<String> = []

    /// Finds what inputs stand for.
    ///
    /// - Parameter leavesOut: Whether what a pattern matches is left out; paths that are named never are.
    init(of inputs: [String], leavesOut: (String) -> Bool) {
        var count = 0
        for input in inputs {
            guard (try? FileStatus(of: input)) == nil else {
                paths.append(input)
                continue
            }
            let matches = Glob(input)
            // A pattern that matches nothing is taken for a path, which the reader then misses.
            let found = matches.paths.filter { !leavesOut($0) }
            count += matches.paths.count - found.count
            matched.formUnion(found)
            paths += matches.paths.isEmpty && matches.unread.isEmpty ? [input] : found
            unread += matches.unread
            notes += matches.notes
        }
        if count > 0 { notes.append("left out as excluded: \(count) that patterns match") }
    }

    /// What could not be read of some paths, and how many that patterns match hold no colours: as in a
    /// folder, that is no fault where others do.
    func colorless(of reading: PaletteReading) -> (unread: [UnreadInput], notes: [String]) {
        guard reading.palettes.contains(where: { !$0.entries.isEmpty }) else { return (reading.unread, []) }
        let empty = Set(
            reading.errors.filter {
                [.noColors, .noPalette, .unknownFormat].contains($0.code) && matched.contains($0.path)
            }.map(\.path))
        guard !empty.isEmpty else { return (reading.unread, []) }
        return (
            reading.unread.filter { !empty.contains($0.path) },
            ["not read, as they hold no colours in a known format: \(empty.count) that patterns match"]
        )
    }
}

extension PaletteReading {
    /// What holds no palette, and the palettes where none of them holds a colour. One whose colours cannot be
    /// worked out was read: that is said of each.
    fileprivate var unread: [UnreadInput] {
        let empty = palettes.allSatisfy(\.isEmpty) ? palettes : []
        return errors.map(UnreadInput.init)
            + empty.map {
                UnreadInput(
                    path: $0.name, fault: "no colour in it has a name, or lies on another that is known",
                    isEmpty: true)
            }
    }
}

extension UnreadInput {
    fileprivate init(leftOut path: String) {
        self.init(
            path: path, fault: "all of it is left out, by what is excluded, selected or ignored",
            isEmpty: true)
    }

    fileprivate init(_ error: PaletteError) {
        let isEmpty =
            [.noPalette, .noColors].contains(error.code)
            || error.code == .missing && Glob.isPattern(error.path)
        self.init(path: error.path, fault: error.fault, isEmpty: isEmpty)
    }
}

extension Palette {
    /// Whether it names no colour, neither one that is known nor one that cannot be worked out.
    var isEmpty: Bool { entries.isEmpty && !faults.contains { $0.unresolvedNames != nil } }
}
