import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Colours in Android's resources")
struct AndroidResourcesTests {
    static let sample = """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:tools="http://schemas.android.com/tools">
            <!-- surfaces -->
            <color name="paper">#FFF</color>
            <color name="veil">#80112233</color>
            <item name="ink" type="color"> #1a2b3c </item>
            <color name="text">@color/ink</color>
        </resources>
        """

    @Test("Colours of every length are read, with alpha first, and names are followed")
    func values() throws {
        let palette = try onlyPalette([
            "res/values/colors.xml": Self.sample,
            "res/values/short.xml": """
            <resources><color name="a">#8f00</color><color name="b">@android:color/white</color>
            <color name="c"><![CDATA[#0f0]]></color><color name="none">@null</color><string name="s">#fff</string>
            <color name="d">&#35;00f</color><!-- <color name="x">#fff</color> --></resources>
            """,
        ])
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
        #expect(palette.entries.map(\.name) == ["paper", "veil", "ink", "text", "a", "b", "c", "d"])
        #expect(
            palette.entries.map { palette.hex($0.name) } == [
                "ffffff", "11223380", "1a2b3c", "1a2b3c", "ff000088", "ffffff", "00ff00", "0000ff",
            ])
        #expect(palette.value("text")?.aliases == ["ink"])
        #expect(palette.value("ink")?.literal?.location.column == 36)
        #expect(palette.value("b")?.literal == nil && palette.value("d")?.literal == nil)
    }

    @Test("Attributes of styles lie on each other as they are named, with what a style has from its parent")
    func styles() throws {
        let palette = try onlyPalette([
            "res/values/colors.xml": Self.sample,
            "res/values/themes.xml": """
            <resources>
            <style name="Theme.App" parent="Theme.Material3.Light">
              <item name="colorPrimary">@color/ink</item><item name="colorOnPrimary">#fff</item>
              <item name="android:windowBackground">@color/paper</item><item name="colorAccent">#f00</item>
              <item name="windowNoTitle">true</item>
            </style>
            <style name="Theme.App.Loud"><item name="colorPrimary">#336699</item></style>
            <style name="Label" parent="@style/Theme.App">
              <item name="android:textColor">?attr/colorPrimary</item>
              <item name="android:background">@drawable/box</item>
            </style>
            </resources>
            """,
            "res/values-night/themes.xml": """
            <resources><style name="Theme.App" parent="Theme.Material3.Dark">
              <item name="colorPrimary">#99ccff</item><item name="colorOnPrimary">#000</item>
            </style></resources>
            """,
        ])
        #expect(palette.faults.isEmpty)
        let names = palette.entries.map(\.name).filter { $0.contains("/") }
        #expect(
            Set(names) == [
                "Theme.App/colorPrimary", "Theme.App/colorOnPrimary", "Theme.App.Loud/colorPrimary",
                "Theme.App.Loud/colorOnPrimary", "Label/textColor", "Label/windowBackground",
                "Label/colorPrimary",
            ])
        #expect(palette.hex("Theme.App/colorPrimary", in: .dark) == "99ccff")
        #expect(palette.hex("Theme.App.Loud/colorOnPrimary") == "ffffff")
        #expect(palette.value("Theme.App/colorPrimary")?.aliases == ["ink"])
        #expect(
            palette.uses.map { "\($0.ink) on \($0.backdrop)" } == [
                "Label/textColor on Label/windowBackground"
            ])
    }

    @Test("A file that is named is read in any folder; in a folder that is walked only those in res are")
    func named() throws {
        let folder = try TemporaryFolder(holding: ["brand/colors.xml": Self.sample])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("brand/colors.xml")])
        #expect(reading.palettes.flatMap(\.entries).map(\.name) == ["paper", "veil", "ink", "text"])
        #expect(PaletteReader().palettes(contentsOf: [folder.path("brand")]).palettes.isEmpty)
    }

    @Test("The names of folders say the mode, and names are followed in each")
    func qualifiers() throws {
        func resource(_ name: String, _ value: String) -> String {
            "<resources><color name=\"\(name)\">\(value)</color></resources>"
        }
        let palette = try onlyPalette([
            "res/values/colors.xml": Self.sample, "res/values-night/colors.xml": resource("ink", "#eee"),
            "res/values-v31/colors.xml": resource("paper", "#123"),
            "res/values-night-v31/colors.xml": resource("paper", "#321"),
            "res/values-watch/colors.xml": resource("veil", "#000"),
        ])
        let v31 = PaletteMode(theme: "v31")
        #expect(palette.hex("text", in: .dark) == "eeeeee" && palette.hex("paper", in: .dark) == "ffffff")
        #expect(palette.hex("paper", in: v31) == "112233" && palette.hex("text", in: v31) == "1a2b3c")
        #expect(palette.hex("paper", in: PaletteMode(luminosity: .dark, theme: "v31")) == "332211")
        #expect(palette.hex("veil", in: PaletteMode(idiom: "watch")) == "000000")
    }

    @Test("A state list of one colour is that colour, and another is named as one that is not read")
    func stateLists() throws {
        let android = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
        let palette = try onlyPalette([
            "res/values/colors.xml": Self.sample + "",
            "res/color/faded.xml":
                "<selector \(android)><item android:color=\"@color/veil\" android:alpha=\"0.5\"/></selector>",
            "res/color/button.xml": """
            <selector \(android)>
              <item android:color="#fff" android:state_enabled="false"/><item android:color="@color/ink"/>
            </selector>
            """,
            "res/color/pressed.xml":
                "<selector \(android)><item android:color=\"@color/ink\" android:alpha=\"@dimen/a\"/></selector>",
            "res/color/vector.xml": "<vector \(android)/>",
            "res/values/more.xml": "<resources><color name=\"link\">@color/button</color></resources>",
        ])
        #expect(palette.hex("faded") == "11223340")
        #expect(palette.faults.isEmpty)
        #expect(
            palette.unknowns.map(\.message) == [
                "button: a colour for each state of a view is not read",
                "pressed: an android:alpha that is no number, and android:lStar, are not read",
                "link: a colour for each state of a view is not read",
            ])
    }

    @Test("What only the device or a theme knows is named, and what is wrong is a fault")
    func unknowns() throws {
        let palette = try onlyPalette([
            "res/values/colors.xml": """
            <resources>
              <color name="a">?attr/colorPrimary</color>
              <color name="b">@android:color/system_accent1_500</color>
              <color name="c">@color/gone</color>
              <color name="d">red</color>
              <color name="e">#12345</color>
              <color name="f">@color/g</color><color name="g">@color/f</color>
              <color name="h">#fff</color><color name="h">#000</color>
            </resources>
            """
        ])
        #expect(palette.entries.map(\.name) == ["h"])
        #expect(
            palette.unknowns.map(\.message) == [
                "a: ?attr/colorPrimary depends on the theme of the app",
                "b: @android:color/system_accent1_500 is a colour of the system, which the device knows",
                "c: @color/gone is declared in none of the files that are read",
            ])
        #expect(palette.faults.map(\.location.line) == [5, 6, 7, 8])
        #expect(palette.faults.map(\.message)[2] == "f refers back to itself")
    }

    @Test("Names of several modules stand behind their folders, and mean those of their own")
    func modules() throws {
        func resources(_ ink: String) -> String {
            "<resources><color name=\"ink\">\(ink)</color><color name=\"text\">@color/ink</color></resources>"
        }
        let palette = try onlyPalette([
            "app/src/main/res/values/colors.xml": resources("#111"),
            "kit/src/main/res/values/colors.xml": resources("#222"),
            "kit/src/main/res/values/other.xml": "<resources><color name=\"paper\">#fff</color></resources>",
            "app/src/main/res/values/more.xml":
                "<resources><color name=\"back\">@color/paper</color></resources>",
        ])
        #expect(
            palette.entries.map(\.name).sorted() == [
                "app/ink", "app/text", "back", "kit/ink", "kit/text", "paper",
            ])
        #expect(palette.hex("app/text") == "111111" && palette.hex("kit/text") == "222222")
        #expect(palette.hex("back") == "ffffff")
    }

    @Test("Other XML is left aside, wherever it lies")
    func others() throws {
        let folder = try TemporaryFolder(holding: [
            "pom.xml": "<color name=\"a\">#fff</color>",
            "res/layout/a.xml": Self.sample,
            "res/values/strings.xml": "<resources><string name=\"color\">x</string></resources>",
            "res/values/styles.xml":
                "<resources><style name=\"color\"><item name=\"color\">#fff</item></style></resources>",
            "res/drawable/b.xml": "<selector><item android:color=\"#fff\"/></selector>",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        #expect(reading.palettes.isEmpty)
        #expect(reading.errors.map(\.code) == [.noPalette])
    }

    @Test("A comment says what to ignore")
    func ignored() throws {
        let palette = try onlyPalette([
            "values/colors.xml": """
            <resources>
              <!-- legible:ignore brand -->
              <color name="a">#fff</color>
              <color name="b">#fff</color> <!-- legible:ignore -->
              <color name="c">#fff</color>
            </resources>
            """
        ])
        #expect(palette.entries.map { $0.values[0]?.ignored } == ["brand", "", nil])
    }
}
