/// What holds text of a document that comes before its place.
enum Storage {
    /// Memory alone: for what is in memory anyway.
    case memory
    /// Memory while there is little, files without a name beyond.
    case disk

    /// Something to put text aside in.
    func spill() -> Spill { Spill(memoryLimit: self == .memory ? .max : Spill.defaultMemoryLimit) }

    /// Something to sort rows with.
    ///
    /// - Parameter limit: How many are wanted, where only the first are.
    func rows(first limit: SortedRows.Limit? = nil) -> SortedRows {
        SortedRows(first: limit, memoryLimit: self == .memory ? .max : SortedRows.defaultMemoryLimit)
    }
}
