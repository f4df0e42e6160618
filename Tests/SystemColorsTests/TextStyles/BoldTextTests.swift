import SystemColors
import Testing

@Suite("Bold Text in the table of type")
struct BoldTextTableTests {
    private let table = TextStyleTable.embedded

    @Test("adds 100 to the three lightest weights of iOS, and 200 to the others, up to 900")
    func weights() throws {
        let iOS = try #require(table.boldText(on: .iOS))
        let expected = [200, 300, 400, 600, 700, 800, 900, 900, 900]
        #expect((1...9).map { iOS.weight(inPlaceOf: $0 * 100) } == expected)
        #expect(iOS.weight(inPlaceOf: 0) == 200 && iOS.weight(inPlaceOf: 2000) == 900)
        #expect(try #require(table.boldText(on: .android)).weight(inPlaceOf: 400) == 700)
        #expect(table.boldText(on: .macOS) == nil)
    }

    @Test("knows letters that get heavier and wider with every weight")
    func letterforms() {
        let forms = table.letterforms
        for weight in stride(from: 100, to: 900, by: 100) {
            #expect(forms.stem(at: weight) < forms.stem(at: weight + 100))
            #expect(forms.bar(at: weight) <= forms.bar(at: weight + 100))
            #expect(forms.widening(from: weight, to: weight + 100, size: 17) > 0)
            // Level strokes are thinner, but for the lightest.
            #expect(forms.bar(at: weight) <= forms.stem(at: weight))
        }
        #expect(abs(forms.stem(at: 450) - (0.0838 + 0.1062) / 2) < 1e-9)
        #expect(abs(forms.widening(from: 400, to: 600, size: 17) - 0.0199) < 0.0002)
        #expect(abs(forms.widening(from: 400, to: 600, size: 34) - 0.0350) < 0.0002)
    }
}
