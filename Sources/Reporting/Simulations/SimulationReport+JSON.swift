internal import Audit
internal import ColorMath
internal import Simulation

extension SimulationReport {
    /// The report as one JSON object, schema version 1, as `simulation-report.schema.json` lays down.
    public var json: String { ReportOnSimulations(of: self).jsonText }
}

private struct ReportOnSimulations: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let colors: [Color]
    let matrix: [MatrixDocument]?
    let materials: [MaterialDocument]?
    let palettes: [SimulatedPaletteDocument]?
    let pictures: [Picture]
    let artworks: [ArtworkDocument]?
    let contactSheet: String?
    let errors: [ReportDocument.ErrorDocument]

    struct Color: Encodable {
        let input: String
        let backdrop: String?
        let results: [Result]

        struct Result: Encodable {
            let simulation: SimulationDocument?
            let settings: [SettingDocument]?
            let color: String?
            let hex: String?
            let backdrop: String?
            let contrast: Double?
        }
    }

    struct Picture: Encodable {
        let path: String
        let width: Int
        let height: Int
        let colorSpace: String
        let warnings: [String]?
        let results: [Result]

        struct Result: Encodable {
            let simulation: SimulationDocument?
            let settings: [SettingDocument]?
            let change: ChangeDocument?
            let boldText: BoldTextDocument?
            let buttonShapes: ButtonShapesDocument?
            let path: String?
        }
    }

    init(of report: SimulationReport) {
        colors = report.simulations.isEmpty ? [] : report.colors.map { Color($0, in: report) }
        matrix = report.matrices.isEmpty ? nil : report.matrices.map(MatrixDocument.init)
        let readings = report.materialReadings
        materials = readings.isEmpty ? nil : readings.map(MaterialDocument.init)
        palettes = report.palettes.isEmpty ? nil : report.palettes.map(SimulatedPaletteDocument.init)
        pictures = report.pictures.map { picture in
            Picture(
                path: picture.path, width: picture.width, height: picture.height,
                colorSpace: picture.colorSpace, warnings: picture.warnings.isEmpty ? nil : picture.warnings,
                results: report.simulations.enumerated().compactMap { index, simulation in
                    let output = picture.outputs.indices.contains(index) ? picture.outputs[index] : nil
                    guard output != nil || !picture.changes[index].isEmpty else { return nil }
                    return Picture.Result(
                        simulation: simulation.vision.map(SimulationDocument.init),
                        settings: SettingDocument.all(in: simulation),
                        change: picture.changes[index].settings.map(ChangeDocument.init),
                        boldText: picture.changes[index].boldText.map(BoldTextDocument.init),
                        buttonShapes: picture.changes[index].buttonShapes.map(ButtonShapesDocument.init),
                        path: output)
                })
        }
        artworks = report.artworks.isEmpty ? nil : report.artworks.map(ArtworkDocument.init)
        contactSheet = report.contactSheet
        errors = report.unread.map(ReportDocument.ErrorDocument.init)
    }
}

extension ReportOnSimulations.Color {
    init(_ color: SimulationSubject, in report: SimulationReport) {
        input = color.notation
        backdrop = report.backdrop?.notation
        results = report.simulations.map { simulation in
            let pair = report.pair(of: color, through: simulation)
            let seen =
                pair.map { DynamicColor($0.ink) } ?? color.seen(through: simulation, in: report.context)
            return Result(
                simulation: simulation.vision.map(SimulationDocument.init),
                settings: SettingDocument.all(in: simulation), color: seen?.css(),
                hex: seen.map { SRGB8(clipping: $0.extended(to: SRGB.self).color).description },
                backdrop: pair.map { SRGB8(clipping: $0.backdrop).description },
                contrast: pair.map { ContrastRatio($0.ratio).truncated })
        }
    }
}
