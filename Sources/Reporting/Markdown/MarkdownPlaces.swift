internal import Audit

/// How many findings there are in which files, for what is said of those that find no room in a document.
struct MarkdownPlaces {
    private var counts: [(path: String, count: Int)] = []
    private var places: [String: Int] = [:]

    /// The most files that are told apart; the findings of all others are counted together.
    private static let limit = 1_000

    /// Counts findings of a file.
    ///
    /// - Returns: The number that the file goes by.
    mutating func add(_ count: Int, in path: String) -> Int {
        let path = places[path] == nil && counts.count >= Self.limit ? "" : path
        let place = places[path] ?? counts.count
        if place == counts.count {
            places[path] = place
            counts.append((path, 0))
        }
        counts[place].count += count
        return place
    }

    /// Bytes that say how many findings a row has and in which file; behind a key that is unique they do not
    /// change the order.
    static func key(_ count: Int, in place: Int) -> [UInt8] {
        [count, place].flatMap { number in
            withUnsafeBytes(of: UInt32(clamping: number).bigEndian) { Array($0) }
        }
    }

    /// Takes out the findings of a row that is written.
    mutating func remove(_ key: [UInt8]) {
        let numbers = [key.dropLast(4).suffix(4), key.suffix(4)].map { bytes in
            bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard counts.indices.contains(numbers[1]) else { return }
        counts[numbers[1]].count -= numbers[0]
    }

    /// What is said of the findings that are left, the files with the most first.
    func sentence(within size: Int) -> String {
        let total = counts.reduce(0) { $0 + $1.count }
        let files = counts.filter { $0.count > 0 && !$0.path.isEmpty }.sorted { $0.count > $1.count }
        var text = "\(counted(total, "further finding")) left out for lack of room:"
        var named = 0
        for (place, file) in files.prefix(20).enumerated() {
            let words = "\(place == 0 ? " " : ", ")\(file.count) in \(file.path.markdownCode)"
            guard text.utf8.count + words.utf8.count < size - 100 else { break }
            text += words
            named += file.count
        }
        if total > named { text += "\(named > 0 ? ", " : " ")\(total - named) in other files" }
        return text + ". A report in another format has all of them.\n"
    }
}
