import CLittleCMS
import ColorManagement
import Foundation
import Testing

/// Every class of profile, against Little CMS without its optimisations.
@Suite struct `Profile classes` {
    static let classes = [cmsSigDisplayClass, cmsSigInputClass, cmsSigOutputClass, cmsSigColorSpaceClass]
    private static let grid: [UInt8] = [0, 1, 7, 31, 64, 100, 128, 180, 222, 254, 255]
    private static let colors: [UInt8] = {
        var codes: [UInt8] = []
        for red in grid {
            for green in grid {
                for blue in grid { codes += [red, green, blue] }
            }
        }
        return codes
    }()

    /// Compares every value, and has few of them differ at all.
    private static func compare(_ data: [UInt8], isGray: Bool, _ what: String) throws {
        let codes: [UInt8] = isGray ? Array(UInt8.min...UInt8.max) : colors
        let expected = try #require(EngineReference.sRGB(of: codes, through: data, isGray: isGray))
        let transform = try ColorTransform(from: try ICCProfile(decoding: data), to: .sRGB)
        var pixels: [UInt8] = []
        for start in stride(from: 0, to: codes.count, by: isGray ? 1 : 3) {
            for channel in 0..<3 { pixels.append(codes[isGray ? start : start + channel]) }
            pixels.append(255)
        }
        let pass = PixelTransform(transform, from: .rgba8, to: .rgba8)
        let converted: [UInt8] = pass.converted(pixels, to: UInt8.self)
        var count = 0
        for (index, value) in expected.enumerated() {
            let place = index / 3 * 4 + index % 3
            let difference = abs(Int(converted[place]) - Int(value))
            // Little CMS carries 16 bits from step to step: now and then a colour falls on the other side.
            #expect(difference <= 1, "\(what): value \(index)")
            count += min(difference, 1)
        }
        #expect(Double(count) <= 0.02 * Double(expected.count), "\(what): \(count) of \(expected.count)")
    }

    @Test(arguments: EngineProfiles.Curve.allCases, [2.1, 4.3])
    func `of a matrix and curves`(curve: EngineProfiles.Curve, version: Double) throws {
        for deviceClass in Self.classes {
            let data = EngineProfiles.matrix(curve, class: deviceClass, version: version)
            try Self.compare(data, isGray: false, "\(curve) \(deviceClass) \(version)")
        }
    }

    @Test(arguments: EngineProfiles.Curve.allCases, [2.1, 4.3])
    func `of grey light and of grey lightness`(curve: EngineProfiles.Curve, version: Double) throws {
        for deviceClass in Self.classes {
            for connection in [cmsSigXYZData, cmsSigLabData] {
                let data = EngineProfiles.gray(curve, to: connection, class: deviceClass, version: version)
                try Self.compare(data, isGray: true, "\(curve) \(connection) \(deviceClass) \(version)")
            }
        }
    }

    @Test func `of grey lightness in equal steps show it, and not light`() throws {
        // Code 74 of 255 is a lightness of 29.02, which is code 68 of sRGB; taken for light it would be 147.
        let transform = try ColorTransform(
            from: try ICCProfile(decoding: EngineProfiles.lightness), to: .sRGB)
        let grey = transform.convert([74.0 / 255, 74.0 / 255, 74.0 / 255]) * 255
        #expect(abs(grey.x - 68) < 0.5 && abs(grey.y - 68) < 0.5 && abs(grey.z - 68) < 0.5)
    }

    @Test(arguments: EngineProfiles.Table.allCases, [1, 3])
    func `of tables`(table: EngineProfiles.Table, channels: Int) throws {
        for deviceClass in Self.classes {
            let data = EngineProfiles.table(table, channels: channels, class: deviceClass)
            try Self.compare(data, isGray: channels == 1, "\(table) \(deviceClass) \(channels)")
        }
    }

    @Test(arguments: EngineProfiles.others.keys.sorted())
    func `that give no picture a meaning are refused with the reason`(name: String) throws {
        let data = try #require(EngineProfiles.others[name])
        let error = #expect(throws: ICCProfileError.self) { try ICCProfile(decoding: data) }
        #expect(error?.code == .unsupported)
        #expect(error?.context.isEmpty == false)
    }

    @Test func `as Debian packages them`() throws {
        let folder = "/usr/share/color/icc"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.lowercased().hasSuffix(".icc") || $0.hasSuffix(".ICM") }.sorted()
        guard !files.isEmpty else {
            print("skipped: \(folder) holds no profiles; install icc-profiles-free")
            return
        }
        var compared = 0
        for file in files {
            let data = [UInt8](try #require(FileManager.default.contents(atPath: "\(folder)/\(file)")))
            guard let profile = try? ICCProfile(decoding: data) else { continue }
            try Self.compare(data, isGray: profile.colorModel == .gray, file)
            compared += 1
        }
        #expect(compared > 0)
    }
}
