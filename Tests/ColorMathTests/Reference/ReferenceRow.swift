/// One row of a reference table: words and numbers, separated by spaces.
///
/// The tables are text, because compilers take minutes over thousands of literals.
struct ReferenceRow: Sendable {
    private let fields: [Substring]

    /// The rows of a table.
    static func rows(of table: String) -> [ReferenceRow] {
        table.split(separator: "\n").map { ReferenceRow(fields: $0.split(separator: " ")) }
    }

    /// The word in a column, counted from 0.
    func word(_ column: Int) -> String { String(fields[column]) }

    /// The number in a column; a fault of the table is not a number, which no comparison survives.
    func number(_ column: Int) -> Double { Double(fields[column]) ?? .nan }

    /// The three numbers from a column on.
    func vector(_ column: Int) -> SIMD3<Double> {
        SIMD3(number(column), number(column + 1), number(column + 2))
    }
}
