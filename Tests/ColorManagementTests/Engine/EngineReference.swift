import CLittleCMS
import ColorManagement

/// Little CMS itself, without its optimisations and in its own eight bits.
enum EngineReference {
    private static let eightBitGray: cmsUInt32Number = 3 << 16 | 1 << 3 | 1
    private static let eightBitRGB: cmsUInt32Number = 4 << 16 | 3 << 3 | 1

    /// What codes of a profile are in sRGB, three for a pixel; nil where Little CMS does not join the two.
    static func sRGB(of codes: [UInt8], through data: [UInt8], isGray: Bool) -> [UInt8]? {
        let sRGB = ICCProfile.sRGB.data
        guard let source = cmsOpenProfileFromMem(data, cmsUInt32Number(data.count)) else { return nil }
        defer { cmsCloseProfile(source) }
        guard let target = cmsOpenProfileFromMem(sRGB, cmsUInt32Number(sRGB.count)) else { return nil }
        defer { cmsCloseProfile(target) }
        guard
            let transform = cmsCreateTransform(
                source, isGray ? eightBitGray : eightBitRGB, target, eightBitRGB,
                cmsUInt32Number(RenderingIntent.relativeColorimetric.rawValue),
                cmsUInt32Number(cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE))
        else { return nil }
        defer { cmsDeleteTransform(transform) }
        let count = codes.count / (isGray ? 1 : 3)
        var output = [UInt8](repeating: 0, count: 3 * count)
        cmsDoTransform(transform, codes, &output, cmsUInt32Number(count))
        return output
    }
}
