import Foundation
import Testing
import TextDetection

/// A number that can be moved by a quarter without any screen noticing decides nothing.
struct `A number of text detection that moves by a quarter` {
    @Test(arguments: NoticedNumbers.expected)
    func `is noticed on a sample or a shape`(name: String) throws {
        let constant = try #require(DetectionConstants.all.first { $0.name == name })
        let screen = try #require(NoticedNumbers.known[name], "nothing is known to notice")
        #expect(try MeasuredScreen.named(screen).change(by: constant) != nil, "\(screen) notices no longer")
    }

    /// `LEGIBLE_SWEEP=1 swift test -c release --filter TextDetectionTests` looks at all numbers on all
    /// samples and shapes, says which none of them notices, and writes `noticed.json` again.
    ///
    /// With `LEGIBLE_SWEEP_ONLY=NAME` it looks at one number.
    ///
    /// `LEGIBLE_SWEEP=FOLDER` looks at the screens of a folder too, for those, and cuts shapes out of them.
    @Test(.enabled(if: NoticedNumbers.isSweeping, "set LEGIBLE_SWEEP=1 to look at all on all samples"))
    func `is noticed where the file says so`() async throws {
        var found = await NoticedNumbers.sweep(try MeasuredScreen.all)
        if let folder = NoticedNumbers.folder {
            for (name, shape) in try await ShapeSearch(in: folder).shapes(for: found) { found[name] = shape }
        }
        try NoticedNumbers.write(found)
        #expect(NoticedNumbers.expected.allSatisfy { found[$0] != nil })
    }
}
