import ColorMath
import Simulation
import Testing

@Suite("A simulation on the command line")
struct VisionArgumentTests {
    @Test(
        "is named by deficiency or condition, with a severity",
        arguments: [
            ("deuteranopia", VisionSimulation(.deutan)), ("Protan", VisionSimulation(.protan)),
            ("tritanopia:0.6", VisionSimulation(.tritan, severity: 0.6)),
            ("protanomaly:0.25", VisionSimulation(.protan, severity: 0.25)),
            ("achromatopsia", VisionSimulation(.achromatopsia)),
            ("blue-cone-monochromacy:1", VisionSimulation(.blueConeMonochromacy)),
        ])
    func names(argument: String, simulation: VisionSimulation) throws {
        #expect(try VisionSimulation(argument: argument) == simulation)
    }

    @Test(
        "is refused with a reason",
        arguments: [
            ("colour-blind", VisionArgumentError.unknownName("colour-blind")), ("", .unknownName("")),
            ("protan:", .severity("")), ("protan:1.5", .severity("1.5")), ("protan:nan", .severity("nan")),
            ("protan:0.5:1", .severity("0.5:1")), ("tritanomaly", .missingSeverity("tritanomaly")),
        ])
    func faults(argument: String, error: VisionArgumentError) {
        #expect(throws: error) { try VisionSimulation(argument: argument) }
    }

    @Test("takes only a model that was made for the deficiency")
    func models() throws {
        #expect(try VisionSimulation(argument: "protan", model: .vienot1999).model == .vienot1999)
        #expect(throws: VisionArgumentError.model(.vienot1999, .tritan)) {
            try VisionSimulation(argument: "tritan", model: .vienot1999)
        }
    }

    @Test("has a name for files")
    func slugs() throws {
        #expect(try VisionSimulation(argument: "deutan").slug == "deuteranopia-brettel-1997")
        #expect(
            try VisionSimulation(argument: "protan:0.6", model: .machado2009).slug
                == "protanomaly-0.6-machado-2009")
        #expect(
            try VisionSimulation(argument: "blue-cone-monochromacy:0.5").slug
                == "partial-blue-cone-monochromacy-0.5-smith-pokorny-1975")
    }
}
