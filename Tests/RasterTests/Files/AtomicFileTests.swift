import Foundation
import Raster
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
        try AtomicFile.write(bytes.span.bytes, to: path)
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
            #expect(error?.description == "\(missing): cannot be written: No such file or directory")
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

    @Test func `a symbolic link stays one, and its target is written`() throws {
        try withFolder { folder in
            let (target, link) = (folder.appending(path: "target"), folder.appending(path: "link"))
            try write([1], to: target.path())
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            try write([2], to: link.path())
            #expect(try Array(Data(contentsOf: target)) == [2])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == target.path())
            #expect(try names(in: folder) == ["link", "target"])
        }
    }

    @Test func `what is not a regular file is written to and not replaced`() throws {
        try write([1], to: "/dev/null")
        let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
}
