/// The pairs of two sequences that are worth the most together, of those that stand in one order in both.
///
/// The method is that of Needleman and Wunsch, "A general method applicable to the search for similarities in
/// the amino acid sequence of two proteins", Journal of Molecular Biology 48, 1970. What follows the last pair
/// costs nothing.
package struct SequenceAlignment: Hashable {
    /// The column of each row; `nil` for rows that get none.
    package let columns: [Int?]

    /// Finds the pairs; of ways that are worth the same, that which ends first.
    ///
    /// - Parameters:
    ///   - gains: What each pair is worth, row by row; all rows are of one length. What is worth nothing is
    ///     no pair.
    ///   - skip: What each row and column costs that is passed over before the last pair.
    package init(gains: [[Double]], skip: Double = 0) {
        let (rows, count) = (gains.count, gains.first?.count ?? 0)
        var best = (0...rows).map { row in (0...count).map { -skip * Double(row + $0) } }
        var isPair = [[Bool]](repeating: [Bool](repeating: false, count: count), count: rows)
        var end = (worth: 0.0, row: 0, column: 0)
        for row in 0..<rows {
            for column in 0..<count {
                let passed = max(best[row][column + 1], best[row + 1][column]) - skip
                let paired = best[row][column] + gains[row][column]
                isPair[row][column] = gains[row][column] > 0 && paired > passed
                best[row + 1][column + 1] = isPair[row][column] ? paired : passed
                if best[row + 1][column + 1] > end.worth {
                    end = (best[row + 1][column + 1], row + 1, column + 1)
                }
            }
        }
        var columns = [Int?](repeating: nil, count: rows)
        var (row, column) = (end.row, end.column)
        while row > 0, column > 0 {
            if isPair[row - 1][column - 1] {
                (row, column) = (row - 1, column - 1)
                columns[row] = column
            } else if best[row - 1][column] >= best[row][column - 1] {
                row -= 1
            } else {
                column -= 1
            }
        }
        self.columns = columns
    }
}
