package import Audit
internal import FileSystem
internal import PaletteFiles

/// Finds the entries of configurations that do nothing in a run over all screens that they are for: what
/// `ignore` covers no finding, or covers some and has ended, and which `overrides` hold for no screen.
///
/// A run over some of the screens tells nothing of an entry: what it covers may be on the others.
package struct IdleEntries {
    /// The places of the entries of `ignore` that suppressed something, or would have until their last day.
    private var used: Set<String> = []
    /// The screens that were audited, by the names that lead to them.
    private var audited: Set<[String]> = []

    /// Begins before any screen.
    package init() {}

    /// Takes the record of a screen, before a baseline is applied.
    package mutating func add(_ record: ScreenRecord) {
        guard let image = record.image else { return }
        audited.insert(record.path.absolutePathParts)
        for finding in record.findings { if let place = finding.suppression?.at { used.insert(place) } }
        for warning in image.warnings ?? [] { used.insert(warning) }
    }

    /// What is idle, a sentence an entry, in the order of the files.
    ///
    /// - Parameters:
    ///   - configurations: The configurations of the run.
    ///   - screens: Finds every screen that the file of a configuration is for.
    package func notes(
        on configurations: [Configuration], among screens: (_ file: String) -> [String]
    ) -> [String] {
        var known: [String: [[String]]] = [:]
        func all(for location: SourceLocation) -> [[String]] {
            if let screens = known[location.path] { return screens }
            let found = screens(location.path).map(\.absolutePathParts)
            known[location.path] = found
            return found
        }
        var notes: [SourceLocation: String] = [:]
        for configuration in configurations {
            for part in configuration.screens.ignored
            where notes[part.location] == nil && isForSingleScreens(part)
                && !used.contains(part.location.description)
            {
                notes[part.location] =
                    used.contains { $0.hasPrefix(part.endWords + ",") }
                    ? "\(part.endWords), and what it covers counts: remove it, or give it a new day"
                    : note(on: part, among: all(for: part.location))
            }
            for override in configuration.screens.overrides where notes[override.location] == nil {
                guard !audited.contains(where: override.covers) else { continue }
                let screens = all(for: override.location)
                guard !screens.isEmpty, screens.allSatisfy(audited.contains) else { continue }
                notes[override.location] =
                    "\(override.location): this entry of 'overrides' holds for no screen: correct its 'paths', or "
                    + "remove it"
            }
        }
        return notes.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether audits of screenshots may find what it covers: some rules are for comparisons alone.
    private func isForSingleScreens(_ part: IgnoredPart) -> Bool {
        part.rules.isEmpty || part.rules.contains(where: Rule.forScreens.contains)
    }

    /// What is said of an entry that did nothing; `nil` where not every screen that it is for was audited.
    private func note(on part: IgnoredPart, among screens: [[String]]) -> String? {
        let count = audited.count(where: part.covers)
        let own = count > 0 ? screens.filter(part.covers) : screens
        guard !screens.isEmpty, own.allSatisfy(audited.contains) else { return nil }
        guard count > 0 else {
            return
                "\(part.location): this entry of 'ignore' holds for no screen: correct its 'paths', or remove it"
        }
        return
            "\(part.location): this entry of 'ignore' covers nothing that was found on \(counted(count, "screen")): "
            + "remove it, or correct it"
    }
}
