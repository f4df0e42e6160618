import FileSystem
import Foundation
import Testing

struct AtomicFileTests {
    /// A folder of the test's own, removed when it is done.
    func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "AtomicFileTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try AtomicFile.write(bytes, to: path)
    }

    func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    }

    @Test func `a file is written, replaced, and alone in its folder`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "report.json")
            for contents in [Array("first, and longer".utf8), Array("second".utf8), []] {
                try write(contents, to: file.path())
                #expect(try Array(Data(contentsOf: file)) == contents)
                #expect(try names(in: folder) == ["report.json"])
            }
        }
    }

    @Test func `a failure names the file and the fault, and leaves nothing behind`() throws {
        try withFolder { folder in
            let missing = folder.appending(path: "missing/report.json").path()
            let error = #expect(throws: FileError.self) { try write([1], to: missing) }
            #expect(
                error?.description
                    == "\(missing): cannot be written: there is no folder '\(missing.folderPart)'; make it")
            let taken = folder.appending(path: "folder")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
            #expect(throws: FileError.self) { try write([1], to: taken.path()) }
            #expect(try names(in: folder) == ["folder"])
        }
    }

    @Test func `a file that exists keeps its permissions`() throws {
        try withFolder { folder in
            let path = folder.appending(path: "report.json").path()
            try write([1], to: path)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try write([2], to: path)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
        }
    }

    @Test func `a symbolic link is refused, and what it leads to stays as it was`() throws {
        try withFolder { folder in
            let (target, link) = (folder.appending(path: "target"), folder.appending(path: "link"))
            try write([1], to: target.path())
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let error = #expect(throws: FileError.self) { try write([2], to: link.path()) }
            #expect(error?.fault == .link)
            #expect(try Array(Data(contentsOf: target)) == [1])
            #expect(try names(in: folder) == ["link", "target"])
        }
    }

    @Test func `a link that leads nowhere is refused, and nothing is made at its end`() throws {
        try withFolder { folder in
            let link = folder.appending(path: "link").path()
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "new")
            #expect(throws: FileError.self) { try write([2], to: link) }
            #expect(try names(in: folder) == ["link"])
        }
    }

    @Test func `a named pipe is refused at once, and stays one`() throws {
        try withFolder { folder in
            let pipe = folder.appending(path: "pipe").path()
            #expect(mkfifo(pipe, 0o600) == 0)
            let error = #expect(throws: FileError.self) { try write([1], to: pipe) }
            #expect(error?.fault == .special)
            #expect((try? names(in: folder)) == ["pipe"])
        }
        #expect(throws: FileError.self) { try write([1], to: "/dev/zero") }
    }

    @Test func `the null device takes everything`() throws {
        try write([1], to: "/dev/null")
        let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func `a stream that the process has is written to as it stands`() throws {
        let pipe = Pipe()
        let number = pipe.fileHandleForWriting.fileDescriptor
        try write(Array("report".utf8), to: "/dev/fd/\(number)")
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("report".utf8))
    }

    @Test func `folders are made as far as they are missing`() throws {
        try withFolder { folder in
            let out = folder.appending(path: "a/b").path()
            try AtomicFile.write([1], to: ["c", "d", "x.png"], in: out)
            try AtomicFile.write([2], to: ["c", "d", "x.png"], in: out)
            try AtomicFile.write([3], to: ["y.png"], in: out)
            #expect(try Array(Data(contentsOf: folder.appending(path: "a/b/c/d/x.png"))) == [2])
            #expect(try names(in: folder.appending(path: "a/b")) == ["c", "y.png"])
            #expect(throws: FileError.self) { try AtomicFile.write([1], to: ["y.png", "z.png"], in: out) }
            #expect(throws: FileError.self) { try AtomicFile.write([1], to: ["..", "z.png"], in: out) }
            #expect(throws: FileError.self) { try AtomicFile.write([1], to: [], in: out) }
        }
    }

    @Test func `below the folder no link is followed, to a folder or to a file`() throws {
        try withFolder { folder in
            for name in ["elsewhere", "out"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: false)
            }
            try write([1], to: folder.appending(path: "elsewhere/x.png").path())
            for (link, target) in [("out/inner", "../elsewhere"), ("out/x.png", "../elsewhere/x.png")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: link).path(), withDestinationPath: target)
            }
            let out = folder.appending(path: "out").path()
            let inner = #expect(throws: FileError.self) {
                try AtomicFile.write([2], to: ["inner", "x.png"], in: out)
            }
            #expect(inner == FileError(path: "\(out)/inner", fault: .link))
            let file = #expect(throws: FileError.self) { try AtomicFile.write([2], to: ["x.png"], in: out) }
            #expect(file == FileError(path: "\(out)/x.png", fault: .link))
            #expect(try names(in: folder.appending(path: "elsewhere")) == ["x.png"])
            #expect(try Array(Data(contentsOf: folder.appending(path: "elsewhere/x.png"))) == [1])
        }
    }

    @Test func `the folder itself may be a link`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "real"), withIntermediateDirectories: false)
            let link = folder.appending(path: "link").path()
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
            try AtomicFile.write([1], to: ["x.png"], in: link)
            #expect(try names(in: folder.appending(path: "real")) == ["x.png"])
        }
    }
}
