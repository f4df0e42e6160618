import ColorManagement
import Foundation
import PNGFiles
import Raster
import Screenshots
import Testing

/// Screens of published apps with colours measured by hand, beside the package where they are present.
enum RealScreens {
    static let folder = URL(filePath: #filePath).appending(path: "../../../../../shared/real")
        .standardizedFileURL
    static let arePresent = FileManager.default.fileExists(atPath: folder.path())

    struct Screen: Decodable {
        struct Line: Decodable {
            let box: [Int]
            let bg: [UInt8]
            let fg: [UInt8]
            let ratio_min: Double
            let ratio_max: Double
            let uncertain: Bool?
        }

        let image: String
        let scale: Double
        let profile: String?
        let lines: [Line]
    }

    static func load() throws -> [Screen] {
        try JSONDecoder().decode([Screen].self, from: Data(contentsOf: folder.appending(path: "truth.json")))
    }
}

@Suite(.enabled(if: RealScreens.arePresent, "needs ../shared/real"))
struct `Real screens` {
    @Test func `in 16-bit Display P3 have the colours that were measured`() throws {
        var lines = 0
        for screen in try RealScreens.load() where screen.profile == "Display P3" {
            let screenshot = try Screenshot(
                contentsOf: RealScreens.folder.appending(path: screen.image).path(), decodedBy: PNGDecoder())
            #expect(screenshot.colorSpace == "Display P3")
            #expect(screenshot.warnings.isEmpty)
            let shown = screenshot.opaqueSRGB()
            for line in screen.lines where line.uncertain != true && line.ratio_min == line.ratio_max {
                let (x, y, width, height) = (line.box[0], line.box[1], line.box[2], line.box[3])
                let colors = Set(
                    (y..<min(y + height, shown.height)).flatMap { row in
                        (x..<min(x + width, shown.width)).map { shown[$0, row] }
                    })
                for color in [line.bg, line.fg] {
                    #expect(
                        colors.contains(RGBA(red: color[0], green: color[1], blue: color[2])),
                        "\(color) is missing in \(line.box) of \(screen.image)")
                }
                lines += 1
            }
        }
        #expect(lines > 100)
    }

    @Test func `have the scale of their device`() throws {
        for screen in try RealScreens.load() {
            let file = RealScreens.folder.appending(path: screen.image)
            let header = try PNGMetadata(decoding: Data(contentsOf: file).bytes).header
            let scale = Scale(fileName: screen.image, width: header.width, height: header.height)
            #expect(scale == Scale(screen.scale, source: .device), "\(screen.image)")
        }
    }

    @Test func `hold Apple's profile, which is Display P3 but for rounding`() throws {
        let file = RealScreens.folder.appending(path: "ios__AboutView-test__testUI-dark.png")
        let metadata = try PNGMetadata(decoding: Data(contentsOf: file).bytes)
        let profile = try ICCProfile(decoding: try #require(metadata.colorChunks.profile).bytes)
        #expect(profile.name == "Display P3")
        #expect(try ColorTransform(from: profile, to: .displayP3).isIdentity)
    }
}
