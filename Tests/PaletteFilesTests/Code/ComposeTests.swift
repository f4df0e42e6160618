import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Constants of Jetpack Compose")
struct ComposeTests {
    static let sample = """
        package app.theme

        import androidx.compose.ui.graphics.Color

        val Ink = Color(0xFF1A2B3C)
        object Brand {
            val primary: Color = Color(0xFF336699)
            private val faded = primary.copy(alpha = 0.5f)
            object Deep { val same = primary }
        }
        """

    @Test("A name means the constant of its own file, and schemes are told apart by their functions")
    func files() throws {
        func theme(_ name: String, _ primary: String) -> String {
            """
            import androidx.compose.ui.graphics.Color
            private val main = Color(0xFF\(primary))
            val \(name)Main = main
            fun \(name)Theme(isDark: Boolean, isSoft: Boolean) = when {
                isDark -> darkColorScheme(primary = main, onPrimary = Color.Black)
                isSoft -> lightColorScheme(primary = main, onPrimary = Color.White)
                else -> lightColorScheme(primary = main, onPrimary = Color.Black)
            }
            """
        }
        let palette = try onlyPalette(["A.kt": theme("sea", "6FD1FF"), "B.kt": theme("wood", "116611")])
        let dark = PaletteMode(luminosity: .dark, theme: "wood")
        #expect(palette.hex("seaMain", in: dark) == "6fd1ff" && palette.hex("woodMain", in: dark) == "116611")
        #expect(palette.hex("ColorScheme.primary", in: dark) == "116611")
        let light = PaletteMode(luminosity: .light, theme: "wood (1)")
        #expect(palette.hex("ColorScheme.onPrimary", in: light) == "ffffff")
        #expect(palette.modes.count == 6)
    }

    @Test("A scheme is made of what its function names, and is a theme by the name of that")
    func locals() throws {
        func theme(_ name: String, _ primary: String) -> String {
            """
            fun \(name)(): Pair<Scheme, Scheme> {
                val main = Color(0xFF\(primary))
                val light = lightColorScheme(primary = main, onPrimary = Color.White)
                val dark = darkColorScheme(primary = main, onPrimary = Color.Black)
                return Pair(Scheme(light), Scheme(dark))
            }

            """
        }
        let palette = try onlyPalette(["Color.kt": theme("beach", "6FD1FF") + theme("forest", "116611")])
        let beach = PaletteMode(luminosity: .light, theme: "beach")
        #expect(palette.hex("ColorScheme.primary", in: beach) == "6fd1ff")
        #expect(palette.hex("ColorScheme.onPrimary", in: beach) == "ffffff")
        let forest = PaletteMode(luminosity: .dark, theme: "forest")
        #expect(palette.hex("ColorScheme.primary", in: forest) == "116611")
        #expect(!palette.entries.contains { $0.name == "main" })
    }

    @Test("Constants of types and files are read, and what stands for them")
    func constants() throws {
        let palette = try onlyPalette([
            "Color.kt": Self.sample,
            "More.kt": """
            /* Color /* nested */ */
            val short = Color(255, 0, 128)
            val shares = Color(red = 1f, green = 0.5f, blue = 0f, alpha = 0.5f)
            val named = Color.White
            val clear = Color.Transparent
            val other = Brand.Deep.same
            internal val Colors.link: Color @Composable get() = Color.Blue
            val Colors.ok: Color get() = Color(0xff00ff00)
            val text = "Color(0xFF000000) ${ "}" + x } $y"
            fun draw() { val local = Color(0xFF123456) }
            val sum = Color(0xFF000000) + x
            val computed = Color(f(1))
            data class Look(val accent: Color = Color(0xFF445566), val size: Int = 3)
            val after = Color(0x80ABCDEF)
            """,
        ])
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
        let expected = [
            "Ink": "1a2b3c", "Brand.primary": "336699", "Brand.faded": "33669980",
            "Brand.Deep.same": "336699",
            "short": "ff0080", "shares": "ff800080", "named": "ffffff", "clear": "00000000",
            "other": "336699",
            "ok": "00ff00", "Look.accent": "445566", "after": "abcdef80",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(palette.value("other")?.aliases == ["Brand.Deep.same", "Brand.primary"])
        #expect(palette.value("Ink")?.literal?.notation == .alphaFirstHexadecimal)
        #expect(palette.value("Brand.faded")?.literal == nil)
    }

    @Test("Arguments of calls are no constants, however many there are")
    func arguments() throws {
        let palette = try onlyPalette([
            "Avatar.kt": """
            val ink = Color(0xFF101010)
            internal fun BarSample() = Bar(
                avatar = Avatar(tint = Color.White, backgroundColor = Color(0xffd5204e), onClick = {})
            )
            """
        ])
        #expect(palette.entries.map(\.name) == ["ink"])
    }

    @Test("Schemes give their roles a colour for light and dark, wherever they lie")
    func schemes() throws {
        let palette = try onlyPalette([
            "Color.kt": Self.sample,
            "Theme.kt": """
            private val Light = lightColorScheme(primary = Ink, onPrimary = Color.White, outline = gone)
            @Composable fun AppTheme(content: @Composable () -> Unit) {
                val colors = if (isSystemInDarkTheme()) darkColorScheme(
                    primary = Brand.primary, onPrimary = Color(0xFF000000),
                ) else Light
            }
            """,
        ])
        #expect(palette.modes == [.light, .dark])
        #expect(palette.hex("ColorScheme.primary", in: .light) == "1a2b3c")
        #expect(palette.hex("ColorScheme.primary", in: .dark) == "336699")
        #expect(palette.hex("ColorScheme.onPrimary", in: .dark) == "000000")
        #expect(palette.faults.isEmpty)
        #expect(
            palette.unknowns.map(\.message) == [
                "ColorScheme.outline: gone is declared in none of the files that are read"
            ])
    }

