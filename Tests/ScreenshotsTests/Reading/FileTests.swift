import Foundation
import PNGAssembly
import PNGFiles
import Raster
import Screenshots
import Testing

@Suite struct `Screenshot files` {
    /// Writes a file, hands out its path, and removes it.
    static func with<Result>(_ name: String, _ bytes: [UInt8], _ body: (String) throws -> Result) throws
        -> Result
    {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "legible-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(bytes).write(to: file)
        return try body(file.path)
    }

    static let small = PNGBuilder(
        Bitmap<UInt8>(width: 5, height: 4, filledWith: RGBA(red: 1, green: 2, blue: 3)))

    @Test func `are read with their name's scale`() throws {
        try Self.with("home@2x.png", Self.small.file) { path in
            let screenshot = try Screenshot(contentsOf: path, decodedBy: PNGDecoder())
            #expect(
                screenshot.opaqueSRGB()
                    == Bitmap(width: 5, height: 4, filledWith: RGBA(red: 1, green: 2, blue: 3)))
            #expect(screenshot.scale == Scale(2, source: .fileName))
        }
    }

    @Test func `that do not exist are named, with the system's reason`() {
        let error = #expect(throws: ScreenshotError.self) {
            try Screenshot(contentsOf: "/nowhere/home.png", decodedBy: PNGDecoder())
        }
        #expect(error?.path == "/nowhere/home.png")
        #expect(error?.description == "/nowhere/home.png: cannot be read: No such file or directory")
    }

    @Test func `that are folders are refused`() {
        let error = #expect(throws: ScreenshotError.self) {
            try Screenshot(contentsOf: "/tmp", decodedBy: PNGDecoder())
        }
        #expect(error?.fault == .unreadable("Is a directory"))
    }

    @Test func `that are devices are refused, as they may never end`() {
        let error = #expect(throws: ScreenshotError.self) {
            try Screenshot(contentsOf: "/dev/zero", decodedBy: PNGDecoder())
        }
        #expect(error?.description == "/dev/zero: cannot be read: it is a pipe or a device, and no file")
    }

    @Test func `larger than the limit are refused, and as large are read`() throws {
        let bytes = Self.small.file
        try Self.with("a.png", bytes) { path in
            #expect(throws: ScreenshotError.self) {
                try Screenshot(contentsOf: path, decodedBy: PNGDecoder(), fileSizeLimit: bytes.count - 1)
            }
            let whole = try Screenshot(contentsOf: path, decodedBy: PNGDecoder(), fileSizeLimit: bytes.count)
            #expect(whole.opaqueSRGB().width == 5)
        }
    }

    @Test func `that are no PNG are refused with the decoder's reason`() throws {
        try Self.with("a.png", Array("hello".utf8)) { path in
            let error = #expect(throws: ScreenshotError.self) {
                try Screenshot(contentsOf: path, decodedBy: PNGDecoder())
            }
            guard case .invalid(let fault) = error?.fault else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(fault.hasPrefix(PNGError.Code.truncated.rawValue) || fault.hasPrefix("not a PNG file"))
            #expect(error?.path == path)
        }
    }
}
