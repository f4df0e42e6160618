import Foundation

/// A folder of this process, in memory where the system has such a place, for what is read from files.
struct ScratchFolder: Sendable {
    static let shared = ScratchFolder()

    let path: String

    private init() {
        let shared = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: shared)
            ? shared : FileManager.default.temporaryDirectory.path
        path = "\(parent)/legible-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
        make(path)
        let removal: @convention(c) () -> Void = {
            try? FileManager.default.removeItem(atPath: ScratchFolder.shared.path)
        }
        atexit(removal)
    }

    /// Writes a file, in folders that are made, and returns its path.
    func write(_ bytes: [UInt8], to name: String) -> String {
        let file = path + "/" + name
        if name.contains("/") { make(String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])) }
        precondition(FileManager.default.createFile(atPath: file, contents: Data(bytes)), "no scratch file")
        return file
    }

    /// Removes a file or a folder.
    func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: path + "/" + name)
    }

    private func make(_ folder: String) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
}
