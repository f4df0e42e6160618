import Foundation
import SystemColors
import Testing

@Suite("The tables of colours that the program carries")
struct PackedTableTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Palettes")
        .standardizedFileURL

    @Test("are packed from their JSON: make tables packs them again")
    func equalToSource() throws {
        var palette: SystemPalette?
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        for file in files where file.hasSuffix("-colors.json") {
            let json = Array(try Data(contentsOf: Self.folder.appending(path: file)))
            palette =
                try palette.map { try $0.merging(decoding: json, file: file) }
                ?? SystemPalette(decoding: json, file: file)
        }
        let source = try #require(palette)
        #expect(source == .embedded)
        #expect(source.platforms == Platform.allCases.filter(\.isApples))
        // What equality of tables leaves out.
        let color = SystemPalette.embedded
        for name in ["label", "secondarySystemFill"] {
            let appearance = Appearance(.dark, contrast: .increased, level: .elevated)
            let value = try #require(source.value(of: name, in: appearance, release: Release(.iOS, 27)))
            #expect(value == color.value(of: name, in: appearance, release: Release(.iOS, 27)))
            #expect(!value.sources.isEmpty)
            #expect(source.names(of: value.color) == color.names(of: value.color))
        }
    }

    @Test("have no packed form that nothing is packed into")
    func complete() throws {
        func stems(_ folder: URL, _ ending: String) throws -> Set<String> {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
        }
        let packed = try stems(Self.folder.appending(path: "packed"), ".bin")
        let colors = try stems(Self.folder, "-colors.json").map { $0 + "-colors" }
        #expect(packed == Set(colors + ["devices"]))
    }
}
