/// Names for the colours of formats in which swatches may share a name or have none.
struct UniqueNames {
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]

    /// The name, or `Untitled`; with a number behind it where it has been taken.
    mutating func unique(_ name: String) -> String {
        let name = name.isEmpty ? "Untitled" : name
        var count = counts[name, default: 0]
        var unique: String
        repeat {
            count += 1
            unique = count == 1 ? name : "\(name) (\(count))"
        } while !taken.insert(unique).inserted
        counts[name] = count
        return unique
    }

    /// The parts of a name in which slashes stand between groups, as in `Brand / Primary`.
    static func path(of name: String) -> [String] {
        let parts = name.split(separator: "/").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        return parts.contains("") || parts.isEmpty ? [name] : parts
    }
}
