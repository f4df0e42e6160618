import Audit
import ColorMath
import Foundation
import Legible

extension Accuracy {
    /// Audits a corpus by WCAG 2.2 AA, as the command does, and scores what the audit says.
    init(of corpus: Corpus) async {
        let paths = corpus.screens.map { corpus.folder.appending(path: $0.image).path(percentEncoded: false) }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let report = await Auditor(standard: .wcagAA).audit(contentsOf: paths, jobs: cores)
        let audits = Dictionary(report.screens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for (screen, path) in zip(corpus.screens, paths) {
            add(screen, regions: audits[path]?.regions ?? [])
            if let audit = audits[path] { add(screen, recognized: audit) }
        }
    }
}
