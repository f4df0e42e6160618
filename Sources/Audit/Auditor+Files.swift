internal import FileSystem
public import Screenshots
internal import TextDetection

extension Auditor {
    /// Reads and audits one file, with its view tree where one lies beside it or was named.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The screen's regions, judged, and the findings.
    /// - Throws: What is wrong with the file, by name.
    public func audit(contentsOf path: String) throws(ScreenshotError) -> ScreenAudit {
        let screenshot = try screenshot(decoding: try contents(of: path), path: path)
        return audit(screenshot, elements: elements.file(forScreenAt: path), path: path)
    }

    /// Reads and audits many files, several at a time.
    ///
    /// The report is the same whatever `jobs` is. A file that cannot be read is in the report with its fault.
    ///
    /// - Parameters:
    ///   - paths: The files, in the order in which the report is to have them.
    ///   - jobs: The number of screens that are in memory and worked on at the same time, at least 1.
    /// - Returns: The audited screens and the files that could not be read.
    public func audit(contentsOf paths: [String], jobs: Int) async -> AuditReport {
        var screens: [ScreenAudit] = []
        var unread: [UnreadInput] = []
        var auditor = self
        auditor.cores = Cores(jobs / max(1, paths.count))
        await paths.forEachConcurrently(jobs: jobs) { [auditor] path in
            Result { () throws(ScreenshotError) in try auditor.audit(contentsOf: path) }
        } deliver: { result in
            switch result {
            case .success(let screen): screens.append(screen)
            case .failure(let error): unread.append(UnreadInput(error))
            }
        }
        return AuditReport(standard: standard, screens: screens, unread: unread)
    }

    /// The bytes of a file.
    package func contents(of path: String) throws(ScreenshotError) -> [UInt8] {
        do throws(FileFault) {
            return try FileBytes.contents(of: path, limit: Screenshot.defaultFileSizeLimit)
        } catch {
            throw ScreenshotError(path: path, fault: .init(error))
        }
    }

    /// The screen that the bytes of a file hold.
    package func screenshot(decoding bytes: [UInt8], path: String) throws(ScreenshotError) -> Screenshot {
        try Screenshot(decoding: bytes, by: images, name: path, scale: scale, limits: limits)
    }
}

extension UnreadInput {
    /// A file that is no screen.
    package init(_ error: ScreenshotError) {
        self.init(path: error.path, fault: error.fault.description)
    }
}
