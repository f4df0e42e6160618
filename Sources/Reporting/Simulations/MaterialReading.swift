internal import ColorMath
internal import Simulation
internal import SystemColors

/// How the ranks of labels read on a material, whatever lies behind.
struct MaterialReading {
    let model: MaterialModel
    let labels: [(level: VibrancyLevel, reading: MaterialModel.Reading)]

    init(_ model: MaterialModel) {
        self.model = model
        labels = MaterialTable.embedded.vibrancy.filter { $0.kind == .label }.map {
            ($0, model.contrast(of: $0))
        }
    }

    /// The ranks for people, a line each.
    func lines(in style: TerminalStyle) -> [String] {
        let title = "labels on \(model.material.name) material, \(model.style.rawValue), whatever lies behind"
        return [style.paint(title, as: .heading)]
            + labels.map { level, reading in
                let ratios =
                    "\(ContrastRatio(reading.ratios.lowerBound))".leading(5) + " to "
                    + "\(ContrastRatio(reading.ratios.upperBound))".leading(5)
                return "  \(level.name.trailing(18)) \(ratios)"
                    + (model.discourages(level) ? "  discouraged on this material" : "")
            }
    }
}

extension SimulationReport {
    /// The materials that are simulated, each once.
    var materialReadings: [MaterialReading] {
        var models: [MaterialModel] = []
        for case .material(let model) in simulations.flatMap(\.steps) where !models.contains(model) {
            models.append(model)
        }
        return models.map(MaterialReading.init)
    }
}

/// The ranks in JSON.
struct MaterialDocument: Encodable {
    let material: String
    let style: String
    let labels: [Label]

    struct Label: Encodable {
        let name: String
        let contrastMin: Double
        let contrastMax: Double
        let worstBackdrop: String
        let isDiscouraged: Bool
    }

    init(_ reading: MaterialReading) {
        material = reading.model.material.name
        style = reading.model.style.rawValue
        labels = reading.labels.map { level, contrast in
            Label(
                name: level.name, contrastMin: ContrastRatio(contrast.ratios.lowerBound).truncated,
                contrastMax: ContrastRatio(contrast.ratios.upperBound).truncated,
                worstBackdrop: SRGB8(clipping: contrast.worstBackdrop).description,
                isDiscouraged: reading.model.discourages(level))
        }
    }
}
