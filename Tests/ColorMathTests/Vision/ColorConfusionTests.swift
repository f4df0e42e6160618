import ColorMath
import Testing

@Suite("Confusable colours")
struct ColorConfusionTests {
    static func colors(_ css: [String]) throws -> [SRGB] {
        try css.map { try DynamicColor(css: $0).extended(to: SRGB.self).color }
    }

    @Test("The palette of Okabe and Ito holds for every dichromacy")
    func okabeIto() throws {
        let palette = try Self.colors([
            "#000000", "#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7",
        ])
        let confusions = ColorConfusions(among: palette)
        #expect(confusions.pairs.count == 3 * 28)
        #expect(confusions.collapsing.isEmpty)
        #expect(confusions.pairs[0].remainingDifference > 0.07)
    }

    @Test("A red and a green of one lightness collapse for protan and deutan, not for tritan")
    func redAndGreen() throws {
        let pair = try Self.colors(["#B8862B", "#6E9A2B"])
        let collapsing = ColorConfusions(among: pair).collapsing
        #expect(Set(collapsing.map(\.simulation.deficiency)) == [.deutan, .protan])
        for confusion in collapsing {
            #expect(confusion.normalDifference > 0.1)
            #expect(confusion.remainingShare < 0.5)
            #expect(confusion.simulation.model == .brettel1997)
        }
    }

    @Test("Two colours that normal vision cannot tell apart are not blamed on a deficiency")
    func alwaysClose() throws {
        let confusions = ColorConfusions(among: try Self.colors(["#777777", "#7A7A7A"]))
        #expect(confusions.pairs.allSatisfy { $0.verdict == .alwaysClose })
        #expect(confusions.collapsing.isEmpty)
    }

    @Test("At severity 0 every pair keeps all of its difference")
    func severityZero() throws {
        let palette = try Self.colors(["red", "lime", "blue", "#123456"])
        let simulations = ColorVisionDeficiency.allCases.map { VisionSimulation($0, severity: 0) }
        for pair in ColorConfusions(among: palette, under: simulations).pairs {
            #expect(pair.remainingDifference == pair.normalDifference && pair.remainingShare == 1)
        }
    }

    @Test("A set of one colour has no pairs")
    func one() throws {
        #expect(ColorConfusions(among: try Self.colors(["red"])).pairs.isEmpty)
    }
}
