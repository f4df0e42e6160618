import ColorManagement
import Foundation
import PNGAssembly
import PNGFiles
import Raster
import Screenshots
import Testing

/// What code points (`cICP`) say that is not sRGB is read for what it is, or not at all.
@Suite struct `Screenshots of code points` {
    private static let greys: [UInt8] = [0, 20, 64, 128, 200, 240, 255]

    private static func file(
        primaries: UInt8 = 1, transfer: UInt8, matrix: UInt8 = 0, isFullRange: Bool = true
    ) -> PNGBuilder {
        PNGBuilder(greys: greys).with(
            primaries: primaries, transfer: transfer, matrix: matrix, isFullRange: isFullRange)
    }

    private static func fault(of file: PNGBuilder) -> String? {
        let error = #expect(throws: ScreenshotError.self) {
            try Screenshot(decoding: file.file, by: PNGDecoder(), name: "test.png")
        }
        guard case .colors(let reason) = error?.fault else { return nil }
        return reason
    }

    @Test(
        arguments: [
            (16, "transfer function 16 (PQ, SMPTE ST 2084) does not say where white is"),
            (18, "transfer function 18 (HLG, Rec. ITU-R BT.2100) does not say where white is"),
        ] as [(UInt8, String)], [1, 9, 12] as [UInt8])
    func `of high dynamic range are not judged`(transfer: (code: UInt8, reason: String), primaries: UInt8) {
        let file = Self.file(primaries: primaries, transfer: transfer.code)
        #expect(Self.fault(of: file) == transfer.reason)
        // What else the file says was written for programs that do not know code points: its samples are not
        // that.
        #expect(Self.fault(of: file.with("sRGB", [0])) == transfer.reason)
    }

    @Test func `that no program knows, or of other components than RGB, are not judged`() {
        #expect(Self.fault(of: Self.file(transfer: 200)) == "cICP transfer function 200")
        #expect(Self.fault(of: Self.file(transfer: 9)) == "cICP transfer function 9")
        #expect(Self.fault(of: Self.file(primaries: 10, transfer: 17)) == "cICP colour primaries 10")
        #expect(
            Self.fault(of: Self.file(transfer: 13, matrix: 1))
                == "cICP matrix coefficients 1, which are not RGB")
        #expect(
            Self.fault(of: Self.file(transfer: 13, isFullRange: false)) == "cICP components of narrow range")
    }

    @Test func `name what to do`() {
        let error = #expect(throws: ScreenshotError.self) {
            try Screenshot(decoding: Self.file(transfer: 16).file, by: PNGDecoder(), name: "hdr.png")
        }
        #expect(
            error?.description
                == "hdr.png: its colours cannot be judged: transfer function 16 (PQ, SMPTE ST 2084) does not say "
                + "where white is; export it in sRGB or Display P3")
    }

    @Test func `that say nothing leave the word to other chunks`() throws {
        let file = Self.file(primaries: 2, transfer: 2)
        let screenshot = try Screenshot(
            decoding: file.with("sRGB", [0]).file, by: PNGDecoder(), name: "test.png")
        #expect(screenshot.colorSpace == "sRGB")
        #expect(screenshot.warnings.count == 1)
    }

    /// The light of a code by the formulas of H.273, table 3, solved for light; V is 0…1.
    private static let formulas: [(code: UInt8, light: @Sendable (Double) -> Double)] = [
        (1, { $0 < 0.0812428583 ? $0 / 4.5 : pow(($0 + 0.0992968268) / 1.0992968268, 1 / 0.45) }),
        (4, { pow($0, 2.2) }), (5, { pow($0, 2.8) }),
        (7, { $0 < 0.0912 ? $0 / 4 : pow(($0 + 0.1115) / 1.1115, 1 / 0.45) }), (8, { $0 }),
        (11, { $0 < 0.0812428583 ? $0 / 4.5 : pow(($0 + 0.0992968268) / 1.0992968268, 1 / 0.45) }),
        (17, { 52.37 / 48 * pow($0, 2.6) }),
    ]

    @Test(arguments: formulas.map(\.code))
    func `with a white are decoded by the formula`(transfer: UInt8) throws {
        let light = try #require(Self.formulas.first { $0.code == transfer }).light
        let screenshot = try Screenshot(
            decoding: Self.file(transfer: transfer).file, by: PNGDecoder(), name: "test.png")
        #expect(screenshot.warnings.isEmpty)
        for (pixel, code) in zip(screenshot.opaqueSRGB().pixels, Self.greys) {
            let linear = min(1, light(Double(code) / 255))
            let encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
            // The nearest code; a colour on the border between two may fall on either side.
            #expect(abs(Double(pixel.green) - encoded * 255) <= 0.5 + 1e-6, "\(transfer): \(code)")
            #expect(pixel.red == pixel.green && pixel.blue == pixel.green)
        }
    }

    @Test func `in the primaries of cinema keep their white`() throws {
        let screenshot = try Screenshot(
            decoding: Self.file(primaries: 11, transfer: 17).file, by: PNGDecoder(), name: "test.png")
        let white = try #require(screenshot.opaqueSRGB().pixels.last)
        #expect([white.red, white.green, white.blue] == [255, 255, 255])
    }

    @Test(arguments: [16, 18] as [UInt8])
    func `inside an ICC profile say the same`(transfer: UInt8) throws {
        let data = try #require(Self.profile(statingTransfer: transfer))
        #expect(
            Self.fault(of: PNGBuilder.small().with(profile: data))?.contains("does not say where white is")
                == true)
        let sound = try #require(Self.profile(statingTransfer: 13))
        #expect(
            try Screenshot(
                decoding: PNGBuilder.small().with(profile: sound).file, by: PNGDecoder(), name: "p"
            ).warnings.isEmpty
        )
    }

    /// The built-in profile of Display P3, with a tag of code points (ICC.1:2022, 10.3) in the place of its
    /// copyright.
    private static func profile(statingTransfer transfer: UInt8) -> [UInt8]? {
        var data = ICCProfile.displayP3.data
        let content: [UInt8] = Array("cicp".utf8) + [0, 0, 0, 0, 9, transfer, 0, 1]
        guard let entry = data.firstRange(of: Array("desc".utf8)) else { return nil }
        let place = data.count
        data.replaceSubrange(
            entry.lowerBound..<entry.lowerBound + 12,
            with: Array("cicp".utf8) + UInt32(place).bigEndianBytes + UInt32(content.count).bigEndianBytes)
        data += content
        data.replaceSubrange(0..<4, with: UInt32(data.count).bigEndianBytes)
        return data
    }
}
