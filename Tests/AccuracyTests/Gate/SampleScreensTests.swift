import Foundation
import Testing

@Suite("On the sample screens")
struct SampleScreensTests {
    /// One audit for all floors.
    private static let accuracy = Task {
        let accuracy = await Accuracy(of: try .samples())
        print("Sample screens:", accuracy)
        if !Floor.all.allSatisfy({ $0.isReached(accuracy) }) {
            print(accuracy.faults.joined(separator: "\n"))
        }
        return accuracy
    }

    @Test("the audit reaches every floor", arguments: Floor.all)
    func floorIsReached(floor: Floor) async throws {
        let accuracy = try await Self.accuracy.value
        #expect(floor.isReached(accuracy), "\(accuracy)")
    }
}

@Suite("On the corpus that LEGIBLE_CORPUS names")
struct NamedCorpusTests {
    @Test(
        "the audit's figures are printed",
        .enabled(if: Corpus.named != nil, "set LEGIBLE_CORPUS to a folder with a truth.json"))
    func figuresArePrinted() async throws {
        let folder = try #require(Corpus.named)
        let accuracy = await Accuracy(of: try Corpus(at: folder))
        print(folder.lastPathComponent, accuracy, accuracy.faults.joined(separator: "\n"), separator: "\n")
        #expect(accuracy.lines > 0)
    }
}
