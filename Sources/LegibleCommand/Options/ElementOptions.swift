import ArgumentParser
import Audit

struct ElementOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The view tree of one screen, or a folder with those of several, by the names of the pictures: \
            JSON, or what XCUITest, AccessibilitySnapshot, uiautomator or Playwright write. (default: the \
            files beside the pictures)
            """, valueName: "file or folder"),
        completion: .file())
    var elements: String?

    /// What makes an auditor of a configuration, which looks for view trees where it was told to.
    ///
    /// - Parameters:
    ///   - judging: What screens are judged by.
    ///   - count: The number of screens.
    func auditor(
        by judging: JudgingOptions, of count: Int
    ) throws -> (Configuration) throws -> Auditor {
        guard elements != nil else { return judging.auditor }
        let files = try files(for: count)
        return { configuration in
            var auditor = try judging.auditor(for: configuration)
            auditor.elements = files
            return auditor
        }
    }

    /// Where the view trees of so many screens are.
    func files(for count: Int) throws -> ElementFiles {
        guard let elements else { return .beside }
        let files = ElementFiles(at: elements)
        if case .file = files, count > 1 {
            throw ValidationError(
                "--elements names one file, and there are \(count) screens: name a folder with one for each.")
        }
        return files
    }
}
