import Audit
import ColorManagement
import Foundation
import Legible
import PNGFiles
import Raster
import Recognition
import Screenshots
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("One reading of a screen, whoever asks")
struct AgreementTests {
    private static let files: [String] = {
        let screens = try? Corpus.samples()
        return (screens?.screens ?? []).compactMap { screen in
            screens?.folder.appending(path: screen.image).path(percentEncoded: false)
        }
    }()

    /// What is said of a screen by both.
    private struct Reading {
        let audit: ScreenConditions
        let change: ScreenChange
    }

    private func reading(_ bytes: [UInt8], name: String) throws -> Reading {
        let audit = Auditor().audit(try Screenshot(decoding: bytes, name: name))
        let chain = SimulationChain([.settings(SystemSettings(increasesContrast: true))])
        let seen = Picture(try Screenshot(decoding: bytes, name: name)).seen(through: chain)
        return Reading(audit: audit.conditions, change: try #require(seen.change.settings))
    }

    /// The same colours in 8-bit codes of Display P3.
    private func copy(_ bytes: [UInt8], name: String) throws -> [UInt8] {
        let screen = try Screenshot(decoding: bytes, name: name).opaqueSRGB()
        let transform = try ColorTransform(from: .sRGB, to: .displayP3)
        var copy = screen
        PixelTransform(transform, from: .rgba8, to: .rgba8).convert(screen.pixels, into: &copy.pixels)
        let profile = ICCProfile.displayP3
        let tag = ColorChunks.EmbeddedProfile(name: profile.name, bytes: profile.data)
        return try PNGEncoder(colorTag: .profile(tag), compressionLevel: 1).encode(copy)
    }

    @Test(
        "audit and simulate name the same appearance and releases, of a screen and of its copy in Display P3")
    func sameConditions() throws {
        try #require(Self.files.count == 56)
        for file in Self.files {
            let name = URL(filePath: file).lastPathComponent
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
            let original = try reading(bytes, name: name)
            let copied = try reading(try copy(bytes, name: name), name: name)
            for reading in [original, copied] {
                #expect(reading.change.style == reading.audit.appearance.style, "\(name)")
                #expect(reading.change.releases == reading.audit.releases, "\(name)")
            }
            #expect(copied.audit.appearance == original.audit.appearance, "\(name)")
            #expect(copied.audit.releases == original.audit.releases, "\(name)")
            // On other kinds of screens a line in a hundred is read otherwise.
            guard SampleKind(fileName: name) == .phone else { continue }
            #expect(copied.change.lineCount == original.change.lineCount, "\(name)")
            #expect(copied.change.movedLineCount == original.change.movedLineCount, "\(name)")
        }
    }
}
