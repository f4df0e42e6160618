import Foundation
import Legible

extension FuzzTarget {
    /// NDJSON reports that are merged. What is no record has a fault in a line; a record is the same when it
    /// has been written and read again.
    static let ndjson = FuzzTarget(name: "ndjson") { input in
        let path = ScratchFolder.shared.write(input, to: "run.ndjson")
        let lineCount = input.count { $0 == UInt8(ascii: "\n") } + 1
        do {
            let merge = try RecordMerge(contentsOf: [path])
            var count = 0
            try merge.forEach { record in
                count += 1
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                guard let line = try? encoder.encode(record),
                    let again = try? JSONDecoder().decode(ScreenRecord.self, from: line)
                else { fatalError("a record cannot be written and read again") }
                precondition((try? encoder.encode(again)) == line, "what was written")
            }
            precondition(count == merge.count, "records")
        } catch let error as RecordError {
            precondition(error.path == path && !error.fault.isEmpty, "\(error)")
            precondition((1...lineCount).contains(error.line ?? 1), "\(error)")
        } catch {
            fatalError("\(error)")
        }
    }
}
