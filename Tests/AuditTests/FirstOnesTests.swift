import Audit
import Testing

@Suite("The first ones of many")
struct FirstOnesTests {
    private func first(_ limit: Int, of elements: [(Int, String)]) -> (names: [String], others: Int) {
        var first = FirstOnes<(Int, String)>(limit) { $0.0 < $1.0 }
        for element in elements { first.add(element) }
        return (first.elements.map(\.1), first.otherCount)
    }

    @Test("are in order, whatever order they come in, and the others are counted")
    func order() {
        let found = first(2, of: [(3, "c"), (1, "a"), (4, "d"), (2, "b")])
        #expect(found.names == ["a", "b"])
        #expect(found.others == 2)
    }

    @Test("of equals are those that came first")
    func equals() {
        #expect(first(2, of: [(1, "a"), (1, "b"), (1, "c"), (0, "first")]).names == ["first", "a"])
    }

    @Test("are all where there is no limit, and none where none is kept")
    func limits() {
        let elements = [(2, "b"), (1, "a")]
        #expect(first(.max, of: elements).names == ["a", "b"])
        #expect(first(0, of: elements).names.isEmpty)
        #expect(first(0, of: elements).others == 2)
    }
}
