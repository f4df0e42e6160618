public import Audit
internal import PaletteFiles
public import Simulation
public import SystemColors

/// What simulations made of colours and pictures.
public struct SimulationReport: Sendable {
    /// The simulations, in the order in which they were asked for.
    public let simulations: [SimulationChain]
    /// The colours that were simulated.
    public let colors: [SimulationSubject]
    /// What they lie on, where that was given.
    public let backdrop: SimulationSubject?
    /// What names are looked up in.
    public let context: SimulationContext
    /// The colours in light and dark with all settings, where that was asked for.
    public var matrices: [SimulationMatrix] = []
    /// The pictures that were simulated.
    public internal(set) var pictures: [SimulatedPicture] = []
    /// Art that was laid on grounds.
    public internal(set) var artworks: [GroundedArtwork] = []
    /// The palettes that were simulated.
    public private(set) var palettes: [SimulatedPalette] = []
    /// The inputs that could not be read.
    public var unread: [UnreadInput] = []
    /// The file that shows all pictures side by side, where one was asked for and written.
    public internal(set) var contactSheet: String?

    /// Creates a report on colours; pictures are added as they are delivered.
    public init(
        _ simulations: [SimulationChain], of colors: [SimulationSubject],
        on backdrop: SimulationSubject? = nil,
        in context: SimulationContext
    ) {
        self.simulations = simulations
        self.colors = colors
        self.backdrop = backdrop
        self.context = context
    }

    /// Adds palettes that have been audited, and what of them could not be read.
    ///
    /// - Parameters:
    ///   - report: The audits.
    ///   - style: Light or dark, to leave out modes of the other; nil for all.
    public mutating func add(_ report: PaletteReport, style: Appearance.Style? = nil) {
        palettes += report.audits.map {
            SimulatedPalette($0, through: simulations, in: context.model, style: style)
        }
        unread += report.unread + report.faults.map(UnreadInput.init)
    }

    /// The pair of a colour and the backdrop as a chain shows it; nil without a backdrop, and where one of
    /// the two is not known.
    func pair(of color: SimulationSubject, through chain: SimulationChain) -> PairOutcome.Colors? {
        backdrop.flatMap {
            chain.simulate(ink: color.paint, on: $0.paint, style: context.style, model: context.model)
        }
    }
}

/// A palette and what simulations make of it.
public struct SimulatedPalette: Sendable {
    /// The palette, as reports call it.
    public let name: String
    /// What becomes of it, in the order of the simulations.
    public let results: [PaletteSimulation]

    fileprivate init(
        _ audit: PaletteAudit, through simulations: [SimulationChain], in model: SettingsModel,
        style: Appearance.Style?
    ) {
        name = audit.palette.name
        results = simulations.map { PaletteSimulation(of: audit, through: $0, in: model, style: style) }
    }
}

/// A picture and the files that show it simulated.
public struct SimulatedPicture: Hashable, Sendable {
    /// The picture.
    public let path: String
    /// Its size in pixels.
    public let width: Int
    /// Its size in pixels.
    public let height: Int
    /// The colour space of the picture and of what was made of it.
    public let colorSpace: String
    /// What in the file had to be passed over or converted.
    public let warnings: [String]
    /// What settings changed in it, in the order of the simulations.
    public let changes: [PictureChange]
    /// The files, in the order of the simulations; empty where only a contact sheet was asked for.
    public let outputs: [String]
}
