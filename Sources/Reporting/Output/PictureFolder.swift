internal import Audit
internal import FileSystem
internal import PNGFiles
internal import Raster

/// Where annotated pictures go: one file for one screen, or a folder that mirrors the folders of the screens.
///
/// The folder may be reached through symbolic links; in it, none is followed.
struct PictureFolder: Hashable {
    private let destination: String
    /// The number of leading folders that all the screens share, and the pictures leave out; `nil` for a
    /// single file.
    private let sharedParts: Int?

    /// Marks what is drawn, so that no later run takes it for a screen.
    private static var encoder: PNGEncoder { PNGEncoder(software: DrawnPicture.software) }

    init(at destination: String, for files: [String]) throws(DeliveryError) {
        self.destination = destination
        try DeliveryError.check(pictureName: destination)
        if destination.lowercased().hasSuffix(".png") {
            guard files.count <= 1 else { throw .onePictureForSeveralScreens(path: destination) }
            sharedParts = nil
        } else {
            sharedParts = Self.sharedParts(of: files.map { $0.absolutePathParts.dropLast() })
        }
    }

    /// A folder in which each screen has a folder of its own for its traces.
    init(ofTracesIn folder: String, for files: [String]) throws(DeliveryError) {
        try DeliveryError.check(pictureName: folder)
        destination = folder
        sharedParts = Self.sharedParts(of: files.map { $0.absolutePathParts.dropLast() })
    }

    /// A single file, whatever its name.
    init(at file: String) {
        destination = file
        sharedParts = nil
    }

    /// Whether it is a single file.
    var isFile: Bool { sharedParts == nil }

    /// The folder that pictures are in, or in folders below it.
    private var folder: String { isFile ? destination.folderPart : destination }

    /// The names of the folders in ``folder`` that the picture of a screen is in, and last its own.
    private func parts(for file: String) -> [String] {
        guard let sharedParts else { return [destination.lastPart] }
        return Array(file.absolutePathParts.dropFirst(sharedParts))
    }

    /// The file that shows a screen.
    func picturePath(for file: String) -> String {
        parts(for: file).reduce(folder) { $0.appendingPart($1) }
    }

    /// Writes the picture of a screen, making the folders that it needs.
    func write(_ picture: Bitmap<UInt8>, of file: String) throws(DeliveryError) {
        try write(try encoded(picture, of: file), of: file)
    }

    /// Writes a large picture that somebody waits for, in a larger file than could be.
    func writeDraft(of picture: Bitmap<UInt8>, for file: String) throws(DeliveryError) {
        try write(
            try encoded(of: file) { () throws(PNGError) in try Self.encoder.draft(of: picture) }, of: file)
    }

    /// Writes one of several pictures of a screen into the screen's own folder.
    func write(_ picture: Bitmap<UInt8>, as name: String, of file: String) throws(DeliveryError) {
        try write(try encoded(picture, of: file), as: name, of: file)
    }

    /// Writes a file into a screen's own folder, which has the name of the screen's file.
    func write(_ bytes: [UInt8], as name: String, of file: String) throws(DeliveryError) {
        do throws(FileError) {
            try AtomicFile.write(bytes, to: parts(for: file) + [name], in: folder)
        } catch {
            throw .unwritable(error.description)
        }
    }

    private func encoded(_ picture: Bitmap<UInt8>, of file: String) throws(DeliveryError) -> [UInt8] {
        try encoded(of: file) { () throws(PNGError) in try Self.encoder.encode(picture) }
    }

    private func encoded(
        of file: String, by encode: () throws(PNGError) -> [UInt8]
    ) throws(DeliveryError) -> [UInt8] {
        do throws(PNGError) {
            return try encode()
        } catch {
            throw .unwritable("\(picturePath(for: file)): \(error)")
        }
    }

    /// Writes a PNG file that stands for a screen, making the folders that it needs.
    func write(_ png: [UInt8], of file: String) throws(DeliveryError) {
        do throws(FileError) {
            try AtomicFile.write(png, to: parts(for: file), in: folder)
        } catch {
            throw .unwritable(error.description)
        }
    }

    /// Refuses pictures that the next run would take for screens.
    ///
    /// - Parameters:
    ///   - files: The screens.
    ///   - folders: The folders that were searched for screens. A folder for pictures below one of them is
    ///     none, as it is left out.
    func check(picturesOf files: [String], outside folders: [String]) throws(DeliveryError) {
        let searched = FolderWalk.identities(of: folders)
        guard !searched.isEmpty else { return }
        var checked: Set<[UInt8]> = []
        for file in files {
            let path = picturePath(for: file)
            var around = parts(for: file).dropLast().reduce(into: [folder]) {
                $0.append($0[$0.count - 1].appendingPart($1))
            }
            while let place = around.popLast(), checked.insert(Array(place.utf8)).inserted {
                let found = FolderWalk.identities(of: [place.isEmpty ? "." : place])
                guard found.isDisjoint(with: searched) else { throw .wouldBecomeInput(path: path) }
            }
        }
    }

    private static func sharedParts(of paths: [[String]]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.count) { count, path in
            zip(first.prefix(count), path).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        }
    }
}
