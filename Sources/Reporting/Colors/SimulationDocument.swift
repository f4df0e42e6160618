internal import ColorMath

/// A simulation in JSON: never a result without its model.
struct SimulationDocument: Encodable {
    let deficiency: String
    let condition: String
    let severity: Double
    let model: String

    init(_ simulation: VisionSimulation) {
        deficiency = simulation.deficiency.rawValue
        condition = simulation.deficiency.name(atSeverity: simulation.severity)
        severity = simulation.severity
        model = simulation.model.rawValue
    }
}
