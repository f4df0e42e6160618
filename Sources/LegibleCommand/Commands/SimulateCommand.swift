import ArgumentParser
import Audit
import ColorMath
import FileSystem
import Recognition
import Reporting
import Screenshots
import Simulation

struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract:
            "Shows colours, palettes and PNG files as settings, surroundings and people's eyes change them.",
        usage: "legible simulate <input> ... [<options>]",
        discussion: """
            Vision: protanopia, deuteranopia, tritanopia, achromatopsia, blue-cone-monochromacy; \
            protanomaly, deuteranomaly and tritanomaly with a severity. Models disagree, so every result \
            names the one it comes from.

            Everything that is asked for happens together, in the order of the light: the app draws with the \
            settings, a material lies over it, the display inverts, filters and takes on the white around \
            it, its glass reflects, the eye sees. Several --vision give as many results.

            Of a palette (asset catalogs, design tokens, stylesheets, swatches, Swift source), every colour \
            is shown before and after, mode by mode, with the pairs that fall below the ratio they need. \
            Which colours make pairs is declared in .legible.yml, set by rules of \
            stylesheets, or inferred from their names.

            A picture tells its own appearance and release where they are not given. Lines of text whose \
            ink is no system colour stay as they are, and are outlined in black and white dashes; \
            --no-outlines leaves those out. A picture is called dark or light only where at least half of \
            it changed. With --on, a picture is art that lies on grounds: how its outline stands out from \
            each is reported (3 is what WCAG asks of graphics), over pictures where it stands out least.
            Bold Text spreads the strokes of text by what the heavier font's are wider; letters keep their \
            places, and lines that have no room for wider ones are named. Button Shapes underlines buttons \
            of words alone: those of a view tree (--elements), else words in blue or in a filled button's \
            colour, a guess.
            Pictures keep their size, depth and colour profile. One picture under one simulation can go to a \
            .png file; otherwise --output is a folder, in which every simulation has one of its own.

            Examples:
              legible simulate '#E30613' '#008000'
              legible simulate '#E30613' --vision protanomaly:0.6 --model machado
              legible simulate home@3x.png --vision deuteranopia --output out.png
              legible simulate Screens --output Simulated
              legible simulate home@3x.png --contact-sheet sheet.png
              legible simulate home@3x.png --matrix --contact-sheet eight.png
              legible simulate home@3x.png --invert smart --output inverted.png
              legible simulate '#8E8E93' white --true-tone 2700:reading --outdoors 10000
              legible simulate home@3x.png --increase-contrast --output increased.png
              legible simulate home@3x.png --bold-text --button-shapes --output set.png
              legible simulate Colors.xcassets --outdoors 50000
              legible simulate 'tokens/*.json' --reduce-transparency --vision deutan
              legible simulate secondaryLabel --on systemBackground --matrix
              legible simulate secondaryLabel --on thin --matrix
              legible simulate icon.png --on light,dark,Photos/ --contact-sheet sheet.png
              legible simulate brandInk --palette brand.json --on systemBackground --matrix

            Exit codes:
              0   done
              64  the command line is wrong, a colour for example
              65  an input could not be read: the others are done all the same;
                  or a table of colours or the configuration could not
              70  a result could not be written, or a fault of this program
            """)

    @Argument(
        help: "Colours; names of system colours; files of palettes; PNG files, folders of them and patterns.",
        completion: .file())
    var inputs: [String]

    @Option(
        help: ArgumentHelp(
            """
            What the colours lie on: a colour, a system colour or a material; shows their contrast. Of \
            pictures, the grounds, with commas: light, dark, colours, PNG files, folders.
            """,
            valueName: "color|grounds"))
    var on: String?

    @Option(
        help: ArgumentHelp(
            "The colour that pictures on grounds take, as templates do.", valueName: "color"))
    var tint: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the simulated pictures go.", valueName: "file|folder"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A PNG file that shows the pictures side by side, with labels.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var contactSheet: String?

    @Flag(
        help: """
            Leave out the dashed outlines of what settings could not move, as its colour has no known \
            counterpart, or that cannot be read any more.
            """)
    var noOutlines = false

    @OptionGroup(title: "Settings") var settings: SettingsOptions
    @OptionGroup(title: "Settings") var elements: ElementOptions
    @OptionGroup(title: "Display and surroundings") var display: DisplayOptions
    @OptionGroup(title: "Vision") var vision: VisionOptions
    @OptionGroup(title: "Pairs of palettes") var pairs: PairOptions
    @OptionGroup(title: "Inputs") var empty: EmptyInputOptions
    @OptionGroup(title: "Output") var result: OutputOptions

    func run() async throws {
        guard output != "-", contactSheet != "-" else {
            throw ValidationError("Pictures go to files: name one, or a folder; '-' is for text.")
        }
        let model = try settings.model()
        let inputs = try SimulationInputs(self.inputs, model: model)
        if let on, !inputs.paths.isEmpty {
            try layOnGrounds(inputs, on, context: SimulationContext(style: settings.style, model: model))
            return
        }
        guard tint == nil else {
            throw ValidationError("--tint is for pictures on grounds: name pictures, and --on.")
        }
        let backdrop = try on.map { try SimulationInputs.backdrop($0, model: model) }
        let isMatrix = try settings.matrix || isMaterialAlone(backdrop, under: inputs, in: model)
        if settings.matrix, !inputs.palettes.isEmpty {
            throw ValidationError("--matrix is for colours and pictures; leave out the palettes.")
        }
        if settings.matrix, !inputs.paths.isEmpty, !inputs.colors.isEmpty {
            throw ValidationError("--matrix shows colours or pictures, not both at once.")
        }
        if settings.changesType, !inputs.colors.isEmpty || !inputs.palettes.isEmpty {
            throw ValidationError("--bold-text and --button-shapes are for pictures; leave out the colours.")
        }
        guard !inputs.paths.isEmpty || (output == nil && contactSheet == nil) else {
            throw ValidationError(
                "--output and --contact-sheet are for pictures; colours and palettes are shown as text: leave them "
                    + "out, or name a PNG file.")
        }
        guard inputs.paths.isEmpty || output != nil || contactSheet != nil || settings.matrix else {
            throw ValidationError("Say where pictures go: --output, --contact-sheet or both.")
        }
        let simulations = try simulations(of: inputs, in: model, isMatrix: isMatrix)
        // A folder of results is no input of the next run.
        let paths = ScreenshotPaths(inputs.paths, leavingOut: output.map { [$0] } ?? [])
        System.note(paths.notes)
        let context = SimulationContext(style: settings.style, model: model)
        var report = SimulationReport(simulations, of: inputs.colors, on: backdrop, in: context)
        if isMatrix, inputs.paths.isEmpty {
            report.matrices = inputs.colors.map { SimulationMatrix(of: $0, on: backdrop, in: context) }
        }
        if !inputs.palettes.isEmpty {
            let palettes = pairs.report(onPalettesAt: inputs.palettes)
            System.note(palettes.notes)
            palettes.announceUnresolved()
            report.add(palettes, style: settings.appearance)
        }
        // Of a file that is no picture, that is the first thing to say.
        if paths.files.count == 1, output?.hasExtension("png") == true, simulations.count > 1,
            let unread = Self.fault(of: paths.files[0])
        {
            [unread].announce()
            throw ExitCode.unreadable
        }
        var delivery = try SimulationDelivery(
            of: simulations, to: output, contactSheet: contactSheet, isMatrix: settings.matrix,
            outlines: !noOutlines, jobs: System.coreCount, files: paths.files, searched: paths.folders,
            decodedBy: System.images, elements: try elements.files(for: paths.files.count))
        try await delivery.deliver(paths.files, into: &report)
        report.unread += paths.unmatched
        empty.settle(&report.unread)
        try show(report)
    }

    /// Why a file cannot be read as a screenshot; `nil` for one that can.
    private static func fault(of file: String) -> UnreadInput? {
        do throws(ScreenshotError) {
            _ = try Screenshot(contentsOf: file, decodedBy: System.images)
            return nil
        } catch {
            return UnreadInput(error)
        }
    }

    /// Lays pictures on grounds, which is all that is done with them.
    private func layOnGrounds(
        _ inputs: SimulationInputs, _ names: String, context: SimulationContext
    ) throws {
        guard inputs.colors.isEmpty, inputs.palettes.isEmpty else {
            throw ValidationError("With --on, colours or pictures are shown, not both at once.")
        }
        let isPlain =
            try !settings.matrix && settings.settings(in: context.model).isEmpty
            && settings.otherSteps(in: context.model).isEmpty && display.steps.isEmpty
            && vision.visions.isEmpty
        guard output == nil else {
            throw ValidationError(
                "--output is for simulations; pictures on grounds (--on) are shown on a --contact-sheet.")
        }
        guard isPlain else {
            throw ValidationError(
                "--on lays pictures on grounds as they are: leave out the settings, surroundings and visions."
            )
        }
        let grounds = GroundInputs(names, decodedBy: System.images)
        if let unknown = grounds.unknown.first {
            throw ValidationError(
                "--on: '\(unknown)' is neither light, dark, an opaque colour nor a file.")
        }
        let color = try tint.map { try ColorArgument.color($0) }
            .map { SRGB8(clipping: $0.extended(to: SRGB.self).color) }
        let paths = ScreenshotPaths(inputs.paths, leavingOut: contactSheet.map { [$0] } ?? [])
        System.note(paths.notes)
        var report = SimulationReport([], of: [], in: context)
        var delivery = try GroundDelivery(
            on: grounds.grounds, tint: color, contactSheet: contactSheet,
            keeping: paths.files + grounds.files, searched: paths.folders, decodedBy: System.images)
        try delivery.deliver(paths.files, into: &report)
        report.unread += paths.unmatched + grounds.unread
        empty.settle(&report.unread)
        try show(report)
    }

    /// Prints the report and ends with what could not be read.
    private func show(_ report: SimulationReport) throws {
        report.unread.announce()
        switch result.format {
        case .terminal: try System.show(report.text(in: result.style))
        case .json: try System.write(report.json)
        }
        if !report.unread.isEmpty { throw ExitCode.unreadable }
    }

    /// Whether colours lie on a material and nothing else is asked for: what they look like depends on what
    /// lies behind, so that ratios are told, in light and dark and with the settings.
    private func isMaterialAlone(
        _ backdrop: SimulationSubject?, under inputs: SimulationInputs, in model: SettingsModel
    ) throws -> Bool {
        guard case .material? = backdrop?.paint, inputs.paths.isEmpty, inputs.palettes.isEmpty else {
            return false
        }
        return try settings.settings(in: model).isEmpty && settings.otherSteps(in: model).isEmpty
            && display.steps.isEmpty && vision.visions.isEmpty
    }

    /// The chains that are asked for; of the matrix of colours, those that are asked for beside it.
    private func simulations(
        of inputs: SimulationInputs, in model: SettingsModel, isMatrix: Bool
    ) throws -> [SimulationChain] {
        let other = try settings.otherSteps(in: model) + display.steps
        if settings.matrix, !inputs.paths.isEmpty {
            return try settings.matrixOfSettings(in: model).flatMap {
                try vision.chains(after: [.settings($0)] + other)
            }
        }
        let steps = settings.settings(in: model).map(SimulationStep.settings) + other
        let isMatrixAlone = isMatrix && steps.isEmpty && vision.visions.isEmpty
        return isMatrixAlone ? [] : try vision.chains(after: steps)
    }
}
