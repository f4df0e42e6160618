/// A release of a platform, such as macOS 10.14.4.
struct PlatformVersion: Comparable, Hashable, CustomStringConvertible {
    private let parts: [Int]

    /// Takes the parts that are written out; those that are not are 0.
    init(_ parts: [Int]) {
        self.parts = parts + Array(repeating: 0, count: max(0, 3 - parts.count))
    }

    /// Reads a version such as `13` or `10.14.4`; `nil` where it is none.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
        self.init(parts.compactMap(\.self))
    }

    var description: String {
        let kept = parts[2] == 0 ? parts.dropLast() : parts[...]
        return kept.map(String.init).joined(separator: ".")
    }

    static func < (left: Self, right: Self) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

/// The first release of each platform that something is for, by the platform's name in lowercase.
typealias Platforms = [String: PlatformVersion]

extension Platforms {
    /// Those of the platforms' releases that are newer than others allow, in words; a platform that the
    /// others do not name does not count.
    func newer(than others: Platforms) -> [String] {
        compactMap { name, version in
            others[name].flatMap { $0 < version ? "\(name) \(version)" : nil }
        }.sorted()
    }
}
