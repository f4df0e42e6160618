import PaletteFiles
import TestSupport
import Testing

@Suite("Colours that the code of an app reads")
struct CodeReadsTests {
    private static let colors = """
        import androidx.compose.ui.graphics.Color
        object Brand {
            val ink = Color(0xFF111111)
            val paper = Color(0xFFFFFFFF)
            val warning = Color(0xFFFFCC00)
            val onWarning = Color(0xFFFFFFFF)
            val success = Color(0xFF00AA00)
            val onSuccess = Color(0xFFFFFFFF)
            val onError = Color(0xFFFFFFFF)
        }
        """

    private func unread(_ screen: String, as name: String = "Screen.kt") throws -> Set<String> {
        let folder = try TemporaryFolder(holding: ["Colors.kt": Self.colors])
        try folder.write(Array(screen.utf8), to: name)
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        return try #require(reading.palettes.first).unreadNames
    }

    private static let names = ["ink", "paper", "warning", "success", "onSuccess"]

    @Test("are the others not, where most are read")
    func most() throws {
        let screen = Self.names.map { "Text(color = Brand.\($0))" }.joined(separator: "\n")
        #expect(try unread(screen) == ["Brand.onWarning"])
        #expect(try unread(screen + "\nval x = Brand.onWarning") == [])
        #expect(try unread("Text(color = Brand.ink)") == [])
        // What declares a resource does not read it.
        #expect(try unread(screen + "\n<item name=\"on_warning\"/>", as: "layout.xml") == ["Brand.onWarning"])
    }

    @Test(
        "go by generated names, too",
        arguments: [
            "@color/on_warning", "named: \"OnWarning\"", "R.color.on_warning", "Asset.onWarning.color",
        ])
    func spellings(reading: String) throws {
        let screen = Self.names.map { "Text(color = Brand.\($0))" }.joined(separator: "\n")
        #expect(try unread(screen + "\n" + reading) == [])
    }

    @Test("are those that are made translucent wherever the code takes them")
    func faded() throws {
        func faded(_ screen: String) throws -> Set<String> {
            let folder = try TemporaryFolder(holding: ["Colors.kt": Self.colors, "Screen.kt": screen])
            let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
            return try #require(reading.palettes.first).fadedNames
        }
        #expect(try faded("Box(Brand.warning.copy(alpha = 0.1f)); Text(Brand.ink)") == ["Brand.warning"])
        #expect(try faded("Box(Brand.warning.copy(alpha = 0.1f)); Box(Brand.warning)") == [])
        #expect(
            try faded("lerp(this.warning, other.warning); x.warning.withOpacity(0.1)") == ["Brand.warning"])
    }

    @Test("are those of drawings that nothing else is painted with")
    func drawings() throws {
        let folder = try TemporaryFolder(holding: [
            "values/colors.xml":
                "<resources><color name=\"note_text\">#666</color><color name=\"note_background\">#999</color></resources>",
            "drawable/note.xml": "<vector><path android:fillColor=\"@color/note_text\"/></vector>",
        ])
        func drawn() throws -> Set<String> {
            let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
            return try #require(reading.palettes.first).drawnNames
        }
        #expect(try drawn() == ["note_text"])
        try folder.write(Array("<TextView android:textColor=\"@color/note_text\"/>".utf8), to: "layout.xml")
        #expect(try drawn() == [])
    }

    private static let scheme = """
        import androidx.compose.material3.lightColorScheme
        import androidx.compose.ui.graphics.Color
        object Ink {
            val onTertiaryLight = Color(0xFFFFFFFF)
            val tertiaryLight = Color(0xFF99CC66)
        }
        val light = lightColorScheme(
            primary = Color(0xFF99CC66), onPrimary = Color(0xFFFFFFFF),
            secondaryContainer = Color(0xFF99CC66), onSecondaryContainer = Color(0xFFFFFFFF),
            tertiary = Ink.tertiaryLight, onTertiary = Ink.onTertiaryLight)
        """

    private func palette(withCode screen: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["Theme.kt": Self.scheme, "Screen.kt": screen])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        return try #require(reading.palettes.first)
    }

    private func untaken(_ screen: String) throws -> Set<String> {
        try palette(withCode: screen).unreadNames
    }

    private static let screen = """
        Scaffold { Checkbox(checked = true); Badge { }; TimePicker(state)
            Text(color = MaterialTheme.colorScheme.onPrimary) }
        """

    @Test("are the inks of a scheme of Material not which no component takes")
    func schemes() throws {
        let tertiary: Set = ["ColorScheme.onTertiary", "Ink.onTertiaryLight"]
        #expect(try untaken(Self.screen) == tertiary.union(["ColorScheme.onSecondaryContainer"]))
        #expect(try untaken(Self.screen + "\nNavigationBar { }") == tertiary)
        // A surface of a fill takes its ink by itself.
        #expect(
            try untaken(Self.screen + "\nSurface(color = colorScheme.tertiary) { FilterChip(true) }") == [])
        // What a scheme is made of is not read by that.
        #expect(
            try untaken(Self.screen + "\nval dark = darkColorScheme(tertiary = Ink.tertiary)\nFilterChip()")
                == tertiary)
        #expect(try untaken("Button { }") == [], "what is too little to tell")
    }

    @Test("put an ink of a scheme on something else where they read it, and its fill nowhere")
    func astray() throws {
        let read = Self.screen + "\nText(color = colorScheme.onTertiary)"
        #expect(
            try palette(withCode: read).astrayNames == ["ColorScheme.onTertiary", "Ink.onTertiaryLight"])
        #expect(try palette(withCode: read + "\nBox(colorScheme.tertiary)").astrayNames == [])
        // What a component lays on it by itself is on it, wherever else it is.
        #expect(
            try palette(withCode: read + "\nText(colorScheme.onSecondaryContainer); FilterChip()")
                .astrayNames.contains("ColorScheme.onSecondaryContainer") == false)
        #expect(try palette(withCode: Self.screen).astrayNames == [], "what is read nowhere")
    }
}
