import Foundation
import PaletteFiles
import Testing

@Suite("The sample brand")
struct BrandTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Samples")
        .standardizedFileURL

    private func palette(_ path: String) throws -> Palette {
        try Palette(contentsOf: Self.folder.appending(path: path).path)
    }

    /// Every colour as `#RRGGBB` by name and mode: light, dark, and both with increased contrast.
    private func colors(of palette: Palette) throws -> [String: [String]] {
        let modes = [
            PaletteMode(luminosity: .light, contrast: .standard),
            PaletteMode(luminosity: .dark, contrast: .standard),
            PaletteMode(luminosity: .light, contrast: .increased),
            PaletteMode(luminosity: .dark, contrast: .increased),
        ]
        let columns = try modes.map { mode in
            let fitting = palette.modes.indices.filter { palette.modes[$0].holds(in: mode) }
            return try #require(fitting.max { palette.modes[$0].specificity < palette.modes[$1].specificity })
        }
        let rows = palette.entries.map { entry in
            (entry.path.joined(separator: "."), columns.map { entry.values[$0]?.hex ?? "" })
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    @Test("is the same colours as an asset catalog, as tokens and as CSS")
    func same() throws {
        let palettes = try ["Brand/Brand.xcassets", "Brand/tokens", "Brand/brand.css"].map(palette)
        for palette in palettes {
            #expect(palette.faults == [])
        }
        let colors = try palettes.map(colors)
        #expect(colors[0].count == 10)
        #expect(colors[0] == colors[1])
        #expect(colors[0] == colors[2])
        #expect(colors[0]["text.link"] == ["#005E95", "#6CC0F4", "#00436C", "#A5DAFF"])
    }

    @Test("has a proposal that can be read, and a reason to ignore what is ignored in it")
    func proposal() throws {
        let palette = try palette("Proposal/proposal.css")
        #expect(palette.faults == [])
        let ignored = palette.entries.filter { $0.values.contains { $0?.ignored != nil } }
        #expect(ignored.map(\.name) == ["--text-wordmark"])
    }
}
