import ArgumentParser
import Simulation

/// What the display and the light around it do to colours.
struct DisplayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Inverted colours: smart leaves photographs alone, classic nothing.", valueName: "kind"))
    var invert: InversionChoice?

    @Flag(help: "The grayscale colour filter.")
    var grayscale = false

    @Option(
        help: ArgumentHelp(
            """
            The white of the light around, in kelvins, and the app's adaptivity style: reading, standard \
            (default), game, video or photo.
            """, valueName: "kelvin[:style]"))
    var trueTone: String?

    @Option(
        help: ArgumentHelp(
            """
            The light around that the glass reflects, in lux (10000 in the shade, 100000 in the sun), and \
            the display's white in cd/m² (default 1000).
            """, valueName: "lux[:cd/m²]"))
    var outdoors: String?

    func validate() throws {
        _ = try steps
    }

    /// The steps that are asked for.
    var steps: [SimulationStep] {
        get throws {
            var steps: [SimulationStep] = []
            if let invert { steps.append(.invert(invert.inversion)) }
            if grayscale { steps.append(.grayscale) }
            do {
                if let trueTone { steps.append(.trueTone(try TrueTone(argument: trueTone))) }
            } catch {
                throw ValidationError("--true-tone: \(error)")
            }
            do {
                if let outdoors { steps.append(.outdoors(try AmbientLight(argument: outdoors))) }
            } catch {
                throw ValidationError("--outdoors: \(error)")
            }
            return steps
        }
    }
}

enum InversionChoice: String, CaseIterable, ExpressibleByArgument {
    case smart
    case classic

    var inversion: Inversion {
        switch self {
        case .smart: .smart
        case .classic: .classic
        }
    }
}
