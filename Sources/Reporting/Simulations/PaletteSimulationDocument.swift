internal import Audit
internal import ColorMath
internal import PaletteFiles
internal import Simulation

/// A simulated palette in JSON.
struct SimulatedPaletteDocument: Encodable {
    let path: String
    let results: [Result]

    struct Result: Encodable {
        let simulation: SimulationDocument?
        let settings: [SettingDocument]?
        let modes: [Mode]
    }

    struct Mode: Encodable {
        let mode: String
        let colors: [Color]
        let pairs: [Pair]
    }

    struct Color: Encodable {
        let name: String
        let before: String
        let after: String
    }

    struct Pair: Encodable {
        let ink: String
        let backdrop: String
        let required: Double
        let before: Contrast
        let after: Contrast
    }

    struct Contrast: Encodable {
        let contrastMin: Double
        let contrastMax: Double
        let passes: Bool

        init(_ ratios: ClosedRange<Double>, passes: Bool) {
            contrastMin = ContrastRatio(ratios.lowerBound).truncated
            contrastMax = ContrastRatio(ratios.upperBound).truncated
            self.passes = passes
        }
    }

    init(_ palette: SimulatedPalette) {
        path = palette.name
        results = palette.results.map { result in
            Result(
                simulation: result.chain.vision.map(SimulationDocument.init),
                settings: SettingDocument.all(in: result.chain), modes: result.modes.map(Mode.init))
        }
    }
}

extension SimulatedPaletteDocument.Mode {
    init(_ change: PaletteSimulation.Mode) {
        mode = change.mode.description
        colors = change.colors.map { color in
            .init(
                name: color.name, before: DynamicColor(color.before).css(),
                after: DynamicColor(color.after).css())
        }
        pairs = change.pairs.map { pair in
            .init(
                ink: pair.ink, backdrop: pair.backdrop, required: pair.required,
                before: .init(pair.before, passes: pair.passesBefore),
                after: .init(pair.after, passes: pair.passesAfter))
        }
    }
}
