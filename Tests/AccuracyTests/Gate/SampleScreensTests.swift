import Foundation
import TestSupport
import Testing

@Suite("On the sample screens")
struct SampleScreensTests {
    /// One audit of each kind for all its floors.
    private static let accuracies = Dictionary(
        uniqueKeysWithValues: SampleKind.allCases.map { kind in
            let audit = Task {
                let accuracy = await Accuracy(of: try .samples(kind))
                print("Sample screens, \(kind):", accuracy)
                if !Floor.all.filter({ $0.kind == kind }).allSatisfy({ $0.isReached(accuracy) }) {
                    print(accuracy.faults.joined(separator: "\n"))
                }
                return accuracy
            }
            return (kind, audit)
        })

    @Test("the audit reaches every floor", arguments: Floor.all)
    func floorIsReached(floor: Floor) async throws {
        let accuracy = try await #require(Self.accuracies[floor.kind]).value
        #expect(floor.isReached(accuracy), "\(accuracy)")
    }
}

@Suite("On the corpus that LEGIBLE_CORPUS names")
struct NamedCorpusTests {
    /// `LEGIBLE_GATE` says that they are drawn as the samples are: a little less is asked than of those, as
    /// chance decides what is on them.
    @Test(
        "the audit's figures are printed",
        .enabled(if: Corpus.named != nil, "set LEGIBLE_CORPUS to a folder with a truth.json"))
    func figuresArePrinted() async throws {
        let folder = try #require(Corpus.named)
        let accuracy = await Accuracy(of: try Corpus(at: folder))
        print(folder.lastPathComponent, accuracy, accuracy.faults.joined(separator: "\n"), separator: "\n")
        #expect(accuracy.lines > 0)
        guard Corpus.isGate else { return }
        #expect(accuracy.textRecall >= 0.975)
        #expect(accuracy.failRecall >= 0.965)
        #expect(accuracy.failPrecision >= 0.95)
        #expect(accuracy.reviewShare <= 0.05)
    }
}
