import ColorMath
import Testing

@Suite("Colour vision")
struct VisionSimulationTests {
    static let all: [VisionSimulation] = ColorVisionDeficiency.allCases.flatMap { deficiency in
        deficiency.models.compactMap { VisionSimulation(deficiency, model: $0) }
    }

    static func distance(_ found: SIMD3<Double>, _ expected: SIMD3<Double>) -> Double {
        let offset = found - expected
        return max(offset.max(), -offset.min())
    }

    /// All three start from the same published numbers, and differ by rounding in double precision.
    @Test(
        "Brettel and Viénot agree with DaltonLens and Machado with coloraide, between tenths of severity too")
    func reference() throws {
        let models: [String: ColorVisionModel] = [
            "brettel": .brettel1997, "vienot": .vienot1999, "machado": .machado2009,
        ]
        for row in visionReference {
            let deficiency = try #require(ColorVisionDeficiency(rawValue: row.word(0)))
            let published = try #require(models[row.word(1)])
            let simulation = try #require(
                VisionSimulation(deficiency, severity: row.number(2), model: published))
            let seen = simulation.simulate(LinearSRGB(components: row.vector(3))).components
            #expect(Self.distance(seen, row.vector(6)) < 1e-12, "\(simulation) of \(row.vector(3))")
        }
    }

    /// The tables of libDaltonLens, which are printed with five digits.
    @Test("Viénot's matrices are the published ones")
    func publishedVienot() throws {
        let protan = try #require(VisionSimulation(.protan, model: .vienot1999))
        let red = protan.simulate(LinearSRGB(red: 1, green: 0, blue: 0)).components
        #expect(Self.distance(red, [0.11238, 0.11238, 0.00401]) < 5e-6)
        let deutan = try #require(VisionSimulation(.deutan, model: .vienot1999))
        let green = deutan.simulate(LinearSRGB(red: 0, green: 1, blue: 0)).components
        #expect(Self.distance(green, [0.70725, 0.70725, 0.02234]) < 5e-6)
    }

    @Test("Severity 0 is the identity to the bit, on every grey and on colours", arguments: all)
    func severityZero(full: VisionSimulation) throws {
        let none = try #require(VisionSimulation(full.deficiency, severity: 0, model: full.model))
        for code in UInt8.min...UInt8.max {
            let grey = SRGB8(red: code, green: code, blue: code)
            #expect(none.simulate(grey) == grey)
            let color = SRGB(red: Double(code) / 255, green: 0.3, blue: 1.1)
            #expect(none.simulate(color) == color)
            #expect(none.simulate(color.base) == color.base)
        }
    }

    @Test("Every grey stays that grey at every severity", arguments: all)
    func greys(full: VisionSimulation) throws {
        for severity in [0.001, 0.25, 0.5, 0.999, 1] {
            let simulation = try #require(
                VisionSimulation(full.deficiency, severity: severity, model: full.model))
            for code in UInt8.min...UInt8.max {
                let grey = SRGB8(red: code, green: code, blue: code)
                #expect(simulation.simulate(grey) == grey)
            }
        }
    }

    /// No element of a matrix moves by more than 1.4 between two tenths of severity (Machado, protan, 0 to
    /// 0.1: 1.82 a unit), and three components of at most 1 add up.
    @Test("Severity is continuous, across tenths and up to 1", arguments: all)
    func continuity(full: VisionSimulation) throws {
        let color = LinearSRGB(red: 1, green: 0.2, blue: 0)
        let step = 1.0 / 4096
        var before = color.components
        for index in 1...4096 {
            let severity = Double(index) * step
            let simulation = try #require(
                VisionSimulation(full.deficiency, severity: severity, model: full.model))
            let seen = simulation.simulate(color).components
            #expect(Self.distance(seen, before) <= 4 * step)
            before = seen
        }
    }

    @Test("Severity moves between tenths: it does not snap to them")
    func noSnapping() throws {
        var seen: Set<Double> = []
        for severity in [0.01, 0.04, 0.05, 0.06, 0.149, 0.15, 0.55, 0.59, 0.6, 0.95] {
            let simulation = try #require(VisionSimulation(.protan, severity: severity, model: .machado2009))
            seen.insert(simulation.simulate(LinearSRGB(red: 1, green: 0, blue: 0)).red)
        }
        #expect(seen.count == 10)
        let simulation = try #require(VisionSimulation(.protan, severity: 0.15, model: .machado2009))
        // Half way between the published 0.856167 and 0.734766.
        #expect(abs(simulation.simulate(LinearSRGB(red: 1, green: 0, blue: 0)).red - 0.7954665) < 1e-12)
    }

    @Test(
        "Dichromacy and monochromacy seen twice are the same as seen once",
        arguments: all.filter { $0.model != .machado2009 })
    func idempotence(simulation: VisionSimulation) {
        for row in conversionReference {
            let once = simulation.simulate(LinearSRGB(components: row.vector(3)))
            #expect(Self.distance(simulation.simulate(once).components, once.components) < 1e-13)
        }
    }

    @Test("Nothing jumps where the two half planes of Brettel meet")
    func noJumpBetweenHalfPlanes() {
        for deficiency in [ColorVisionDeficiency.protan, .deutan, .tritan] {
            let simulation = VisionSimulation(deficiency)
            for red in stride(from: 0, through: 1, by: 0.1) {
                var before: SIMD3<Double>?
                for step in 0...4000 {
                    let light = LinearSRGB(red: red, green: 0.4, blue: Double(step) / 4000)
                    let seen = simulation.simulate(light).components
                    // No element of the matrices is larger than 1.2.
                    if let before { #expect(Self.distance(seen, before) < 1.3 / 4000) }
                    before = seen
                }
            }
        }
    }

    @Test("Display P3 goes through extended linear sRGB, unclipped")
    func wideGamut() {
        let simulation = VisionSimulation(.deutan)
        let red = DisplayP3(red: 1, green: 0, blue: 0)
        let seen = simulation.simulate(red)
        let direct = simulation.simulate(red.extended(to: LinearSRGB.self)).extended(to: DisplayP3.self)
        #expect(Self.distance(seen.components, direct.components) < 1e-15)
        let clippedFirst = simulation.simulate(red.clipped(to: SRGB.self)).extended(to: DisplayP3.self)
        #expect(Self.distance(seen.components, clippedFirst.components) > 0.01)
    }

    @Test("Light is mixed in linear light: a deuteranope's red is not what encoded components would give")
    func linearLight() {
        let seen = VisionSimulation(.deutan, model: .vienot1999)?.simulate(SRGB8(red: 255, green: 0, blue: 0))
        #expect(seen == SRGB8(red: 147, green: 147, blue: 0))
    }

    @Test("A model says no to what it was not made for, and names itself")
    func models() {
        #expect(VisionSimulation(.tritan, model: .vienot1999) == nil)
        #expect(VisionSimulation(.achromatopsia, model: .brettel1997) == nil)
        #expect(VisionSimulation(.protan).model == .brettel1997)
        #expect(VisionSimulation(.deutan, severity: 0.6).description == "deuteranomaly 0.6 (brettel-1997)")
        #expect(VisionSimulation(.deutan).description == "deuteranopia (brettel-1997)")
    }

    @Test("Every model is offered for what it was made for, the default first")
    func modelsOfDeficiencies() {
        #expect(ColorVisionDeficiency.protan.models == [.brettel1997, .vienot1999, .machado2009])
        #expect(ColorVisionDeficiency.deutan.models == [.brettel1997, .vienot1999, .machado2009])
        #expect(ColorVisionDeficiency.tritan.models == [.brettel1997, .machado2009])
        #expect(ColorVisionDeficiency.achromatopsia.models == [.larson1997])
        #expect(ColorVisionDeficiency.blueConeMonochromacy.models == [.smithPokorny1975])
        for deficiency in ColorVisionDeficiency.allCases {
            #expect(VisionSimulation(deficiency).model == deficiency.models[0])
        }
    }

    @Test("A deficiency is found by its short name and by the condition's")
    func names() {
        #expect(ColorVisionDeficiency(named: "deutan") == .deutan)
        #expect(ColorVisionDeficiency(named: "deuteranopia") == .deutan)
        #expect(ColorVisionDeficiency(named: "protanomaly") == .protan)
        #expect(ColorVisionDeficiency(named: "blue-cone-monochromacy") == .blueConeMonochromacy)
        #expect(ColorVisionDeficiency(named: "daltonism") == nil)
    }

    @Test("Severity is brought into 0…1")
    func clampedSeverity() {
        #expect(VisionSimulation(.protan, severity: 7) == VisionSimulation(.protan))
        #expect(VisionSimulation(.protan, severity: -1) == VisionSimulation(.protan, severity: 0))
        #expect(VisionSimulation(.protan, severity: .nan) == VisionSimulation(.protan, severity: 0))
    }

    @Test("Monochromats see greys only: rods make red nearly black, short-wave cones yellow")
    func monochromacy() {
        let red = VisionSimulation(.achromatopsia).simulate(LinearSRGB(red: 1, green: 0, blue: 0))
        #expect(red.red == red.green && red.green == red.blue && abs(red.red - 0.062) < 1e-12)
        let yellow = VisionSimulation(.blueConeMonochromacy).simulate(LinearSRGB(red: 1, green: 1, blue: 0))
        #expect(yellow.red == yellow.blue && yellow.red > 0.12 && yellow.red < 0.13)
    }
}
