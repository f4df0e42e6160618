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

    private func exitCode() async throws -> Int32 {
        let fixes = await palettes.fixes(
            options: RepairOptions(fixesGuessedPairs: inferred, changesPrimitives: primitives),
            seenOn: screens)
        fixes.report.announceUnread()
        fixes.unread.announce()
        let delivery = FixDelivery(of: fixes, style: .output(color))
        guard delivery.isWhole else { return ExitCode.unreadable.rawValue }
        try System.show(delivery.diff)
        if write { try delivery.write() }
        System.writeError("\(delivery.costs)legible: \(delivery.summary(ofWritten: write))\n")
        guard fixes.report.isWhole else { return ExitCode.unreadable.rawValue }
        System.writeError(delivery.remainders)
        let report = write ? fixes.outcome : fixes.report
        return report.hasFailingPairs(includingGuesses: inferred) ? 1 : 0
    }
}
