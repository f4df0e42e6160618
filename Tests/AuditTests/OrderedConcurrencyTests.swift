import Audit
import Testing

@Suite("Work on many elements at once")
struct OrderedConcurrencyTests {
    private struct Fault: Error, Equatable {
        let element: Int
    }

    @Test("comes out in the order of the elements, whatever takes longest", arguments: [1, 2, 7, 100])
    func order(jobs: Int) async {
        var delivered: [Int] = []
        await (0..<200).forEachConcurrently(jobs: jobs) { element in
            // The first of every ten is much the slowest.
            var sum = element
            for step in 0..<(element % 10 == 0 ? 200_000 : 10) { sum = sum &* 31 &+ step }
            return (element, sum)
        } deliver: {
            delivered.append($0.0)
        }
        #expect(delivered == Array(0..<200))
    }

    @Test("is not begun once it is to stop, and what is in hand is handed out")
    func stop() async {
        var delivered: [Int] = []
        await (0..<1000).forEachConcurrently(jobs: 3, isStopped: { delivered.count >= 10 }) {
            $0
        } deliver: {
            delivered.append($0)
        }
        #expect(delivered == Array(0..<delivered.count))
        #expect((10..<30).contains(delivered.count))
    }

    @Test("asks for no more elements than a few for every job before a result is handed out")
    func window() async {
        var begun = 0
        var delivered = 0
        var most = 0
        let elements = AnyIterator {
            begun += 1
            most = max(most, begun - delivered)
            return begun <= 500 ? begun : nil
        }
        await IteratorSequence(elements).forEachConcurrently(jobs: 2) {
            $0
        } deliver: { _ in
            delivered += 1
        }
        #expect(delivered == 500)
        #expect(most <= 8)
    }

    @Test("ends with the first fault, of the work or of what takes its results")
    func faults() async {
        await #expect(throws: Fault(element: 5)) {
            try await (0..<100).forEachConcurrently(jobs: 2) { element throws(Fault) in
                if element == 5 { throw Fault(element: element) }
                return element
            } deliver: { (_: Int) throws(Fault) in
            }
        }
        var delivered = 0
        await #expect(throws: Fault(element: 7)) {
            try await (0..<100).forEachConcurrently(jobs: 2) { element throws(Fault) in
                element
            } deliver: { element throws(Fault) in
                delivered += 1
                if element == 7 { throw Fault(element: 7) }
            }
        }
        #expect(delivered == 8)
    }
}
