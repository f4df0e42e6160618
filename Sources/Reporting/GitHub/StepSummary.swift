internal import Raster

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The page that GitHub Actions shows for a step, in the file that `GITHUB_STEP_SUMMARY` names.
///
/// GitHub refuses a page of more than a mebibyte as a whole. What the step has written to it before stays and counts.
struct StepSummary {
    private let path: String

    private static let sizeLimit = 1 << 20

    /// The page of the running step; `nil` outside of GitHub Actions.
    init?(environment: [String: String]) {
        guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
        self.path = path
    }

    /// Adds a report to the page, the worst findings first and as many as there is room for.
    func append(_ report: FindingReport) throws(DeliveryError) {
        let before = FileManager.default.contents(atPath: path) ?? Data()
        let room = Self.sizeLimit - before.count
        let document = MarkdownReporter(sizeLimit: room).document(of: report)
        guard document.utf8.count <= room else { return }
        do throws(FileError) {
            try AtomicFile.write((Array(before) + Array(document.utf8)).span.bytes, to: path)
        } catch {
            throw .unwritable(error.description)
        }
    }
}
