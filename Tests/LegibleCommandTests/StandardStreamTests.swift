import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("The standard streams")
struct StandardStreamTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        for name in ["blank.png", "blank2.png"] {
            try folder.write(try PNGEncoder().encode(blank), to: name)
        }
        try folder.write(Array(":root { --card-foreground: #777; --card: #fff }".utf8), to: "theme.css")
        try folder.write(
            Array(try legible(["worker"], to: nil).output.utf8), to: "run.ndjson")
    }

    /// A run of each command that ends with 0 or 1 where its result can be written.
    private static let runs: [[String]] = [
        ["audit", "blank.png"], ["audit", "blank.png", "--format", "json"],
        ["audit", "blank.png", "--format", "terminal", "--format", "github"],
        ["palette", "check", "theme.css"], ["palette", "check", "theme.css", "--format", "html"],
        ["palette", "theme.css", "--format", "json"],
        ["palette", "fix", "theme.css"], ["palette", "init", "theme.css"],
        ["palette", "matrix", "theme.css"],
        ["palette", "matrix", "theme.css", "--format", "csv"],
        ["contrast", "red", "white"], ["contrast", "red", "white", "--format", "json"],
        ["convert", "red", "--to", "lab"], ["convert", "red", "--to", "lab", "--format", "json"],
        ["simulate", "red"], ["simulate", "red", "--format", "json"],
        ["colors"], ["colors", "--format", "json"], ["colors", "--format", "markdown"],
        ["colors", "--format", "csv"], ["type"], ["type", "body", "--format", "json"],
        ["assets", "blank.png"], ["assets", "blank.png", "--format", "json"],
        ["compare", "blank.png", "blank2.png"],
        ["compare", "blank.png", "blank2.png", "--format", "json"],
        ["diff", "run.ndjson", "run.ndjson"], ["diff", "run.ndjson", "run.ndjson", "--format", "html"],
        ["config"], ["config", "--format", "json"], ["config", "--schema"], ["init"],
        ["merge", "run.ndjson"], ["merge", "run.ndjson", "--format", "ndjson"], ["worker"],
        ["rules"], ["rules", "text-contrast"], ["rules", "--guidelines"],
        [], ["--help"], ["audit", "--help"], ["--version"], ["help", "palette"],
        ["--generate-completion-script", "bash"],
    ]

    /// Runs a command; a worker gets one line.
    private func legible(_ arguments: [String], to device: String?) throws -> LegibleProcess {
        try LegibleProcess(
            arguments, in: folder.url, input: "blank.png\n",
            standardOutput: device.map { try FileHandle(forWritingTo: URL(filePath: $0)) })
    }

    @Test(
        "A result that the standard output does not take is 70, and the reason is said",
        .enabled(if: hasFullDevice),
        arguments: runs)
    func full(arguments: [String]) throws {
        let fine = try legible(arguments, to: "/dev/null")
        #expect([0, 1].contains(fine.exitCode) && !fine.isKilled, "\(fine.errors)")
        let run = try legible(arguments, to: "/dev/full")
        #expect(run.exitCode == 70 && !run.isKilled)
        // What was said before stays; `palette fix` sums up behind its result.
        let fault = "legible: the standard output: cannot be written: No space left on device\n"
        #expect(run.errors.hasSuffix(fault))
        #expect(fine.errors.hasPrefix(run.errors.dropLast(fault.count)))
    }

    @Test(
        "Every command is run above")
    func isComplete() throws {
        let dump = try LegibleProcess(["--experimental-dump-help"], in: folder.url).output
        let root = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
        let names = root.leaves.filter { $0.first != "help" && $0.last != "help" }
        #expect(names.count >= 10)
        for name in names {
            #expect(Self.runs.contains { $0.starts(with: name) }, "\(name)")
        }
    }

    @Test("A reader that went away ends the command at once and quietly, as it ends others")
    func closedPipe() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try LegibleProcess(["rules"], in: folder.url, standardOutput: pipe.fileHandleForWriting)
        #expect(run.isKilled && run.exitCode == SIGPIPE)
        #expect(run.errors.isEmpty)
    }

    @Test("Where the parent ignores that signal, it is an error")
    func ignoredSignal() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try LegibleProcess(
            ["rules"], in: folder.url, standardOutput: pipe.fileHandleForWriting,
            shell: #"trap "" PIPE; exec "$@""#)
        #expect(run.exitCode == 70 && !run.isKilled)
        #expect(run.errors == "legible: the standard output: cannot be written: Broken pipe\n")
    }

    @Test(
        "A standard output that is closed is 70, and no file is taken for it")
    func closed() throws {
        let run = try LegibleProcess(
            ["audit", "blank.png", "--format", "terminal", "--format", "json=report.json"], in: folder.url,
            shell: #"exec "$@" >&-"#)
        #expect(run.exitCode == 70)
        #expect(run.errors.hasPrefix("legible: the standard output: cannot be written"))
        let report = try Data(contentsOf: folder.url.appending(path: "report.json"))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: report) }
    }

    @Test("A standard input that is closed is a list that cannot be read")
    func closedInput() throws {
        let run = try LegibleProcess(
            ["audit", "--files-from", "-"], in: folder.url, shell: #"exec "$@" <&-"#)
        #expect(run.exitCode == 65)
    }

    @Test("A standard error that takes nothing changes nothing else", .enabled(if: hasFullDevice))
    func errors() throws {
        let arguments = ["audit", "blank.png", "missing.png"]
        let fine = try LegibleProcess(arguments, in: folder.url)
        let full = try LegibleProcess(
            arguments, in: folder.url, standardError: FileHandle(forWritingTo: URL(filePath: "/dev/full")))
        #expect(full.exitCode == 65 && full.output == fine.output && !full.output.isEmpty)
        let closed = try LegibleProcess(arguments, in: folder.url, shell: #"exec "$@" 2>&-"#)
        #expect(closed.exitCode == 65 && closed.output == fine.output)
    }

    @Test("A pipe that does not block, and is read slowly, gets every byte")
    func slowReader() throws {
        let direct = try LegibleProcess(["colors", "--format", "json"], in: folder.url).output
        // More than a pipe holds; the writer's end is switched to not blocking, as event loops do.
        #expect(direct.utf8.count > 1 << 17)
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let read = folder.url.appending(path: "read.json")
        try Data().write(to: read)
        let reader = Process()
        reader.executableURL = URL(filePath: "/bin/sh")
        reader.arguments = ["-c", "sleep 1; exec cat"]
        reader.standardInput = pipe.fileHandleForReading
        reader.standardOutput = try FileHandle(forWritingTo: read)
        try reader.run()
        let run = try LegibleProcess(
            ["colors", "--format", "json"], in: folder.url, standardOutput: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        reader.waitUntilExit()
        #expect(run.exitCode == 0)
        #expect(try String(contentsOf: read, encoding: .utf8) == direct)
    }
}

/// Linux has a device that is always full; macOS has none.
private let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

/// What `--experimental-dump-help` prints: the tree of commands.
private struct Dump: Decodable {
    struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?

        /// The commands without subcommands, each as the words behind `legible`.
        var leaves: [[String]] {
            guard let subcommands, !subcommands.isEmpty else { return [[]] }
            return subcommands.flatMap { command in command.leaves.map { [command.commandName] + $0 } }
        }
    }

    let command: Command
}
