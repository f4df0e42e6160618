/// A number by which text is found, and why it is as it is.
package struct DetectionConstant {
    /// Its stage and its name: `classifier.leastFill`.
    package let name: String
    /// What it counts.
    package let unit: Unit
    /// Where it comes from, or what it keeps apart.
    package let why: String
    /// Where it stands.
    package let path: WritableKeyPath<DetectionConstants, Double>
    /// Whether it only bounds work or memory: screens that people draw are read alike without it.
    package let isBound: Bool

    /// What a number counts.
    package enum Unit: String, Hashable, Sendable {
        case points
        case pixels
        case squarePoints = "square points"
        /// Levels of an 8-bit channel.
        case levels
        /// A share of a whole, 0…1, or of another length.
        case share
        case ratio
        case count
        /// The natural logarithm of odds.
        case logarithm = "logarithm of odds"
        /// A part of a confidence, 0…1.
        case score
    }
}

extension DetectionConstants {
    /// All numbers, stage by stage.
    package static var all: [DetectionConstant] {
        SegmentationConstants.constants(\.segmentation, of: "segmentation")
            + BackgroundConstants.constants(\.backgrounds, of: "backgrounds")
            + ComponentConstants.constants(\.components, of: "components")
            + CandidateConstants.constants(\.candidates, of: "candidates")
            + LayerConstants.constants(\.layers, of: "layers")
            + BadgeConstants.constants(\.badges, of: "badges")
            + CompanionConstants.constants(\.companions, of: "companions")
            + PeerConstants.constants(\.peers, of: "peers")
            + PatternConstants.constants(\.patterns, of: "patterns")
            + ShapeConstants.constants(\.shape, of: "shape")
            + ClassifierConstants.constants(\.classifier, of: "classifier")
            + SizeConstants.constants(\.size, of: "size")
            + MeasurementConstants.constants(\.measurement, of: "measurement")
    }
}

/// The numbers of one stage.
protocol ConstantTable {
    /// One for each stored property, in their order.
    static var rows: [ConstantRow<Self>] { get }
}

extension ConstantTable {
    fileprivate static func constants(
        _ stage: WritableKeyPath<DetectionConstants, Self>, of name: String
    ) -> [DetectionConstant] {
        rows.map { row in
            DetectionConstant(
                name: "\(name).\(row.name)", unit: row.unit, why: row.why,
                path: stage.appending(path: row.path), isBound: row.isBound)
        }
    }
}

/// A number of a stage.
struct ConstantRow<Table> {
    let name: String
    let path: WritableKeyPath<Table, Double>
    let unit: DetectionConstant.Unit
    let why: String
    var isBound = false

    init(
        _ name: String, _ path: WritableKeyPath<Table, Double>, _ unit: DetectionConstant.Unit, _ why: String
    ) {
        self.name = name
        self.path = path
        self.unit = unit
        self.why = why
    }

    /// A number that only bounds work or memory.
    static func bound(
        _ name: String, _ path: WritableKeyPath<Table, Double>, _ unit: DetectionConstant.Unit, _ why: String
    ) -> ConstantRow {
        var row = ConstantRow(name, path, unit, why)
        row.isBound = true
        return row
    }
}
