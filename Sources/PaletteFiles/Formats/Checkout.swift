internal import FileSystem

/// The checkouts of repositories that files lie in.
enum Checkout {
    /// The parts of the path of the nearest folder with a `.git`, a folder itself among them; `nil` where
    /// there is none around.
    static func parts(around folder: [String]) -> [String]? {
        (0...folder.count).lazy.map { Array(folder.dropLast($0)) }.first { parts in
            let mark = "/" + (parts + [".git"]).joined(separator: "/")
            return (try? FileStatus(of: mark, followingLinks: false)) != nil
        }
    }

    /// Whether a folder is that of a whole project, by what lies at the top of one: a checkout, or what it
    /// was unpacked from.
    static func isProject(_ folder: String) -> Bool {
        marks.contains { (try? FileStatus(of: "\(folder)/\($0)", followingLinks: false)) != nil }
    }

    private static let marks = [
        ".git", "README.md", "README", "README.rst", "README.adoc", "README.txt", "readme.md", "package.json",
        "composer.json", "Gemfile", "pyproject.toml", "setup.py", "manage.py", "go.mod", "Cargo.toml",
        "pom.xml", "build.gradle", "build.gradle.kts", "Package.swift", "pubspec.yaml", "mix.exs",
    ]

    /// The checkouts around folders, each once, without those that are among the folders.
    static func paths(around folders: [String]) -> [String] {
        let own = folders.map(\.absolutePathParts)
        var seen = Set(own)
        return own.compactMap { folder in
            guard let parts = parts(around: folder), seen.insert(parts).inserted else { return nil }
            return "/" + parts.joined(separator: "/")
        }
    }
}
