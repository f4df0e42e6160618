import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("Files are read whole")
struct FileBytesTests {
    @Test("A file has its bytes, up to the limit")
    func limit() throws {
        let folder = try TemporaryFolder()
        for count in [0, 1, 1 << 16, 1 << 16 + 1] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
            let path = try folder.write(bytes, to: "file")
            #expect(try FileBytes.contents(of: path, limit: count) == bytes)
            guard count > 0 else { continue }
            #expect(throws: FileFault.tooLarge(limit: count - 1)) {
                try FileBytes.contents(of: path, limit: count - 1)
            }
        }
    }

    @Test("What is no file is refused, without waiting for it", .timeLimit(.minutes(1)))
    func noFiles() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        for path in [folder.path("pipe"), "/dev/zero", "/dev/null"] {
            for allowsStreams in [false, true] {
                #expect(throws: FileFault.special) {
                    try FileBytes.contents(of: path, limit: 100, allowsStreams: allowsStreams)
                }
            }
        }
        #expect(throws: FileFault.system(EISDIR)) { try FileBytes.contents(of: folder.url.path, limit: 100) }
        #expect(throws: FileFault.system(ENOENT)) {
            try FileBytes.contents(of: folder.path("none"), limit: 100)
        }
    }

    @Test("A stream that the process has is read where that is allowed, up to the limit")
    func streams() throws {
        let pipe = Pipe()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 100))
        try pipe.fileHandleForWriting.close()
        #expect(throws: FileFault.special) { try FileBytes.contents(of: path, limit: 100) }
        #expect(
            try FileBytes.contents(of: path, limit: 100, allowsStreams: true)
                == [UInt8](repeating: 7, count: 100))
        let endless = FileHandle(forReadingAtPath: "/dev/zero")
        let number = try #require(endless?.fileDescriptor)
        #expect(throws: FileFault.tooLarge(limit: 1 << 17)) {
            try FileBytes.contents(of: "/dev/fd/\(number)", limit: 1 << 17, allowsStreams: true)
        }
    }
}
