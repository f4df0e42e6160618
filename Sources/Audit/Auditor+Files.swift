public import Screenshots

extension Auditor {
    /// Reads and audits one PNG file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The screen's regions, judged, and the findings.
    /// - Throws: What is wrong with the file, by name.
    public func audit(fileAt path: String) throws(ScreenshotError) -> ScreenAudit {
        audit(try screenshot(at: path), path: path)
    }

    /// Reads and audits many PNG files, several at a time.
    ///
    /// The report is the same whatever `jobs` is. A file that cannot be read is in the report with its fault.
    ///
    /// - Parameters:
    ///   - paths: The files, in the order in which the report is to have them.
    ///   - jobs: The number of screens that are in memory and worked on at the same time, at least 1.
    /// - Returns: The audited screens and the files that could not be read.
    public func audit(filesAt paths: [String], jobs: Int) async -> AuditReport {
        await audit(filesAt: paths, jobs: jobs) { _, _ in }
    }

    /// Reads and audits many PNG files, several at a time, and hands out each screen while its pixels are in memory.
    ///
    /// - Parameters:
    ///   - paths: The files, in the order in which the report is to have them.
    ///   - jobs: The number of screens that are in memory and worked on at the same time, at least 1.
    ///   - progress: Called after each file with the number done so far.
    ///   - visit: Called with each screen, on any thread and in any order, for example to draw on it.
    /// - Returns: The audited screens and the files that could not be read.
    /// - Throws: What `visit` throws; no further file is begun then.
    public func audit<Fault: Error>(
        filesAt paths: [String], jobs: Int, progress: (Int) -> Void = { _ in },
        visit: @escaping @Sendable (ScreenAudit, Screenshot) throws(Fault) -> Void
    ) async throws(Fault) -> AuditReport {
        let results = try await paths.mapConcurrently(jobs: jobs, progress: progress) {
            path throws(Fault) -> Result<ScreenAudit, UnreadInput> in
            let screenshot: Screenshot
            do throws(ScreenshotError) {
                screenshot = try self.screenshot(at: path)
            } catch {
                return .failure(UnreadInput(path: path, fault: error.fault.description))
            }
            let screen = audit(screenshot, path: path)
            try visit(screen, screenshot)
            return .success(screen)
        }
        var screens: [ScreenAudit] = []
        var unread: [UnreadInput] = []
        for result in results {
            switch result {
            case .success(let screen): screens.append(screen)
            case .failure(let input): unread.append(input)
            }
        }
        return AuditReport(standard: standard, screens: screens, unread: unread)
    }

    private func screenshot(at path: String) throws(ScreenshotError) -> Screenshot {
        try Screenshot(contentsOf: path, scale: scale, limits: limits)
    }
}
