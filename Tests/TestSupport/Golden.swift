internal import Foundation

/// A recorded output that later runs are compared with.
///
/// `RECORD_GOLDENS=1 swift test` writes the outputs anew; such a run fails, so that it cannot pass for a
/// test.
public struct Golden {
    private let file: URL

    /// Names a recording in the folder `Goldens` of a test target.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - source: A source file right in a folder of the test target, or in the target's own folder.
    public init(_ name: String, source: String = #filePath) {
        var folder = URL(filePath: source).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Goldens").path),
            folder.path != "/"
        {
            folder.deleteLastPathComponent()
        }
        file = folder.appending(path: "Goldens/\(name)")
    }

    /// Thrown by a run that records.
    public struct Recorded: Error {
        let file: String
    }

    /// The recording; with `RECORD_GOLDENS` set, records instead.
    public func text(recording actual: String) throws -> String {
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
            try Data(actual.utf8).write(to: file)
            throw Recorded(file: file.path)
        }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
