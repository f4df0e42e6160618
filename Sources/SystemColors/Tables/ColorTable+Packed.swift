internal import ColorMath
internal import EmbeddedTables

extension ColorTable {
    /// Reads a table that the program carries.
    init(_ table: inout PackedTable) {
        platform = Self.named(table.string())
        sources = Dictionary(
            table.list { table in (table.string(), table.string()) }, uniquingKeysWith: { first, _ in first })
        colors = table.list { table in
            SystemColor(
                name: table.string(), group: Self.named(table.string()), backgroundNames: table.stringList(),
                backgroundGroups: table.stringList().map { Self.named($0) }, note: table.optionalString())
        }
        releases = table.list { table in
            let numbers = table.number()...table.number()
            let count = table.number()
            var values: [String: [Appearance: SystemColorValue]] = [:]
            values.reserveCapacity(count)
            for _ in 0..<count {
                let name = table.string()
                values[name] = Dictionary(table.list(Self.value), uniquingKeysWith: { first, _ in first })
            }
            return Span(numbers: numbers, values: values)
        }
    }

    private static func value(_ table: inout PackedTable) -> (Appearance, SystemColorValue) {
        let appearance = Appearance.allCases[table.number()]
        let color = SRGB8(hex: UInt32(table.number()))
        let alpha = table.fraction()
        return (
            appearance,
            SystemColorValue(
                color: color, alpha: alpha, confidence: Confidence.allCases[table.number()],
                sources: table.stringList(), note: table.optionalString())
        )
    }

    /// What a word stands for.
    private static func named<Value: RawRepresentable<String>>(_ word: String) -> Value {
        guard let value = Value(rawValue: word) else { fatalError("An embedded table says \(word).") }
        return value
    }
}
