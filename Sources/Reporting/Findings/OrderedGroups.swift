/// Elements by what they have in common, in the order of the first of each.
struct OrderedGroups<Key: Hashable, Element> {
    private(set) var groups: [[Element]] = []
    private var places: [Key: Int] = [:]

    /// Adds an element to those under a key; alone where there is none.
    mutating func add(_ element: Element, under key: Key?) {
        if let key, let place = places[key] {
            groups[place].append(element)
        } else {
            if let key { places[key] = groups.count }
            groups.append([element])
        }
    }
}
