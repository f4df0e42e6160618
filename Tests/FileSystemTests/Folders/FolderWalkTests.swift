import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("A walk through folders")
struct FolderWalkTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What a walk comes by, a line an item, paths from the folder; folders themselves left out.
    private func items(_ start: String = "", _ walk: FolderWalk? = nil) -> [String] {
        var walk = walk ?? FolderWalk { $0.hasExtension("png") }
        var lines: [String] = []
        walk.enter(folder.path(start))
        while let item = walk.next() {
            switch item {
            case .folder: break
            case .file(let path, _): lines.append(relative(path))
            case .fault(let path, let fault): lines.append("\(relative(path)) ! \(fault)")
            case .leftOut(let path, .listedAs(let first)):
                lines.append("\(relative(path)) = \(relative(first))")
            case .leftOut(let path, let reason): lines.append("\(relative(path)) - \(reason)")
            }
        }
        return lines
    }

    private func relative(_ path: String) -> String {
        String(path.dropFirst(folder.url.path.count)).pathParts.joined(separator: "/")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    @Test("comes by files in the order of the bytes of their names, folders among them")
    func order() throws {
        for name in ["b.png", "a/z.png", "B.png", "é.png", "a.png", "a/.x.png", ".h/x.png", "c.txt"] {
            try folder.write(to: name)
        }
        #expect(items() == ["B.png", "a/z.png", "a.png", "b.png", "é.png"])
    }

    @Test("lists every folder once, and says which links lead back")
    func links() throws {
        for name in ["a/x.png", "c/y.png"] { try folder.write(to: name) }
        try link("a/up", to: "..")
        try link("b", to: "c")
        try link("self", to: "self")
        try link("nowhere", to: "missing")
        try link("nowhere.png", to: "missing.png")
        try link("x.png", to: "a/x.png")
        #expect(
            items() == [
                "a/up = ", "a/x.png", "b/y.png", "c = b", "nowhere - deadLink",
                "nowhere.png ! No such file or directory", "self - deadLink", "x.png",
            ])
        let partial = FolderWalk(leavingOut: [folder.path("c")], ignoring: ["a"]) { $0 == "x.png" }
        #expect(
            items("", partial) == [
                "b - asked", "c - asked", "nowhere - deadLink", "nowhere.png - deadLink", "self - deadLink",
                "x.png",
            ])
        let direct = FolderWalk(followsLinks: false) { $0 == "y.png" }
        #expect(items("", direct).contains("b - link") && items("", direct).contains("c/y.png"))
    }

    @Test("names what is no file")
    func special() throws {
        #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        try link("zero.png", to: "/dev/zero")
        #expect(items().map { String($0.prefix(10)) } == ["pipe.png !", "zero.png !"])
    }

    @Test("takes names that differ only in their Unicode form for two", .enabled(if: namesAreBytes))
    func unicodeForms() throws {
        for name in ["\u{E9}.png", "e\u{301}.png", "\u{E9}/x.png", "e\u{301}/x.png"] {
            #expect(makeFile(Array((folder.url.path + "/" + name).utf8)))
        }
        let bytes = items().map { Array($0.utf8) }
        #expect(
            bytes
                == ["e\u{301}/x.png", "e\u{301}.png", "\u{E9}/x.png", "\u{E9}.png"].map { Array($0.utf8) })
    }

    @Test(
        "names with escapes what has no text for a name",
        .enabled(if: namesAreBytes))
    func nameIsNoText() throws {
        for name in [[0x63, 0xE9] + Array(".png".utf8), [0x63, 0xE8] + Array("/x.png".utf8), [0xFF]] {
            #expect(makeFile(Array((folder.url.path + "/").utf8) + name))
        }
        #expect(items().map { String($0.prefix(11)) } == ["c\\xE8 ! its", "c\\xE9.png !"])
    }

    @Test("names the folder where a tree is deeper than a path may be long")
    func depth() throws {
        try folder.write(to: "x.png")
        let name = String(repeating: "d", count: 200)
        var descriptor = open(folder.url.path, O_RDONLY)
        for _ in 0..<(Int(PATH_MAX) / 200 + 2) {
            #expect(mkdirat(descriptor, name, 0o700) == 0)
            let inner = openat(descriptor, name, O_RDONLY)
            close(descriptor)
            descriptor = inner
        }
        close(descriptor)
        let found = items()
        #expect(found.count == 2 && found[1] == "x.png")
        #expect(found[0].hasSuffix(" ! File name too long"))
        // Foundation cannot remove it.
        let removal = try Process.run(
            URL(filePath: "/bin/rm"), arguments: ["-r", folder.path(name)])
        removal.waitUntilExit()
    }

    @Test("goes to any depth without a stack")
    func manyLevels() throws {
        let path = folder.url.path
        let depth = (Int(PATH_MAX) - path.utf8.count - 16) / 2
        try folder.write(to: Array(repeating: "a", count: depth).joined(separator: "/") + "/x.png")
        #expect(items().count == 1)
    }

    @Test("names a folder that may not be listed, and goes on")
    func locked() async throws {
        // A process of its own, which gives up the rights of the superuser.
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            for name in ["a/x.png", "b/x.png", "c/x.png", "d.png"] { try folder.write(to: name) }
            chmod(folder.url.path, 0o755)
            chmod(folder.path("b"), 0)
            chmod(folder.path("c"), 0o444)
            defer {
                chmod(folder.path("b"), 0o700)
                chmod(folder.path("c"), 0o700)
            }
            if geteuid() == 0 { #expect(seteuid(65534) == 0) }
            var walk = FolderWalk { $0.hasExtension("png") }
            walk.enter(folder.url.path)
            var found: [String] = []
            while let item = walk.next() {
                switch item {
                case .folder, .leftOut: break
                case .file(let path, _): found.append(path)
                case .fault(let path, let fault): found.append("\(path) ! \(fault)")
                }
            }
            if getuid() == 0 { seteuid(0) }
            #expect(
                found == [
                    folder.path("a/x.png"), folder.path("b") + " ! Permission denied",
                    folder.path("c/x.png") + " ! Permission denied", folder.path("d.png"),
                ])
        }
    }
}

/// Whether the system takes any bytes for a name; Apple's want text, and hold its forms for the same.
private let namesAreBytes: Bool = {
    #if os(Linux)
        true
    #else
        false
    #endif
}()

/// Makes an empty file, and the folder that it lies in, by the bytes of its path.
private func makeFile(_ path: [UInt8]) -> Bool {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    mkdir(path[..<slash].map(CChar.init(bitPattern:)) + [0], 0o700)
    let descriptor = creat(path.map(CChar.init(bitPattern:)) + [0], 0o600)
    return descriptor >= 0 && close(descriptor) == 0
}
