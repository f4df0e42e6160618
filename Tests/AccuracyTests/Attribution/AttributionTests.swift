import Foundation
import SystemColors
import TestSupport
import Testing

@Suite("Semantic colours are named")
struct AttributionTests {
    /// The least share of the lines whose true ink is a semantic colour that is given a name it has.
    private static let floor = 0.95

    private func check(_ corpus: Corpus) async {
        let accuracy = await AttributionAccuracy(of: corpus)
        print("\(corpus.folder.lastPathComponent): \(accuracy)")
        if accuracy.namedShare < Self.floor { print(accuracy.faults.joined(separator: "\n")) }
        #expect(accuracy.lines > 0)
        #expect(accuracy.namedShare >= Self.floor)
        #expect(accuracy.largestDifference <= SystemPalette.largestDifference)
    }

    @Test("on the sample screens")
    func samples() async throws {
        await check(try .samples(.phone))
    }

    @Test(
        "on screens that are kept outside the repository", .enabled(if: Corpus.areShared, "needs ../shared"),
        arguments: ["corpus", "real"])
    func shared(name: String) async throws {
        await check(try .shared(name))
    }
}
