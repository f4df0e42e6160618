import ColorMath
import PaletteFiles
import Testing

/// Stylesheets in the shapes of well-known design systems, with colours of their own.
@Suite("Stylesheets in the shapes of design systems")
struct StylesheetShapeTests {
    @Test("Primer: a colour mode, a theme for each luminosity, and the system's preference")
    func primer() {
        let palette = Palette(
            css: """
                [data-color-mode="light"][data-light-theme="light"],
                [data-color-mode="auto"][data-light-theme="light"] { --fgColor-default: #1f2020; --bgColor-default: #fffffe; }
                [data-color-mode="dark"][data-dark-theme="dark"] { --fgColor-default: #f0f1f2; --bgColor-default: #0d0e0f; }
                @media (prefers-color-scheme: dark) {
                  [data-color-mode="auto"][data-dark-theme="dark"] { --fgColor-default: #f0f1f2; --bgColor-default: #0d0e0f; }
                }
                [data-color-mode="dark"][data-dark-theme="dark_dimmed"] { --fgColor-default: #d1d2d3; --bgColor-default: #212223; }
                [data-color-mode="dark"][data-dark-theme="dark_high_contrast"] { --fgColor-default: #ffffff; --bgColor-default: #010203; }
                """)
        let dimmed = PaletteMode(luminosity: .dark, theme: "dimmed")
        #expect(
            palette.modes == [.light, .dark, dimmed, PaletteMode(luminosity: .dark, contrast: .increased)])
        #expect(palette.entries.map(\.path) == [["fgColor", "default"], ["bgColor", "default"]])
        #expect(palette.hex("--bgColor-default", in: dimmed) == "212223")
        #expect(palette.faults.isEmpty)
    }

    @Test("Radix: a P3 scale where the screen can show it, and alpha scales")
    func radix() {
        let palette = Palette(
            css: """
                :root, .light, .light-theme { --sand-1: #fdfdfc; --sand-a3: #19190014; }
                .dark, .dark-theme { --sand-1: #111110; --sand-a3: #f6f6f513; }
                @supports (color: color(display-p3 1 1 1)) {
                  @media (color-gamut: p3) {
                    :root, .light, .light-theme { --sand-1: color(display-p3 0.992 0.992 0.989); --sand-a3: color(display-p3 0.02 0.02 0 / 0.08); }
                    .dark, .dark-theme { --sand-1: color(display-p3 0.067 0.067 0.063); --sand-a3: color(display-p3 0.97 0.97 0.96 / 0.075); }
                  }
                }
                """)
        let darkP3 = PaletteMode(luminosity: .dark, gamut: .displayP3)
        #expect(palette.modes == [.base, .dark, .p3, darkP3])
        #expect(palette.color("--sand-1", in: darkP3)?.space == .displayP3)
        #expect(palette.hex("--sand-a3", in: .dark) == "f6f6f513")
        #expect(palette.faults.isEmpty)
    }

    @Test("Tailwind 4: a theme of oklch() with what is no colour among it")
    func tailwind() {
        let palette = Palette(
            css: """
                @import "tailwindcss";
                @custom-variant dark (&:where(.dark, .dark *));
                @theme static {
                  --color-*: initial; --font-sans: "Inter", sans-serif; --breakpoint-sm: 40rem; --ease-in: cubic-bezier(0.4, 0, 1, 1);
                  --color-mint-500: oklch(0.72 0.11 178); --color-mint-950: oklch(27.7% 0.046 192.524);
                  --color-current: currentcolor; --color-clear: transparent; --shadow-sm: 0 1px 3px 0 rgb(0 0 0 / 0.1);
                }
                @theme inline { --color-surface: var(--surface); }
                @layer base { :root { --surface: var(--color-white, #fff); @variant dark { --surface: var(--color-mint-950); } } }
                """)
        #expect(
            palette.entries.map(\.name) == [
                "--color-mint-500", "--color-mint-950", "--color-clear", "--color-surface", "--surface",
            ])
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("--color-surface", in: .dark) == palette.hex("--color-mint-950"))
        #expect(palette.value("--color-surface", in: .dark)?.aliases == ["--surface", "--color-mint-950"])
        #expect(palette.faults.isEmpty)
    }

    @Test("shadcn/ui: components of hsl() that are put together where they are used")
    func shadcn() {
        let palette = Palette(
            css: """
                @layer base {
                  :root { --background: 0 0% 100%; --foreground: 224 71.4% 4.1%; --radius: 0.5rem; --ring: var(--foreground); }
                  .dark { --background: 224 71.4% 4.1%; --foreground: 210 20% 98%; }
                }
                @layer base { body { background: hsl(var(--background)); border-color: hsl(var(--ring) / 0.5); } }
                """)
        #expect(palette.entries.map(\.name) == ["--background", "--foreground", "--ring"])
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("--background", in: .dark) == palette.hex("--foreground"))
        #expect(palette.value("--ring")?.literal?.notation == .cssComponents(of: .hsl, usesCommas: false))
    }

    @Test("Bootstrap 5.3: an attribute for the theme, triplets, and properties of components")
    func bootstrap() {
        let palette = Palette(
            css: """
                :root, [data-bs-theme=light] { --bs-blue: #0d5efd; --bs-primary-rgb: 13, 94, 253; --bs-body-color: #212528;
                  --bs-font-monospace: SFMono-Regular, Menlo, monospace; --bs-gradient: linear-gradient(180deg, rgba(255, 255, 255, 0.15), rgba(255, 255, 255, 0));
                  --bs-link-color: #0d5efd; --bs-focus-ring-color: rgba(13, 94, 253, 0.25); --bs-form-invalid-color: var(--bs-blue); --bs-heading-color: inherit; }
                [data-bs-theme=dark] { color-scheme: dark; --bs-body-color: #dee1e6; --bs-link-color: #6ea7fe; }
                .btn-primary { --bs-btn-color: #fff; --bs-btn-bg: #0d5efd; --bs-btn-hover-bg: var(--bs-link-color) }
                """)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.entries.count == 9)
        #expect(palette.hex(".btn-primary --bs-btn-hover-bg", in: .dark) == "6ea7fe")
        #expect(palette.hex("--bs-focus-ring-color") == "0d5efd40")
        #expect(palette.faults.isEmpty)
    }

    @Test("Material 3: classes for light and dark, each with more contrast")
    func material() {
        let rules = [
            "light", "light-medium-contrast", "light-high-contrast", "dark", "dark-medium-contrast",
            "dark-high-contrast",
        ]
        .enumerated().map {
            ".\($1) { --md-sys-color-primary: rgb(\($0) 103 71); --md-sys-color-on-primary: rgb(25\($0) 255 255); }"
        }
        let palette = Palette(css: rules.joined())
        #expect(palette.modes.count == 6)
        #expect(palette.modes.contains(PaletteMode(luminosity: .dark, contrast: .increased)))
        #expect(palette.modes.contains(PaletteMode(luminosity: .light, theme: "medium-contrast")))
        #expect(palette.faults.isEmpty)
    }

    @Test("Carbon and Spectrum: a modifier for the theme")
    func modifiers() {
        let carbon = Palette(
            css: """
                :root { --cds-background: #fffffe; } .cds--g10 { --cds-background: #f4f4f3; }
                .cds--g90 { --cds-background: #262627; } .cds--g100 { --cds-background: #161617; }
                """)
        #expect(carbon.modes.map(\.theme) == [nil, "g10", "g90", "g100"])
        #expect(carbon.entries.count == 1)
        let spectrum = Palette(
            css:
                ".spectrum--light { --spectrum-gray-50-rgb: 248, 248, 247 } .spectrum--dark { --spectrum-gray-50-rgb: 27, 27, 28; --spectrum-gray-50: rgba(var(--spectrum-gray-50-rgb)); }"
        )
        #expect(spectrum.modes == [.light, .dark])
        #expect(spectrum.hex("--spectrum-gray-50", in: .dark) == "1b1b1c")
    }

    @Test("Polaris and Open Props: a class of the page, and surfaces chosen by light-dark() or a media query")
    func others() {
        let polaris = Palette(
            css: """
                :root { --p-color-bg: rgba(241, 241, 240, 1); --p-space-100: 0.25rem; }
                html.p-theme-light-high-contrast-experimental { --p-color-bg: rgba(255, 255, 254, 1); }
                """)
        #expect(
            polaris.modes == [
                .base, PaletteMode(luminosity: .light, contrast: .increased, theme: "p-experimental"),
            ])
        let openProps = Palette(
            css: """
                :where(html) { --gray-0: #f8f9f9; --gray-9: #212526; --gray-0-hsl: 180 8% 97%; --surface-1: light-dark(var(--gray-0), var(--gray-9)); }
                @media (prefers-color-scheme: dark) { :where(html) { --shadow-color: 220 40% 2%; } }
                """)
        #expect(
            openProps.entries.map(\.name) == [
                "--gray-0", "--gray-9", "--gray-0-hsl", "--surface-1", "--shadow-color",
            ])
        #expect(openProps.hex("--surface-1", in: .dark) == "212526")
    }
}
