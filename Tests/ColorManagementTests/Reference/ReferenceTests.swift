import ColorManagement
import ColorMath
import Foundation
import Testing

@Suite struct `Independent implementations` {
    @Test(arguments: [
        "display-p3 to srgb by coloraide", "srgb to display-p3 by coloraide",
        "srgb to display-p3 by colour-science",
        "display-p3 to linear srgb by coloraide", "rec2020 to srgb by coloraide",
        "adobe rgb to display-p3 by coloraide", "srgb to prophoto by coloraide",
    ])
    func `give the same colours`(name: String) throws {
        let rows = try #require(try ReferenceTable.load().colors[name])
        let transform = try Self.transform(name)
        for row in rows {
            let converted = transform.convert([row[0], row[1], row[2]])
            for channel in 0..<3 {
                // Both sides compute in doubles. What is left comes from knees: the sRGB curve's two pieces
                // meet only to eight digits.
                #expect(abs(converted[channel] - row[3 + channel]) < 1e-7, "\(row) became \(converted)")
            }
        }
    }

    @Test(arguments: ["srgb-by-pillow", "adobe-rgb", "p3-by-table", "coarse-table", "lab-table", "gray"])
    func `give the same pixels through ICC profiles`(name: String) throws {
        let table = try ReferenceTable.load()
        let rows = try #require(table.pixels[name])
        let profile = try ICCProfile(decoding: [UInt8](try #require(table.profiles[name])))
        let transform = try ColorTransform(from: profile, to: .sRGB)
        let pixels = PixelTransform(transform, from: .rgba8, to: .rgba8).converted(
            rows.flatMap { $0[0..<3] + [255] }, to: UInt8.self)
        var differences = 0
        for (index, row) in rows.enumerated() {
            for channel in 0..<3 {
                let difference = abs(Int(pixels[4 * index + channel]) - Int(row[3 + channel]))
                // Pillow's engine rounds to 16 bits on the way, so that now and then a colour falls on the
                // other side.
                #expect(difference <= 1, "\(row) became \(pixels[4 * index..<4 * index + 3])")
                differences += difference
            }
        }
        #expect(Double(differences) <= 0.01 * Double(3 * rows.count))
    }

    private static func transform(_ name: String) throws -> ColorTransform {
        let adobePrimaries = RGBPrimaries(
            red: .init(x: 0.64, y: 0.33), green: .init(x: 0.21, y: 0.71), blue: .init(x: 0.15, y: 0.06),
            white: .d65)
        let proPhotoPrimaries = RGBPrimaries(
            red: .init(x: 0.7347, y: 0.2653), green: .init(x: 0.1596, y: 0.8404),
            blue: .init(x: 0.0366, y: 0.0001), white: .init(x: 0.3457, y: 0.3585))
        let ends = name.components(separatedBy: " by ")[0].components(separatedBy: " to ")
        func profile(_ name: String) throws -> ICCProfile {
            switch name {
            case "srgb": .sRGB
            case "linear srgb": .linearSRGB
            case "display-p3": .displayP3
            case "rec2020": try ICCProfile(colorPrimaries: 9, transferFunction: 14)
            case "adobe rgb": try ICCProfile(primaries: adobePrimaries, decodingGamma: 563 / 256)
            default: try ICCProfile(primaries: proPhotoPrimaries, decodingGamma: 1.8)
            }
        }
        return try ColorTransform(from: profile(ends[0]), to: profile(ends[1]))
    }
}
