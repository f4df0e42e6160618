package import FileSystem

/// Rows of a document that come in one order and are written in another.
///
/// A row comes with a key of bytes, and rows with lesser bytes are first. What memory is not to hold is
/// sorted in parts that a file without a name keeps, and merged when it is read (Knuth, The Art of Computer
/// Programming, volume 3, 5.4).
package final class SortedRows {
    /// The rows in memory.
    private var rows: [Row] = []
    private var size = 0
    /// The number of rows that are held, in memory or in parts, and the bytes of their texts.
    private var held = (count: 0, size: 0)
    private let limit: Limit?
    private var file: ScratchFile?
    private var runs: [Range<Int>] = []
    /// Why not every row could be kept or read, where that is so.
    package private(set) var fault: FileError?
    /// The key from which on no row can be among the first, once that is known.
    private var bound: [UInt8]?
    /// The number of rows that came.
    package private(set) var count = 0

    /// How many rows are wanted at most, where only the first are.
    package struct Limit {
        package var count = Int.max
        package var size = Int.max

        /// The first rows, so many or of so many bytes.
        package init(count: Int = .max, size: Int = .max) {
            self.count = count
            self.size = size
        }
    }

    package struct Row {
        package let key: [UInt8]
        package let text: [UInt8]
    }

    /// How many bytes of rows are held in memory; a row costs some more than its own bytes.
    package static let defaultMemoryLimit = 1 << 21

    /// How many bytes of texts are kept at least before any row is left out.
    private static let leastPruned = 1 << 20

    private let memoryLimit: Int

    package init(first limit: Limit? = nil, memoryLimit: Int = defaultMemoryLimit) {
        self.limit = limit
        self.memoryLimit = memoryLimit
    }

    /// Adds a row. Its text is not asked for where the row cannot be among those that are wanted.
    package func add(_ key: [UInt8], _ text: @autoclosure () -> String) {
        add(key) { Array(text().utf8) }
    }

    /// Adds a row of bytes.
    package func add(_ key: [UInt8], _ text: [UInt8]) {
        add(key) { text }
    }

    private func add(_ key: [UInt8], text: () -> [UInt8]) {
        count += 1
        guard fault == nil, bound.map({ key.lexicographicallyPrecedes($0) }) ?? true else { return }
        let row = Row(key: key, text: text())
        rows.append(row)
        size += row.cost
        held.count += 1
        held.size += row.text.count
        if size > memoryLimit { spill() }
        // Twice as many as are wanted, so that this is rare.
        if let limit, held.count / 2 > limit.count || held.size / 2 > max(limit.size, Self.leastPruned) {
            prune(to: limit)
        }
    }

    /// Hands out the rows in order, until one is refused.
    package func forEach(_ body: (Row) -> Bool) {
        rows.sort()
        guard !runs.isEmpty else {
            for row in rows where !body(row) { return }
            return
        }
        spill()
        // The heads of the parts, the least last.
        var heads = runs.compactMap { head(of: RowReader(range: $0)) }
        heads.sort { $1.row < $0.row }
        while let least = heads.popLast() {
            guard body(least.row) else { return }
            guard let next = head(of: least.reader) else { continue }
            var (low, high) = (0, heads.count)
            while low < high {
                let middle = (low + high) / 2
                if next.row < heads[middle].row { low = middle + 1 } else { high = middle }
            }
            heads.insert(next, at: low)
        }
    }

    /// Writes the texts of all rows to a document, in order.
    ///
    /// - Parameters:
    ///   - separator: What stands between two of them.
    ///   - document: Where they go; after a fault of its own nothing more is written.
    /// - Returns: Why not every row could be kept or read, where that is so.
    func copy(separatedBy separator: String = ",\n", to document: any TextSink) -> FileError? {
        var isFirst = true
        forEach { row in
            if !isFirst { document.write(separator) }
            isFirst = false
            document.write(row.text)
            return document.fault == nil
        }
        return fault
    }

    /// Leaves out the rows that cannot be among the first.
    private func prune(to limit: Limit) {
        let first = SortedRows(memoryLimit: memoryLimit)
        forEach { row in
            guard first.count < limit.count, first.held.size <= limit.size else {
                bound = row.key
                return false
            }
            first.add(row.key, row.text)
            return true
        }
        (rows, size, held, runs) = (first.rows, first.size, first.held, first.runs)
        file = first.file.take()
        fault = fault ?? first.fault
    }

    /// Moves the rows in memory to the file, as a part of their own.
    private func spill() {
        guard !rows.isEmpty, fault == nil else { return }
        rows.sort()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        for row in rows {
            for part in [row.key, row.text] {
                withUnsafeBytes(of: UInt32(part.count)) { bytes += $0 }
                bytes += part
            }
        }
        rows.removeAll(keepingCapacity: true)
        size = 0
        do throws(FileError) {
            if file == nil { file = try ScratchFile() }
            let start = file?.count ?? 0
            fault = bytes.withUnsafeBytes { bytes -> FileError? in
                do throws(FileError) {
                    try file?.append(bytes)
                    return nil
                } catch {
                    return error
                }
            }
            runs.append(start..<start + bytes.count)
        } catch {
            fault = error
        }
    }

    private func head(of reader: RowReader) -> (row: Row, reader: RowReader)? {
        var reader = reader
        guard let key = part(of: &reader), let text = part(of: &reader) else { return nil }
        return (Row(key: key, text: text), reader)
    }

    private func part(of reader: inout RowReader) -> [UInt8]? {
        guard let length = read(4, from: &reader) else { return nil }
        let count = length.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        return read(Int(count), from: &reader)
    }

    private func read(_ count: Int, from reader: inout RowReader) -> [UInt8]? {
        while reader.buffer.count - reader.used < count {
            guard !reader.range.isEmpty else { return nil }
            let wanted = min(reader.range.count, max(RowReader.pieceSize, count))
            do throws(FileError) {
                guard let bytes = try file?.read(at: reader.range.lowerBound, upTo: wanted), !bytes.isEmpty
                else { return nil }
                reader.buffer.removeFirst(reader.used)
                reader.used = 0
                reader.buffer += bytes
                reader.range = reader.range.lowerBound + bytes.count..<reader.range.upperBound
            } catch {
                fault = error
                return nil
            }
        }
        defer { reader.used += count }
        return Array(reader.buffer[reader.used..<reader.used + count])
    }
}

/// How far a sorted part has been read.
private struct RowReader {
    static let pieceSize = 1 << 14

    /// What of the file is left.
    var range: Range<Int>
    var buffer: [UInt8] = []
    /// How many bytes of the buffer were handed out.
    var used = 0

    init(range: Range<Int>) {
        self.range = range
    }
}

extension SortedRows.Row: Comparable {
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.key.lexicographicallyPrecedes(rhs.key) }

    /// The memory that it takes, about.
    fileprivate var cost: Int { key.count + text.count + 96 }
}
