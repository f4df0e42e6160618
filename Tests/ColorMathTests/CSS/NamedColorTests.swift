import ColorMath
import Testing

@Suite("Named colours")
struct NamedColorTests {
    @Test("All 148 are those of CSS Color 4")
    func everyColor() throws {
        #expect(namedColorReference.count == 148)
        #expect(NamedColor.all.map(\.name) == namedColorReference.map { $0.word(0) })
        for row in namedColorReference {
            let color = try DynamicColor(css: row.word(0)).extended(to: SRGB.self)
            #expect(color.color.components * 255 == row.vector(1), "\(row.word(0))")
            #expect(color.alpha == 1)
        }
    }

    @Test("The two that lists often have wrong")
    func oftenWrong() throws {
        // CSS Color 4, "Named Colors": 147 112 219 and 219 112 147.
        #expect(
            SRGB8(clipping: try DynamicColor(css: "mediumpurple").extended(to: SRGB.self).color).description
                == "#9370DB")
        #expect(
            SRGB8(clipping: try DynamicColor(css: "palevioletred").extended(to: SRGB.self).color).description
                == "#DB7093")
    }
}
