import Audit
import Foundation
import TestSupport
import Testing

@Suite("Inputs stand for files")
struct ScreenshotPathsTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "b.png", "a.PNG", "notes.txt", ".hidden.png", "inner/c@2x.png", "inner/deep/d.png", ".git/e.png",
        ] {
            try folder.write(to: name)
        }
        try FileManager.default.createDirectory(
            atPath: folder.path("empty"), withIntermediateDirectories: true)
    }

    /// The files found, relative to the folder.
    private func files(_ inputs: String..., leavingOut: String? = nil) -> [String] {
        ScreenshotPaths(inputs.map(folder.path), leavingOut: leavingOut.map { [folder.path($0)] } ?? []).files
            .map { String($0.dropFirst(folder.url.path.count + 1)) }
    }

    @Test("A folder stands for its PNG files and those below it, by name, hidden ones left out")
    func folders() {
        #expect(files("") == ["a.PNG", "b.png", "inner/c@2x.png", "inner/deep/d.png"])
        #expect(files("inner/") == ["inner/c@2x.png", "inner/deep/d.png"])
    }

    @Test("A file stands for itself, whatever its name, and once; a link to it has a name of its own")
    func duplicates() throws {
        #expect(
            files("notes.txt", "b.png", "inner/../b.png", "") == [
                "notes.txt", "b.png", "a.PNG", "inner/c@2x.png", "inner/deep/d.png",
            ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("z.png"), withDestinationPath: folder.path("b.png"))
        #expect(files("z.png", "b.png", "inner/../z.png") == ["z.png", "b.png"])
    }

    @Test("A device in a folder, and a link that leads nowhere, are named as what cannot be read")
    func specialFiles() throws {
        for (name, target) in [("device.png", "/dev/zero"), ("lost.png", "/nowhere/lost.png")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("inner/deep/\(name)"), withDestinationPath: target)
        }
        let found = ScreenshotPaths([folder.path("inner/deep")])
        #expect(found.files == [folder.path("inner/deep/d.png")])
        #expect(
            found.unmatched.map(\.path) == ["device.png", "lost.png"].map { folder.path("inner/deep/\($0)") })
        #expect(found.unmatched.last?.fault == "cannot be read: No such file or directory")
        #expect(files("inner/deep/device.png") == ["inner/deep/device.png"])
    }

    @Test("A folder that is linked into itself ends")
    func loops() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("inner/deep/up"), withDestinationPath: folder.url.path)
        #expect(
            files("inner") == [
                "inner/c@2x.png", "inner/deep/d.png", "inner/deep/up/a.PNG", "inner/deep/up/b.png",
            ])
        let found = ScreenshotPaths([folder.path("inner")])
        #expect(found.unmatched == [])
        #expect(
            found.notes == [
                "\(folder.path("inner/deep/up/inner")): left out: it leads to \(folder.path("inner")), which is listed once "
                    + "already"
            ])
        #expect(files("inner/**/*.png").sorted() == ["inner/c@2x.png", "inner/deep/d.png"])
    }

    @Test("A pattern stands for what it matches")
    func patterns() {
        #expect(files("*.png") == ["b.png"])
        #expect(files("[ab].*") == ["a.PNG", "b.png"])
        #expect(files("in?er/*.png") == ["inner/c@2x.png"])
        #expect(files("**/*.png") == ["b.png", "inner/c@2x.png", "inner/deep/d.png"])
        #expect(files("inner/**") == ["inner/c@2x.png", "inner/deep/d.png"])
    }

    @Test("A name that exists is not taken for a pattern")
    func literalNames() throws {
        try folder.write(to: "[1].png")
        try folder.write(to: "1.png")
        #expect(files("[1].png") == ["[1].png"])
    }

    @Test("The folder of the annotated pictures is left out")
    func output() {
        #expect(files("", leavingOut: "inner") == ["a.PNG", "b.png"])
        #expect(files("**/*.png", leavingOut: "inner") == ["b.png"])
        #expect(files("*/*.png", leavingOut: "inner") == [])
        #expect(files("inner/*.png", "inner", leavingOut: "inner") == ["inner/c@2x.png", "inner/deep/d.png"])
        let found = ScreenshotPaths([folder.url.path], leavingOut: [folder.path("inner")])
        #expect(found.notes == ["\(folder.path("inner")): left out: results are written there"])
        #expect(found.folders == [folder.url.path, folder.path("empty")])
    }

    @Test("A file is never left out, even where a picture is to be written over it")
    func outputOverInput() {
        #expect(files("b.png", leavingOut: "b.png") == ["b.png"])
    }

    @Test("An input that stands for no file is named, with the reason")
    func unmatched() {
        let inputs = ["missing.png", "*.jpeg", "empty", "b.png"].map(folder.path)
        let found = ScreenshotPaths(inputs)
        #expect(found.files.count == 1)
        #expect(found.unmatched.map(\.path) == inputs.dropLast())
        #expect(Set(found.unmatched.map(\.fault)).count == 3)
    }
}
