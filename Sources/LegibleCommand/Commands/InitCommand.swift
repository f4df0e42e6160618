import ArgumentParser
import Audit
import FileSystem
import Reporting

struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Proposes a .legible.yml for a folder of screens.",
        discussion: """
            It names the folders of screens, and what some of them tell of scale, platform and appearance; \
            what else may be said is there in comments. For palettes see 'legible palette init'.

            Examples:
              legible init
              legible init Screens --write

            Exit codes:
              0   proposed, or written
              65  a screen could not be read, or there is none
              70  the file could not be written, or is there already
            """)

    @Argument(help: "PNG files, folders and patterns.", completion: .file(extensions: ["png"]))
    var paths = ["."]

    @Flag(help: "Write .legible.yml into this folder, where there is none yet, in place of printing it.")
    var write = false

    func run() async throws {
        if let outside = paths.first(where: Self.isOutside) {
            throw ValidationError(
                "A \(Configuration.fileName) holds for what lies in its folder, and '\(outside)' does not lie in this "
                    + "one: run 'legible init' in a folder around both.")
        }
        let found = ScreenshotPaths(paths)
        System.note(found.notes)
        let auditor = Auditor(images: System.images, rules: RuleSelection(disabling: Rule.all))
        let report = await auditor.audit(
            contentsOf: ScreenProposal.sample(of: found.files), jobs: System.coreCount)
        (found.unmatched + report.unread).announce()
        guard !found.files.isEmpty else { throw ExitCode.unreadable }
        let text = ScreenProposal(for: found.files, seen: report).text
        if write {
            try ConfigurationProposal.create(text, at: Configuration.fileName)
            System.writeError("legible: wrote \(Configuration.fileName)\n")
        } else {
            try System.write(text)
        }
        guard found.unmatched.isEmpty, report.unread.isEmpty else { throw ExitCode.unreadable }
    }

    /// Whether a path leads out of the working folder.
    private static func isOutside(_ path: String) -> Bool {
        ProjectFolder(workingFolder: System.workingFolder).path(of: path).hasPrefix("/")
    }
}
