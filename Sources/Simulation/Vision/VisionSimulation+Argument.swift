public import ColorMath

extension VisionSimulation {
    /// Reads a simulation as a command line writes it: `deuteranopia`, `protanomaly:0.6`, `tritan:0.5`.
    ///
    /// - Parameters:
    ///   - argument: A deficiency by its own name or that of the condition, and a severity of 0…1 after a
    ///     colon; 1 where there is none. A name that says that a cone type still works in part
    ///     (`protanomaly`) needs one.
    ///   - model: The model; nil for the default of the deficiency.
    /// - Throws: ``VisionArgumentError``.
    public init(argument: String, model: ColorVisionModel? = nil) throws(VisionArgumentError) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].lowercased()
        guard let deficiency = ColorVisionDeficiency(named: name) else {
            throw .unknownName(String(parts[0]))
        }
        var severity = 1.0
        if parts.count > 1 {
            guard let number = Double(parts[1]), (0...1).contains(number) else {
                throw .severity(String(parts[1]))
            }
            severity = number
        } else if name == deficiency.name(atSeverity: 0) {
            throw .missingSeverity(name)
        }
        guard let model else {
            self.init(deficiency, severity: severity)
            return
        }
        guard let simulation = VisionSimulation(deficiency, severity: severity, model: model) else {
            throw .model(model, deficiency)
        }
        self = simulation
    }

    /// The simulation in a word for file names: `deuteranomaly-0.6-machado-2009`.
    public var slug: String {
        let name = deficiency.name(atSeverity: severity).split(separator: " ").joined(separator: "-")
        return severity < 1 ? "\(name)-\(severity)-\(model.rawValue)" : "\(name)-\(model.rawValue)"
    }
}
