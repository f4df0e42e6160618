import Testing
import TextDetection

/// Of numbers, in place of candidates.
struct `Objections` {
    private static var questions: [Objection<Double>] {
        [
            Objection(.speck, Comparison("size", { $0 }, .below, 2, "smallest")),
            Objection(
                .dense, Comparison("size", { $0 }, .atLeast, 10, "large"),
                Comparison("half", { $0 / 2 }, .below, "of size") { $0 - 10 }),
            Objection(.sparse, .is("it is five") { $0 == 5 }, .isNot("it is negative") { $0 < 0 }),
        ]
    }

    @Test(arguments: [
        (Relation.below, [true, false, false]), (.atMost, [true, true, false]),
        (.above, [false, false, true]),
        (.atLeast, [false, true, true]),
    ])
    func `compare below, at and above a limit`(relation: Relation, holds: [Bool]) {
        let limit: Double = 1
        let values = [limit.nextDown, limit, limit.nextUp]
        #expect(values.map { relation.holds($0, limit) } == holds)
        #expect(!relation.holds(.nan, limit))
    }

    @Test func `hold where all of their comparisons do`() {
        #expect(Self.questions.reason(for: 1.9) == .speck)
        #expect(Self.questions.reason(for: 2) == nil)
        #expect(Self.questions.reason(for: 5) == .sparse)
        // At 20 its half is no longer below what it has more than 10.
        #expect(Self.questions.reason(for: 20) == nil)
        #expect(Self.questions.reason(for: 20.5) == .dense)
        #expect(Self.questions.reason(for: 9) == nil)
    }

    @Test func `decide in their order`() {
        let both = [Objection<Double>(.uneven, .is("always") { _ in true })] + Self.questions
        #expect(both.reason(for: 1) == .uneven)
        #expect((Self.questions + both).reason(for: 1) == .speck)
    }

    @Test func `tell what was asked up to the first that holds`() {
        let asked = Self.questions.evidence(for: 30)
        #expect(asked.map(\.reason) == [.speck, .dense])
        #expect(asked.map(\.holds) == [false, true])
        #expect(asked[1].comparisons.map(\.value) == [30, 15])
        #expect(asked[1].comparisons.map(\.limit) == [10, 20])
        #expect(asked[1].comparisons.map(\.threshold) == ["large", "of size"])
    }

    @Test func `tell all that was asked where none holds`() {
        let asked = Self.questions.evidence(for: 7)
        #expect(asked.map(\.reason) == [.speck, .dense, .sparse])
        #expect(asked.allSatisfy { !$0.holds })
        // What is so or not has no threshold.
        #expect(asked[2].comparisons.map(\.holds) == [false, true])
        #expect(asked[2].comparisons.map(\.threshold) == [nil, nil])
        #expect([Objection<Double>]().evidence(for: 1).isEmpty)
    }
}
