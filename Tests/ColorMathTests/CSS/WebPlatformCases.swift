/// What the web platform tests ask of a parser of colours, in this project's own words:
/// web-platform-tests/wpt, css/css-color/parsing/color-valid-*.html, color-computed*.html and
/// color-mixed-num-pct.html, as of 2026.
///
/// Left out are calculations with lengths, which take a stylesheet; color() with fewer than three components,
/// which only tests of computed values still have: the grammar of CSS Color 4 asks for three; and how an
/// infinite hue of lch() and oklch() is written back: here it is 0 at once, as those of hsl() and hwb() are.
/// Each line is a notation and what it must read as.
enum WebPlatformCases {
    struct Case: Sendable, CustomStringConvertible {
        let notation: String
        let result: String
        var description: String { "\(notation) → \(result)" }
    }

    static func cases(_ table: String) -> [Case] {
        table.split(separator: "\n").map { line in
            let sides = line.split(separator: "→").map { side in
                String(side.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            return Case(notation: sides[0], result: sides[1])
        }
    }

    /// Colours of sRGB: the 8-bit code values, and alpha where it is not 1.
    static let codes = cases(
        """
        #234 → 34 51 68
        #FEDCBA → 254 220 186
        red → 255 0 0
        magenta → 255 0 255
        transparent → 0 0 0 / 0
        rgb(2, 3, 4) → 2 3 4
        rgb(100%, 0%, 0%) → 255 0 0
        rgba(2, 3, 4, 0.5) → 2 3 4 / 0.5
        rgba(2, 3, 4, 50%) → 2 3 4 / 0.5
        rgb(-2, 3, 4) → 0 3 4
        rgb(100, 200, 300) → 100 200 255
        rgb(20, 10, 0, -10) → 20 10 0 / 0
        rgb(100%, 200%, 300%) → 255 255 255
        rgb(none none none) → 0 0 0
        rgb(none none none / none) → 0 0 0 / 0
        rgb(128 none none) → 128 0 0
        rgb(128 none none / none) → 128 0 0 / 0
        rgb(none none none / .5) → 0 0 0 / 0.5
        rgb(20% none none) → 51 0 0
        rgb(20% none none / none) → 51 0 0 / 0
        rgb(none none none / 50%) → 0 0 0 / 0.5
        rgba(none none none) → 0 0 0
        rgba(none none none / none) → 0 0 0 / 0
        rgba(128 none none) → 128 0 0
        rgba(128 none none / none) → 128 0 0 / 0
        rgba(none none none / .5) → 0 0 0 / 0.5
        rgba(20% none none) → 51 0 0
        rgba(20% none none / none) → 51 0 0 / 0
        rgba(none none none / 50%) → 0 0 0 / 0.5
        rgb(-2 3 4) → 0 3 4
        rgb(-20% 20% 40%) → 0 51 102
        rgb(257 30 40) → 255 30 40
        rgb(250% 20% 40%) → 255 51 102
        rgba(-2 3 4) → 0 3 4
        rgba(-20% 20% 40%) → 0 51 102
        rgba(257 30 40) → 255 30 40
        rgba(250% 20% 40%) → 255 51 102
        rgba(-2 3 4 / .5) → 0 3 4 / 0.5
        rgba(-20% 20% 40% / 50%) → 0 51 102 / 0.5
        rgba(257 30 40 / 50%) → 255 30 40 / 0.5
        rgba(250% 20% 40% / .5) → 255 51 102 / 0.5
        hsl(120, 100%, 50%) → 0 255 0
        hsla(120, 100%, 50%, 0.25) → 0 255 0 / 0.25
        hsl(120 30% 50%) → 89 166 89
        hsl(0 0% 49.999999%) → 128 128 128
        hsl(120 30% 50% / 0.5) → 89 166 89 / 0.5
        hsl(120 30% 50% / 50%) → 89 166 89 / 0.5
        hsl(none none none) → 0 0 0
        hsl(0 0% 0%) → 0 0 0
        hsl(none none none / none) → 0 0 0 / 0
        hsl(0 0% 0% / 0) → 0 0 0 / 0
        hsla(none none none) → 0 0 0
        hsla(0 0% 0%) → 0 0 0
        hsla(none none none / none) → 0 0 0 / 0
        hsla(0 0% 0% / 0) → 0 0 0 / 0
        hsl(120 none none) → 0 0 0
        hsl(120 0% 0%) → 0 0 0
        hsl(120 80% none) → 0 0 0
        hsl(120 80% 0%) → 0 0 0
        hsl(120 none 50%) → 128 128 128
        hsl(120 0% 50%) → 128 128 128
        hsl(120 100% 50% / none) → 0 255 0 / 0
        hsl(120 100% 50% / 0) → 0 255 0 / 0
        hsl(120 100% 50% / 0%) → 0 255 0 / 0
        hsl(none 100% 50%) → 255 0 0
        hsl(0 100% 50%) → 255 0 0
        hsl(10 100% 50%) → 255 43 0
        hsl(0 0% 49.99999%) → 127 127 127
        rgb(calc(infinity), 0, 0) → 255 0 0
        rgb(0, calc(infinity), 0) → 0 255 0
        rgb(0, 0, calc(infinity)) → 0 0 255
        rgba(0, 0, 0, calc(infinity)) → 0 0 0
        rgb(calc(-infinity), 0, 0) → 0 0 0
        rgb(0, calc(-infinity), 0) → 0 0 0
        rgb(0, 0, calc(-infinity)) → 0 0 0
        rgba(0, 0, 0, calc(-infinity)) → 0 0 0 / 0
        rgb(calc(NaN), 0, 0) → 0 0 0
        rgb(0, calc(0 / 0), 0) → 0 0 0
        rgba(0, 0, 0, calc(NaN)) → 0 0 0 / 0
        rgba(0, 0, 0, calc(0 / 0)) → 0 0 0 / 0
        hsl(calc(infinity) 100% 50%) → 255 0 0
        hsl(calc(-infinity) 100% 50%) → 255 0 0
        hsl(calc(0 / 0) 100% 50%) → 255 0 0
        hsl(90 50% 50% / calc(infinity)) → 128 191 64
        hsl(90 50% 50% / calc(-infinity)) → 128 191 64 / 0
        hsl(90 50% 50% / calc(0 / 0)) → 128 191 64 / 0
        hsl(90 50% 50% / calc(NaN)) → 128 191 64 / 0
        hwb(calc(infinity) 20% 10%) → 230 51 51
        hwb(calc(-infinity) 20% 10%) → 230 51 51
        hwb(calc(0 / 0) 20% 10%) → 230 51 51
        hwb(90 20% 10% / calc(infinity)) → 140 230 51
        hwb(90 20% 10% / calc(-infinity)) → 140 230 51 / 0
        hwb(90 20% 10% / calc(0 / 0)) → 140 230 51 / 0
        hwb(90 20% 10% / calc(NaN)) → 140 230 51 / 0
        hsl(120 30 50) → 89 166 89
        hsl(120 30 50 / 0.5) → 89 166 89 / 0.5
        hsl(120 30% 50) → 89 166 89
        hsl(120 30% 50 / 0.5) → 89 166 89 / 0.5
        hsl(120 30 50%) → 89 166 89
        hsl(120 30 50% / 0.5) → 89 166 89 / 0.5
        hsl(0 -50% 40%) → 102 102 102
        hsl(30 -50% 60) → 153 153 153
        hsl(0 -50 40%) → 102 102 102
        hsl(30 -50 60) → 153 153 153
        HSL(0, 0%, 0%) → 0 0 0
        hsL(0, 100%, 50%) → 255 0 0
        hsl(60, 100%, 37.5%) → 191 191 0
        hsl(780, 100%, 37.5%) → 191 191 0
        hsl(-300, 100%, 37.5%) → 191 191 0
        hsl(300, 50%, 50%) → 191 64 191
        hsl(30deg, 100%, 100%) → 255 255 255
        hsl(0, 0%, 0%, 0%) → 0 0 0 / 0
        HSLA(-300, 100%, 37.5%, 1) → 191 191 0
        hsLA(-300, 100%, 37.5%, 12) → 191 191 0
        hsla(-300, 100%, 37.5%, 0.2) → 191 191 0 / 0.2
        hsla(-300, 100%, 37.5%, 0) → 191 191 0 / 0
        hsla(-300, 100%, 37.5%, -3) → 191 191 0 / 0
        hsla(0, 0%, 0%, 50%) → 0 0 0 / 0.5
        hsla(30deg, 100%, 100%, 1) → 255 255 255
        hwb(120 30% 50%) → 77 128 77
        hwb(120 30% 50% / 0.5) → 77 128 77 / 0.5
        hwb(none none none) → 255 0 0
        hwb(0 0% 0%) → 255 0 0
        hwb(none none none / none) → 255 0 0 / 0
        hwb(0 0% 0% / 0) → 255 0 0 / 0
        hwb(120 none none) → 0 255 0
        hwb(120 0% 0%) → 0 255 0
        hwb(120 80% none) → 204 255 204
        hwb(120 80% 0%) → 204 255 204
        hwb(120 none 50%) → 0 128 0
        hwb(120 0% 50%) → 0 128 0
        hwb(120 30% 50% / none) → 77 128 77 / 0
        hwb(120 30% 50% / 0) → 77 128 77 / 0
        hwb(none 100% 50% / none) → 170 170 170 / 0
        hwb(0 100% 50% / 0) → 170 170 170 / 0
        hwb(120 30 50) → 77 128 77
        hwb(120 30 50 / 0.5) → 77 128 77 / 0.5
        hwb(120 30% 50) → 77 128 77
        hwb(120 30% 50 / 0.5) → 77 128 77 / 0.5
        hwb(120 30 50%) → 77 128 77
        hwb(120 30 50% / 0.5) → 77 128 77 / 0.5
        hwb(320deg 30% 40%) → 153 77 128
        hwb(0deg 10% 50%) → 128 26 26
        hwb(120deg 10% 50%) → 26 128 26
        hwb(0 20% 100%) → 43 43 43
        hwb(0 20% 10%) → 230 51 51
        hwb(90 20% 10%) → 140 230 51
        """)

    /// Colours kept in the space they are written in: how this library writes them.
    static let kept = cases(
        """
        hsl(none none none) → hsl(none none none)
        hsl(none none none / none) → hsl(none none none / none)
        hsl(120 none none) → hsl(120 none none)
        hsl(120 80% none) → hsl(120 80% none)
        hsl(120 none 50%) → hsl(120 none 50%)
        hsl(120 100% 50% / none) → hsl(120 100% 50% / none)
        hsl(none 100% 50%) → hsl(none 100% 50%)
        hsl(120 none 50 / 0.5) → hsl(120 none 50% / 0.5)
        hsl(120 30 none / 0.5) → hsl(120 30% none / 0.5)
        hsl(120 30 50 / none) → hsl(120 30% 50% / none)
        hwb(none none none) → hwb(none none none)
        hwb(120 80% none) → hwb(120 80% none)
        hwb(120 none 50%) → hwb(120 none 50%)
        hwb(120 30% 50% / none) → hwb(120 30% 50% / none)
        hwb(none 100% 50% / none) → hwb(none 100% 50% / none)
        hwb(120 none 50 / 0.5) → hwb(120 none 50% / 0.5)
        hwb(120 30 none / 0.5) → hwb(120 30% none / 0.5)
        lab(0 0 0) → lab(0 0 0)
        lab(0 0 0 / 1) → lab(0 0 0)
        lab(0 0 0 / 0.5) → lab(0 0 0 / 0.5)
        lab(20 0 10/0.5) → lab(20 0 10 / 0.5)
        lab(20 0 10/50%) → lab(20 0 10 / 0.5)
        lab(400 0 10/50%) → lab(100 0 10 / 0.5)
        lab(50 -160 160) → lab(50 -160 160)
        lab(50 -200 200) → lab(50 -200 200)
        lab(0 0 0 / -10%) → lab(0 0 0 / 0)
        lab(0 0 0 / 110%) → lab(0 0 0)
        lab(0 0 0 / 300%) → lab(0 0 0)
        lab(-40 0 0) → lab(0 0 0)
        lab(50 -20 0) → lab(50 -20 0)
        lab(50 0 -20) → lab(50 0 -20)
        lab(calc(50 * 3) calc(0.5 - 1) calc(1.5) / calc(-0.5 + 1)) → lab(100 -0.5 1.5 / 0.5)
        lab(calc(-50 * 3) calc(0.5 + 1) calc(-1.5) / calc(-0.5 * 2)) → lab(0 1.5 -1.5 / 0)
        lab(calc(Infinity) 0 0) → lab(100 0 0)
        lab(50 calc(Infinity) 0) → lab(50 calc(infinity) 0)
        lab(50 calc(-Infinity) 0) → lab(50 calc(-infinity) 0)
        lab(calc(NaN) 0 0) → lab(0 0 0)
        lab(calc(0 / 0) 0 0) → lab(0 0 0)
        lab(none none none / none) → lab(none none none / none)
        lab(none none none) → lab(none none none)
        lab(20 none none / none) → lab(20 none none / none)
        lab(none none none / 0.5) → lab(none none none / 0.5)
        lab(0 0 0 / none) → lab(0 0 0 / none)
        oklab(0 0 0) → oklab(0 0 0)
        oklab(0 0 0 / 1) → oklab(0 0 0)
        oklab(0 0 0 / 0.5) → oklab(0 0 0 / 0.5)
        oklab(0.2 0 0.1/0.5) → oklab(0.2 0 0.1 / 0.5)
        oklab(0.2 0 0.1/50%) → oklab(0.2 0 0.1 / 0.5)
        oklab(4 0 0.1/50%) → oklab(1 0 0.1 / 0.5)
        oklab(0.5 -1.6 1.6) → oklab(0.5 -1.6 1.6)
        oklab(0.5 -2 2) → oklab(0.5 -2 2)
        oklab(0 0 0 / -10%) → oklab(0 0 0 / 0)
        oklab(0 0 0 / 110%) → oklab(0 0 0)
        oklab(0 0 0 / 300%) → oklab(0 0 0)
        oklab(-0.4 0 0) → oklab(0 0 0)
        oklab(0.5 -2 0) → oklab(0.5 -2 0)
        oklab(0.5 0 -2) → oklab(0.5 0 -2)
        oklab(calc(0.5 * 3) calc(0.5 - 1) calc(1.5) / calc(-0.5 + 1)) → oklab(1 -0.5 1.5 / 0.5)
        oklab(calc(-0.5 * 3) calc(0.5 + 1) calc(-1.5) / calc(-0.5 * 2)) → oklab(0 1.5 -1.5 / 0)
        oklab(calc(Infinity) 0 0) → oklab(1 0 0)
        oklab(0.5 calc(Infinity) 0) → oklab(0.5 calc(infinity) 0)
        oklab(0.5 calc(-Infinity) 0) → oklab(0.5 calc(-infinity) 0)
        oklab(calc(NaN) 0 0) → oklab(0 0 0)
        oklab(calc(0 / 0) 0 0) → oklab(0 0 0)
        oklab(none none none / none) → oklab(none none none / none)
        oklab(none none none) → oklab(none none none)
        oklab(0.2 none none / none) → oklab(0.2 none none / none)
        oklab(none none none / 0.5) → oklab(none none none / 0.5)
        oklab(0 0 0 / none) → oklab(0 0 0 / none)
        lch(0 0 0deg) → lch(0 0 0)
        lch(0 0 0deg / 1) → lch(0 0 0)
        lch(0 0 0deg / 0.5) → lch(0 0 0 / 0.5)
        lch(100 230 0deg / 0.5) → lch(100 230 0 / 0.5)
        lch(20 50 20deg/0.5) → lch(20 50 20 / 0.5)
        lch(20 50 20deg/50%) → lch(20 50 20 / 0.5)
        lch(10 20 20deg / -10%) → lch(10 20 20 / 0)
        lch(10 20 20deg / 110%) → lch(10 20 20)
        lch(10 20 1.28rad) → lch(10 20 73.3386)
        lch(10 20 380deg) → lch(10 20 20)
        lch(10 20 -340deg) → lch(10 20 20)
        lch(10 20 740deg) → lch(10 20 20)
        lch(10 20 -700deg) → lch(10 20 20)
        lch(-40 0 0) → lch(0 0 0)
        lch(20 -20 0) → lch(20 0 0)
        lch(0 0 0 / 0.5) → lch(0 0 0 / 0.5)
        lch(10 20 20 / 110%) → lch(10 20 20)
        lch(10 20 -700) → lch(10 20 20)
        lch(calc(50 * 3) calc(0.5 - 1) calc(20deg * 2) / calc(-0.5 + 1)) → lch(100 0 40 / 0.5)
        lch(calc(-50 * 3) calc(0.5 + 1) calc(-20deg * 2) / calc(-0.5 * 2)) → lch(0 1.5 320 / 0)
        lch(calc(infinity) 0 0) → lch(100 0 0)
        lch(calc(-infinity) 0 0) → lch(0 0 0)
        lch(50 calc(infinity) 0) → lch(50 calc(infinity) 0)
        lch(50 calc(-infinity) 0) → lch(50 0 0)
        lch(calc(NaN) 0 0) → lch(0 0 0)
        lch(calc(0 / 0) 0 0) → lch(0 0 0)
        lch(50 10 calc(0 / 0)) → lch(50 10 0)
        lch(50 10 calc(NaN)) → lch(50 10 0)
        lch(none none none / none) → lch(none none none / none)
        lch(none none none) → lch(none none none)
        lch(20 none none / none) → lch(20 none none / none)
        lch(none none none / 0.5) → lch(none none none / 0.5)
        lch(0 0 0 / none) → lch(0 0 0 / none)
        oklch(0 0 0deg) → oklch(0 0 0)
        oklch(0 0 0deg / 1) → oklch(0 0 0)
        oklch(0 0 0deg / 0.5) → oklch(0 0 0 / 0.5)
        oklch(1 2.3 0deg / 0.5) → oklch(1 2.3 0 / 0.5)
        oklch(0.2 0.5 20deg/0.5) → oklch(0.2 0.5 20 / 0.5)
        oklch(0.2 0.5 20deg/50%) → oklch(0.2 0.5 20 / 0.5)
        oklch(0.1 0.2 20deg / -10%) → oklch(0.1 0.2 20 / 0)
        oklch(0.1 0.2 20deg / 110%) → oklch(0.1 0.2 20)
        oklch(0.1 0.2 1.28rad) → oklch(0.1 0.2 73.3386)
        oklch(0.1 0.2 380deg) → oklch(0.1 0.2 20)
        oklch(0.1 0.2 -340deg) → oklch(0.1 0.2 20)
        oklch(0.1 0.2 740deg) → oklch(0.1 0.2 20)
        oklch(0.1 0.2 -700deg) → oklch(0.1 0.2 20)
        oklch(-4 0 0) → oklch(0 0 0)
        oklch(0.2 -0.2 0) → oklch(0.2 0 0)
        oklch(0 0 0 / 0.5) → oklch(0 0 0 / 0.5)
        oklch(0.1 0.2 20 / 110%) → oklch(0.1 0.2 20)
        oklch(0.1 0.2 -700) → oklch(0.1 0.2 20)
        oklch(calc(0.5 * 3) calc(0.5 - 1) calc(20deg * 2) / calc(-0.5 + 1)) → oklch(1 0 40 / 0.5)
        oklch(calc(-0.5 * 3) calc(0.5 + 1) calc(-20deg * 2) / calc(-0.5 * 2)) → oklch(0 1.5 320 / 0)
        oklch(calc(infinity) 0 0) → oklch(1 0 0)
        oklch(calc(-infinity) 0 0) → oklch(0 0 0)
        oklch(0.5 calc(infinity) 0) → oklch(0.5 calc(infinity) 0)
        oklch(0.5 calc(-infinity) 0) → oklch(0.5 0 0)
        oklch(calc(NaN) 0 0) → oklch(0 0 0)
        oklch(calc(0 / 0) 0 0) → oklch(0 0 0)
        oklch(0.5 0.1 calc(0 / 0)) → oklch(0.5 0.1 0)
        oklch(0.5 0.1 calc(NaN)) → oklch(0.5 0.1 0)
        oklch(none none none / none) → oklch(none none none / none)
        oklch(none none none) → oklch(none none none)
        oklch(0.2 none none / none) → oklch(0.2 none none / none)
        oklch(none none none / 0.5) → oklch(none none none / 0.5)
        oklch(0 0 0 / none) → oklch(0 0 0 / none)
        """)
}
