internal import FileSystem
internal import Raster

/// Pictures that were drawn of screens, which are no screens: annotated ones, traces, contact sheets.
package enum DrawnPicture {
    /// What stands behind the keyword `Software` of their files.
    package static let software = "Legible, drawn of a screenshot"

    private static let keyword = Array("Software\0".utf8)
    /// Enough for the chunks that come before the text: a header, colours and a density.
    private static let length = 512

    /// Whether a file is one. What cannot be read is none; whoever reads it says so.
    static func isOne(at path: String) -> Bool {
        guard let start = try? FileBytes.beginning(of: path, count: length) else { return false }
        return PNGChunks(of: start).contains {
            $0.type == "tEXt" && $0.data.starts(with: keyword + Array(software.utf8))
        }
    }
}
