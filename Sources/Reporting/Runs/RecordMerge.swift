internal import Audit
public import ColorMath
internal import FileSystem

/// Several NDJSON reports as one: the records of all, in the order of the inputs of the run that they are
/// parts of.
///
/// Records that do not know their place, as those of workers, are in the order of their paths: folder by
/// folder, by name, as a folder is audited.
public struct RecordMerge {
    /// The standards that the screens were judged by: more than one where configurations differ.
    public let standards: [ContrastStandard]
    /// The number of all inputs of the run, as far as that is known.
    public let inputCount: Int
    /// Why not every input is in the parts, where that is so.
    public let shortfall: Shortfall?
    /// What there was to say about the parts, a sentence each.
    public let notes: [String]

    private let rows: SortedRows
    private let paths: [String]

    /// Reads the parts of a run.
    ///
    /// - Parameter paths: The reports.
    /// - Throws: ``RecordError`` where one cannot be read, or they are not of one run: of several versions of
    ///   the program, of other options, or with an input in two of them.
    public init(contentsOf paths: [String]) throws(RecordError) {
        var gathering = Gathering()
        for (file, path) in paths.enumerated() {
            try RecordFile(at: path).forEachLine { line throws(RecordError) in
                let place = RecordPlace(path: path, line: line.number)
                do throws(RecordError) {
                    switch try RunLine(line.bytes, at: place) {
                    case .record(let record): try gathering.add(record, line.bytes, file: file, at: place)
                    case .end(let end): try gathering.add(end.summary, at: place)
                    }
                } catch {
                    guard !line.isWhole else { throw error }
                    gathering.notes.append(
                        "\(path.visible):\(line.number): the line was not written to its end")
                }
            }
        }
        guard gathering.first != nil else {
            throw RecordError(paths.first ?? "", "there is no record in these reports")
        }
        standards = gathering.standards
        rows = gathering.rows
        notes = gathering.notes
        inputCount = gathering.inputCount
        shortfall = gathering.shortfall
        self.paths = paths
        try check()
    }

    /// The number of records.
    public var count: Int { rows.count }

    /// Hands out the records, in order.
    public func forEach(
        _ body: (ScreenRecord) throws(DeliveryError) -> Void
    ) throws(DeliveryError) {
        var outcome = Result<Void, DeliveryError>.success(())
        rows.forEach { row in
            guard case .record(let record)? = try? RunLine(row.text, at: RecordPlace(path: "", line: 0))
            else {
                // It could be read when it was put aside.
                outcome = .failure(.unwritable("what was put aside of a report cannot be read back"))
                return false
            }
            outcome = Result { () throws(DeliveryError) in try body(record) }
            if case .failure = outcome { return false }
            return true
        }
        try outcome.get()
        if let fault = rows.fault { throw .unwritable(fault.description) }
    }

    /// The annotated pictures that were asked for, of the screens that were audited.
    ///
    /// - Parameters:
    ///   - requests: The reports.
    ///   - isNumbered: Whether findings have the numbers on them that they have on pages, as they have
    ///     without a baseline.
    public func pictures(
        for requests: [ReportRequest], isNumbered: Bool = true
    ) throws(DeliveryError) -> PictureDelivery {
        let requests = requests.filter { $0.format.isDrawn || $0.holdsPictures }
        var files: [String] = []
        if requests.contains(where: \.format.isDrawn) {
            try forEach { record throws(DeliveryError) in
                if record.image != nil { files.append(record.path) }
            }
        }
        return try PictureDelivery(of: requests, files: files, isNumbered: isNumbered)
    }

    /// Refuses an input that is in two places.
    private func check() throws(RecordError) {
        var last: SortedRows.Row?
        var twice: (SortedRows.Row, SortedRows.Row)?
        rows.forEach { row in
            if let last, last.key.dropLast(Gathering.placeSize) == row.key.dropLast(Gathering.placeSize) {
                twice = (last, row)
                return false
            }
            last = row
            return true
        }
        guard let (first, second) = twice else { return }
        let other = place(of: first)
        throw RecordError(
            place(of: second),
            "this input is in \(other.path):\(other.line) too; merge each part of one run once")
    }