    @Test("Schemes that nothing chooses are left out, and constants that only they read are idle")
    func idle() throws {
        func palette(_ choice: String) throws -> Palette {
            try onlyPalette([
                "Color.kt": """
                val primaryLight = Color(0xFF111111)
                val primaryMedium = Color(0xFF333333)
                val onLight = Color(0xFFFFFFFF)
                """,
                "Theme.kt": """
                import app.theme.primaryLight
                import app.theme.primaryMedium
                private val lightScheme = lightColorScheme(primary = primaryLight, onPrimary = onLight)
                private val mediumContrastScheme = lightColorScheme(primary = primaryMedium, onPrimary = onLight)
                @Composable fun AppTheme() { val colors = \(choice) }
                """,
            ])
        }
        let some = try palette("lightScheme")
        #expect(some.modes == [.base, .light] && some.idleNames == ["primaryMedium"])
        #expect(some.hex("ColorScheme.primary", in: .light) == "111111")
        #expect(some.unknowns.map(\.message).first?.hasPrefix("'mediumContrastScheme'") == true)
        let all = try palette("if (x) lightScheme else mediumContrastScheme")
        #expect(all.modes.count == 3 && all.idleNames.isEmpty && all.unknowns.isEmpty)
    }

    @Test("Schemes have the inks of the library where they give a colour and not what lies on it")
    func defaultInks() throws {
        let palette = try onlyPalette([
            "Theme.kt": """
            private val Light = lightColors(primary = Color(0xFFFF6600), surface = Color.White, onSurface = Color.Gray)
            private val Dark = darkColorScheme(primary = Color(0xFF223344), tertiary = Color.Red)
            """
        ])
        #expect(palette.hex("ColorScheme.onPrimary", in: .light) == "ffffff")
        #expect(palette.hex("ColorScheme.onSurface", in: .light) == "888888")
        #expect(palette.hex("ColorScheme.onPrimary", in: .dark) == "381e72")
        #expect(palette.hex("ColorScheme.onTertiary", in: .dark) == "492532")
        #expect(!palette.entries.contains { $0.name == "ColorScheme.onSecondary" })
    }

