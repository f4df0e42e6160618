import ArgumentParser
import ColorMath
import Simulation

/// The colour vision deficiencies to simulate.
struct VisionOptions: ParsableArguments {
    @Option(
        name: .customLong("vision"),
        help: ArgumentHelp(
            """
            A deficiency and how severe it is, from 0 to 1; repeatable. (default: protanopia, deuteranopia and \
            tritanopia)
            """,
            valueName: "name[:severity]"))
    var visions: [String] = []

    @Option(
        help: ArgumentHelp(
            "The model: brettel, vienot or machado. (default: brettel; monochromacies have one each)",
            valueName: "model"))
    var model: ModelChoice?

    func validate() throws {
        _ = try simulations
    }

    /// The simulations, each once.
    var simulations: [VisionSimulation] {
        get throws {
            let names = visions.isEmpty ? ["protanopia", "deuteranopia", "tritanopia"] : visions
            var simulations: [VisionSimulation] = []
            for name in names {
                do {
                    let simulation = try VisionSimulation(argument: name, model: model?.model)
                    if !simulations.contains(simulation) { simulations.append(simulation) }
                } catch {
                    throw ValidationError("--vision \(name): \(error)")
                }
            }
            return simulations
        }
    }
}

enum ModelChoice: String, CaseIterable, ExpressibleByArgument {
    case brettel
    case vienot
    case machado

    var model: ColorVisionModel {
        switch self {
        case .brettel: .brettel1997
        case .vienot: .vienot1999
        case .machado: .machado2009
        }
    }
}
