import FileSystem
import TestSupport
import Testing

@Suite("Ignore files")
struct IgnoreFileTests {
    private func files(_ walked: String, of texts: [String: String]) throws -> (files: [String], ignored: Int)
    {
        let folder = try TemporaryFolder()
        for (name, text) in texts { try folder.write(Array(text.utf8), to: name) }
        var walk = FolderWalk(respectsIgnoreFiles: true) { $0.hasExtension("css") }
        walk.enter(folder.path(walked))
        var found: [String] = []
        var ignored = 0
        while let item = walk.next() {
            switch item {
            case .file(let path, _): found.append(String(path.dropFirst(folder.path("x").count - 1)))
            case .leftOut(_, .ignored): ignored += 1
            default: break
            }
        }
        return (found, ignored)
    }

    @Test("leave out files and folders, those of inner folders after those around them")
    func nested() throws {
        let found = try files(
            "kit",
            of: [
                ".git/HEAD": "", ".gitignore": "dist/\n*.min.css\n/kit/top.css\n# a comment\n",
                "kit/.gitignore": "!keep.min.css\nown.css\r\n", "kit/a.css": "", "kit/a.min.css": "",
                "kit/keep.min.css": "", "kit/dist/b.css": "", "kit/own.css": "", "kit/top.css": "",
                "kit/inner/own.css": "", "kit/inner/top.css": "", "kit/notes.txt": "",
            ])
        #expect(found.files == ["kit/a.css", "kit/inner/top.css", "kit/keep.min.css"])
        #expect(found.ignored == 5)
    }

    @Test("leave out neither the folder that was named, nor what is beyond a repository")
    func named() throws {
        let ignored = try files(
            "kit/dist", of: [".git/HEAD": "", ".gitignore": "dist", "kit/dist/a.css": ""])
        #expect(ignored.files == ["kit/dist/a.css"] && ignored.ignored == 0)
        let beyond = try files("kit", of: [".gitignore": "a.css", "kit/.git": "gitdir: x", "kit/a.css": ""])
        #expect(beyond.files == ["kit/a.css"])
        let without = try files(
            "kit", of: [".gitignore": "a.css", "kit/a.css": "", "kit/.gitignore": "b.css", "kit/b.css": ""])
        #expect(without.files == ["kit/a.css"])
    }
}
