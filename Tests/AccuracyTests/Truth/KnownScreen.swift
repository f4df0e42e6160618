import Foundation

/// A screenshot whose every line of text is known.
struct KnownScreen: Decodable {
    /// The name of the file.
    let image: String
    /// Pixels per point.
    let scale: Double
    let lines: [KnownLine]
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

    /// The screens that the package brings along.
    static func samples() throws -> Corpus {
        try Corpus(at: packageRoot.appending(path: "Samples/Screens"))
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

    private static var packageRoot: URL {
        URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    }
}
