/// The stylesheets that say nothing beyond what another says: builds of a part of it, and copies.
///
/// A design system ships itself whole, without helpers, and within the stylesheet of its own pages. As modes
/// by file these would all be one, times all their modes.
struct StylesheetCopies {
    /// The index of a stylesheet that says all that one says, for each that is such a copy.
    private(set) var originals: [Int: Int] = [:]

    /// Finds the copies among stylesheets, by what each says: of several that say the same, the first stays.
    /// What is for light is no copy of what is for dark, though that may begin with all of it.
    init(among surveys: [StylesheetSurvey]) {
        let statements = surveys.map(\.statements)
        // Whoever says all that one says has the least of its numbers, too.
        let marks = statements.map { $0.min() }
        var owners: [UInt64: [Int]] = [:]
        for mark in marks { mark.map { owners[$0] = [] } }
        for (index, own) in statements.enumerated() {
            for statement in own where owners[statement] != nil { owners[statement]?.append(index) }
        }
        for (index, own) in statements.enumerated() {
            guard let mark = marks[index] else { continue }
            originals[index] = owners[mark]?.first { other in
                let all = statements[other]
                guard other != index, all.count > own.count || all.count == own.count && other < index else {
                    return false
                }
                return own.isSubset(of: all) && !surveys[other].isOfOtherMode(than: surveys[index])
            }
        }
        // What the original is a copy of says it all, too.
        for index in originals.keys {
            while let original = originals[index], let next = originals[original] { originals[index] = next }
        }
    }
}
