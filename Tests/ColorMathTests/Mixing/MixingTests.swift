import ColorMath
import Testing

@Suite("Mixing")
struct MixingTests {
    private func color(_ css: String) throws -> DynamicColor { try DynamicColor(css: css) }

    // The definitions of CSS Color 4, 12.4.1 to 12.4.4, worked out by hand.
    @Test(
        "Hues go round the circle the way that is asked for",
        arguments: [
            (HueInterpolation.shorter, 40.0, 60.0, 40.0, 60.0), (.shorter, 330, 50, 330, 410),
            (.shorter, 50, 330, 410, 330), (.shorter, 0, 180, 0, 180), (.longer, 40, 60, 400, 60),
            (.longer, 60, 40, 60, 400), (.longer, 60, 60, 60, 420), (.longer, 10, 350, 10, 350),
            (.increasing, 350, 10, 350, 370), (.increasing, 10, 350, 10, 350),
            (.decreasing, 10, 350, 370, 350),
            (.decreasing, 350, 10, 350, 10), (.shorter, -30, 390, 330, 390),
        ])
    func hues(way: HueInterpolation, from: Double, to: Double, start: Double, end: Double) {
        let arc = way.arc(from: from, to: to)
        #expect(arc.start == start && arc.end == end)
    }

    // The table of analogous components of CSS Color 4, 12.2.
    @Test(
        "A missing component stays missing where the other space has one of its kind",
        arguments: [
            ("oklch(none 0.1 40)", ColorSpaceID.lab, 0), ("lch(50 none 40)", .hsl, 1),
            ("hsl(none 50% 50%)", .oklch, 2),
            ("oklab(0.5 none 0.1)", .lab, 1), ("color(srgb none 0.5 0.5)", .xyzD65, 0),
            ("color(xyz 0.2 0.2 none)", .displayP3, 2), ("hwb(none 20% 30%)", .hsl, 0),
        ])
    func carrying(css: String, space: ColorSpaceID, index: Int) throws {
        let carried = try color(css).carryingMissing(to: space)
        #expect(carried.missing.contains(.component(at: index)))
        #expect(carried.components[index] == 0)
    }

    @Test("A component without a counterpart is lost, and a missing alpha is not")
    func notCarried() throws {
        #expect(try color("hwb(40 none 30% / none)").carryingMissing(to: .oklab).missing == .alpha)
        #expect(try color("oklch(0.5 none none)").carryingMissing(to: .oklch).missing.rawValue == 6)
    }

    @Test("A transparent colour lends none of its own, and of two nothing is left")
    func premultiplied() throws {
        let (clear, red) = (try color("rgb(0 255 0 / 0)"), try color("red"))
        let mixed = clear.mixed(with: red, in: .sRGB, by: 0.25)
        #expect(mixed.components == SIMD3(1, 0, 0) && mixed.alpha == 0.25)
        #expect(clear.mixed(with: clear, in: .sRGB, by: 0.5).components == .zero)
    }

    @Test("At the ends are both colours")
    func ends() throws {
        let (first, second) = (try color("oklch(0.5 0.1 350)"), try color("oklch(0.8 0.2 20 / 0.5)"))
        #expect(first.mixed(with: second, in: .oklch, by: 0) == first)
        #expect(first.mixed(with: second, in: .oklch, by: 1) == second)
    }

    @Test("What is missing on both sides is missing between them")
    func missing() throws {
        let mixed = try color("oklch(0.5 0.1 none / none)").mixed(
            with: color("oklch(0.7 none none / none)"), in: .oklch, by: 0.5)
        #expect(mixed.missing == [.component(at: 2), .alpha])
        #expect(abs(mixed.components.x - 0.6) < 1e-15 && mixed.components.y == 0.1)
    }
}
