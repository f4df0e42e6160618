internal import FileSystem

/// The page that GitHub Actions shows for a step, in the file that `GITHUB_STEP_SUMMARY` names.
///
/// GitHub refuses a page of more than a mebibyte as a whole. What the step has written to it before stays and
/// counts.
struct StepSummary {
    private let path: String

    private static let sizeLimit = 1 << 20

    /// The page of the running step; `nil` outside of GitHub Actions.
    init?(environment: [String: String]) {
        guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
        self.path = path
    }

    /// The bytes that there is room for.
    var room: Int {
        // A page that is not there yet is empty; one that cannot be read is a fault once something is added.
        guard let status = try? FileStatus(of: path) else { return Self.sizeLimit }
        return max(0, Self.sizeLimit - status.size)
    }

    /// Adds a report to the page, the worst findings first and as many as there is room for.
    func append(_ report: FindingReport) throws(DeliveryError) {
        try append(MarkdownReporter(sizeLimit: room).document(of: report))
    }

    /// Adds a document to the page, or nothing where there is no room for it.
    func append(_ document: String) throws(DeliveryError) {
        guard let before = try contents() else { return }
        guard before.count + document.utf8.count <= Self.sizeLimit else { return }
        do throws(FileError) {
            try AtomicFile.write(before + Array(document.utf8), to: path)
        } catch {
            throw .unwritable(error.description)
        }
    }

    /// What is on the page, nothing where there is none yet; `nil` where that leaves no room.
    private func contents() throws(DeliveryError) -> [UInt8]? {
        do throws(FileFault) {
            return try FileBytes.contents(of: path, limit: Self.sizeLimit)
        } catch .tooLarge {
            return nil
        } catch {
            // Written without what is there, the page would lose it.
            guard error.isAbsence else { throw .unwritable("\(path): cannot be read: \(error)") }
            return []
        }
    }
}
