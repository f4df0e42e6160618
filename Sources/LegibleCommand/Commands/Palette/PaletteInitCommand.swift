import ArgumentParser
import Audit
import PaletteFiles
import Reporting

struct PaletteInitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Proposes a .legible.yml from the names of a palette's colours.",
        usage: "legible palette init <path> ... [<options>]",
        discussion: """
            Examples:
              legible palette init Colors.xcassets
              legible palette init tokens.json --write
              legible palette init tokens.json --observed --screens Screens
            """)

    @OptionGroup var palettes: PaletteOptions
    @OptionGroup var screens: ObservedScreenOptions

    @Flag(help: "Declare what screens show, and nothing else, with how often each pair is seen.")
    var observed = false

    @Flag(help: "Write .legible.yml into this folder, where there is none yet, in place of printing it.")
    var write = false

    func run() async throws {
        throw ExitCode(try await exitCode())
    }

    private func exitCode() async throws -> Int32 {
        let report = await palettes.report(
            on: palettes.inputs, ignoringPairs: true, seenOn: screens)
        report.announceUnread()
        if observed, report.audits.allSatisfy({ $0.observation == nil }) {
            throw ValidationError("--observed needs screens: name them with --screens, or in .legible.yml.")
        }
        if observed { announceFit(of: report) }
        let proposal = ConfigurationProposal(onlyObserved: observed).document(of: report)
        if write {
            try ConfigurationProposal.create(proposal, at: Configuration.fileName)
            System.writeError("legible: wrote \(Configuration.fileName)\n")
        } else {
            try System.write(proposal)
        }
        return report.isWhole ? 0 : 65
    }

    /// Says where hardly any text on the screens is in colours of a palette: what fits then does so by
    /// chance.
    private func announceFit(of report: PaletteReport) {
        for audit in report.audits {
            guard let seen = audit.observation, seen.namedCount * Self.leastFit < seen.styleCount else {
                continue
            }
            System.writeError(
                "legible: of \(seen.styleCount) styles of text on the screens \(seen.namedCount) fit "
                    + "\(audit.palette.name): are these screens of this palette?\n")
        }
    }

    /// One style in so many fits by chance.
    private static let leastFit = 10
}
