internal import Audit

/// What becomes of the requirements of interface guidelines, in words, for people.
public struct GuidelineCatalog: Sendable {
    /// The number of columns that lines are wrapped to.
    public let width: Int

    /// Creates a catalogue.
    public init(width: Int = 80) {
        self.width = width
    }

    /// Every requirement with what becomes of it, and at the end how many there are of each kind.
    public var list: String {
        let guidelines = GuidelineTable.embedded.guidelines
        let counts = GuidelineEntry.Status.allCases.map { status in
            "\(guidelines.count { $0.status == status }) \(Self.words(for: status))"
        }
        return guidelines.map(description).joined(separator: "\n")
            + "\n\n\(guidelines.count) requirements: "
            + counts.joined(separator: ", ") + "\n"
    }

    private func description(of entry: GuidelineEntry) -> String {
        let indent = String(repeating: " ", count: entry.id.count + 2)
        let lines =
            entry.requirement.wrapped(to: width - indent.count)
            + fate(of: entry).wrapped(to: width - indent.count - 2).map { "  " + $0 }
        return "\(entry.id)  " + lines.joined(separator: "\n" + indent)
    }

    private func fate(of entry: GuidelineEntry) -> String {
        let parts = [
            entry.rules.map { "rule \($0.joined(separator: ", "))" },
            entry.commands.map { $0.joined(separator: ", ") },
            entry.fields.map { "in the JSON report as \($0.joined(separator: ", "))" },
            entry.tables.map { "held by \($0.joined(separator: ", "))" },
            entry.open.map { "not checked: \($0)" },
            entry.beyond.map { "out of reach: \($0)" },
        ]
        return parts.compactMap(\.self).joined(separator: "; ")
    }

    private static func words(for status: GuidelineEntry.Status) -> String {
        switch status {
        case .checked: "checked by a rule"
        case .shown: "simulated, measured or held as data"
        case .open: "not checked"
        case .beyond: "out of reach"
        }
    }
}
