import ColorMath
import Testing

@Suite("Colour differences")
struct DifferenceTests {
    /// The formulas amplify rounding by no more than a few hundred: the smallest denominators are near 1.
    @Test("ΔE 76, 94, 2000 and HyAB agree with colour-science and coloraide within 1e-10")
    func reference() {
        for row in differenceReference {
            let (one, other) = (CIELab(components: row.vector(0)), CIELab(components: row.vector(3)))
            #expect(abs(one.difference76(from: other) - row.number(6)) < 1e-10)
            #expect(abs(one.difference94(from: other) - row.number(7)) < 1e-10)
            #expect(abs(one.difference2000(from: other) - row.number(8)) < 1e-10)
            #expect(abs(one.differenceHyAB(from: other) - row.number(9)) < 1e-10)
        }
    }

    @Test("Every formula gives 0 for the same colour", arguments: DifferenceFormula.allCases)
    func identity(formula: DifferenceFormula) {
        for code in stride(from: 0, through: 0xFFFFFF, by: 70_001) {
            let color = SRGB(
                SRGB8(red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255)))
            #expect(formula.difference(between: color, and: color) == 0)
        }
    }

    @Test(
        "All but ΔE 94 are symmetric", arguments: DifferenceFormula.allCases.filter { $0 != .cie94 })
    func symmetry(formula: DifferenceFormula) {
        let colors = differenceReference.map { CIELab(components: $0.vector(0)) }
        for (one, other) in zip(colors, colors.dropFirst()) {
            let (there, back) = (
                formula.difference(between: one, and: other), formula.difference(between: other, and: one)
            )
            #expect(abs(there - back) <= 1e-12 * there)
        }
        let (reference, sample) = (colors[0], colors[1])
        #expect(reference.difference94(from: sample) != sample.difference94(from: reference))
    }

    @Test("Greys and a grey beside a colour have a difference, not a division by zero")
    func achromatic() {
        let (grey, light) = (CIELab(lightness: 50, a: 0, b: 0), CIELab(lightness: 60, a: 0, b: 0))
        let red = CIELab(lightness: 50, a: 40, b: 0)
        #expect(abs(grey.difference2000(from: light) - 9.4706) < 1e-4)
        #expect(grey.difference2000(from: red).isFinite)
        #expect(abs(grey.difference2000(from: red) - red.difference2000(from: grey)) < 1e-12)
    }

    @Test("ΔE OK is 1 between black and white and 0.02 for a just noticeable step")
    func ok() {
        #expect(abs(SRGB(.black).differenceOK(from: SRGB(.white)) - 1) < 1e-12)
        let (one, other) = (
            OKLCH(lightness: 0.5, chroma: 0.1, hue: 40), OKLCH(lightness: 0.52, chroma: 0.1, hue: 40)
        )
        #expect(abs(one.differenceOK(from: other) - 0.02) < 1e-15)
    }

    @Test("Every named colour is nearest to itself, and a near miss finds it")
    func nearestName() {
        for named in NamedColor.all {
            let (nearest, difference) = NamedColor.nearest(to: SRGB(named.color))
            #expect(nearest.color == named.color && difference == 0)
        }
        #expect(
            NamedColor.nearest(to: SRGB(SRGB8(red: 0x66, green: 0x34, blue: 0x98))).named.name
                == "rebeccapurple")
        #expect(NamedColor.nearest(to: DisplayP3(red: 1, green: 0, blue: 0)).named.name == "red")
    }
}
