internal import FileSystem
internal import PaletteFiles

/// Names, patterns, modes and paths of a configuration that match nothing in any palette of a run.
struct UnmatchedNames {
    /// What matches nothing, where it is written, and what was probably meant.
    private(set) var faults: [(location: SourceLocation, message: String)] = []

    private var names: Set<NamePattern> = []
    /// The patterns that name a colour which has no value: that is said of the colour.
    private var valueless: Set<NamePattern> = []

    /// The most faults that get a suggestion.
    private static let suggestionLimit = 20

    /// Looks for everything that a configuration names; without a palette nothing is missed.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - file: Its path.
    ///   - audits: The palettes that it holds for.
    init(of configuration: PaletteConfiguration, in file: String?, after audits: [PaletteAudit]) {
        guard !audits.isEmpty else { return }
        let unresolved = audits.flatMap { $0.palette.faults.flatMap { $0.unresolvedNames ?? [] } }
        let missing = PaletteIndex(ofNames: unresolved, configuration: configuration)
        let indices = audits.map(\.examination.index) + [missing]
        let place = SourceLocation(path: file ?? Configuration.fileName)
        func add(_ text: String, at location: SourceLocation?, _ words: String, nearest: () -> String?) {
            let nearest = faults.count < Self.suggestionLimit ? nearest() : nil
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
            faults.append((configuration.places[text] ?? location ?? place, "\(words) '\(text)'\(hint)"))
        }
        for (pattern, location) in configuration.names where !pattern.isRole && !names.contains(pattern) {
            if !missing.entries(matching: [pattern]).isEmpty { valueless.insert(pattern) }
            guard indices.allSatisfy({ $0.entries(matching: [pattern]).isEmpty }) else { continue }
            names.insert(pattern)
            add(pattern.text, at: location, "No colour of any palette is") {
                Self.nearest(to: pattern.text, among: indices.flatMap(\.names))
            }
        }
        let modes = audits.flatMap(\.palette.showingHiddenModes.modes)
        var known: Set<ModePattern> = []
        for (pattern, location) in configuration.modes where known.insert(pattern).inserted {
            guard !modes.contains(where: pattern.matches) else { continue }
            add(pattern.text, at: location, "No palette has a mode") {
                NearestName(to: pattern.text).found(
                    among: modes.lazy.flatMap { $0.description.split { ", ".contains($0) }.map(String.init) })
            }
        }
        let sources = audits.flatMap(\.sources).map(\.absolutePathParts)
        for path in configuration.paths {
            let list = PathPatternList([path])
            guard
                !sources.contains(where: {
                    list.covers($0, isFolder: false) || list.covers($0, isFolder: true)
                })
            else { continue }
            add(path.text, at: nil, "No palette was read from the path", nearest: { nil })
        }
    }

    /// The name, or for a pattern of what names begin with such a pattern, that comes nearest.
    private static func nearest(to text: String, among names: [String]) -> String? {
        guard text.hasSuffix("*"), !text.dropLast().contains("*") else {
            return NearestName(to: text).found(among: names)
        }
        let stem = text.dropLast()
        func isEnd(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
        let ends = stem.count(where: isEnd)
        let stems = Set(
            names.compactMap { name -> String? in
                guard ends > 0 else { return String(name.prefix(stem.count)) }
                var count = 0
                guard
                    let end = name.firstIndex(where: {
                        count += isEnd($0) ? 1 : 0
                        return count == ends
                    })
                else { return nil }
                return String(name[...end])
            })
        return NearestName(to: String(stem)).found(among: stems.sorted()).map { $0 + "*" }
    }

    /// Whether one side of a pair, or its modes, match nothing, so that it need not be said that no pair
    /// does.
    func concerns(_ pair: PairDeclaration) -> Bool {
        [pair.inks, pair.backdrops].contains(where: matchesNothing)
    }

    /// Whether a side of an exception matches nothing, so that it need not be said that nothing is
    /// suppressed; one that names nothing is for any colour.
    func concerns(_ exception: PairException) -> Bool {
        [exception.inks, exception.backdrops].contains { !$0.isEmpty && matchesNothing($0) }
    }

    private func matchesNothing(_ side: [NamePattern]) -> Bool {
        side.allSatisfy(names.contains) || side.contains(where: valueless.contains)
    }
}

extension PaletteConfiguration {
    /// Every pattern over modes, likewise.
    fileprivate var modes: [(ModePattern, SourceLocation?)] {
        pairs.flatMap { pair in pair.modes.map { ($0, pair.location) } }
            + exceptions.flatMap { exception in exception.modes.map { ($0, exception.location) } }
    }
}
