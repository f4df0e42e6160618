import ArgumentParser
import Audit
import Reporting

struct PaletteFixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Shows the changes that fix failing pairs; with --write makes them.",
        usage: "legible palette fix <path> ... [<options>]",
        discussion: """
            Each colour is changed once, to the nearest that settles all its pairs in every mode it is used \
            in. Only the colours themselves are rewritten: every other byte of a file stays as it is. Pairs \
            that are only guessed from names are left alone without --inferred.

            Examples:
              legible palette fix Colors.xcassets
              legible palette fix tokens.json --write

            Exit codes:
              0   nothing is left to fix
              1   pairs still fail: those that --write was not given for, or that
                  cannot be fixed by changing one colour
              65  an input could not be read
              70  a file could not be written
            """)

    @OptionGroup var palettes: PaletteOptions

    @Flag(help: "Change the files.")
    var write = false

    @Flag(help: "Fix pairs that are only guessed from names, too.")
    var inferred = false

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    func run() throws {
        throw ExitCode(try exitCode())
    }

    private func exitCode() throws -> Int32 {
        let inputs = palettes.inputs
        let report = palettes.report(on: inputs)
        report.announceUnread()
        let delivery = FixDelivery(of: report, includesGuesses: inferred, style: .output(color))
        try System.show(delivery.diff)
        System.writeError(delivery.notes)
        if write {
            try delivery.write()
            System.writeError("legible: \(delivery.summary(ofWritten: true))\n")
        } else {
            System.writeError("legible: \(delivery.summary(ofWritten: false))\n")
        }
        guard report.isWhole, delivery.isWhole else { return 65 }
        let rest = write ? palettes.report(on: inputs) : report
        guard rest.isWhole else {
            rest.announceUnread()
            return 65
        }
        return rest.hasFailingPairs(includingGuesses: inferred) ? 1 : 0
    }
}
