internal import Audit
internal import ColorMath

extension SimulationReport {
    /// The report for people.
    public func text(in style: TerminalStyle) -> String {
        var lines: [String] = []
        for color in colors {
            lines.append(style.paint(color.notation, as: .heading))
            for simulation in simulations {
                let seen = SRGB8(clipping: Self.seen(color, with: simulation).extended(to: SRGB.self).color)
                lines.append("  \("\(simulation)".trailing(36))  \(style.swatch(seen))")
            }
        }
        for picture in pictures {
            let facts = "\(picture.width) × \(picture.height) · \(picture.colorSpace.visible)"
            lines.append("\(style.paint(picture.path.visible, as: .heading))  \(facts)")
            lines += picture.warnings.map { "  " + $0.visible }
            lines += zip(simulations, picture.outputs).map { simulation, output in
                "  \("\(simulation)".trailing(36))  \(output.visible)"
            }
        }
        if let contactSheet {
            lines.append("contact sheet: \(contactSheet.visible)")
            lines.append("  " + simulations.map(\.description).joined(separator: ", "))
        }
        return lines.map { $0 + "\n" }.joined()
    }

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
            let simulation: SimulationDocument
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
            let simulation: SimulationDocument
            let path: String
        }
    }

    init(of report: SimulationReport) {
        colors = report.colors.map { color in
            Color(
                input: color.notation,
                results: report.simulations.map { simulation in
                    let seen = SimulationReport.seen(color, with: simulation)
                    return Color.Result(
                        simulation: SimulationDocument(simulation), color: seen.css(),
                        hex: SRGB8(clipping: seen.extended(to: SRGB.self).color).description)
                })
        }
        pictures = report.pictures.map { picture in
            Picture(
                path: picture.path, width: picture.width, height: picture.height,
                colorSpace: picture.colorSpace, warnings: picture.warnings.isEmpty ? nil : picture.warnings,
                results: zip(report.simulations, picture.outputs).map { simulation, output in
                    Picture.Result(simulation: SimulationDocument(simulation), path: output)
                })
        }
        contactSheet = report.contactSheet
        errors = report.unread.map { .init(path: $0.path, fault: $0.fault) }
    }
}
