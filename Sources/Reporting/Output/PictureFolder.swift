internal import Raster

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Where annotated pictures go: one file for one screen, or a folder that mirrors the folders of the screens.
struct PictureFolder: Hashable {
    private let destination: String
    /// The number of leading folders that all the screens share, and the pictures leave out; `nil` for a single file.
    private let sharedParts: Int?

    init(at destination: String, for files: [String]) throws(DeliveryError) {
        self.destination = destination
        if destination.lowercased().hasSuffix(".png") {
            guard files.count <= 1 else { throw .onePictureForSeveralScreens(path: destination) }
            sharedParts = nil
        } else {
            sharedParts = Self.sharedParts(of: files.map(Self.folders))
        }
    }

    /// A single file, whatever its name.
    init(at file: String) {
        destination = file
        sharedParts = nil
    }

    /// The file that shows a screen.
    func picturePath(for file: String) -> String {
        guard let sharedParts else { return destination }
        let kept = Self.absolute(file).split(separator: "/").dropFirst(sharedParts)
        return ([destination] + kept.map(String.init)).joined(separator: "/")
    }

    /// Writes the picture of a screen, making the folders that it needs.
    func write(_ picture: Bitmap<UInt8>, of file: String) throws(DeliveryError) {
        let png: [UInt8]
        do {
            png = try PNGEncoder().encode(picture)
        } catch {
            throw .unwritable("\(picturePath(for: file)): \(error)")
        }
        try write(png, of: file)
    }

    /// Writes a PNG file that stands for a screen, making the folders that it needs.
    func write(_ png: [UInt8], of file: String) throws(DeliveryError) {
        let path = picturePath(for: file)
        let folder = URL(filePath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable("\(folder): cannot be created: check that it may be written there")
        }
        do {
            try AtomicFile.write(png.span.bytes, to: path)
        } catch {
            throw .unwritable("\(error)")
        }
    }

    private static func absolute(_ path: String) -> String {
        URL(filePath: path).standardizedFileURL.path
    }

    private static func folders(of file: String) -> [Substring] {
        absolute(file).split(separator: "/").dropLast()
    }

    private static func sharedParts(of paths: [[Substring]]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.count) { count, path in
            zip(first.prefix(count), path).prefix { $0 == $1 }.count
        }
    }
}
