import Audit
import ColorMath
import Foundation
import PNGFiles
import PaletteFiles
import Raster
import Recognition
import Reporting
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("The JSON Schemas of the commands on colours")
struct ColorSchemaTests {
    private func faults(in document: String, by name: String) throws -> [String] {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let schema = try JSONSchema(
            contentsOf: package.appending(path: "Sources/Reporting/JSON/\(name)-report.schema.json"))
        return try schema.faults(in: document)
    }

    @Test(
        "hold for contrast, translucent or beyond all numbers",
        arguments: ["white", "#777", "rgb(0 0 0 / 50%)", "color(srgb 1e300 0 0)", "color(display-p3 1 0 0)"],
        ["black", "rgb(255 255 255 / 40%)", "color(srgb -1e300 0 1e300)"])
    func contrast(ink: String, backdrop: String) throws {
        for standard in ContrastStandard.allCases {
            var report = ContrastReport(
                ink: try DynamicColor(css: ink), backdrop: try DynamicColor(css: backdrop),
                standard: standard, subject: .nonText)
            report.strongerInk = SystemPalette.embedded.strongerInk(
                than: "systemRed", over: .white, reaching: 4.5, in: .light, release: Release(.iOS, 18))
            #expect(try faults(in: report.json, by: "contrast") == [])
        }
    }

    @Test("hold for simulated palettes")
    func palettes() throws {
        let model = SettingsModel(release: Release(.iOS, 26))
        let palette = Palette.sample(
            modes: [.base, .dark],
            ["text": ["#595959", "#EEE"], "background": ["#FFF", "rgb(0 0 0 / 50%)"]])
        let auditor = PaletteAuditor(today: CalendarDate(secondsSince1970: 0))
        let audit = auditor.audit(palette)
        let chains = [
            SimulationChain([.outdoors(AmbientLight(illuminance: 10000))]),
            SimulationChain([
                .settings(SystemSettings(increasesContrast: true)), .vision(VisionSimulation(.tritan)),
            ]),
        ]
        var report = SimulationReport(
            chains, of: [], in: SimulationContext(style: .light, model: model))
        report.add(PaletteReport(auditors: [auditor], audits: [audit]))
        #expect(audit.pairs.count == 1)
        #expect(try faults(in: report.json, by: "simulation") == [])
    }

    @Test("hold for conversions to every target, by every mapping")
    func conversion() throws {
        let colors = try ["#333", "color(rec2020 0 1 0 / 30%)", "oklch(none none none)", "lab(50 1e300 0)"]
            .map { try DynamicColor(css: $0) }
        for target in ConversionTarget.all {
            for mapping in [nil] + target.mappings.map(Optional.some) {
                let report = ConversionReport(
                    colors.map { Conversion(of: $0, to: target, mapping: mapping) })
                #expect(try faults(in: report.json, by: "conversion") == [])
            }
        }
    }

    @Test("hold for simulations of colours and pictures")
    func simulation() async throws {
        let folder = try TemporaryFolder()
        let bitmap = Bitmap(width: 2, height: 2, filledWith: RGBA<UInt8>(red: 200, green: 0, blue: 0))
        let file = try folder.write(try PNGEncoder().encode(bitmap), to: "red.png")
        let model = SettingsModel(release: Release(.iOS, 26))
        let thin = try #require(model.material(named: "thin", in: .dark))
        let settings: [SimulationStep] = [
            .settings(SystemSettings(increasesContrast: true, reducesTransparency: true)), .material(thin),
            .invert(.smart), .grayscale, .trueTone(TrueTone(kelvin: 2700)),
            .outdoors(AmbientLight(illuminance: 10_000)),
        ]
        let visions = ColorVisionDeficiency.allCases.map { VisionSimulation($0, severity: 0.5) }
        let simulations =
            visions.map { SimulationChain([.vision($0)]) }
            + [SimulationChain(settings), SimulationChain(settings + [.vision(visions[0])])]
        let subjects = [
            SimulationSubject(try DynamicColor(css: "color(display-p3 0 1 0)")),
            SimulationSubject(.role("secondaryLabel")),
        ]
        let context = SimulationContext(style: .dark, model: model)
        let backdrops: [SimulationSubject?] = [
            nil, SimulationSubject(.role("systemBackground")), SimulationSubject(.material("thin")),
        ]
        for backdrop in backdrops {
            var report = SimulationReport(simulations, of: subjects, on: backdrop, in: context)
            report.matrices = subjects.map { SimulationMatrix(of: $0, on: backdrop, in: context) }
            #expect(try faults(in: report.json, by: "simulation") == [])
        }
        var report = SimulationReport(simulations, of: subjects, in: context)
        var delivery = try SimulationDelivery(
            of: simulations, to: folder.path("out"), contactSheet: folder.path("sheet.png"),
            files: [file, folder.path("missing.png")], decodedBy: PNGDecoder())
        try await delivery.deliver([file, folder.path("missing.png")], into: &report)
        #expect(report.pictures.count == 1 && report.unread.count == 1 && report.contactSheet != nil)
        #expect(try faults(in: report.json, by: "simulation") == [])
    }

    @Test("do not hold for what they do not describe")
    func faulty() throws {
        let report = ContrastReport(
            ink: DynamicColor(SRGB(.black)), backdrop: DynamicColor(SRGB(.white)), standard: .wcagAA,
            subject: .nonText)
        for (original, fault) in [
            ("\"passes\" : true", "\"passes\" : 1"), ("\"standard\"", "\"law\""),
            ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("brettel-1997", "brettel"),
        ] {
            let document = report.json.replacingOccurrences(of: original, with: fault)
            #expect(document != report.json)
            #expect(try !faults(in: document, by: "contrast").isEmpty)
        }
    }
}
