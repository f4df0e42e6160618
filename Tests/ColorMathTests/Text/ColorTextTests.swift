import ColorMath
import Foundation
import RandomNumbers
import Testing

@Suite("Colours as text")
struct ColorTextTests {
    /// Components of every size and sign, in and out of every range.
    private static func wild(using generator: inout SplitMix64) -> SIMD3<Double> {
        func number() -> Double {
            let value = Double.random(in: -2...2, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: return (value * 255).rounded() / 255
            case 1: return value * 200
            case 2: return value * 1e-7
            case 3: return value * 1e20
            case 4: return (value * 100).rounded() / 100
            default: return abs(value / 2)
            }
        }
        return SIMD3(number(), number(), number())
    }

    @Test(
        "What a colour is described as reads back as the same value, to the bit",
        arguments: ColorSpaceID.allCases)
    func lossless(space: ColorSpaceID) throws {
        func check<Space: ColorSpace>(_ type: Space.Type) throws {
            var generator = SplitMix64(state: 15)
            for _ in 0..<2000 {
                let color = Space(components: Self.wild(using: &generator))
                let text = color.description
                let read = try Space(css: text)
                #expect(read == color, "\(text)")
                let translucent = color.withAlpha(.random(in: 0...1, using: &generator))
                #expect(WithAlpha<Space>(translucent.description) == translucent)
                var dynamic = DynamicColor(color)
                dynamic.alpha = translucent.alpha
                if Bool.random(using: &generator) {
                    dynamic.missing.insert(.component(at: 0))
                    dynamic.components[0] = 0
                }
                for index in 0..<3 where dynamic.missing.contains(.component(at: index)) {
                    dynamic.components[index] = 0
                }
                #expect(DynamicColor(dynamic.description) == dynamic)
            }
        }
        try check(space.type)
    }

    @Test("Descriptions are what a person would write")
    func plain() throws {
        #expect("\(OKLCH(lightness: 0.7, chroma: 0.15, hue: 250))" == "oklch(0.7 0.15 250)")
        #expect("\(SRGB(SRGB8(hex: 0x3B9EFF)))" == "rgb(59 158 255)")
        #expect("\(SRGB(red: 1.5, green: 0, blue: 0).withAlpha(0.5))" == "color(srgb 1.5 0 0 / 0.5)")
        #expect("\(HSL(hue: 30, saturation: 0.5, lightness: 0.25))" == "hsl(30 50% 25%)")
        #expect("\(HSV(hue: 30, saturation: 0.5, value: 0.25))" == "color(--hsv 30 0.5 0.25)")
        #expect("\(CIELab(lightness: 120, a: 0, b: 1e-9))" == "color(--lab 120 0 1e-09)")
        #expect("\(try DynamicColor(css: "lab(50% none 3 / none)"))" == "lab(50 none 3 / none)")
        #expect("\(SRGB(SRGB8(hex: 0x3B9EFF)).extended(to: DisplayP3.self).css)".count < 50)
    }

    private func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test("Colours are coded as one string")
    func coding() throws {
        struct Theme: Codable, Equatable {
            var ink: SRGB8
            var accent: OKLCH
            var veil: WithAlpha<SRGB>
            var any: DynamicColor
        }
        let theme = Theme(
            ink: SRGB8(hex: 0x1D1D1F), accent: OKLCH(SRGB8(hex: 0x3B9EFF)), veil: SRGB(.black).withAlpha(0.3),
            any: try DynamicColor(css: "lch(50 none 0.1)"))
        let data = try JSONEncoder().encode(theme)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\"ink\":\"#1D1D1F\"") && text.contains("\"any\":\"lch(50 none 0.1)\""))
        #expect(try JSONDecoder().decode(Theme.self, from: data) == theme)
    }

    @Test("Objects of a space, components and alpha are read")
    func objects() throws {
        #expect(
            try decoded(#"{"space": "oklch", "components": [0.7, null, 250]}"#)
                == DynamicColor(css: "oklch(0.7 none 250)"))
        #expect(
            try decoded(#"{"colorSpace": "display-p3", "components": [1, 0.5, "none"], "alpha": 0.5}"#)
                == DynamicColor(css: "color(display-p3 1 0.5 none / 0.5)"))
        #expect(
            try decoded(#"{"space": "srgb", "components": [1, 0, 0]}"#, as: SRGB8.self)
                == SRGB8(hex: 0xFF0000))
        #expect(try decoded("\"color(display-p3 1 0 0)\"", as: DisplayP3.self).red == 1)
        for wrong in [
            "\"no\"", "5", #"{"space": "oklch"}"#, #"{"space": "x", "components": [1, 2, 3]}"#,
            #"{"space": "srgb", "components": [1, 2]}"#, #"{"space": "srgb", "components": [1, 2, 3, 4]}"#,
            #"{"space": "srgb", "components": [1, 2, "many"]}"#,
        ] {
            #expect(throws: DecodingError.self) { try decoded(wrong, as: DynamicColor.self) }
        }
        #expect(throws: DecodingError.self) { try decoded("\"#12345678\"", as: SRGB.self) }
    }

    @Test(
        "Numbers of any length are read to the nearest value", arguments: [1e-300, 0.1, 123.456, 1e22, 3e30])
    func longNumbers(scale: Double) throws {
        var generator = SplitMix64(state: 4)
        for _ in 0..<500 {
            let value = Double.random(in: 0...scale, using: &generator)
            let read = try DynamicColor(css: "color(xyz \(value) -\(value) 0)")
            #expect(read.components == SIMD3(value, -value, 0))
        }
    }
}
