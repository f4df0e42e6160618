/// A key of a configuration file: what stands there, what it means, and how files are merged.
///
/// The reader takes the names that it knows from these, and the schema for editors and the reference are
/// written from them: there is no other list of keys.
package struct ConfigurationKey: Sendable {
    /// The key.
    package let name: String
    /// What may stand there.
    package let value: ConfigurationValue
    /// What becomes of it where several files hold for an input.
    package let merging: Merging
    /// Whether what it stands in means nothing without it.
    package let isRequired: Bool
    /// What holds where no file says; `nil` where nothing does.
    package let fallback: String?
    /// What it means, in sentences; what is code is in backticks.
    package let summary: String

    /// What becomes of a key that a nearer file and a farther one have.
    package enum Merging: String, Sendable {
        /// The nearer one holds.
        case replaced
        /// What stands in the nearer one comes behind what stands in the farther one.
        case added
        /// Key by key.
        case merged
    }

    init(
        _ name: String, _ value: ConfigurationValue, merging: Merging? = nil, isRequired: Bool = false,
        or fallback: String? = nil, _ summary: String
    ) {
        self.name = name
        self.value = value
        self.merging = merging ?? (value.hasKeys ? .merged : .replaced)
        self.isRequired = isRequired
        self.fallback = fallback
        self.summary = summary
    }
}

/// What may stand behind a key of a configuration file.
package indirect enum ConfigurationValue: Sendable {
    /// A text, called so in the reference.
    case text(String)
    /// One of some words.
    case word([String])
    /// A truth value.
    case flag
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number, 0 or more.
    case whole
    /// A day.
    case day
    /// A number of points, or of pixels with `px` behind it.
    case length
    /// A report, with the file that it goes to.
    case report
    /// A list.
    case list(ConfigurationValue)
    /// A list, or one value that stands for a list of one.
    case oneOrMore(ConfigurationValue)
    /// A list of a fixed number of values; the last may be left out.
    case row([ConfigurationValue])
    /// A mapping with these keys.
    case section([ConfigurationKey])
    /// A mapping with some names for keys, or any.
    case table([String]?, ConfigurationValue)
    /// One of two.
    case either(ConfigurationValue, ConfigurationValue)

    /// Whether it is a mapping.
    var hasKeys: Bool {
        switch self {
        case .section, .table: true
        default: false
        }
    }

    /// The mapping that it is, or that it is a list of; `nil` where it is none.
    package var keys: [ConfigurationKey]? {
        switch self {
        case .section(let keys): keys
        case .list(let value), .oneOrMore(let value): value.keys
        case .either(let first, let second): first.keys ?? second.keys
        default: nil
        }
    }

    static func words<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> ConfigurationValue
    where Word.RawValue == String {
        .word(type.allCases.map(\.rawValue))
    }
}
