import Foundation

/// A run of the built command.
struct LegibleProcess {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The folder that the package's products are built into: that of this test bundle.
    private static let products: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? Bundle.main.bundleURL.appending(path: "tests")).deletingLastPathComponent()
    }()

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The working folder.
    ///   - environment: The whole environment.
    ///   - input: What the command reads from its standard input.
    init(
        _ arguments: [String], in folder: URL, environment: [String: String] = ["COLUMNS": "80"],
        input: String = ""
    ) throws {
        let process = Process()
        process.executableURL = Self.products.appending(path: "legible")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        // Files rather than pipes: whatever the command writes, it never waits for a reader.
        let scratch = FileManager.default.temporaryDirectory.appending(
            path: "legible-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
        for file in files {
            try Data(input.utf8).write(to: file)
        }
        for file in files.dropFirst() {
            try Data().write(to: file)
        }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    }
}
