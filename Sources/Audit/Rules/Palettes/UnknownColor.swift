internal import PaletteFiles

extension Rule {
    /// Every colour that a palette names is known from its files.
    public static let unknownColor = Rule(
        id: "unknown-color",
        name: "Colour that cannot be worked out",
        summary: "What a named colour is in each appearance is known from the palette's files.",
        rationale: """
            A colour that cannot be worked out is not measured, and a pair that it belongs to is not judged: \
            nobody learns that it cannot be read. Reported are references to names that the files do not \
            declare, or that lead back to themselves; values that are not written as their format asks; and \
            constants of Swift that depend on more than the appearance. 'unresolved' in .legible.yml says \
            how much that weighs. Where the name is no part of the palette, the rule can be switched off.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample(["text": "#000000"], unknown: "tint: depends on the time of day")),
            .found(palette: PaletteExample(["text": "#000000"], unresolved: "link")),
            .notFound(palette: PaletteExample(["text": "#000000"])),
        ])
}

extension PaletteCheck {
    static let unknownColor = PaletteCheck(.unknownColor) { examination in
        let palette = examination.palette
        let unknowns = joining(palette.unknowns.map { ($0, $0.message) })
        let unresolved = palette.faults.filter { $0.unresolvedNames != nil }
        let undeclared = unresolved.filter { $0.undeclared != nil }
        let isPooled = undeclared.count > mostUndeclared
        let single = joining(
            unresolved.filter { !isPooled || $0.undeclared == nil }.map {
                ($0, "\($0.message): \(words(for: $0.unresolvedNames ?? []))")
            })
        let pooled = undeclared.prefix(isPooled ? 1 : 0).map { ($0, words(for: undeclared)) }
        return (unknowns + single + pooled).map { fault, message in
            PaletteRemark(
                entries: [], modes: [], verdict: .review, message: "\(message).", location: fault.location)
        }
    }

    /// How many references to names that nothing declares are each reported where they stand: of more, the
    /// file that declares them was not read, and that is said once.
    private static let mostUndeclared = 5

    /// What is wrong with many for one reason is said of the first, with how many more.
    private static func joining(_ all: [(PaletteFault, String)]) -> [(PaletteFault, String)] {
        /// What is said behind the name that a message begins with. That of what a rule paints has the
        /// selector before the property: `.a:hover b color: it is worked out by Sass`.
        func reason(_ fault: PaletteFault) -> Substring {
            let parts = fault.message.split(separator: ":", omittingEmptySubsequences: false)
            guard let property = parts.firstIndex(where: { $0.hasSuffix("color") }),
                property + 1 < parts.count
            else { return fault.message.drop { $0 != " " } }
            return fault.message[parts[property + 1].startIndex...]
        }
        var groups: [Substring: [PaletteFault]] = [:]
        for (fault, _) in all { groups[reason(fault), default: []].append(fault) }
        var said: Set<String> = []
        return all.compactMap { fault, message in
            // One name may be without a value in several modes, each with a place of its own.
            guard said.insert(message).inserted else { return nil }
            guard let group = groups[reason(fault)], group.count > mostUndeclared else {
                return (fault, message)
            }
            guard group[0] == fault else { return nil }
            let names = group.dropFirst().prefix(2).map {
                $0.message.prefix { $0 != " " && $0 != ":" }
            }
            let others = counted(group.count - 1, "other name")
            // Some messages begin with no name.
            let isNamed = !names.contains { $0 == "this" || $0 == "what" }
            let examples = isNamed ? ", as \(names.joined(separator: ", "))" : ""
            return (fault, "\(message); so it is with \(others)\(examples)")
        }
    }

    /// What is said together of references that nothing declares: the names that most refer to, first.
    private static func words(for faults: [PaletteFault]) -> String {
        let uses = Dictionary(grouping: faults, by: { $0.undeclared ?? "" }).mapValues(\.count)
        let missing = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let names = Set(faults.flatMap { $0.unresolvedNames ?? [] })
        let files = Set(faults.map(\.location.path)).count
        return
            "\(listed(missing)) \(missing.count == 1 ? "is" : "are") declared nowhere"
            + "\(files > 1 ? ", used in \(files) files" : ""): read the file that declares them too; "
            + "\(counted(names.count, "colour")) made of them \(names.count == 1 ? "is" : "are") not measured"
    }

    /// The names without a value in a few words.
    private static func words(for names: [EntryName]) -> String {
        guard !names.isEmpty else { return "it is left out" }
        let shown = listed(names.map(\.name).sorted()) { "'\($0)'" }
        return "\(shown) \(names.count == 1 ? "is" : "are") not measured"
    }
}
