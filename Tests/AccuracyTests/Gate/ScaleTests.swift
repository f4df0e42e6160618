import Foundation
import PNGFiles
import Raster
import ScreenReading
import Screenshots
import SystemColors
import Testing

/// Nothing but the pixels of a screen, as though its file had another name and its device were unknown.
struct `A scale that no file tells` {
    /// How many screens of a set may be said to have another scale than theirs without the true one being
    /// named as possible.
    private func wrong(in corpus: Corpus) async throws -> [String] {
        var wrong: [String] = []
        for screen in corpus.screens {
            let file = corpus.folder.appending(path: screen.image).path()
            let pixels = try Screenshot(contentsOf: file, decodedBy: PNGDecoder()).opaqueSRGB()
            let scale = ScreenModel(
                reading: Screenshot(bitmap: pixels, scale: Scale(1, source: .assumed, confidence: 0))
            ).scale
            let possible = [scale.value] + scale.alternatives
            if !possible.contains(screen.scale) { wrong.append("\(screen.image): \(possible)") }
        }
        return wrong
    }

    /// The screen of a watch has too few lines to tell.
    @Test func `is told by the text of every sample`() async throws {
        let told = try Corpus.samples().filter { $0.platform != .watchOS }
        #expect(try await wrong(in: told) == [])
    }

    @Test(
        .enabled(if: Corpus.areShared, "needs ../shared"), arguments: ["real", "web", "corpus"])
    func `is told by the text of apps and pages`(name: String) async throws {
        #expect(try await wrong(in: .shared(name)) == [])
    }
}
