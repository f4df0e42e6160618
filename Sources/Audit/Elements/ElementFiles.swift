package import Elements
internal import FileSystem
internal import Raster
internal import Screenshots

/// Where the view trees of screens are looked for.
public enum ElementFiles: Hashable, Sendable {
    /// Beside each picture: `home@3x.elements.json`, `.xml`, `.txt`, `.yaml` or `.uix` beside `home@3x.png`.
    case beside
    /// In one file, which is that of every picture.
    case file(String)
    /// In a folder: `home@3x.elements.json` or `home@3x.json`, or the same with those ends.
    case folder(String)

    /// The ends of the names of files that hold a tree, those that are looked for first first.
    private static let extensions = ["json", "xml", "txt", "yaml", "yml", "uix"]

    /// Tells a file from a folder.
    public init(at path: String) {
        self = (try? FileStatus(of: path))?.kind == .folder ? .folder(path) : .file(path)
    }

    /// What is to be known of a screen that was looked for in vain, a sentence.
    var missing: [String] {
        if case .folder(let folder) = self { ["no elements of this screen are in \(folder)"] } else { [] }
    }

    /// The file of a picture; nil where there is none.
    ///
    /// One that was named is named whether it is there or not, so that it is missed.
    func path(forScreenAt path: String) -> String? {
        let stem = path.lastPart.withoutImageExtension
        let names: [String]
        switch self {
        case .file(let path): return path
        case .beside:
            let folder = path.folderPart
            names = Self.extensions.map { folder.appendingPart("\(stem).elements.\($0)") }
        case .folder(let folder):
            names = ["\(stem).elements", stem].flatMap { name in
                Self.extensions.map { folder.appendingPart("\(name).\($0)") }
            }
        }
        return names.first { (try? FileStatus(of: $0)) != nil }
    }
}

/// A view tree as its file holds it, not yet read.
package struct ElementBytes: Sendable {
    /// Where it comes from.
    package let source: ElementSource
    let bytes: [UInt8]
}

extension ElementFiles {
    /// The file with the view tree of a screen; nil where there is none, or why it cannot be read.
    package func file(forScreenAt path: String) -> ElementFile {
        guard let file = self.path(forScreenAt: path) else { return .success(nil) }
        return ElementFile { () throws(UnreadInput) in
            do throws(FileFault) {
                let bytes = try FileBytes.contents(of: file, limit: ElementLimits.fileSize)
                return ElementBytes(
                    source: ElementSource(path: file, sha256: SHA256.hexDigest(of: bytes)), bytes: bytes)
            } catch {
                throw UnreadInput(path: file, fault: "cannot be read: \(error)")
            }
        }
    }
}

extension ElementBytes {
    /// Gives a screenshot the scale that the tree tells, where nothing surer does: that of Android, whose
    /// frames are in pixels.
    ///
    /// - Throws: That the tree is of another screen, or cannot be read.
    func settleScale(of screenshot: inout Screenshot) throws(UnreadInput) {
        let tree = try tree(scale: 1)
        guard tree.format == .uiautomator else { return }
        let (width, height) = (screenshot.samples.width, screenshot.samples.height)
        if let misfit = WindowDensity.misfit(of: tree, width: width, height: height) {
            throw UnreadInput(path: source.path, fault: "the elements do not fit: \(misfit)")
        }
        guard [.device, .pixelDensity, .assumed].contains(screenshot.scale.source),
            let density = WindowDensity(of: tree, width: width, height: height)
        else { return }
        screenshot.scale = Scale(density.scale, source: .elements)
    }

    /// Reads the tree.
    ///
    /// - Parameter scale: Pixels per point of the screen.
    /// - Throws: What is wrong with the file, and where.
    package func tree(scale: Double) throws(UnreadInput) -> ElementTree {
        do throws(ElementError) {
            return try ElementTree(decoding: bytes, path: source.path, scale: scale)
        } catch {
            throw UnreadInput(
                path: error.path, at: UnreadInput.Place(line: error.line, column: error.column),
                fault: error.fault)
        }
    }
}

extension String {
    /// The name without `.png`.
    fileprivate var withoutImageExtension: String {
        hasExtension("png") ? String(dropLast(4)) : self
    }
}
