/// A number with its noun, in the plural where it is not one.
package func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// The first of some things in words, and how many more there are: `a, b, c and 2 more`.
///
/// - Parameters:
///   - limit: How many are named.
///   - separator: What stands between them.
///   - conjunction: What stands before the number of the rest.
///   - words: Names one.
package func listed<Items: Collection>(
    _ items: Items, first limit: Int = 3, joinedBy separator: String = ", ", conjunction: String = "and",
    _ words: (Items.Element) -> String
) -> String {
    let rest = items.count > limit ? " \(conjunction) \(items.count - limit) more" : ""
    return items.prefix(limit).map(words).joined(separator: separator) + rest
}

/// The first of some words, and how many more there are.
package func listed(_ words: some Collection<String>, first limit: Int = 3) -> String {
    listed(words, first: limit) { $0 }
}
