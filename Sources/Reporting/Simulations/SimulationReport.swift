public import Audit
public import ColorMath
public import Simulation

/// What simulations made of colours and pictures.
public struct SimulationReport: Sendable {
    /// The simulations, in the order in which they were asked for.
    public let simulations: [SimulationChain]
    /// The colours that were simulated.
    public let colors: [DynamicColor]
    /// The pictures that were simulated.
    public internal(set) var pictures: [SimulatedPicture] = []
    /// The inputs that could not be read.
    public var unread: [UnreadInput] = []
    /// The file that shows all pictures side by side, where one was asked for and written.
    public internal(set) var contactSheet: String?

    /// Creates a report on colours; pictures are added as they are delivered.
    public init(_ simulations: [SimulationChain], of colors: [DynamicColor]) {
        self.simulations = simulations
        self.colors = colors
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
    /// The files, in the order of the simulations; empty where only a contact sheet was asked for.
    public let outputs: [String]
}
