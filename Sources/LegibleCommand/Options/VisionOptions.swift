import ArgumentParser
import Audit
import ColorMath
import Simulation

/// The colour vision deficiencies to simulate.
struct VisionOptions: ParsableArguments {
    @Option(
        name: .customLong("vision"),
        help: ArgumentHelp(
            """
            A deficiency and how severe it is, from 0 to 1; repeatable. (default where nothing else is \
            simulated: protanopia, deuteranopia and tritanopia)
            """,
            valueName: "name[:severity]"),
        completion: .list(names))
    var visions: [String] = []

    @Option(
        help: ArgumentHelp(
            "The model: brettel, vienot or machado. (default: brettel; monochromacies have one each)",
            valueName: "model"))
    var model: ModelChoice?

    /// The deficiencies by the names of the conditions, where these are one word.
    private static let names = ColorVisionDeficiency.allCases.map { deficiency in
        let name = deficiency.name(atSeverity: 1)
        return name.allSatisfy(\.isLetter) ? name : deficiency.rawValue
    }

    func validate() throws {
        _ = try simulations(of: visions)
    }

    /// The settings, seen with every deficiency that is asked for; where nothing is asked for, the usual
    /// three.
    func chains(after settings: [SimulationStep]) throws -> [SimulationChain] {
        if visions.isEmpty, !settings.isEmpty { return [SimulationChain(settings)] }
        let names = visions.isEmpty ? ["protanopia", "deuteranopia", "tritanopia"] : visions
        return try simulations(of: names).map { SimulationChain(settings + [.vision($0)]) }
    }

    /// The simulations of these names, each once.
    private func simulations(of names: [String]) throws -> [VisionSimulation] {
        var simulations: [VisionSimulation] = []
        for name in names {
            do {
                let simulation = try VisionSimulation(argument: name, model: model?.model)
                if !simulations.contains(simulation) { simulations.append(simulation) }
            } catch {
                let word = String(name.prefix { $0 != ":" })
                let near = NearestName(to: word).found(among: Self.names).flatMap { $0 == word ? nil : $0 }
                let hint = near.map { "; did you mean '\($0)'?" } ?? ""
                throw ValidationError("--vision \(name): \(error)\(hint)")
            }
        }
        return simulations
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
