internal import ColorMath
public import Raster
internal import Screenshots
public import Simulation
internal import SystemColors

/// What art is to be laid on: colours, and pictures with their folders.
public struct GroundInputs: Sendable {
    /// The grounds, in the order in which they were asked for; pictures of a folder by name.
    public private(set) var grounds: [ArtworkBackdrop] = []
    /// The files of the pictures.
    public private(set) var files: [String] = []
    /// What could not be read.
    public private(set) var unread: [UnreadInput] = []
    /// What was asked for and is neither a colour nor a file.
    public private(set) var unknown: [String] = []

    /// The most grounds of a run.
    public static let limit = 64

    /// Reads grounds.
    ///
    /// - Parameters:
    ///   - text: Grounds with commas between them: `light` and `dark` for the backgrounds of iOS, a colour in
    ///     any notation of CSS, a system colour by its name (light), a PNG file, a folder of them, or a
    ///     pattern.
    ///   - images: What decodes the pictures.
    public init(_ text: String, decodedBy images: any ImageSource) {
        for name in Self.names(in: text) {
            if let color = Self.color(name) {
                grounds.append(ArtworkBackdrop(name: name, color: color))
                continue
            }
            let paths = ScreenshotPaths([name])
            if !Self.isPath(name), paths.files.isEmpty, paths.folders.isEmpty {
                unknown.append(name)
                continue
            }
            unread += paths.unmatched
            for file in paths.files { read(file, by: images) }
        }
    }

    /// Whether a name can only be meant as a file, a folder or a pattern; a colour may have a slash in
    /// brackets.
    private static func isPath(_ name: String) -> Bool {
        if name.lowercased().hasSuffix(".png") || name.contains(where: { "*?[".contains($0) }) { return true }
        return name.contains { $0 == "/" } && !name.contains { $0 == "(" }
    }

    private mutating func read(_ file: String, by images: any ImageSource) {
        guard grounds.count < Self.limit else {
            unread.append(
                UnreadInput(path: file, fault: "is left out: art is laid on \(Self.limit) grounds at most"))
            return
        }
        do {
            let screenshot = try Screenshot(contentsOf: file, decodedBy: images)
            grounds.append(ArtworkBackdrop(name: file, picture: screenshot.opaqueSRGB()))
            files.append(file)
        } catch {
            unread.append(UnreadInput(path: file, fault: error.fault.description))
        }
    }

    /// The parts between commas that stand in no brackets, as those of `rgb(0, 0, 0)` do.
    private static func names(in text: String) -> [String] {
        var names = [""]
        var depth = 0
        for character in text {
            if character == ",", depth == 0 {
                names.append("")
                continue
            }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            names[names.count - 1].append(character)
        }
        return names.filter { !$0.isEmpty }
    }

    /// An opaque colour; `light` and `dark` stand for what apps of iOS lie on.
    static func color(_ name: String) -> SRGB8? {
        if let style = Appearance.Style(rawValue: name) {
            return systemColor("systemBackground", in: Appearance(style))
        }
        if let color = try? DynamicColor(css: name) {
            let layer = color.extended(to: SRGB.self)
            return layer.alpha == 1 ? SRGB8(clipping: layer.color) : nil
        }
        return systemColor(name, in: Appearance(.light))
    }

    private static func systemColor(_ name: String, in appearance: Appearance) -> SRGB8? {
        let palette = SystemPalette.embedded
        guard let release = palette.newestRelease(of: .iOS),
            let layer = palette.value(named: name, in: appearance, release: release)?.layer, layer.alpha == 1
        else { return nil }
        return SRGB8(clipping: layer.color)
    }
}
