import Foundation
import Legible
import Raster
import Screenshots
import Testing
import TextDetection

@Suite("A line of the sample screens that is missed")
struct MissedLineTests {
    @Test("has a reason")
    func hasReason() throws {
        let corpus = try Corpus.samples()
        for screen in corpus.screens {
            let path = corpus.folder.appending(path: screen.image).path(percentEncoded: false)
            let trace = TextDetector(scale: screen.scale).trace(
                of: try Screenshot(contentsOf: path).opaqueSRGB())
            let found = trace.detection.regions.filter { $0.kind == .text }.map(\.box)
            for line in screen.lines where line.counts && line.ratio >= KnownLine.legibleRatio {
                guard line.box.share(coveredBy: found) < Accuracy.foundShare else { continue }
                let reasons = trace.explanation(of: line.box).reasons
                print("missed “\(line.text)” of \(screen.image):", reasons.map(\.sentence))
                #expect(!reasons.isEmpty, "\(line.text), \(screen.image) \(line.box)")
            }
        }
    }
}
