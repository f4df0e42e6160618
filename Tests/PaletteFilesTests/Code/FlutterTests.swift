import ColorMath
import PaletteFiles
import Testing

@Suite("Constants of Flutter")
struct FlutterTests {
    static let sample = """
        import 'package:flutter/material.dart';

        class AppColors {
          AppColors._();
          static const Color ink = Color(0xFF1A2B3C);
          static const paper = const Color.fromARGB(255, 250, 250, 250);
          static final Color veil = ink.withOpacity(0.5);
        }
        """

    @Test("What extends a theme is a scheme, for light or dark by its name or its constructor's")
    func themeExtensions() throws {
        let palette = try onlyPalette([
            "theme.dart": """
            class Ink extends ThemeExtension<Ink> {
              static final light = Ink._(text: const Color(0xff111111), page: const Color(0xffffffff));
              static final night = Ink.dark(text: const Color(0xffeeeeee), page: const Color(0xff000000));
              const Ink._({required this.text, required this.page});
              final Color text;
              Ink copyWith({Color? text}) => Ink._(text: text ?? this.text, page: page);
            }
            class Other { static final one = Other._(text: const Color(0xff222222)); }
            """
        ])
        #expect(palette.entries.map(\.name).sorted() == ["Ink.page", "Ink.text"])
        #expect(palette.hex("Ink.text", in: .light) == "111111")
        #expect(palette.hex("Ink.text", in: .dark) == "eeeeee")
    }

    @Test("Constants of classes and files are read, and what stands for them")
    func constants() throws {
        let palette = try onlyPalette([
            "colors.dart": Self.sample,
            "more.dart": """
            const Color a = Color.fromRGBO(255, 0, 128, 0.5), b = Colors.black54;
            Color get c => AppColors.ink;
            var d = Color.from(alpha: 1, red: 1.0, green: 0.5, blue: 0);
            const e = Colors.white;
            final f = const Color(0xFF00FF00).withAlpha(51);
            const g = Colors.teal;
            const j = MaterialColor(0xFF123456, <int, Color>{50: Color(0xFFEEEEEE), 900: Color(0xFF000000)});
            extension Named on Color { static const h = Color(0xFF0000FF); }
            abstract final class Kit { static const Color? i = Color(0x80ABCDEF); }
            String s = 'Color(0xFF000000) ${'}'}';
            void main({Color z = Colors.black}) { const local = Color(0xFF111111); }
            bool equal = x == Colors.black;
            """,
        ])
        let expected = [
            "AppColors.ink": "1a2b3c", "AppColors.paper": "fafafa", "AppColors.veil": "1a2b3c80",
            "a": "ff008080", "b": "0000008a", "c": "1a2b3c", "d": "ff8000", "e": "ffffff", "f": "00ff0033",
            "j": "123456",
            "Named.h": "0000ff", "Kit.i": "abcdef80",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(palette.faults.isEmpty)
        #expect(
            palette.unknowns.map(\.message) == [
                "g: Colors.teal is a colour of the framework, which the files do not say"
            ])
    }

    @Test("Of schemes without a name none has the roles that another leaves out")
    func strangers() throws {
        let palette = try onlyPalette([
            "a.dart": """
            Widget a() => Theme(data: ThemeData(colorScheme: const ColorScheme.light(
              primary: Color(0xFF0075FF), secondary: Color(0xFF0085FB), onSecondary: Color(0xFFFFFFFF))));
            """,
            "b.dart": """
            Widget b() => Theme(data: ThemeData(colorScheme: const ColorScheme.light(
              primary: Color(0xFF4B89EB), onPrimary: Color(0xFF000000))));
            """,
        ])
        #expect(palette.modes.count == 2)
        let secondary = try #require(palette.entries.first { $0.name == "ColorScheme.secondary" })
        #expect(secondary.values.map { $0 == nil } == [false, true])
    }

    @Test("Schemes give their roles a colour for light and dark, and more contrast")
    func schemes() throws {
        let palette = try onlyPalette([
            "colors.dart": Self.sample,
            "theme.dart": """
            ThemeData light() => ThemeData(colorScheme: const ColorScheme.light(primary: AppColors.ink, onPrimary: Colors.white));
            const darkScheme = ColorScheme(
              brightness: Brightness.dark, primary: Color(0xFF336699), onPrimary: Color(0xFF000000));
            final high = ColorScheme.highContrastDark(primary: Colors.white);
            final seeded = ColorScheme.fromSeed(seedColor: Colors.red);
            """,
        ])
        let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.hex("ColorScheme.primary", in: .light) == "1a2b3c")
        #expect(palette.hex("ColorScheme.primary", in: .dark) == "336699")
        #expect(palette.hex("ColorScheme.primary", in: darkHigh) == "ffffff")
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }
}
