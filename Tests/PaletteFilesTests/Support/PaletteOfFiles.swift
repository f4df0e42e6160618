import PaletteFiles
import TestSupport
import Testing

/// The only palette of a folder that holds some files; they are read without an error.
///
/// - Parameter files: What they hold, by their paths in the folder.
func onlyPalette(_ files: KeyValuePairs<String, String>) throws -> Palette {
    let folder = try TemporaryFolder(holding: files)
    let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
    #expect(reading.palettes.count == 1 && reading.errors.isEmpty)
    return try #require(reading.palettes.first)
}
