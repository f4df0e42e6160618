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
    /// Creates a proposal.
    public init() {}

    /// Writes the text of a `.legible.yml`: the inferred pairs, those of one reason together.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        try output(text(of: report))
    }

    private func text(of report: PaletteReport) -> String {
        let groups = report.audits.flatMap(Self.groups)
        var lines = [
            "# Which colours lie on which, and the contrast that each pair needs.",
            "# Proposed by 'legible palette init' from the names of the colours: take out what never",
            "# meets, and add what is missing. 'legible palette' checks it.",
            "standard: \(report.standard.rawValue)",
            "",
            "palette:",
            "  # [least contrast, inks, backdrops]: a name, a pattern such as text.*, or a list of them.",
        ]
        if groups.isEmpty {
            lines += ["  # The names of the colours say of none on which it lies.", "  pairs: []"]
        } else {
            lines.append("  pairs:")
        }
        var reason = ""
        for group in groups {
            if group.reason != reason {
                lines.append("    # " + group.reason.visible)
                reason = group.reason
            }
            lines.append(
                "    - [\(Figure(group.required)), \(Self.list(group.inks)), \(Self.list(group.backdrops))]")
        }
        lines += [
            "",
            "  # What is known and accepted for a time:",
            "  # exceptions:",
            "  #   - {ink: text.legacy, backdrop: card, modes: dark, reason: Redrawn in spring, until: 2027-03-31}",
        ]
        return lines.joined(separator: "\n") + "\n"
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

    /// Inks that lie on the same backdrops for the same reason.
    private struct Group {
        var inks: [String]
        let backdrops: [String]
        let required: Double
        let reason: String
    }

    private struct Key: Hashable {
        let backdrops: [Int]
        let required: Double
        let reason: String
    }

    private static func groups(of audit: PaletteAudit) -> [Group] {
        var groups: [Group] = []
        var places: [Key: Int] = [:]
        var pairs = audit.pairs[...]
        func name(_ entry: Int) -> String { audit.palette.entries[entry].name }
        while let first = pairs.first {
            // The pairs of an ink follow each other.
            let own = pairs.prefix { $0.ink == first.ink && $0.required == first.required }
            pairs = pairs.dropFirst(own.count)
            let reason: String
            switch first.origin {
            case .declared, .used: continue
            case .convention(let words), .guessed(let words): reason = words
            }
            let key = Key(backdrops: own.map(\.backdrop), required: first.required, reason: reason)
            if let place = places[key] {
                groups[place].inks.append(name(first.ink))
            } else {
                places[key] = groups.count
                groups.append(
                    Group(
                        inks: [name(first.ink)], backdrops: key.backdrops.map(name), required: key.required,
                        reason: reason))
            }
        }
        return groups
    }

    private static func list(_ names: [String]) -> String {
        names.count == 1 ? scalar(names[0]) : "[" + names.map(scalar).joined(separator: ", ") + "]"
    }

    /// A name as YAML reads it back, and as no pattern: characters that patterns give a meaning match any
    /// one.
    private static func scalar(_ name: String) -> String {
        let literal = String(
            name.enumerated().map { index, character in
                "*?{".contains(character) || index == 0 && character == "$" ? "?" : character
            })
        let isPlain =
            literal.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
            && literal.first?.isLetter == true
            && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(literal.lowercased())
        guard !isPlain else { return literal }
        let quoted = literal.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            // What YAML does not allow as it is, or takes for the end of a line (YAML 1.1, 5.1 and 5.4).
            case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}",
                _ where scalar.properties.generalCategory == .control:
                "\\U" + String(scalar.value, radix: 16).leadingZeros(8)
            default: String(scalar)
            }
        }
        return "\"" + quoted.joined() + "\""
    }
}

extension String {
    fileprivate func leadingZeros(_ count: Int) -> String {
        String(repeating: "0", count: Swift.max(0, count - utf8.count)) + self
    }
}
