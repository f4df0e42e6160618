import ArgumentParser
import Audit
import Reporting

struct PaletteFixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Shows the changes that fix failing pairs; with --write makes them.",
        usage: "legible palette fix <path> ... [<options>]",
        discussion: """
            Of the two colours of a pair, the one is changed that takes the smaller change, or both where \
            neither alone is enough: to the nearest that settles all its pairs in every mode it is used in. \
            A reference to a step of a ramp, var(--gray-500), is pointed at the nearest step that does. \
            Opacities, and the colours that 'fixed' in .legible.yml names, stay. Only the colours themselves \
            are rewritten: every other byte of a file stays as it is.

            Examples:
              legible palette fix Colors.xcassets
              legible palette fix tokens.json --write
              legible palette fix theme.css --primitives --inferred

            Exit codes:
              0   nothing is left to fix
              1   pairs still fail: those that --write was not given for, or that
                  cannot be fixed here; pairs that are only guessed count with
                  --inferred
              65  an input could not be read
              70  a file could not be written
            """)

    @OptionGroup var palettes: PaletteOptions
    @OptionGroup var screens: ObservedScreenOptions

    @Flag(help: "Change the files.")
    var write = false

    @Flag(help: "Fix pairs, too, that are only guessed from the names of colours.")
    var inferred = false

    @Flag(help: "Let primitives change: steps of ramps, and colours that others are aliases of.")
    var primitives = false

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    func run() async throws {
        throw ExitCode(try await exitCode())
    }

    /// How often files are changed at most: what was in the way of a change may have moved with another.
    private static let mostPasses = 4

    private func exitCode() async throws -> Int32 {
        let inputs = palettes.inputs
        var pass = 1
        while true {
            if let code = try await exitCode(ofPass: pass, over: inputs) { return code }
            pass += 1
        }
    }

    /// Reads the palettes and makes the changes; what is known of them is gone before the next pass.
    ///
    /// - Returns: `nil` where files have changed, which another pass looks at.
    private func exitCode(
        ofPass pass: Int, over inputs: (paths: [String], unread: [UnreadInput])
    ) async throws -> Int32? {
        // What is changed is no longer what the screens show; what is left as it was, is.
        let report = await palettes.report(on: inputs, seenOn: screens)
        if pass == 1 || !report.isWhole { report.announceUnread() }
        guard pass == 1 || report.isWhole else { return ExitCode.unreadable.rawValue }
        let fix = delivery(of: report)
        let changesFiles = fix.changesFiles && pass <= Self.mostPasses
        if pass == 1 || changesFiles {
            try System.show(fix.diff)
            if write { try fix.write() }
            System.writeError("\(fix.costs)legible: \(fix.summary(ofWritten: write))\n")
            guard report.isWhole, fix.isWhole else { return ExitCode.unreadable.rawValue }
        }
        guard !write || !changesFiles else { return nil }
        System.writeError(fix.remainders)
        return report.hasFailingPairs(includingGuesses: inferred) ? 1 : 0
    }

    private func delivery(of report: PaletteReport) -> FixDelivery {
        FixDelivery(
            of: report,
            options: RepairOptions(fixesGuessedPairs: inferred, changesPrimitives: primitives),
            style: .output(color))
    }
}
