import PNGAssembly
import PNGFiles
import Raster
import Testing

struct EmbeddedProfileTests {
    /// Bytes that claim to be a profile of their own size, which is all that reading a file looks at.
    static func profile(size: Int, claiming claim: Int? = nil) -> [UInt8] {
        UInt32(claim ?? size).bigEndianBytes + (4..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    }

    static func chunk(name: String, profile: [UInt8]) -> PNGBuilder.Chunk {
        .init("iCCP", Array(name.utf8) + [0, 0] + compress(profile))
    }

    @Test func `a profile is inflated byte for byte`() throws {
        let profile = Self.profile(size: 3000)
        let metadata = try ColorChunkTests.metadata(Self.chunk(name: "Display P3", profile: profile))
        #expect(metadata.colorChunks.profile == .init(name: "Display P3", bytes: profile))
        #expect(metadata.warnings == [])
    }

    @Test func `a profile's name is Latin-1`() throws {
        let data: [UInt8] = [0x46, 0xe4, 0x72, 0x62, 0, 0] + compress(Self.profile(size: 128))
        #expect(try ColorChunkTests.metadata(.init("iCCP", data)).colorChunks.profile?.name == "Färb")
    }

    @Test func `a profile beyond the limit is left out and reported`() throws {
        let chunk = Self.chunk(name: "p", profile: Self.profile(size: 1001))
        let kept = try ColorChunkTests.metadata(chunk, limits: ImageLimits(profileSize: 1001))
        #expect(kept.colorChunks.profile != nil)
        let left = try ColorChunkTests.metadata(chunk, limits: ImageLimits(profileSize: 1000))
        #expect(left.colorChunks.profile == nil)
        #expect(
            left.warnings
                == [PNGWarning(chunk: "iCCP", reason: "its profile claims 1001 bytes, and the limit is 1000")]
        )
    }

    @Test func `a profile that inflates to more than it claims is cut at its claim`() throws {
        let bomb = Self.profile(size: 50_000_000, claiming: 500)
        let metadata = try ColorChunkTests.metadata(Self.chunk(name: "p", profile: bomb))
        #expect(metadata.colorChunks.profile?.bytes == Array(bomb.prefix(500)))
    }

    @Test func `a profile that claims far more than it holds is left out`() throws {
        for claim in [4_000_000, Int(UInt32.max)] {
            let chunk = Self.chunk(name: "p", profile: Self.profile(size: 200, claiming: claim))
            let metadata = try ColorChunkTests.metadata(chunk)
            #expect(metadata.colorChunks.profile == nil)
            #expect(metadata.warnings.map(\.chunk) == ["iCCP"])
        }
    }
}
