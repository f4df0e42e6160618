internal import Screenshots

/// The screens of a run as a palette is looked for on them, and what could not be read.
public struct ObservedScreens: Sendable {
    /// The screens, in the order of the inputs.
    public private(set) var screens: [ObservedScreen] = []
    /// What could not be read, and inputs on which there is nothing to see.
    public private(set) var unread: [UnreadInput]
    /// What was left out though nothing is wrong with it, a sentence each.
    public let notes: [String]

    /// Reads and audits screens.
    ///
    /// - Parameters:
    ///   - inputs: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    ///   - auditor: What they are audited by: its standard says what ratio their text needs.
    ///   - jobs: The number of screens that are in memory and worked on at the same time, at least 1.
    public init(contentsOf inputs: [String], by auditor: Auditor, jobs: Int) async {
        let paths = ScreenshotPaths(inputs)
        unread = paths.unmatched
        notes = paths.notes
        await paths.files.forEachConcurrently(jobs: jobs) { path in
            Result { () throws(ScreenshotError) in ObservedScreen(of: try auditor.audit(contentsOf: path)) }
        } deliver: { result in
            switch result {
            case .success(let screen): screens.append(screen)
            case .failure(let error): unread.append(UnreadInput(error))
            }
        }
        if !screens.isEmpty, screens.allSatisfy(\.styles.isEmpty) {
            let isBlank = screens.allSatisfy { $0.asideCount == 0 }
            unread.append(
                UnreadInput(
                    path: inputs.joined(separator: ", "),
                    fault: isBlank
                        ? "there is no text on these screens"
                        : "there is no text on these screens whose colours can be measured", isEmpty: true))
        }
    }
}
