import Foundation
import Testing
import TextDetection

struct `What letters tell of their typeface` {
    private static let constants = DetectionConstants().size

    /// The sizes of the lines of a sample that have letters enough, and the features that they are told by.
    private func sizes(on name: String) throws -> [(size: TypeSize, features: LineFeatures)] {
        let screen = try MeasuredScreen(contentsOf: MeasuredScreen.samples.appending(path: name))
        let trace = TextDetector(scale: screen.scale).trace(of: screen.pixels)
        return trace.sources.flatMap(\.candidates).compactMap { candidate in
            guard candidate.decision.reason == nil, let features = candidate.features else { return nil }
            let size = TypeSize(
                features.candidate.line, shape: features.shape, coverage: features.measurement.coverage,
                scale: screen.scale, Self.constants)
            let letters = size.letters?.pictures.values.count ?? 0
            return Double(letters) < Self.constants.fewestLetters ? nil : (size, features)
        }
    }

    @Test(arguments: ["33-serif@1x.png", "34-serif-cyrillic@2x.png", "28-code@2x.png"])
    func `is that it has serifs or one width`(name: String) throws {
        let sizes = try sizes(on: name)
        #expect(sizes.count > 10)
        #expect(10 * sizes.count { $0.size.boldOdds != nil } >= 7 * sizes.count)
    }

    @Test(arguments: ["01-ferry@2x.png", "04-mail@3x.png", "45-material@2.625x.png"])
    func `is not told of those of interfaces`(name: String) throws {
        let sizes = try sizes(on: name)
        #expect(sizes.count > 10)
        #expect(50 * sizes.count { $0.size.boldOdds != nil } <= sizes.count)
    }

    @Test func `decides by the odds whether the type is regular`() throws {
        let size = try #require(try sizes(on: "33-serif@1x.png").map(\.size).first { $0.boldOdds != nil })
        func weight(_ share: Double, beyondLimit: Double) -> Region.Weight {
            var constants = Self.constants
            constants.regularOdds = -(size.boldOdds ?? 0) - beyondLimit
            return Region.Weight(strokeWidth: Float(share) * size.strokeBase, size: size, constants)
        }
        let bold = Self.constants.surelyBoldStroke
        #expect(weight(0.1, beyondLimit: 1) == .regular)
        #expect(weight(0.1, beyondLimit: -1) == .undecided)
        #expect(weight(bold + 0.01, beyondLimit: -1) == .bold)
    }

    @Test func `is known to the range that the network gives`() throws {
        for (size, _) in try sizes(on: "33-serif@1x.png") where size.boldOdds != nil {
            #expect(size.range.contains(size.points))
            #expect(abs(size.range.lowerBound * size.range.upperBound - size.points * size.points) < 1e-9)
        }
    }
}
