import ColorMath
import Testing

/// `none` in the origin of a relative colour: CSS Color 5, 4.1, with the analogous components and sets of CSS
/// Color 4, "Interpolating with Missing Components".
///
/// Chromium 156 takes 0 for all of them; WebKit has the sets since June 2026.
@Suite("Missing components")
struct MissingComponentTests {
    /// The functions with the names of their components and, by letters that stand for kinds, which
    /// components correspond; a dot corresponds to none.
    private static let functions: [(name: String, channels: String, kinds: [Character])] = [
        ("rgb(", "r g b", ["R", "G", "B"]), ("hsl(", "h s l", ["H", "C", "L"]),
        ("hwb(", "h w b", ["H", ".", "."]), ("lab(", "l a b", ["L", "a", "b"]),
        ("lch(", "l c h", ["L", "C", "H"]), ("oklab(", "l a b", ["L", "a", "b"]),
        ("oklch(", "l c h", ["L", "C", "H"]), ("color(srgb-linear ", "r g b", ["R", "G", "B"]),
        ("color(display-p3 ", "r g b", ["R", "G", "B"]), ("color(xyz-d50 ", "x y z", ["R", "G", "B"]),
    ]

    private func call(_ function: String, from origin: String = "", _ arguments: String) -> String {
        let parts = function.split(separator: "(", omittingEmptySubsequences: false)
        return "\(parts[0])(\(origin.isEmpty ? "" : "from \(origin) ")\(parts[1])\(arguments))"
    }

    @Test(
        "What is missing in an origin is missing where the function has its like, alone or as a set",
        arguments: functions.indices, 0..<8)
    func carried(index: Int, pattern: Int) throws {
        let origin = Self.functions[index]
        let values = origin.name.contains("lab") || origin.name.contains("ch") ? "20 9 30" : "0.2 0.3 0.4"
        let written = values.split(separator: " ").enumerated()
            .map { pattern >> $0 & 1 == 1 ? "none" : String($1) }.joined(separator: " ")
        for target in Self.functions where target.name != origin.name {
            let text = call(target.name, from: call(origin.name, written), target.channels)
            let color = try DynamicColor(css: text)
            let alone = (0..<3).filter { !target.kinds.contains(origin.kinds[$0]) || origin.kinds[$0] == "." }
            let isSetMissing = !alone.isEmpty && alone.allSatisfy { pattern >> $0 & 1 == 1 }
            for place in 0..<3 {
                let kind = target.kinds[place]
                let like = kind == "." ? nil : origin.kinds.firstIndex(of: kind)
                let isMissing = like.map { pattern >> $0 & 1 == 1 } ?? isSetMissing
                // A hue that has no power after the conversion is missing too.
                guard isMissing || kind != "H" else { continue }
                #expect(color.missing.contains(.component(at: place)) == isMissing, "\(text): \(color)")
            }
        }
    }

    @Test(
        "A component that is missing stays so in its own space, and counts as 0 in a calculation",
        arguments: [
            ("oklch(from oklch(none 0.1 20) l c h)", "oklch(none 0.1 20)"),
            ("hsl(from hsl(180 none 50%) h s l)", "hsl(180 none 50%)"),
            ("rgb(from rgb(none none none) r g b)", "rgb(none none none)"),
            ("color(from color(xyz-d50 none 0.5 1) xyz-d50 x y z)", "color(xyz-d50 none 0.5 1)"),
            ("lab(from lab(20 none 30) b a l / alpha)", "lab(30 none 20)"),
            ("lab(from lab(20 9 30 / none) l a b)", "lab(20 9 30 / none)"),
            ("oklch(from oklch(none 0.1 20) calc(l + 0.5) c h)", "oklch(0.5 0.1 20)"),
            ("lab(from lab(20 9 30 / none) l a b / calc(alpha + 0.2))", "lab(20 9 30 / 0.2)"),
            // Of one set, hue and chroma: CSS Color 4's own example of why there are sets.
            ("lab(from oklch(0.5 none none) l a b)", "lab(42 none none)"),
            ("hwb(from hsl(180 none none) h w b)", "hwb(none none none)"),
            ("hsl(from lch(20 none 180) h s l)", "hsl(none none 18.9376%)"),
            ("lch(from hwb(180 none none) l c h)", "lch(none none 196.455)"),
            ("oklch(from lab(none none 10) l c h)", "oklch(none 0.277692 16.6638)"),
            ("rgb(from lab(none none none) r g b)", "rgb(none none none)"),
        ])
    func examples(text: String, written: String) throws {
        #expect(try DynamicColor(css: text).css() == written)
    }

    @Test("What is missing in an origin is taken from the other side of a mix")
    func mixed() throws {
        let mixed = try DynamicColor(
            css: "color-mix(in lch, lch(from lch(50 20 none) l c h), lch(50 20 50deg))")
        #expect(mixed.css() == "lch(50 20 50)")
    }
}
