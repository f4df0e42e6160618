internal import Audit
internal import FileSystem
internal import Raster
internal import Screenshots

/// Shows the files of images that findings are about: what is translucent on white and on black.
struct AssetPictures {
    private let images: any ImageSource
    private var count = 0
    /// Those of the files of the last finding: the next is often about the same.
    private var last: [String: [FindingPicture]] = [:]

    /// The most files of one finding that are shown.
    private static let mostFiles = 3

    init(decodedBy images: any ImageSource) { self.images = images }

    /// The pictures of the next finding; none for more than are shown, and of what is not decoded.
    mutating func next(for finding: AssetFinding) -> [FindingPicture] {
        guard count < FindingPicture.mostFindings else { return [] }
        let files = finding.files.isEmpty ? [finding.path] : finding.files
        let named = files.prefix(Self.mostFiles)
        let known = last
        last = Dictionary(
            named.map { ($0, known[$0] ?? pictures(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let shown = named.flatMap { last[$0] ?? [] }
        if !shown.isEmpty { count += 1 }
        return shown
    }

    private func pictures(of path: String) -> [FindingPicture] {
        guard path.hasSuffix(".png"), let image = try? Screenshot(contentsOf: path, decodedBy: images) else {
            return []
        }
        let name = path.lastPart.visible
        if image.isOpaque {
            return [FindingPicture(name, showing: image.opaqueSRGB())].compactMap(\.self)
        }
        return Screenshot.Canvas.Shade.allCases.compactMap {
            FindingPicture("\(name), on \($0.rawValue)", showing: image.opaqueSRGB(over: $0))
        }
    }
}
