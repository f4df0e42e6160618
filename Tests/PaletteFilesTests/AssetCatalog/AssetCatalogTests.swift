import PaletteFiles
import TestSupport
import Testing

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private static func set(_ code: String) -> String {
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x\(code)", "green": "0x\(code)", "blue": "0x\(code)", "alpha": "1.000"}}}],
         "info": {"author": "xcode", "version": 1}}
        """
    }

    private static let namespace = #"{"info": {"version": 1}, "properties": {"provides-namespace": true}}"#
    private static let group = #"{"info": {"version": 1}}"#

    /// The shape of a catalog as Xcode writes it, with groups, namespaces and other assets.
    private func catalog() throws -> TemporaryFolder {
        try TemporaryFolder(holding: [
            "Brand.xcassets/Contents.json": Self.group,
            "Brand.xcassets/AccentColor.colorset/Contents.json": Self.set("01"),
            "Brand.xcassets/AppIcon.appiconset/Contents.json": "not read",
            "Brand.xcassets/Logo.imageset/Contents.json": "not read",
            "Brand.xcassets/Text/Contents.json": Self.namespace,
            "Brand.xcassets/Text/Primary.colorset/Contents.json": Self.set("02"),
            "Brand.xcassets/Text/Link/Contents.json": Self.namespace,
            "Brand.xcassets/Text/Link/Visited.colorset/Contents.json": Self.set("03"),
            "Brand.xcassets/Text/Plain/Notice.colorset/Contents.json": Self.set("04"),
            "Brand.xcassets/v1.0/Surface.colorset/Contents.json": Self.set("05"),
            "Brand.xcassets/v1.0/Contents.json": Self.group,
        ])
    }

    private static let names = ["AccentColor", "Text/Link/Visited", "Text/Notice", "Text/Primary", "Surface"]

    @Test("Groups that provide a namespace stand before the names in them")
    func namespaces() throws {
        let folder = try catalog()
        let palette = try Palette(contentsOf: folder.path("Brand.xcassets"))
        #expect(palette.entries.map(\.name) == Self.names)
        #expect(palette.entries[1].path == ["Text", "Link", "Visited"])
        #expect(
            palette.hexes() == [
                "#010101", "#030303", "#040404", "#020202", "#050505",
            ])
        #expect(palette.modes == [.base])
        #expect(palette.faults == [])
        #expect(palette.name == folder.path("Brand.xcassets"))
    }

    @Test(
        "A path within a catalog stands for the catalog",
        arguments: ["Text/Primary.colorset/Contents.json", "Text/Link", "Contents.json"])
    func within(path: String) throws {
        let folder = try catalog()
        let palette = try Palette(contentsOf: folder.path("Brand.xcassets/" + path))
        #expect(palette.entries.map(\.name) == Self.names)
    }

    @Test("A colour set is read by itself")
    func single() throws {
        let folder = try catalog()
        let palette = try Palette(contentsOf: folder.path("Brand.xcassets/Text/Primary.colorset"))
        #expect(palette.entries.map(\.name) == ["Primary"])
    }

    @Test("Groups outside a catalog are read as one")
    func looseGroup() throws {
        let folder = try TemporaryFolder(holding: [
            "Text/Contents.json": Self.namespace,
            "Text/Primary.colorset/Contents.json": Self.set("02"),
            "Text/Deep/Muted.colorset/Contents.json": Self.set("03"),
        ])
        let palette = try Palette(contentsOf: folder.path("Text"))
        #expect(palette.entries.map(\.name) == ["Text/Muted", "Text/Primary"])
    }

    @Test("A set that is malformed is a fault with its line and column, and the others are read")
    func malformed() throws {
        let folder = try catalog()
        try folder.write(
            Array("{\n  \"colors\" : [\n    { \"idiom\" \"universal\" }\n".utf8),
            to: "Brand.xcassets/Text/Primary.colorset/Contents.json")
        try folder.write(
            Array("{\"colors\": {}}".utf8), to: "Brand.xcassets/v1.0/Surface.colorset/Contents.json")
        let palette = try Palette(contentsOf: folder.path("Brand.xcassets"))
        #expect(palette.entries.map(\.name) == ["AccentColor", "Text/Link/Visited", "Text/Notice"])
        #expect(
            palette.faults.map(folder.relative) == [
                "Brand.xcassets/Text/Primary.colorset/Contents.json:3:15: "
                    + "expected ':' after the key, but there is '\"'",
                "Brand.xcassets/v1.0/Surface.colorset/Contents.json:1:12: "
                    + "\"colors\" has to be an array, not an object",
            ])
    }

    @Test(
        "A set without contents is a fault; sets of two groups that share a name are both read, and reported")
    func missingAndDouble() throws {
        let folder = try TemporaryFolder(holding: [
            "A.xcassets/One/Ink.colorset/Contents.json": Self.set("01"),
            "A.xcassets/Two/Ink.colorset/Contents.json": Self.set("02"),
            "A.xcassets/Two/Paper.colorset/readme.txt": "",
        ])
        let palette = try Palette(contentsOf: folder.path("A.xcassets"))
        #expect(palette.entries.map(\.name) == ["Ink", "Two/Ink"])
        #expect(
            palette.faults.map(folder.relative) == [
                "A.xcassets/Two/Ink.colorset/Contents.json:1:1: Ink is the name of another colour set as well, "
                    + "A.xcassets/One/Ink.colorset/Contents.json, and an app gets one of them; here it is Two/Ink",
                "A.xcassets/Two/Paper.colorset/Contents.json:1:1: there is no such file or folder; check the path",
            ])
        #expect(palette.faults.map(\.isUnread) == [false, true])
    }
}
