import Foundation
import Raster
import SystemColors
import TestSupport

/// A screenshot whose every line of text is known.
struct KnownScreen {
    /// The name of the file.
    let image: String
    /// The size in pixels.
    let width, height: Int
    /// Pixels per point.
    let scale: Double
    let lines: [KnownLine]
    /// The boxes that blur what lies behind them; empty where the truth says nothing of them.
    let panes: [PixelRect]
    /// Light or dark, by what lies on the page; nil where the truth says nothing of it.
    let appearance: Appearance.Style?
    /// The platform; nil where the truth says nothing of it.
    let platform: Platform?
    /// The releases that have every system colour which lines of the screen show and not all releases have;
    /// nil where there is none.
    let releases: [Int]?
}

extension KnownScreen: Decodable {
    private enum CodingKeys: CodingKey {
        case image, width, height, scale, lines, panes, appearance, platform, releases
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        image = try values.decode(String.self, forKey: .image)
        width = try values.decode(Int.self, forKey: .width)
        height = try values.decode(Int.self, forKey: .height)
        scale = try values.decode(Double.self, forKey: .scale)
        lines = try values.decode([KnownLine].self, forKey: .lines)
        appearance = try values.decodeIfPresent(Appearance.Style.self, forKey: .appearance)
        platform = try values.decodeIfPresent(Platform.self, forKey: .platform)
        releases = try values.decodeIfPresent([Int].self, forKey: .releases)
        panes = try (values.decodeIfPresent([[Int]].self, forKey: .panes) ?? []).map { box in
            guard box.count == 4 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .panes, in: values, debugDescription: "4 numbers expected")
            }
            return PixelRect(x: box[0], y: box[1], width: box[2], height: box[3])
        }
    }
}

extension KnownScreen {
    /// What it is like.
    var kind: SampleKind { SampleKind(fileName: image) }
}

/// A folder of screenshots with a `truth.json`.
struct Corpus {
    let folder: URL
    let screens: [KnownScreen]

    init(at folder: URL) throws {
        self.folder = folder
        let truth = try Data(contentsOf: folder.appending(path: "truth.json"))
        screens = try JSONDecoder().decode([KnownScreen].self, from: truth)
    }

    private init(at folder: URL, _ screens: [KnownScreen]) {
        self.folder = folder
        self.screens = screens
    }

    /// The screens that the package brings along, or some of them.
    static func samples(_ kind: SampleKind? = nil) throws -> Corpus {
        try Corpus(at: packageRoot.appending(path: "Samples/Screens"))
            .filter { kind == nil || $0.kind == kind }
    }

    /// The same with some of its screens.
    func filter(_ isIncluded: (KnownScreen) -> Bool) -> Corpus {
        Corpus(at: folder, screens.filter(isIncluded))
    }

    /// Screens that are kept beside the repository, by the name of their folder.
    static func shared(_ name: String) throws -> Corpus {
        try Corpus(at: packageRoot.appending(path: "../shared/\(name)"))
    }

    /// Whether there are any.
    static var areShared: Bool {
        FileManager.default.fileExists(atPath: packageRoot.appending(path: "../shared/real/truth.json").path)
    }

    /// The folder that the environment names in `LEGIBLE_CORPUS`, seen from the root of the package.
    static var named: URL? {
        ProcessInfo.processInfo.environment["LEGIBLE_CORPUS"].map {
            URL(filePath: $0, relativeTo: packageRoot)
        }
    }

    /// Whether the screens that are named have to reach what the samples do, nearly.
    static var isGate: Bool { ProcessInfo.processInfo.environment["LEGIBLE_GATE"] != nil }

    private static var packageRoot: URL {
        URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    }
}
