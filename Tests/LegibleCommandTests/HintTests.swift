import Foundation
import TestSupport
import Testing

/// What the command says of a word that it does not know.
struct `A word that means nothing` {
    private static func run(_ line: String) throws -> LegibleProcess {
        let folder = try TemporaryFolder()
        try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], to: "photo.png")
        try folder.write([], to: "empty.png")
        for name in ["home.JPG", "list.heic"] { try folder.write([1], to: "shots/\(name)") }
        try FileManager.default.createDirectory(
            atPath: folder.path("Tests.xcresult"), withIntermediateDirectories: true)
        return try LegibleProcess(line.split(separator: " ").map(String.init), in: folder.url)
    }

    @Test(arguments: [
        ("audti photo.png", "there is no command 'audti'; did you mean 'audit'?"),
        ("help audti", "there is no command 'audti'; did you mean 'audit'?"),
        ("matirx tokens", "there is no command 'matirx'; did you mean 'palette matrix'?"),
        ("fix tokens", "did you mean 'palette fix'?"),
        ("palette chekc tokens", "did you mean 'legible palette check'?"),
        ("rules txt-contrast", "did you mean 'text-contrast'?"),
        ("audit photo.png --disable smal-text", "did you mean 'small-text'?"),
        ("audit photo.png --format jsn", "did you mean 'json'?"),
        ("colors secondryLabel", "did you mean 'secondaryLabel'?"),
        ("contrast labl white", "did you mean 'label'?"),
        ("contrast redd white", "did you mean 'red'?"),
        ("audit photo.png --platform iso", "there is no 'iso'; did you mean 'ios'?"),
        ("audit photo.png --standard wcag-aaaa", "did you mean 'wcag-aaa'?"),
        ("audit photo.png --format annotated", "'annotated' needs a folder behind it"),
        ("simulate photo.png --vision deutranopia", "did you mean 'deuteranopia'?"),
        ("convert red --to displayp3", "did you mean 'display-p3'?"),
        ("contrast FF0000 white", "Did you mean '#FF0000'?"),
        ("contrast 0xFF0000 white", "Did you mean '#FF0000'?"),
        ("simulate photo.png --vision protanopia --output seen.jpg", "name a .png file"),
    ])
    func `is a usage error that names what was probably meant`(line: String, hint: String) throws {
        let run = try Self.run(line)
        #expect(run.exitCode == 64 && run.output.isEmpty)
        #expect(run.errors.contains(hint), "\(run.errors)")
    }

    @Test(arguments: [
        ("ignore: []", "'ignore' means nothing in a configuration; write it in 'screens';"),
        ("exclude: a", "write it in 'screens' or 'palette' or 'assets';"),
        ("screens: {ignore: [{role: secondaryLabl, reason: x}]}", "did you mean 'secondaryLabel'?"),
        (
            "screens: {platform: android, release: 26}",
            ".legible.yml:1:39: No table has colours of Android, so its releases are not known"
        ),
    ])
    func `in a configuration is named with its place`(text: String, words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(text.utf8), to: ".legible.yml")
        try folder.copy(
            URL(filePath: #filePath).appending(path: "../../../Samples/Screens/47-watch@2x.png")
                .standardizedFileURL, to: "a.png")
        let run = try LegibleProcess(["audit", "a.png"], in: folder.url)
        #expect(run.exitCode == 65 && run.errors.contains(words), "\(run.errors)")
    }

    @Test func `far from every other gets no hint`() throws {
        #expect(!(try Self.run("rules xyzzy").errors.contains("did you mean")))
    }

    @Test(arguments: [
        ("audit photo.png", "it is a JPEG picture; convert it"), ("audit empty.png", "the file is empty"),
        ("audit Tests.xcresult", "xcrun xcresulttool export attachments"),
        ("assets Tests.xcresult", "xcrun xcresulttool export attachments"),
        ("palette Tests.xcresult", "xcrun xcresulttool export attachments"),
        ("audit shots", "but 2 files of other formats (.heic, .jpg): convert them"),
    ])
    func `is not said of files in other formats, which are called what they are`(
        line: String, words: String
    ) throws {
        let run = try Self.run(line + " --format json=-")
        #expect(run.exitCode == 65)
        #expect(run.output.contains(words))
    }

    @Test func `for a release is a newer one, for which the newest known stands`() throws {
        let run = try Self.run("colors label --release 99")
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("its colours stand for those of iOS 99"))
        #expect(!run.output.contains("iOS 99"))
    }

    @Test func `is followed by the usage of the subcommand`() throws {
        let run = try Self.run("simulate photo.png")
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("Usage: legible simulate <input>"))
        #expect(run.errors.contains("See 'legible simulate --help'"))
    }
}
