/// The cheapest way to give each row of a table a column of its own, or none.
///
/// The method is that of Jonker and Volgenant, "A shortest augmenting path algorithm for dense and sparse
/// linear assignment problems", Computing 38, 1987: it takes time of the rows squared by the columns.
package struct Assignment: Hashable {
    /// The column of each row; `nil` where none is cheap enough.
    package let columns: [Int?]

    /// Finds the cheapest assignment.
    ///
    /// - Parameters:
    ///   - costs: The cost of each column, row by row; all rows are of one length.
    ///   - none: The cost of a row that gets no column.
    package init(costs: [[Double]], none: Double) {
        let rows = costs.count
        let real = costs.first?.count ?? 0
        // A column for each row that gets none, so that there is always a way.
        let count = real + rows
        func cost(_ row: Int, _ column: Int) -> Double { column < real ? costs[row][column] : none }
        var rowPrices = [Double](repeating: 0, count: rows + 1)
        var columnPrices = [Double](repeating: 0, count: count + 1)
        // Rows and columns count from 1: column 0 stands for the row that is being placed.
        var rowOf = [Int](repeating: 0, count: count + 1)
        var before = [Int](repeating: 0, count: count + 1)
        for row in stride(from: 1, through: rows, by: 1) {
            rowOf[0] = row
            var column = 0
            var least = [Double](repeating: .infinity, count: count + 1)
            var isUsed = [Bool](repeating: false, count: count + 1)
            repeat {
                isUsed[column] = true
                let current = rowOf[column]
                var step = Double.infinity
                var next = 0
                for other in 1...count where !isUsed[other] {
                    let price =
                        cost(current - 1, other - 1) - rowPrices[current] - columnPrices[other]
                    if price < least[other] {
                        least[other] = price
                        before[other] = column
                    }
                    if least[other] < step {
                        step = least[other]
                        next = other
                    }
                }
                for other in 0...count {
                    if isUsed[other] {
                        rowPrices[rowOf[other]] += step
                        columnPrices[other] -= step
                    } else {
                        least[other] -= step
                    }
                }
                column = next
            } while rowOf[column] != 0
            repeat {
                let previous = before[column]
                rowOf[column] = rowOf[previous]
                column = previous
            } while column != 0
        }
        var columns = [Int?](repeating: nil, count: rows)
        for column in stride(from: 1, through: real, by: 1) where rowOf[column] > 0 {
            columns[rowOf[column] - 1] = column - 1
        }
        self.columns = columns
    }
}
