import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("Paths")
struct PathTests {
    @Test(
        "part at slashes, whatever stands behind them",
        arguments: [
            ("a/b.png", "a", "b.png"), ("b.png", "", "b.png"), ("/b", "/", "b"), ("a/b//", "a", "b"),
            ("//a", "/", "a"), ("a/\u{301}b", "a", "\u{301}b"),
        ])
    func parts(path: String, folder: String, name: String) {
        #expect(path.folderPart.pathParts == folder.pathParts)
        #expect(Array(path.lastPart.utf8) == Array(name.utf8))
        #expect(
            path.pathParts.joined(separator: "/").utf8.elementsEqual(
                (folder.pathParts + [name]).joined(separator: "/").utf8))
    }

    @Test("end in extensions in either case")
    func extensions() {
        #expect("a.png".hasExtension("png") && "A.PnG".hasExtension("png") && ".png".hasExtension("png"))
        #expect(!"apng".hasExtension("png") && !"a.png ".hasExtension("png") && !"".hasExtension("png"))
    }

    @Test("are absolute without dots")
    func absolute() {
        #expect("/a/./b/../c".absolutePathParts == ["a", "c"])
        #expect("/..".absolutePathParts == [])
        #expect("x".absolutePathParts == Folder.workingFolder.pathParts + ["x"])
    }

    @Test("share a place where they lead to one name in one folder, there or not")
    func places() throws {
        let folder = try TemporaryFolder()
        try folder.write(to: "a/x.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
        func place(_ path: String) -> FilePlace { FilePlace(folder.url.path + "/" + path) }
        #expect(place("a/x.png") == place("b/x.png") && place("a/x.png") == place("a/../a//x.png"))
        #expect(place("a/new.png") == place("b/new.png") && place("a/new/y.png") == place("b/new/y.png"))
        #expect(place("a/x.png") != place("a/y.png") && place("new/a/y.png") != place("new/b/y.png"))
        #expect(place("a/\u{E9}.png") != place("a/e\u{301}.png"))
        // Folders that do not exist yet are made and left again on the way.
        #expect(
            place("new/../a/x.png") == place("a/x.png") && place("new/./../new/y.png") == place("new/y.png"))
        #expect(place("a/x.png/../y.png") != place("a/y.png"), "a file is no folder")
    }
}

@Suite("Names in folders")
struct FileNameTests {
    @Test(
        "that are no text are shown with escapes",
        arguments: [
            ([0x61, 0xE9, 0x62], "a\\xE9b"), ([0xFF], "\\xFF"), ([0xC3, 0xA9], "é"),
            ([0xE2, 0x82], "\\xE2\\x82"),
            ([0xC3, 0xA9, 0xC3], "é\\xC3"), ([], ""), ([0xED, 0xA0, 0x80, 0x21], "\\xED\\xA0\\x80!"),
        ] as [([UInt8], String)])
    func escapes(bytes: [UInt8], shown: String) {
        let name = FileName(bytes: bytes)
        #expect(name.escaped == shown)
        #expect((name.text == nil) == shown.contains("\\x"))
    }
}
