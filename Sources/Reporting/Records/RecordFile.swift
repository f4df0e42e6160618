internal import FileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// An NDJSON report that is read line by line.
struct RecordFile: Sendable {
    let path: String
    private let file: ReadableFile

    /// More bytes than the line of any screen has.
    private static let lineLimit = 64 << 20
    private static let pieceSize = 1 << 18

    /// Opens a file.
    ///
    /// - Throws: ``RecordError`` where it cannot be opened.
    init(at path: String) throws(RecordError) {
        self.path = path
        do throws(FileError) {
            file = try ReadableFile(at: path)
        } catch {
            throw RecordError(path, "this report cannot be read: \(error.fault)")
        }
    }

    /// Opens a file; `nil` where there is none.
    ///
    /// - Throws: ``RecordError`` where there is one that cannot be opened.
    init?(ifAt path: String) throws(RecordError) {
        do throws(FileFault) {
            _ = try FileStatus(of: path)
        } catch {
            if error.isAbsence { return nil }
        }
        try self.init(at: path)
    }

    /// A line of the file.
    struct Line {
        /// The number of the line, from 1.
        let number: Int
        /// Where it begins.
        let offset: Int
        let bytes: [UInt8]
        /// Whether it ends with a line break, as every line does that was written to its end.
        let isWhole: Bool
    }

    /// Hands out the lines that are not empty, in order.
    func forEachLine(_ body: (Line) throws(RecordError) -> Void) throws(RecordError) {
        var number = 0
        var offset = 0
        var line: [UInt8] = []
        var start = 0
        while true {
            guard let piece = file.read(at: offset, upTo: Self.pieceSize) else {
                throw RecordError(path, line: number + 1, "this report cannot be read on")
            }
            offset += piece.count
            var rest = piece[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                number += 1
                if !line.isEmpty {
                    try body(Line(number: number, offset: start, bytes: line, isWhole: true))
                }
                start += line.count + 1
                line.removeAll(keepingCapacity: true)
                rest = rest[rest.index(after: end)...]
            }
            line += rest
            guard line.count <= Self.lineLimit else {
                throw RecordError(
                    path, line: number + 1, "a line of more than \(Self.lineLimit) bytes is no record")
            }
            guard !piece.isEmpty else { break }
        }
        if !line.isEmpty { try body(Line(number: number + 1, offset: start, bytes: line, isWhole: false)) }
    }

    /// The bytes from an offset on; `nil` where they cannot be read.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        guard let bytes = file.read(at: offset, upTo: count), bytes.count == count else { return nil }
        return bytes
    }
}

/// What a line of an NDJSON report says.
enum RunLine: Decodable {
    case record(ScreenRecord)
    case end(RunEnd)

    private enum CodingKeys: CodingKey {
        case summary
    }

    init(from decoder: any Decoder) throws {
        let isEnd = try decoder.container(keyedBy: CodingKeys.self).contains(.summary)
        self = isEnd ? .end(try RunEnd(from: decoder)) : .record(try ScreenRecord(from: decoder))
    }

    /// Reads a line, whoever wrote it.
    init(_ bytes: [UInt8], at place: RecordPlace) throws(RecordError) {
        do {
            self = try JSONDecoder().decode(RunLine.self, from: Data(bytes))
        } catch let error as DecodingError {
            guard bytes.first == UInt8(ascii: "{"), bytes.count < 3 else {
                throw RecordError(place, "this is no line of an NDJSON report: \(error.words)")
            }
            throw RecordError(
                place,
                "this begins like a report of --format json; reports of --format ndjson can be put together")
        } catch {
            throw RecordError(place, "this is no line of an NDJSON report")
        }
    }
}

extension DecodingError {
    /// Where in a line the fault is, and what it is.
    var words: String {
        switch self {
        case .keyNotFound(let key, let context): "\((context.codingPath + [key]).words) is missing"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
        case .dataCorrupted(let context): "\(context.codingPath.words) is \(context.debugDescription)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.words) is of another type"
        @unknown default: "it cannot be understood"
        }
    }
}

extension [any CodingKey] {
    /// The keys as people write them: `image.regions[3].contrast`.
    fileprivate var words: String {
        reduce(into: "") { text, key in
            text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
        }
    }
}
