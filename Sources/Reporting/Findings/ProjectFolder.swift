/// The folder that reports name files from, so that a platform finds them in the repository.
public struct ProjectFolder: Hashable, Sendable {
    private let root: AbsolutePath
    private let workingFolder: AbsolutePath

    /// What the folder is called by GitHub, GitLab, Azure Pipelines, Bitbucket, Bitrise, Buildkite and Xcode
    /// Cloud.
    private static let checkoutVariables = [
        "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY", "BITBUCKET_CLONE_DIR",
        "BITRISE_SOURCE_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH", "CI_PRIMARY_REPOSITORY_PATH",
    ]

    /// The folder that continuous integration has checked the repository out to, where the working folder
    /// lies in it; otherwise the working folder.
    ///
    /// - Parameters:
    ///   - workingFolder: The folder that relative paths start from.
    ///   - environment: The environment; what services of continuous integration call the folder is looked
    ///     at.
    public init(workingFolder: String, environment: [String: String] = [:]) {
        let working = AbsolutePath(ofFolder: workingFolder)
        let checkouts = Self.checkoutVariables.lazy.compactMap { environment[$0] }
            .filter { $0.hasPrefix("/") }.map(AbsolutePath.init(ofFolder:))
        root = checkouts.first { $0.contains(working) } ?? working
        self.workingFolder = working
    }

    /// A folder that files are named from, whatever the working folder is.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - workingFolder: The folder that relative paths start from.
    public init(at root: String, workingFolder: String) {
        self.workingFolder = AbsolutePath(ofFolder: workingFolder)
        self.root = AbsolutePath(ofFolder: self.workingFolder.appending(root).description)
    }

    /// The path of a file from the project's folder, or its absolute path where it lies elsewhere.
    public func path(of file: String) -> String {
        let path = workingFolder.appending(file)
        return root.contains(path) ? path.relative(to: root) : path.description
    }

    /// Where a file lies that a report names.
    func location(ofReported path: String) -> AbsolutePath { root.appending(path) }

    /// Where a file lies that the user names.
    func location(of file: String) -> AbsolutePath { workingFolder.appending(file) }
}
