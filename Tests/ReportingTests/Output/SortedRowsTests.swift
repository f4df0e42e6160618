import Reporting
import TestSupport
import Testing

@Suite("Rows that are sorted while they come in")
struct SortedRowsTests {
    /// Numbers in an order of no meaning, each once.
    private static let numbers = (0..<5000).map { $0 * 2731 % 5000 }

    private func add(_ numbers: [Int], to rows: SortedRows) {
        for number in numbers {
            let key = withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) }
            rows.add(key, "row \(number) " + String(repeating: "x", count: number % 90))
        }
    }

    private func texts(of rows: SortedRows, first count: Int = .max) -> [String] {
        var texts: [String] = []
        rows.forEach { row in
            guard texts.count < count else { return false }
            texts.append(String(decoding: row.text, as: UTF8.self))
            return true
        }
        return texts
    }

    @Test(
        "come out in order, from memory or from parts in a file",
        arguments: [Int.max, 1 << 20, 1 << 14, 200, 1])
    func order(memoryLimit: Int) {
        let rows = SortedRows(memoryLimit: memoryLimit)
        add(Self.numbers, to: rows)
        let expected = (0..<5000).map { "row \($0) " + String(repeating: "x", count: $0 % 90) }
        #expect(rows.count == 5000)
        #expect(texts(of: rows) == expected)
        // They can be asked for again, and in part.
        #expect(texts(of: rows, first: 10) == Array(expected.prefix(10)))
        #expect(texts(of: rows) == expected)
        #expect(rows.fault == nil)
    }

    @Test("are left out where only the first are wanted, and counted", arguments: [Int.max, 2000, 1])
    func first(memoryLimit: Int) {
        let rows = SortedRows(first: SortedRows.Limit(count: 10), memoryLimit: memoryLimit)
        add(Self.numbers, to: rows)
        let all = SortedRows()
        add(Self.numbers, to: all)
        #expect(rows.count == 5000)
        #expect(texts(of: rows, first: 10) == texts(of: all, first: 10))
        #expect(texts(of: rows).count < 100)
        #expect(rows.fault == nil)
    }

    @Test("may be wanted up to a number of bytes", arguments: [Int.max, 1 << 16])
    func firstBytes(memoryLimit: Int) {
        let rows = SortedRows(first: SortedRows.Limit(size: 1000), memoryLimit: memoryLimit)
        for round in 0..<20 {
            add(Self.numbers.map { $0 + (19 - round) * 5000 }, to: rows)
        }
        #expect(rows.count == 100_000)
        #expect(
            texts(of: rows, first: 40) == (0..<40).map { "row \($0) " + String(repeating: "x", count: $0) })
        // Two megabytes are held before any is left out.
        #expect(texts(of: rows).reduce(0) { $0 + $1.utf8.count } < 3 << 20)
    }

    @Test("of long texts are put aside and copied whole", arguments: [Int.max, 100, 1])
    func spill(memoryLimit: Int) throws {
        let spill = Spill(memoryLimit: memoryLimit)
        let pieces = (0..<3000).map { "piece \($0) — " }
        for piece in pieces { spill.write(piece) }
        for _ in 0..<2 {
            let copy = MemoryText()
            #expect(spill.copy(to: copy) == nil)
            #expect(copy.text == pieces.joined())
            var text = ""
            try spill.forEachPiece { text += $0 }
            #expect(text == pieces.joined())
        }
        #expect(spill.count == pieces.joined().utf8.count)
    }
}
