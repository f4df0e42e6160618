public import Audit
internal import ColorMath
internal import FileSystem
internal import PaletteFiles

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A configuration file that declares the pairs which names suggest, for people to go on from.
public struct ConfigurationProposal: PaletteReporter {
    /// Whether what screens show is declared, and nothing else.
    private let onlyObserved: Bool

    /// Creates a proposal.
    ///
    /// - Parameter onlyObserved: Whether to declare what screens show, and nothing else.
    public init(onlyObserved: Bool = false) {
        self.onlyObserved = onlyObserved
    }

    /// Writes the text of a `.legible.yml`: the inferred pairs, those of one reason together.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        try output(text(of: report))
    }

    private func text(of report: PaletteReport) -> String {
        let proposals = report.audits.map {
            onlyObserved ? PairProposal(observedIn: $0) : PairProposal(of: $0)
        }
        var lines = [
            "# Which colours lie on which, and the contrast that each pair needs.",
            "# Proposed by 'legible palette init': take out what never meets, and add what is missing.",
            "# 'legible palette' checks it.",
            "standard: \(report.standard.rawValue)",
            "",
            "palette:",
            "  # [least contrast, inks, backdrops]: a name, a pattern such as text.*, or a list of them;",
            "  # {name} stands for what is the same in the ink and in the backdrop.",
        ]
        let sections = proposals.flatMap(\.sections)
        lines.append(sections.contains { !$0.isGuessed } ? "  pairs:" : "  pairs: []")
        for section in sections where !section.isGuessed { lines += Self.lines(section) }
        if sections.contains(where: \.isGuessed) {
            lines += [
                "",
                "  # Guessed from the names alone: they warn, and fail no build. Move up what is true, without",
                "  # the '# ?'; the rest is left out by 'infer: false'.",
            ]
            for section in sections where section.isGuessed { lines += Self.lines(section) }
        }
        let choices = proposals.flatMap(\.choices)
        if !choices.isEmpty {
            lines += [
                "",
                "  # Seen on screens, where several colours look the same. Choose which it is, and take away the",
                "  # '# ?':",
            ]
            lines += choices.prefix(Self.inventoryLimit).map { "    # ? \(Self.line($0))" }
            let rest = choices.count - Self.inventoryLimit
            if rest > 0 { lines.append("    # … and \(rest) more") }
        }
        if sections.isEmpty {
            lines += [
                onlyObserved
                    ? "  # The screens show no pair that can be identified. Say for those that are read on which they lie:"
                    : "  # The names say of no colour on which it lies. Say it for those that are read:",
                "  # ? - [4.5, ink, backdrop]",
            ]
            lines += Self.inventory(of: report)
        }
        lines += [
            "",
            "  # What is known and accepted for a time:",
            "  # exceptions:",
            "  #   - {ink: text.legacy, backdrop: card, modes: dark, reason: Redrawn in spring, until: 2027-03-31}",
            "",
            "  # formats: [terminal, sarif=legible.sarif]",
            "  # baseline: legible-baseline.json",
            "  # fail-on: warning",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ section: PairProposal.Section) -> [String] {
        ["    # " + section.reason.visible]
            + section.rows.map { "    \(section.isGuessed ? "# ? " : "")\(line($0))" }
    }

    private static func line(_ row: PairProposal.Row) -> String {
        "- [\(Figure(row.required)), \(list(row.inks)), \(list(row.backdrops))]"
            + (row.seen.map { "  # \($0)" } ?? "")
    }

    /// The most names that are listed where nothing more can be said.
    private static let inventoryLimit = 60

    /// The names that there are to choose from.
    private static func inventory(of report: PaletteReport) -> [String] {
        let names = report.audits.flatMap { $0.palette.entries.map(\.name) }
        let rest = names.count - inventoryLimit
        return ["  # The colours are:"] + names.prefix(inventoryLimit).map { "  #   " + $0.visible }
            + (rest > 0 ? ["  #   … and \(rest) more"] : [])
    }

    /// Writes a proposal to a file that is not there yet.
    public static func create(_ proposal: String, at path: String) throws(DeliveryError) {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw .unwritable(
                "\(path): there is one already; print the proposal without --write and merge it")
        }
        do throws(FileError) {
            try AtomicFile.write(Array(proposal.utf8), to: path)
        } catch {
            throw .unwritable(error.description)
        }
    }

    private static func list(_ names: [PairProposal.Name]) -> String {
        let texts = names.map { name in
            switch name {
            case .name(let name): scalar(name)
            // A dollar sign at the start is a role's.
            case .pattern(let pattern):
                "\"\(pattern.hasPrefix("$") ? "?" + pattern.dropFirst() : pattern)\""
            }
        }
        return texts.count == 1 ? texts[0] : "[" + texts.joined(separator: ", ") + "]"
    }

    /// A name as YAML reads it back, and as no pattern: characters that patterns give a meaning match any
    /// one.
    private static func scalar(_ name: String) -> String {
        let literal = String(
            name.enumerated().map { index, character in
                "*?{".contains(character) || index == 0 && character == "$" ? "?" : character
            })
        return literal.yamlScalar
    }
}
