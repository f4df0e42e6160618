import ColorMath
import Testing

@Suite("Chromatic adaptation")
struct ChromaticAdaptationTests {
    /// Matrices of six digits, inverted in double precision by both.
    @Test("Bradford and CAT16 agree with colour-science within 1e-12")
    func reference() throws {
        for row in adaptationReference {
            let method = try #require(ChromaticAdaptation.Method(rawValue: row.word(0)))
            let white = WhitePoint(x: row.number(2), y: row.number(3))
            let adaptation = ChromaticAdaptation(method, from: .d65, to: white)
            let offset = adaptation.adapt(row.vector(4)) - row.vector(7)
            #expect(max(offset.max(), -offset.min()) < 1e-12)
        }
    }

    @Test("Daylight of a temperature lies where colour-science puts it")
    func daylight() {
        for row in adaptationReference {
            let found = WhitePoint.daylight(kelvin: row.number(1))
            #expect(abs(found.x - row.number(2)) < 1e-12 && abs(found.y - row.number(3)) < 1e-12)
        }
    }

    @Test("A black body and an illuminant of a temperature lie where colour-science puts them")
    func illuminants() {
        func distance(_ white: WhitePoint, _ row: ReferenceRow, at field: Int) -> Double {
            max(abs(white.x - row.number(field)), abs(white.y - row.number(field + 1)))
        }
        for row in illuminantReference {
            let kelvin = row.number(0)
            #expect(distance(.planckian(kelvin: kelvin), row, at: 1) < 1e-12)
            // What the splines are said to keep to.
            #expect(distance(.planckian(kelvin: kelvin), row, at: 3) < 1e-3)
            #expect(distance(.illuminant(kelvin: kelvin), row, at: 5) < 1e-12)
        }
        #expect(WhitePoint.planckian(kelvin: 100) == .planckian(kelvin: 1667))
        #expect(WhitePoint.illuminant(kelvin: 1e9) == .illuminant(kelvin: 25_000))
    }

    @Test(
        "A degree of adaptation weights the gain of every cone",
        arguments: ChromaticAdaptation.Method.allCases)
    func degree(method: ChromaticAdaptation.Method) {
        let color = SIMD3(0.3, 0.4, 0.5)
        let full = ChromaticAdaptation(method, from: .d65, to: .d50).adapt(color)
        for degree in [0, 0.25, 1] {
            let found = ChromaticAdaptation(method, from: .d65, to: .d50, degree: degree).adapt(color)
            let offset = found - (full * degree + color * (1 - degree))
            #expect(max(offset.max(), -offset.min()) < 1e-15)
        }
    }

    @Test(
        "White becomes white, and the way back undoes the way there",
        arguments: ChromaticAdaptation.Method.allCases)
    func roundTrip(method: ChromaticAdaptation.Method) {
        let there = ChromaticAdaptation(method, from: .d65, to: .d50)
        let back = ChromaticAdaptation(method, from: .d50, to: .d65)
        let color = SIMD3(0.3, 0.4, 0.5)
        let white = there.adapt(WhitePoint.d65.tristimulus) - WhitePoint.d50.tristimulus
        let offset = back.adapt(there.adapt(color)) - color
        #expect(max(white.max(), -white.min()) < 1e-15)
        #expect(max(offset.max(), -offset.min()) < 1e-15)
    }

    @Test("The adaptation of CIE Lab in CSS is Bradford's")
    func printedMatrix() {
        let adaptation = ChromaticAdaptation(.bradford, from: .d65, to: .d50)
        let color = XYZD65(x: 0.3, y: 0.4, z: 0.5)
        let offset = adaptation.adapt(color.components) - color.extended(to: XYZD50.self).components
        #expect(max(offset.max(), -offset.min()) < 1e-15)
    }
}