    private func place(of row: SortedRows.Row) -> RecordPlace {
        let numbers = row.key.suffix(Gathering.placeSize)
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        return RecordPlace(path: paths[number(numbers.prefix(4))], line: number(numbers.dropFirst(4)))
    }
}

/// The records of the parts as they are read.
private struct Gathering {
    let rows = Storage.disk.rows()
    var notes: [String] = []
    private(set) var standards: [ContrastStandard] = []
    private var options: [Terms: (digest: String, place: RecordPlace)] = [:]

    /// What a configuration says of a screen: the same everywhere for those for which it says the same.
    private struct Terms: Hashable {
        let files: [String]
        let overrides: [String]?
    }

    private(set) var first: (record: ScreenRecord, place: RecordPlace)?
    private var end: (summary: RunEnd.Summary, place: RecordPlace)?
    private var shards: Set<Int> = []
    private var interruption: String?
    private var greatestIndex = -1

    /// The bytes at the end of a key that say where its record was read.
    static let placeSize = 12

    mutating func add(
        _ record: ScreenRecord, _ line: [UInt8], file: Int, at place: RecordPlace
    ) throws(RecordError) {
        guard record.version == ToolVersion.current else {
            throw RecordError(
                place,
                "this record is of legible \(record.version), and this is \(ToolVersion.current); merge with that, or audit anew"
            )
        }
        if let first {
            let other = "those of \(first.place.path):\(first.place.line)"
            guard (record.index == nil) == (first.record.index == nil) else {
                throw RecordError(place, "this record is of another kind of run than \(other)")
            }
        } else {
            first = (record, place)
        }
        try check(record, at: place)
        if !standards.contains(record.standard) { standards.append(record.standard) }
        var key: [UInt8] = []
        if let index = record.index {
            greatestIndex = max(greatestIndex, index)
            withUnsafeBytes(of: UInt64(index).bigEndian) { key += $0 }
        } else {
            // What lies in a folder comes where its name does: before every name that goes on.
            key = record.path.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
        }
        withUnsafeBytes(of: UInt32(file).bigEndian) { key += $0 }
        withUnsafeBytes(of: UInt64(place.line).bigEndian) { key += $0 }
        rows.add(key, line)
    }

    /// Refuses a record of other options than those that the same configuration holds for.
    private mutating func check(_ record: ScreenRecord, at place: RecordPlace) throws(RecordError) {
        // What could not be read does not say which configuration holds for it.
        guard let image = record.image else { return }
        let terms = Terms(files: image.configuration, overrides: image.overrides)
        guard let known = options[terms] else {
            options[terms] = (record.options, place)
            return
        }
        guard record.options == known.digest else {
            throw RecordError(
                place,
                "this record was made with other options than those of \(known.place.path):\(known.place.line)"
            )
        }
    }

    mutating func add(_ summary: RunEnd.Summary, at place: RecordPlace) throws(RecordError) {
        if let end, end.summary.inputs != summary.inputs || end.summary.shard?.count != summary.shard?.count {
            throw RecordError(
                place, "this part is of another run than \(end.place.path): it has other inputs or shards")
        }
        end = (summary, place)
        if let shard = summary.shard { shards.insert(shard.number) }
        interruption = interruption ?? summary.partial?.reason
    }

    /// The number of all inputs, as far as it is known.
    var inputCount: Int { max(end?.summary.inputs ?? 0, greatestIndex + 1, rows.count) }

    /// Why not every input is there, where that is so.
    var shortfall: Shortfall? {
        guard first?.record.index != nil else { return nil }
        let reason: String
        if let count = end?.summary.shard?.count, shards.count < count {
            let missing = (1...count).filter { !shards.contains($0) }.map { "\($0)/\(count)" }
            reason = "no part is of shard \(missing.joined(separator: ", "))"
        } else if let interruption {
            reason = interruption
        } else if end == nil {
            reason = "no part has its last line"
        } else if rows.count < inputCount {
            reason = "the others are in no part"
        } else {
            return nil
        }
        return Shortfall(reason: reason, done: rows.count, of: inputCount)
    }
}
