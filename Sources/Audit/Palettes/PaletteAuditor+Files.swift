internal import FileSystem
internal import PaletteFiles

extension PaletteAuditor {
    /// Reads and audits the palettes in files and folders.
    ///
    /// - Parameter paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    /// - Returns: The audits in the order in which the palettes are found, and what could not be read.
    public func audit(palettesAt paths: [String]) -> PaletteReport {
        let matches = PaletteMatches(of: paths) { _ in false }
        let reading = PaletteReader().palettes(at: matches.paths)
        return PaletteReport(
            auditors: [self], audits: zip(reading.palettes, reading.sources).map(audit),
            unread: matches.unread + reading.unread, notes: matches.notes + reading.notes)
    }

    /// Reads and audits the palettes in files and folders, each by the configuration that holds for it. Files
    /// for which not the same holds are not one palette.
    ///
    /// - Parameters:
    ///   - paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    ///   - configurations: The configurations.
    ///   - excluded: What is left out of folders and patterns, as patterns of `.gitignore` from the working
    ///     folder, beside what the configurations say.
    ///   - auditor: Makes the auditor for one of them.
    /// - Returns: The audits in the order in which the palettes are found, and what could not be read,
    ///   configurations among it.
    public static func audit(
        palettesAt paths: [String], by configurations: Configurations, excluding excluded: [String] = [],
        _ auditor: (Configuration) -> PaletteAuditor
    ) -> PaletteReport {
        var selector = PathSelector(configurations, excluding: excluded)
        let matches = PaletteMatches(of: paths) { selector.covers($0) }
        let selection = PathSelection(
            excludes: { selector.excludes($0, isFolder: $1) }, includes: { selector.includes($0) })
        let reading = PaletteReader().palettes(at: matches.paths, selection: selection) {
            selector.configurations.file(for: $0)
        }
        var configurations = selector.configurations
        var auditors: [String?: PaletteAuditor] = [:]
        var order: [PaletteAuditor] = []
        var audits: [PaletteAudit] = []
        for (palette, sources) in zip(reading.palettes, reading.sources) {
            let input = sources.first ?? palette.name
            guard let configuration = configurations.configuration(for: input) else { continue }
            let own = auditors[configuration.file] ?? auditor(configuration)
            if auditors.updateValue(own, forKey: configuration.file) == nil { order.append(own) }
            audits.append(own.audit(palette, sources))
        }
        // Where there is no palette at all, a report still has a standard.
        if order.isEmpty { order = [auditor(Configuration())] }
        return PaletteReport(
            auditors: order, audits: audits,
            unread: configurations.unread + matches.unread + reading.unread,
            notes: matches.notes + reading.notes)
    }

    private func audit(_ palette: Palette, _ sources: [String]) -> PaletteAudit {
        var audit = audit(palette)
        audit.sources = sources
        return audit
    }
}

/// What paths and patterns stand for.
private struct PaletteMatches {
    private(set) var paths: [String] = []
    private(set) var unread: [UnreadInput] = []
    private(set) var notes: [String] = []

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
            paths += matches.paths.isEmpty && matches.unread.isEmpty ? [input] : found
            unread += matches.unread
            notes += matches.notes
        }
        if count > 0 { notes.append("left out as excluded: \(count) that patterns match") }
    }
}

extension PaletteReading {
    /// What holds no palette, and the palettes where none of them holds a colour.
    fileprivate var unread: [UnreadInput] {
        let empty = palettes.allSatisfy(\.entries.isEmpty) ? palettes : []
        return errors.map(UnreadInput.init)
            + empty.map { UnreadInput(path: $0.name, fault: "there is no colour in it", isEmpty: true) }
    }
}

extension UnreadInput {
    fileprivate init(_ error: PaletteError) {
        let isEmpty =
            [.noPalette, .noColors].contains(error.code)
            || error.code == .missing && Glob.isPattern(error.path)
        self.init(path: error.path, fault: error.fault, isEmpty: isEmpty)
    }
}
