import Foundation
import TestSupport
import Testing

struct `The recipes for pictures of other tools` {
    /// What each tool writes, and the files of it that are no screen.
    static let tools: [(heading: String, screens: [String], others: [String])] = [
        (
            "Test results of Xcode",
            ["Attachments/0E9A3B41-7D0C-4E0B-9F5D-0C6E5D6B7A01.png"], ["Attachments/manifest.json"]
        ),
        (
            "swift-snapshot-testing",
            [
                "Tests/AppTests/__Snapshots__/HomeTests/testHome.1.png",
                "Tests/AppTests/__Snapshots__/HomeTests/testHome.dark-iPhone-15.png",
            ], ["Tests/AppTests/Failures/testHome.1.png"]
        ),
        (
            "fastlane snapshot",
            [
                "fastlane/screenshots/en-US/iPhone 16 Pro-01Home.png",
                "fastlane/screenshots/ar-SA/iPhone 16 Pro-01Home.png",
            ], ["fastlane/screenshots/screenshots.html"]
        ),
        (
            "Paparazzi, Roborazzi",
            [
                "ui/src/test/snapshots/images/com.example_HomeTest_home_night.png",
                "ui/build/outputs/roborazzi/com.example.HomeTest.home.png",
            ],
            [
                "ui/build/outputs/roborazzi/com.example.HomeTest.home_compare.png",
                "ui/build/outputs/roborazzi/com.example.HomeTest.home_actual.png",
            ]
        ),
        (
            "Playwright", ["tests/home.spec.ts-snapshots/home-chromium-linux.png"],
            ["test-results/home-chromium/home-diff.png"]
        ),
        (
            "Storybook",
            [
                "src/stories/__image_snapshots__/components-button--primary-snap.png",
                ".loki/reference/chrome_laptop_Components_Button_Primary.png",
            ], ["src/stories/__image_snapshots__/__diff_output__/components-button--primary-diff.png"]
        ),
        ("Danger", ["Screens/home@3x.png"], []),
    ]

    @Test(arguments: tools.indices)
    func `find every screen and nothing else`(index: Int) throws {
        let (heading, screens, others) = Self.tools[index]
        let picture = try Data(contentsOf: Self.package.appending(path: "Samples/Screens/47-watch@2x.png"))
        let folder = try TemporaryFolder()
        for file in screens + others {
            let url = folder.url.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: url)
        }
        var audited: Set<String> = []
        for command in try Self.commands(under: heading) {
            let run = try LegibleProcess([], in: folder.url, shell: Self.calling(command))
            #expect(run.exitCode == 0, "\(command)\n\(run.errors)")
            for screen in run.output.matches(of: /"path":"([^"]*)"/) {
                audited.insert(String(screen.1))
            }
        }
        #expect(audited == Set(screens))
    }

    /// The command line with the built command in place of its name, and with the report that is read.
    private static func calling(_ line: String) -> String {
        line.replacingOccurrences(of: "legible audit", with: "\"$@\" audit")
            + " --fail-on never --quiet --format ndjson"
    }

    /// The command lines of the recipe that audit.
    private static func commands(under heading: String) throws -> [String] {
        let recipes = try String(
            contentsOf: package.appending(path: "Samples/Recipes/README.md"), encoding: .utf8)
        let section = try #require(recipes.components(separatedBy: "\n## \(heading)\n").last)
        let own = try #require(section.components(separatedBy: "\n## ").first)
        let commands = own.components(separatedBy: "```sh\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .flatMap { $0.replacingOccurrences(of: "|\n", with: "| ").components(separatedBy: "\n") }
            .filter { $0.contains("legible audit") }
        #expect(!commands.isEmpty)
        return commands
    }

    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
}
