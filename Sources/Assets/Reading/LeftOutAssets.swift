internal import FileSystem

/// What of catalogs and folders was not looked at though nothing is wrong with it.
struct LeftOutAssets {
    private let empty: [String]
    private let unlisted: [String]
    private let frameworks: [String]
    private let otherCounts: [String: Int]

    init(empty: [String], _ catalogs: CatalogWalk, frameworks: [String]) {
        self.empty = empty
        self.frameworks = frameworks
        unlisted = catalogs.unlisted
        otherCounts = catalogs.otherCounts
    }

    /// A line for each reason, with how many there are.
    var notes: [String] {
        var notes: [String] = []
        if !empty.isEmpty {
            notes.append(
                "\(Self.counted(empty, "catalog has", "catalogs have")) no set with a file: \(Self.named(empty))"
            )
        }
        if !unlisted.isEmpty {
            notes.append(
                "\(Self.counted(unlisted, "file in a set is", "files in sets are")) named by no listing, and not "
                    + "looked at: \(Self.named(unlisted))")
        }
        if !otherCounts.isEmpty {
            let words = otherCounts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            notes.append("left out: sets that hold no images: \(words.joined(separator: ", "))")
        }
        if !frameworks.isEmpty {
            notes.append(
                "left out: \(Self.counted(frameworks, "built framework", "built frameworks")): "
                    + Self.named(frameworks))
        }
        return notes
    }

    private static func counted(_ items: [String], _ one: String, _ several: String) -> String {
        "\(items.count) \(items.count == 1 ? one : several)"
    }

    /// The most that are named.
    private static let most = 3

    private static func named(_ items: [String]) -> String {
        let rest = items.count - most
        return items.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
