import Foundation
import Raster
import TestSupport
import Testing

@Suite("Blurred panes are found")
struct PaneTests {
    private func accuracy(
        of corpus: Corpus, truth: (KnownScreen) -> [PixelRect] = \.panes
    ) throws -> PaneAccuracy {
        let accuracy = try PaneAccuracy(of: corpus, truth: truth)
        print("\(corpus.folder.lastPathComponent): \(accuracy)", accuracy.faults.joined(separator: "\n"))
        return accuracy
    }

    @Test("on the sample screens, whose browser blurred them")
    func samples() throws {
        let accuracy = try accuracy(of: try .samples(.phone))
        #expect(accuracy.panes >= 11)
        #expect(accuracy.recall >= 0.9)
        #expect(accuracy.mistaken <= 1)
    }

    /// Mistaken are the contents of two windows beside their sidebars, and a caption over a photograph.
    @Test("on the other samples, most of which have none")
    func otherSamples() throws {
        let accuracy = try accuracy(of: try .samples(.other))
        #expect(accuracy.panes >= 1)
        #expect(accuracy.found == accuracy.panes)
        #expect(accuracy.mistaken <= 3)
    }

    @Test("in front of photographs", .enabled(if: Corpus.areShared, "needs ../shared"))
    func photographs() throws {
        let accuracy = try accuracy(of: try .shared("corpus"), truth: Self.barsAndCard)
        #expect(accuracy.panes == 24)
        #expect(accuracy.recall >= 0.9)
        #expect(accuracy.mistaken <= 1)
    }

    /// The screens of the family have a bar above, a card and a bar below, each in front of a blurred
    /// photograph; all other screens have no pane. Their layout is in points.
    private static func barsAndCard(of screen: KnownScreen) -> [PixelRect] {
        guard screen.image.contains("tabbar") else { return [] }
        let scale = Int(screen.scale)
        let cardHeight = screen.image.hasPrefix("dev1-007") ? 110 : 90
        return [
            PixelRect(x: 0, y: 0, width: screen.width, height: 82 * scale),
            PixelRect(
                x: 16 * scale, y: 140 * scale, width: screen.width - 32 * scale, height: cardHeight * scale),
            PixelRect(x: 0, y: screen.height - 70 * scale, width: screen.width, height: 70 * scale),
        ]
    }

    /// Of panes, these show round buttons only.
    @Test("and hardly any where real apps have none", .enabled(if: Corpus.areShared, "needs ../shared"))
    func realScreens() throws {
        #expect(try accuracy(of: try .shared("real")).mistaken <= 2)
    }
}
