internal import FileSystem

/// The orders in which pages load stylesheets, as the configurations of a run give them.
struct LoadOrders {
    private var orders: [String: Order] = [:]

    /// The order of one configuration.
    private struct Order {
        /// The patterns in their order, each with whether a file was found for it.
        var patterns: [(text: String, list: PathPatternList, isIdle: Bool)]

        init(_ patterns: [PlacedPattern]) {
            self.patterns = patterns.map { ($0.text, PathPatternList([$0]), true) }
        }

        mutating func place(of path: String) -> Int? {
            guard !patterns.isEmpty else { return nil }
            let parts = path.absolutePathParts
            let place = patterns.firstIndex { $0.list.covers(parts, isFolder: false) }
            if let place { patterns[place].isIdle = false }
            return place
        }
    }

    /// The place of a file in the order that holds for it; `nil` for one without.
    mutating func place(of path: String, by configurations: inout Configurations) -> Int? {
        guard let file = configurations.file(for: path) else { return nil }
        if orders[file] == nil {
            orders[file] = Order(configurations.known(for: path)?.palette.order ?? [])
        }
        return orders[file]?.place(of: path)
    }

    /// The patterns that no file was found for, each with the configuration that has it.
    var idle: [(file: String, text: String)] {
        orders.sorted { $0.key < $1.key }.flatMap { file, order in
            order.patterns.filter(\.isIdle).map { (file, $0.text) }
        }
    }
}
