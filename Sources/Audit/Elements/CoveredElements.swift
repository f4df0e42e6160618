internal import Elements
internal import Raster
internal import ScreenReading

/// The elements of a screen that something else lies over: a sheet, a drawer, the page of another tab.
///
/// A tree that says so is believed. Otherwise what comes later in the tree may lie over what comes before it
/// and is no part of it: where it holds things of its own, and of all that is said to be under them, but
/// where these are, the pixels show nothing.
struct CoveredElements {
    /// Their indices, in order.
    private(set) var indices: [Int] = []

    /// The share of an element that lies under another where it is covered.
    private static let leastShare = 0.6
    /// The share of an element that something on what lies over it may reach into for the rest to tell
    /// whether the element is seen.
    private static let free = 0.1
    /// The share of those that would be seen, and show nothing, where something opaque lies over them.
    private static let unseen = 0.8

    private let seen: [SeenElement]
    private let tree: ElementTree
    /// The indices of the elements within each: those up to here.
    private let ends: [Int]

    /// Looks for them.
    init(among seen: [SeenElement], of tree: ElementTree) {
        self.seen = seen
        self.tree = tree
        var ends = Array(tree.elements.indices)
        for index in tree.elements.indices.reversed() {
            guard let outer = tree.elements[index].parent else { continue }
            ends[outer] = max(ends[outer], ends[index])
        }
        self.ends = ends
        var isCovered = [Bool](repeating: false, count: seen.count)
        for index in tree.elements.indices {
            let outer = tree.elements[index].parent
            isCovered[index] =
                tree.elements[index].traits.contains(.covered) || outer.map { isCovered[$0] } ?? false
        }
        for cover in seen.indices where ends[cover] > cover && !isCovered[cover] {
            for index in elements(under: cover) { isCovered[index] = true }
        }
        indices = isCovered.indices.filter { isCovered[$0] }
    }

    /// What an element that holds others covers; empty where what lies under it is seen.
    private func elements(under cover: Int) -> [Int] {
        guard let box = seen[cover].box, !tree.elements[cover].role.isSystems else { return [] }
        // In a list of trees elements come in the order of their trees: what lies within one follows it.
        let under = (0..<cover).filter { index in
            guard ends[index] < cover, let own = seen[index].box else { return false }
            return Double(own.overlap(with: box)) >= Self.leastShare * Double(own.area)
        }
        guard !under.isEmpty else { return [] }
        let parts = (cover + 1...ends[cover]).filter { ends[$0] == $0 }.compactMap { seen[$0].box }
        let told = under.filter { index in
            let element = tree.elements[index]
            guard ends[index] == index, seen[index].sight != nil, element.label?.isEmpty == false,
                let own = seen[index].box
            else { return false }
            let taken = parts.reduce(0) { $0 + own.overlap(with: $1) }
            return Double(taken) <= Self.free * Double(own.area)
        }
        if told.isEmpty {
            return tree.elements[cover].role == .dialog ? under : []
        }
        let blank = told.count { seen[$0].sight?.isBlank == true }
        // One that shows nothing may as well be a fault of its own.
        guard blank > 1 || tree.elements[cover].role == .dialog,
            Double(blank) >= Self.unseen * Double(told.count)
        else { return [] }
        return under
    }
}
