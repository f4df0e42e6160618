/// The bundle that Xcode writes the results of tests to. Its pictures are attachments with names of its own.
package enum TestResultBundle {
    /// What writes the pictures of a bundle to files.
    package static let conversion =
        "'xcrun xcresulttool export attachments --path FILE --output-path FOLDER' writes its pictures to a "
        + "folder"

    /// Whether a path names such a bundle.
    package static func isNamed(by path: String) -> Bool { path.hasExtension("xcresult") }
}
