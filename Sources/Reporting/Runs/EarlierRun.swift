internal import FileSystem

/// What an earlier run has left in an NDJSON report: screens that need not be audited again where neither the
/// file nor the program nor its options have changed.
public struct EarlierRun: Sendable {
    /// What there was to say about the report, a sentence each.
    public private(set) var notes: [String] = []

    private let files: [RecordFile]
    private var places: [String: Place] = [:]

    /// Where the record of a file is.
    private struct Place {
        let file: Int
        let offset: Int
        let count: Int
    }

    /// Reads a report, and what a run that was killed has left beside it.
    ///
    /// - Throws: ``RecordError`` where there is neither, or one is no NDJSON report at all.
    public init(contentsOf path: String) throws(RecordError) {
        let partial = LineFile.partialName(of: path)
        var files: [RecordFile] = []
        var notes: [String] = []
        var places: [String: Place] = [:]
        for name in [path, partial] {
            guard let file = try RecordFile(ifAt: name) else { continue }
            let index = files.count
            files.append(file)
            try file.forEachLine { line throws(RecordError) in
                do throws(RecordError) {
                    let place = RecordPlace(path: name, line: line.number)
                    guard case .record(let record) = try RunLine(line.bytes, at: place) else { return }
                    // A line that was written later knows better.
                    places[record.path] = Place(file: index, offset: line.offset, count: line.bytes.count)
                } catch {
                    guard !line.isWhole else { throw error }
                    notes.append("\(name.visible):\(line.number): the line was not written to its end")
                }
            }
        }
        guard !files.isEmpty else { throw RecordError(path, "there is no such report; check the path") }
        self.files = files
        self.notes = notes
        self.places = places
    }

    /// The record of a file, where it is of the same bytes, the same program and the same options.
    ///
    /// - Parameters:
    ///   - path: The path of the file, as it was given.
    ///   - sha256: The digest of its bytes.
    ///   - elements: That of the file with its view tree, where there is one.
    ///   - options: What tells the options from others.
    func record(
        of path: String, sha256: String, elements: String?, options: String
    ) -> ScreenRecord? {
        guard let place = places[path],
            let bytes = files[place.file].bytes(at: place.offset, count: place.count),
            case .record(let record)? = try? RunLine(bytes, at: RecordPlace(path: path, line: 1)),
            record.path == path, record.sha256 == sha256, record.options == options,
            record.version == ToolVersion.current, let image = record.image,
            image.elements?.sha256 == elements
        else { return nil }
        return record
    }
}
