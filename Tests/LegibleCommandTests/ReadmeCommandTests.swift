import Foundation
import TestSupport
import Testing

/// Every command line that the README shows, run by a shell in a project that has what they name.
struct `The commands of the README` {
    @Test func `are there`() {
        #expect(Self.blocks.count > 8)
        #expect(Self.blocks.joined().count > 30)
    }

    @Test(arguments: blocks.indices)
    func `run, and say what stands behind them`(index: Int) throws {
        let project = try Self.project()
        for line in Self.blocks[index] {
            let parts = line.split(separator: /\s+#\s/, maxSplits: 1)
            let command = try #require(parts.first)
            for part in Self.shards(of: String(command)) {
                let run = try LegibleProcess(
                    [], in: project.url, shell: part.replacing(/\blegible (?=[a-z])/) { _ in "\"$@\" " })
                #expect([0, 1].contains(run.exitCode), "\(part)\n\(run.errors)")
                #expect(!run.output.isEmpty || part.contains(Self.toFile), "\(part)")
                for value in Self.values(in: parts.dropFirst().joined()) {
                    #expect(run.output.contains(value), "\(part) does not print \(value)")
                }
            }
        }
    }

    /// What sends the results elsewhere than to standard output.
    private static var toFile: some RegexComponent<Substring> { #/--output|--write|-sheet|[=>]/# }

    /// The command lines of each console.
    private static let blocks: [[String]] = {
        let text = (try? String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)) ?? ""
        let fenced = /\n```(?<language>\w*)\n(?<lines>(?s:.*?))\n```\n/
        return text.matches(of: fenced).filter(\.language.isEmpty)
            .map { $0.lines.split(separator: "\n").map(String.init) }
            .map { $0.filter { $0.contains(#/^(git|legible) /#) } }
            .filter { !$0.isEmpty }
    }()

    /// A command on one share of the screens, and those on the others, which what follows puts together.
    private static func shards(of command: String) -> [String] {
        guard command.contains("--shard 2/5") else { return [command] }
        return (1...5).map {
            command.replacing("2/5", with: "\($0)/5").replacing("2.ndjson", with: "\($0).ndjson")
        }
    }

    /// The ratios and colours that a comment says are printed.
    private static func values(in comment: String) -> [String] {
        comment.matches(of: /\d+\.\d+|#[0-9A-F]{6}\b/).map { String($0.0) }
    }

    /// A project with a repository, whose changed screens are those that `origin/main` has not.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let copies = [
            ("Screens/47-watch@2x.png", "Screens/watch@2x.png"),
            ("Screens/56-watch-devanagari@2x.png", "Screens/second@2x.png"),
            ("Screens/47-watch@2x.png", "Tests/__Snapshots__/HomeTests/testHome@2x.png"),
            ("Screens/17-chart@3x.png", "home@3x.png"),
            ("Brand/Brand.xcassets", "Colors.xcassets"), ("Brand/tokens", "tokens"),
            ("Assets/template-color", "Assets.xcassets"), ("Assets/icon-sizes", "App"),
        ]
        for (sample, name) in copies {
            try folder.copy(package.appending(path: "Samples/\(sample)"), to: name)
        }
        let tree = #"[{"frame": [20, 60, 200, 44], "role": "button", "label": "Total"}]"#
        try folder.write(Array(tree.utf8), to: "home.json")
        let git = "git -c user.name=A -c user.email=a@example.com"
        let set = try LegibleProcess(
            [], in: folder.url,
            shell: "git init -q && \(git) commit -q --allow-empty -m Start && "
                + "git update-ref refs/remotes/origin/main HEAD && git add . && \(git) commit -qm Screens")
        #expect(set.exitCode == 0, "\(set.errors)")
        return folder
    }

    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
}
