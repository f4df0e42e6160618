import Reporting
import Testing

@Suite("A share of the inputs")
struct ShardTests {
    private let paths = (0..<3000).map { "Screens/\($0 % 17)/\($0).png" }

    @Test("is written as a number of so many")
    func text() {
        #expect(Shard("2/5").map { [$0.number, $0.count] } == [2, 5])
        for text in [
            "", "/", "0/5", "6/5", "1", "1/", "/5", "-1/5", "1/2/3", "a/b", "1/0", "1/9999999999999999999999",
        ] {
            #expect(Shard(text) == nil)
        }
    }

    @Test("has every file in one share and about as many in each", arguments: [1, 2, 5, 16])
    func shares(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
        var sizes = [Int](repeating: 0, count: count)
        for path in paths {
            let own = shards.indices.filter { shards[$0].contains(path) }
            #expect(own.count == 1)
            sizes[try #require(own.first)] += 1
        }
        // Six standard deviations of a binomial distribution.
        let mean = Double(paths.count) / Double(count)
        let spread = 6 * (mean * (1 - 1 / Double(count))).squareRoot()
        #expect(sizes.allSatisfy { abs(Double($0) - mean) <= spread })
    }

    /// `int.from_bytes(hashlib.sha256(path.encode()).digest()[:8], "big") % 5 + 1` in Python.
    @Test("is told by the path alone", arguments: [("home.png", 3), ("Screens/a.png", 4), ("é.png", 4)])
    func stable(path: String, number: Int) throws {
        #expect(try #require(Shard("\(number)/5")).contains(path))
    }
}
