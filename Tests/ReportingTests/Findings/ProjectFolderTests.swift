import Foundation
import Reporting
import TestSupport
import Testing

@Suite("Files are named from the project's folder")
struct ProjectFolderTests {
    @Test(
        "A path is relative where it lies in the folder, and absolute where it does not",
        arguments: [
            ("home.png", "home.png"), ("./a/../b//c.png", "b/c.png"), ("/project/a.png", "a.png"),
            ("../other/a.png", "/other/a.png"), ("/projects/a.png", "/projects/a.png"), ("../../../a", "/a"),
            ("a/..", "."), ("a\nb:c", "a\nb:c"),
        ])
    func paths(file: String, expected: String) {
        #expect(ProjectFolder(workingFolder: "/project").path(of: file) == expected)
    }

    @Test(
        "The folder is the checkout that the working folder lies in",
        arguments: [
            "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY", "BITBUCKET_CLONE_DIR",
            "BITRISE_SOURCE_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH", "CI_PRIMARY_REPOSITORY_PATH",
        ])
    func checkout(variable: String) {
        func path(_ checkout: String) -> String {
            ProjectFolder(workingFolder: "/build/repository/App", environment: [variable: checkout]).path(
                of: "a.png")
        }
        #expect(path("/build/repository") == "App/a.png")
        #expect(path("/build/repository/App/") == "a.png")
        #expect(path("/build/other") == "a.png")
        #expect(path("") == "a.png")
        #expect(path("relative") == "a.png")
    }

    @Test("Symbolic links to the folder do not matter")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write(to: "real/App/a.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("real"))
        let project = ProjectFolder(
            workingFolder: folder.path("real/App"), environment: ["GITHUB_WORKSPACE": folder.path("link")])
        #expect(project.path(of: "a.png") == "App/a.png")
    }
}
