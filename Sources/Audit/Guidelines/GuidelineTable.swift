internal import EmbeddedTables
internal import PaletteData

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What the platform's interface guidelines ask for, and what becomes of each requirement.
public struct GuidelineTable: Sendable, Decodable {
    /// Every requirement, by subject.
    public let guidelines: [GuidelineEntry]

    /// The table that the program carries, from `Palettes/guidelines.json`, read on first use.
    public static let embedded: GuidelineTable = EmbeddedTable.read {
        try JSONDecoder().decode(
            GuidelineTable.self, from: Data(EmbeddedTable.bytes(of: EmbeddedGuidelines())))
    }
}

/// One requirement of interface guidelines.
public struct GuidelineEntry: Hashable, Sendable, Decodable, Identifiable {
    /// A name for it, by subject and number: `CON-01`.
    public let id: String
    /// What is asked for, in one sentence.
    public let requirement: String
    /// What could show or hold it: `screen`, `palette`, `table`, `simulation`, `measurement`; `nil` where
    /// nothing could.
    public let shows: [String]?
    /// The identifiers of the rules that check it.
    public let rules: [Rule.ID]?
    /// The commands that simulate or measure it.
    public let commands: [String]?
    /// The fields of the JSON report that tell it.
    public let fields: [String]?
    /// The files in `Palettes` that hold it.
    public let tables: [String]?
    /// Why it is not checked, as a clause.
    public let open: String?
    /// Why pixels cannot show it, as a clause.
    public let beyond: String?
}

extension GuidelineEntry {
    /// What becomes of a requirement, the best first.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// A rule checks it.
        case checked
        /// A command simulates or measures it, a report tells it, or a table of the program holds it.
        case shown
        /// It could be checked, and is not.
        case open
        /// Neither pixels nor colours can show it.
        case beyond
    }

    /// What becomes of it.
    public var status: Status {
        if rules != nil { return .checked }
        if commands != nil || fields != nil || tables != nil { return .shown }
        return open != nil ? .open : .beyond
    }
}
