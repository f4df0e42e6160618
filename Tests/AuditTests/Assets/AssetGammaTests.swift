import Audit
import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("Images that say only their gamma")
struct AssetGammaTests {
    /// The polynomial of PNG, third edition, section 5.5.
    private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// A file whose chunks of colour are one `gAMA` of 1 / 2.2.
    private static func file(_ bitmap: Bitmap<UInt8>) throws -> [UInt8] {
        let encoded = try PNGEncoder().encode(bitmap)
        var file = Array(encoded.prefix(8))
        var place = 8
        while place < encoded.count {
            let length = Int(encoded[place + 2]) << 8 | Int(encoded[place + 3])
            let name = String(decoding: encoded[place + 4..<place + 8], as: UTF8.self)
            if !["sRGB", "iCCP", "cHRM", "gAMA", "cICP"].contains(name) {
                file += encoded[place..<place + 12 + length]
            }
            if name == "IHDR" {
                let gamma = Array("gAMA".utf8) + bytes(45455)
                file += bytes(4) + gamma + bytes(checksum(gamma))
            }
            place += 12 + length
        }
        return file
    }

    @Test("do not say what their colours are")
    func told() async throws {
        let folder = try TemporaryFolder()
        var bitmap = Bitmap<UInt8>(
            width: 24, height: 24, filledWith: RGBA(red: 0, green: 120, blue: 255))
        bitmap[0, 0] = RGBA(red: 255, green: 255, blue: 255)
        try folder.write(try Self.file(bitmap), to: "A.xcassets/sea.imageset/sea.png")
        try folder.write(
            Array(#"{"images": [{"filename": "sea.png", "idiom": "universal"}]}"#.utf8),
            to: "A.xcassets/sea.imageset/Contents.json")
        let day = CalendarDate(secondsSince1970: 0)
        let configurations = Configurations(for: [], workingFolder: folder.url.path)
        let report = await AssetInputs(at: [folder.path("A.xcassets")], by: configurations).report(jobs: 1) {
            _ in
            AssetAuditor(images: PNGDecoder(), rules: RuleSelection(only: .imageProfile), today: day)
        }
        #expect(report.unread.isEmpty)
        #expect(report.findings.map(\.message) == ["'sea.png' does not say what colour space it is in."])
    }
}
