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
    let pictures: [Picture]
    let contactSheet: String?
    let errors: [ReportDocument.ErrorDocument]

    struct Color: Encodable {
        let input: String
        let results: [Result]

        struct Result: Encodable {
            let simulation: SimulationDocument?
            let settings: [SettingDocument]?
            let color: String
            let hex: String
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
            let path: String
        }
    }

    init(of report: SimulationReport) {
        colors = report.colors.map { color in
            Color(
                input: color.notation,
                results: report.simulations.map { simulation in
                    let seen = simulation.simulate(color)
                    return Color.Result(
                        simulation: simulation.vision.map(SimulationDocument.init),
                        settings: SettingDocument.all(in: simulation), color: seen.css(),
                        hex: SRGB8(clipping: seen.extended(to: SRGB.self).color).description)
                })
        }
        pictures = report.pictures.map { picture in
            Picture(
                path: picture.path, width: picture.width, height: picture.height,
                colorSpace: picture.colorSpace, warnings: picture.warnings.isEmpty ? nil : picture.warnings,
                results: zip(report.simulations, picture.outputs).map { simulation, output in
                    Picture.Result(
                        simulation: simulation.vision.map(SimulationDocument.init),
                        settings: SettingDocument.all(in: simulation), path: output)
                })
        }
        contactSheet = report.contactSheet
        errors = report.unread.map { .init(path: $0.path, fault: $0.fault) }
    }
}
