internal import FileSystem
internal import PaletteFiles

/// The orders in which pages load stylesheets, as the configurations of a run give them.
struct LoadOrders {
    private var orders: [String: Order] = [:]

    /// The order of one configuration.
    private struct Order {
        /// The patterns in their order, each with whether a file was found for it.
        var patterns: [(text: String, list: PathPatternList, isIdle: Bool)]
        /// The names of the files that are in none of the patterns.
        var others: Set<String> = []

        init(_ patterns: [PlacedPattern]) {
            self.patterns = patterns.map { ($0.text, PathPatternList([$0]), true) }
        }

        mutating func place(of path: String) -> Int? {
            guard !patterns.isEmpty else { return nil }
            let parts = path.absolutePathParts
            let place = patterns.firstIndex { $0.list.covers(parts, isFolder: false) }
            if let place {
                patterns[place].isIdle = false
            } else if let name = parts.last {
                others.insert(name)
            }
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

    /// A pattern that no file was found for.
    struct Idle {
        /// The configuration that has it.
        let file: String
        let text: String
        /// The name of a file without a place that was probably meant.
        let nearest: String?
    }

    /// The patterns that no file was found for; none of a configuration for more than was looked at.
    ///
    /// - Parameter inputs: What was looked at.
    func idle(in inputs: [String]) -> [Idle] {
        orders.sorted { $0.key < $1.key }.flatMap { file, order -> [Idle] in
            guard inputs.cover(folderOf: file) else { return [] }
            let names = order.others.sorted()
            return order.patterns.filter(\.isIdle).map { pattern in
                let name = pattern.text.split(separator: "/").last.map(String.init) ?? pattern.text
                return Idle(
                    file: file, text: pattern.text, nearest: NearestName(to: name).found(among: names))
            }
        }
    }
}
