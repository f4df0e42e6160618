import ColorMath
import PaletteFiles
import TestSupport
import Testing

/// Types of Swift source that are themes.
struct `Themes in Swift source` {
    private func palette(_ source: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["Themes.swift": "import SwiftUI\n" + source])
        return try Palette(contentsOf: folder.path("Themes.swift"))
    }

    private func theme(_ name: String, _ label: String, _ back: String, _ members: [String]) -> String {
        let colors = zip(members, [label, back, "0.5", "0.6"]).map {
            "  var \($0): Color = .init(white: \($1))"
        }
        return "struct \(name): Theme {\n\(colors.joined(separator: "\n"))\n}\n"
    }

    private static let members = ["labelColor", "primaryBackgroundColor", "tintColor"]

    @Test func `are modes, and their members one colour each`() throws {
        let source =
            theme("NeonLight", "0.2", "1", Self.members) + theme("NeonDark", "0.9", "0.1", Self.members)
        let palette = try palette(source + theme("SandDark", "0.8", "0.2", Self.members))
        #expect(palette.entries.map(\.name) == Self.members)
        #expect(palette.modes.map(\.description) == ["neon, light", "neon, dark", "sand, dark"])
        let dark = PaletteMode(luminosity: .dark, theme: "sand")
        #expect(palette.hex("primaryBackgroundColor", in: dark) == "333333")
    }

    @Test func `are none where nothing says light or dark, or the members differ`() throws {
        let components = theme("Button", "0.2", "1", Self.members) + theme("Card", "0.9", "0.1", Self.members)
        let palette = try palette(components)
        #expect(palette.modes == [.base] && palette.entries.count == 6)
        let others = ["inkColor", "fillColor", "tintColor"]
        let source = theme("NeonLight", "0.2", "1", Self.members) + theme("NeonDark", "0.9", "0.1", others)
        #expect(try self.palette(source).modes == [.base])
        // Tones of a hue are no themes.
        let tones =
            theme("DarkBlue", "0.2", "1", Self.members) + theme("LightBlue", "0.9", "0.1", Self.members)
        #expect(try self.palette(tones).modes == [.base])
    }
}
