import Audit
import ColorManagement
import Foundation
import Legible
import PNGFiles
import Raster
import Screenshots
import TestSupport
import Testing
import TextDetection

@Suite("A copy in Display P3 of a screen in sRGB")
struct DisplayP3CopyTests {
    static let screens: [URL] = {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Samples/Screens")
            .standardizedFileURL
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "png" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    private static func screens(_ kind: SampleKind) -> [URL] {
        screens.filter { SampleKind(fileName: $0.lastPathComponent) == kind }
    }

    /// The audits of a screen and of its copy, which has been through a file.
    private func audits(
        of file: URL, format: PixelFormat
    ) throws -> (original: ScreenAudit, copy: ScreenAudit) {
        let original = try Screenshot(contentsOf: file.path(percentEncoded: false))
        let profile = ICCProfile.displayP3
        let tag = ColorChunks.EmbeddedProfile(name: profile.name, bytes: profile.data)
        let encoder = PNGEncoder(colorTag: .profile(tag), compressionLevel: 1)
        let screen = original.opaqueSRGB()
        let bytes =
            format == .rgba8
            ? try encoder.encode(try converted(screen, of: UInt8.self, format))
            : try encoder.encode(try converted(screen, of: UInt16.self, format))
        let copy = try Screenshot(decoding: bytes, name: file.lastPathComponent)
        #expect(copy.colorSpace == "Display P3")
        return (Auditor().audit(original), Auditor().audit(copy))
    }

    private func converted<Channel>(
        _ screen: Bitmap<UInt8>, of: Channel.Type, _ format: PixelFormat
    ) throws -> Bitmap<Channel> {
        let pass = PixelTransform(try ColorTransform(from: .sRGB, to: .displayP3), from: .rgba8, to: format)
        var copy = Bitmap(
            width: screen.width, height: screen.height, filledWith: RGBA<Channel>(red: 0, green: 0, blue: 0))
        pass.convert(screen.pixels, into: &copy.pixels)
        return copy
    }

    @Test("with 16 bits gives the same regions, to the last digit", arguments: screens)
    func sixteenBits(screen: URL) throws {
        let (original, copy) = try audits(of: screen, format: .rgba16)
        #expect(!original.regions.isEmpty)
        #expect(copy.regions.map(\.region) == original.regions.map(\.region))
    }

    /// One 8-bit code of Display P3 stands for up to a dozen colours of sRGB, whose luminance differs by up
    /// to 1.5 %. Zones are cut by Display P3's codes and so are the same for both; which colours letters were
    /// drawn in is told by the blends at their rims.
    @Test(
        "with 8 bits gives the same lines, with the same verdict and a ratio within 0.5 %",
        arguments: screens(.phone)
    )
    func eightBits(screen: URL) throws {
        let (original, copy) = try audits(of: screen, format: .rgba8)
        let lines = original.regions.filter { $0.region.kind == .text }
        let copied = copy.regions.filter { $0.region.kind == .text }
        #expect(copied.count == lines.count)
        // Over a photograph the rim of a glyph may fade a pixel earlier.
        let reach = Int(original.scale.value)
        for line in lines {
            let twin = copied.min { line.distance(to: $0) < line.distance(to: $1) }
            let found = try #require(twin)
            #expect(line.distance(to: found) <= reach, "\(line.region.box)")
            #expect(found.judgement?.verdict == line.judgement?.verdict, "\(line.region.box)")
            let ratio = line.region.contrast.typical
            let difference = abs(found.region.contrast.typical - ratio)
            #expect(difference <= 0.005 * ratio, "\(line.region.box)")
        }
    }

    /// Strokes that show their ink nowhere, and code whose pieces touch, are read otherwise here and there.
    @Test(
        "of other kinds gives nearly all lines with the same verdict",
        arguments: screens(.other)
    )
    func others(screen: URL) throws {
        let (original, copy) = try audits(of: screen, format: .rgba8)
        let lines = original.regions.filter { $0.region.kind == .text }
        let copied = copy.regions.filter { $0.region.kind == .text }
        let reach = Int(original.scale.value)
        let alike = lines.count { line in
            copied.contains {
                line.distance(to: $0) <= reach && $0.judgement?.verdict == line.judgement?.verdict
            }
        }
        #expect(Double(alike) >= 0.96 * Double(lines.count), "\(alike) of \(lines.count)")
    }
}

extension JudgedRegion {
    /// The largest distance between edges of the boxes.
    fileprivate func distance(to other: JudgedRegion) -> Int {
        let (a, b) = (region.box, other.region.box)
        return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
    }
}
