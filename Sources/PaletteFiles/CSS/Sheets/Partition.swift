/// Numbers in parts, which are joined two by two (disjoint sets with path halving).
struct Partition {
    private var parents: [Int]

    /// Begins with each number below a count in a part of its own.
    init(count: Int) {
        parents = Array(0..<count)
    }

    /// A number that all of a part share, and no other part.
    mutating func part(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    /// Makes one part of those of two numbers.
    mutating func join(_ first: Int, _ second: Int) {
        let (first, second) = (part(of: first), part(of: second))
        parents[max(first, second)] = min(first, second)
    }
}