    @Test("Values of a project's own type are modes by the names of their constants")
    func types() throws {
        let palette = try onlyPalette([
            "Color.kt": """
            object DarkTokens { val ink = Color(0xFFEEEEEE) }
            val acmeColorsLight = SemanticColors(ink = Color(0xFF111111), size = 3, isLight = true)
            val acmeColorsDark = SemanticColors(ink = DarkTokens.ink, size = 3)
            val acmeColorsDarkHc = SemanticColors(ink = Color.White)
            val sand = OtherPalette(ink = Color.Red)
            val ocean = OtherPalette(ink = Color.Blue)
            val style = TextStyle(color = Color.White)
            """
        ])
        let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.hex("SemanticColors.ink", in: .light) == "111111")
        #expect(palette.hex("SemanticColors.ink", in: .dark) == "eeeeee")
        #expect(palette.hex("SemanticColors.ink", in: darkHigh) == "ffffff")
        #expect(
            palette.hex("OtherPalette.ink", in: PaletteMode(luminosity: .light, theme: "ocean")) == "0000ff")
        #expect(!palette.entries.contains { $0.name.contains("TextStyle") || $0.name.contains("size") })
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }

    @Test("Roles in groups of a project's own scheme have the names of their groups")
    func groupedRoles() throws {
        func scheme(_ name: String, _ ink: String, _ ground: String) -> String {
            """
            val \(name): AppScheme = AppScheme(
                text = AppScheme.TextColors(primary = P.\(ink), size = 3),
                background = BackgroundColors(primary = P.\(ground)), onTap = { row(tint = P.\(ink)) },
            )

            """
        }
        let palette = try onlyPalette([
            "Scheme.kt": "private object P { val white = Color.White; val black = Color(0xFF111111) }\n"
                + scheme("lightScheme", "black", "white") + scheme("darkScheme", "white", "black")
        ])
        #expect(palette.hex("AppScheme.text.primary", in: .light) == "111111")
        #expect(palette.hex("AppScheme.text.primary", in: .dark) == "ffffff")
        #expect(palette.hex("AppScheme.background.primary", in: .dark) == "111111")
        #expect(!palette.entries.contains { $0.name.contains("tint") || $0.name.contains("size") })
    }

    @Test("Functions of a project's own that make such a value for light and dark are modes")
    func functions() throws {
        let palette = try onlyPalette([
            "Colors.kt": """
            val Green = Color(0xFF588F00)
            internal val Day: AcmeColors = lightAcmeColors(main = Green, onMain = Color.White)
            internal val Night: AcmeColors = darkAcmeColors(main = Color(0xFF112211), onMain = Green)
            val row = lightRow(tint = Green)
            """
        ])
        #expect(palette.hex("AcmeColors.onMain", in: .light) == "ffffff")
        #expect(palette.hex("AcmeColors.onMain", in: .dark) == "588f00")
        #expect(!palette.entries.contains { $0.name.contains("tint") })
    }

    @Test("A file without constants of colours is left aside")
    func others() throws {
        let folder = try TemporaryFolder(holding: [
            "A.kt": "fun f(c: Color) = c.copy(alpha = 0.5f)\nval x = y.z\nclass ColorPicker(val a: Int)",
            "B.kt": "val n = 0xFF112233", "C.kt": "// Color(0xFF112233)",
        ])
        #expect(PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.isEmpty)
    }

    @Test("What stands for itself is a fault, and a comment says what to ignore")
    func circle() throws {
        let palette = try onlyPalette([
            "A.kt": """
            val a = b
            val b = a
            val c = Color.Red // legible:ignore brand
            """
        ])
        #expect(palette.faultLines == ["1:9 a refers back to itself"])
        #expect(palette.entries.map(\.name) == ["c"] && palette.value("c")?.ignored == "brand")
    }

    @Test("What a function gives is a scheme, named by the function, and what it is made of is said")
    func schemesOfFunctions() throws {
        let palette = try onlyPalette([
            "Theme.kt": """
            private fun brandLight(): ColorScheme = ColorScheme(
                secondary = Color(0xFF12B880), onSecondary = Color.White, primary = Brand.Green.primary)
            fun brandDark(): ColorScheme { return ColorScheme(secondary = Color(0xFF004422)) }
            class ColorScheme(val secondary: Color, val onSecondary: Color)
            """
        ])
        let dark = try #require(palette.modes.first { $0.luminosity == .dark })
        let light = try #require(palette.modes.first { $0.luminosity == .light })
        #expect(palette.hex("ColorScheme.secondary", in: light) == "12b880")
        #expect(palette.hex("ColorScheme.secondary", in: dark) == "004422")
        #expect(
            palette.unknowns.map(\.message) == [
                "ColorScheme.primary: Brand.Green.primary is declared in none of the files that are read"
            ])
    }

    @Test("Schemes of one name are told apart by the folders that they are in")
    func folders() throws {
        func theme(_ hex: String) -> String {
            "val lightColors = AcmeColors(ink = Color(0xFF\(hex)))\nval darkColors = AcmeColors(ink = Color(0xEE\(hex)))"
        }
        let palette = try onlyPalette([
            "theme/fox/Colors.kt": theme("112233"), "theme/owl/Colors.kt": theme("223344"),
        ])
        #expect(
            Set(palette.modes.map(\.description)) == ["fox, light", "fox, dark", "owl, light", "owl, dark"])
        let owl = PaletteMode(luminosity: .light, theme: "owl")
        #expect(palette.hex("AcmeColors.ink", in: owl) == "223344")
    }
}
