import Foundation

/// The programs that this build was made with.
enum Toolchain {
    /// A program that ended with another code than 0.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            let triple: String
        }
        struct Paths: Decodable {
            let runtimeResourcePath: String
            let runtimeLibraryImportPaths: [String]
        }

        let target: Target
        let paths: Paths
    }

    private static let info = Result {
        try JSONDecoder().decode(TargetInfo.self, from: run("swiftc", "-print-target-info"))
    }

    /// The platform that the compiler makes programs for.
    static var triple: String { get throws { try info.get().target.triple } }

    /// The library that reads what the compiler writes with `-index-store-path`.
    static var indexStoreLibrary: String {
        get throws {
            URL(filePath: try info.get().paths.runtimeResourcePath)
                .appending(path: "../../lib/libIndexStore.so").standardizedFileURL.path
        }
    }

    /// What the plugins of packages import.
    static var pluginInterface: String {
        get throws {
            URL(filePath: try info.get().paths.runtimeResourcePath).appending(path: "pm/PluginAPI").path
        }
    }

    /// The names of the modules that come with the compiler and that Swift without C++ can import. What
    /// `Swift` exports of modules with an underscore comes with it.
    static var modules: [String] {
        get throws {
            let names = try info.get().paths.runtimeLibraryImportPaths.flatMap {
                (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
            }
            return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
                .filter { !$0.hasPrefix("_") && !$0.hasPrefix("Cxx") }.sorted()
        }
    }

    /// Runs a program of the toolchain and returns what it writes.
    @discardableResult
    static func run(_ arguments: String...) throws -> Data { try run(arguments) }

    /// Runs a program of the toolchain and returns what it writes.
    @discardableResult
    static func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What it says of itself is short enough for the pipe to hold.
        let result = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let said = try errors.fileHandleForReading.readToEnd() ?? Data()
            throw Failure(
                description: arguments.joined(separator: " ") + ": " + String(decoding: said, as: UTF8.self))
        }
        return result
    }
}
