import Audit
import ColorMath
import Foundation
import TestSupport
import Testing

@Suite("The configuration of an input")
struct ConfigurationSearchTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The file that holds for an input, where these files and folders are; a name that ends in `/` is a
    /// folder.
    private func file(
        for input: String, among names: [String], from workingFolder: String = "",
        naming named: [String]? = nil
    ) throws -> String? {
        for name in names {
            if name.hasSuffix("/") {
                try FileManager.default.createDirectory(
                    atPath: folder.path(name), withIntermediateDirectories: true)
            } else {
                try folder.write(to: name)
            }
        }
        let start = workingFolder.isEmpty ? folder.url.path : folder.path(workingFolder)
        var search = ConfigurationSearch(for: named ?? [input], workingFolder: start)
        return search.files(for: input).first
    }

    @Test("is the nearest around it, up to the top of the repository and no further")
    func repository() throws {
        let names = [".legible.yml", "repo/.git/", "repo/app/.legible.yml", "repo/app/ios/x", "repo/web/x"]
        #expect(try file(for: "repo/app/ios/a.png", among: names) == "repo/app/.legible.yml")
        #expect(try file(for: "repo/app/a.png", among: names) == "repo/app/.legible.yml")
        #expect(try file(for: "repo/web/a.png", among: names) == nil)
        #expect(try file(for: "repo/web/a.png", among: ["repo/.legible.yml"]) == "repo/.legible.yml")
        #expect(try file(for: "a.png", among: [], from: "repo/web") == "../.legible.yml")
        #expect(try file(for: "../app/a.png", among: [], from: "repo/web") == "../app/.legible.yml")
    }

    @Test("may end in .yaml, and counts less than one in .yml beside it")
    func otherName() throws {
        #expect(try file(for: "repo/a.png", among: ["repo/.legible.yaml"]) == "repo/.legible.yaml")
        try folder.write(to: "repo/.legible.yml")
        var search = ConfigurationSearch(for: ["repo/a.png"], workingFolder: folder.url.path)
        #expect(search.files(for: "repo/a.png") == ["repo/.legible.yml", "repo/.legible.yaml"])
    }

    @Test("ends at a .git that is a file, as worktrees and submodules have")
    func worktree() throws {
        #expect(try file(for: "work/a.png", among: [".git/", ".legible.yml", "work/.git"]) == nil)
    }

    @Test(
        "without a repository is that of its own folder, of a folder that was named, or of the working folder"
    )
    func noRepository() throws {
        let names = ["a/.legible.yml", "a/b/c/x"]
        #expect(try file(for: "a/b/c/s.png", among: names) == nil)
        #expect(try file(for: "a/s.png", among: names) == "a/.legible.yml")
        #expect(try file(for: "a/b/c/s.png", among: names, naming: ["a"]) == "a/.legible.yml")
        #expect(try file(for: "a/b/c/s.png", among: names, naming: ["a/b"]) == nil)
        #expect(try file(for: "../s.png", among: names, from: "a/b") == "../.legible.yml")
        #expect(try file(for: "s.png", among: names, from: "a/b") == nil)
        #expect(try file(for: "a/b/c/s.png", among: [".legible.yml"]) == ".legible.yml")
        #expect(
            try file(for: "../../x/s.png", among: ["x/s.png", "a/b/.legible.yml"], from: "a/b")
                == ".legible.yml")
    }

    @Test func `are all around it up to the top of the repository, the nearest first`() throws {
        for name in [".legible.yml", "repo/.git/HEAD", "repo/.legible.yml", "repo/a/b/.legible.yml"] {
            try folder.write(to: name)
        }
        var search = ConfigurationSearch(for: ["."], workingFolder: folder.path("repo/a"))
        #expect(search.files(for: "b/s.png") == ["b/.legible.yml", "../.legible.yml"])
        #expect(search.files(for: "s.png") == ["../.legible.yml"])
        // Without a repository, as far as folders were named, and the working folder.
        var outside = ConfigurationSearch(for: ["repo/a/b"], workingFolder: folder.url.path)
        try FileManager.default.removeItem(atPath: folder.path("repo/.git"))
        #expect(outside.files(for: "repo/a/b/s.png") == ["repo/a/b/.legible.yml", ".legible.yml"])
    }

    @Test("of a link is that of the folder that the link is in")
    func link() throws {
        try folder.write(to: "there/a.png")
        try folder.write(to: "there/.legible.yml")
        try folder.write(to: "here/.legible.yml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("here/link.png"), withDestinationPath: folder.path("there/a.png"))
        #expect(try file(for: "here/link.png", among: []) == "here/.legible.yml")
    }

    @Test("that is a link to nothing is found, so that it is missed")
    func dangling() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(".legible.yml"), withDestinationPath: "nowhere")
        #expect(try file(for: "a.png", among: []) == ".legible.yml")
    }

    @Test(
        "that was found has to belong to the user, to root or to the owner of its folder",
        .enabled(if: geteuid() == 0))
    func owner() throws {
        let path = try folder.write(Array("standard: apple".utf8), to: ".legible.yml")
        #expect(try Configuration(contentsOf: path, isFound: true).standard == .apple)
        #expect(chown(path, 12_345, 0) == 0)
        let error = try #require(throws: ConfigurationError.self) {
            try Configuration(contentsOf: path, isFound: true)
        }
        #expect(error.fault.contains("belongs neither to you"))
        #expect(try Configuration(contentsOf: path).standard == .apple)
        #expect(chown(folder.url.path, 12_345, 0) == 0)
        #expect(try Configuration(contentsOf: path, isFound: true).standard == .apple)
    }

    @Test("that is no file is refused without waiting for it", .timeLimit(.minutes(1)))
    func pipe() throws {
        let path = folder.path(".legible.yml")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: ConfigurationError.self) { try Configuration(contentsOf: path) }
        #expect(throws: ConfigurationError.self) { try Configuration(contentsOf: folder.url.path) }
        #expect(throws: ConfigurationError.self) { try Configuration(contentsOf: "/dev/zero") }
    }
}
