import CLittleCMS

/// Profiles of every class that the format has, made by Little CMS.
///
/// Source of what belongs in which: ICC.1:2022 §8 and, for version 2, ICC.1:2001-04 §6.3.
enum EngineProfiles {
    /// How a table's colours are stored.
    enum Table: Int, CaseIterable {
        /// lut8Type to Lab.
        case eightBit
        /// lut16Type to Lab, whose lightness of 100 is code 0xFF00.
        case sixteenBit
        /// lutAToBType to Lab, whose lightness of 100 is code 0xFFFF.
        case stages
        /// lutAToBType to XYZ.
        case stagesToXYZ

        var version: Double { self == .eightBit || self == .sixteenBit ? 2.4 : 4.3 }
    }

    /// The curves that profiles are made with.
    enum Curve: CaseIterable {
        case gamma, parametric, table

        func makeHandle() -> OpaquePointer? {
            switch self {
            case .gamma: cmsBuildGamma(nil, 1.8)
            case .parametric:
                cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
            case .table:
                cmsBuildTabulatedToneCurve16(
                    nil, 64, (0..<64).map { UInt16(65535 * $0 * $0 / (63 * 63)) })
            }
        }
    }

    /// A profile of a matrix and three curves.
    static func matrix(_ curve: Curve, class deviceClass: cmsProfileClassSignature, version: Double)
        -> [UInt8]
    {
        let handle = curve.makeHandle()
        defer { cmsFreeToneCurve(handle) }
        var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
        var primaries = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: 0.64, y: 0.33, Y: 1), Green: cmsCIExyY(x: 0.21, y: 0.71, Y: 1),
            Blue: cmsCIExyY(x: 0.15, y: 0.06, Y: 1))
        return finish(
            cmsCreateRGBProfile(&white, &primaries, [handle, handle, handle]), class: deviceClass,
            version: version)
    }

    /// A grey profile, whose curve yields light or, with a Lab connection space, lightness.
    static func gray(
        _ curve: Curve, to connection: cmsColorSpaceSignature, class deviceClass: cmsProfileClassSignature,
        version: Double
    ) -> [UInt8] {
        let handle = curve.makeHandle()
        defer { cmsFreeToneCurve(handle) }
        let profile = cmsCreateGrayProfile(cmsD50_xyY(), handle)
        cmsSetPCS(profile, connection)
        return finish(profile, class: deviceClass, version: version)
    }

    /// A grey profile whose codes are lightness in equal steps, as `Gray-CIE_L.icc` has it.
    static var lightness: [UInt8] {
        let line = cmsBuildTabulatedToneCurve16(nil, 2, [0, 65535])
        defer { cmsFreeToneCurve(line) }
        let profile = cmsCreateGrayProfile(cmsD50_xyY(), line)
        cmsSetPCS(profile, cmsSigLabData)
        return finish(profile, class: cmsSigDisplayClass, version: 2.1)
    }

    /// A profile of one table for colours of one or three channels.
    static func table(_ table: Table, channels: Int, class deviceClass: cmsProfileClassSignature) -> [UInt8] {
        let profile = cmsCreateProfilePlaceholder(nil)
        cmsSetColorSpace(profile, channels == 1 ? cmsSigGrayData : cmsSigRgbData)
        cmsSetPCS(profile, table == .stagesToXYZ ? cmsSigXYZData : cmsSigLabData)
        cmsSetProfileVersion(profile, table.version)
        var encoding = (channels: channels, table: table)
        let grid = cmsStageAllocCLut16bit(nil, 9, cmsUInt32Number(channels), 3, nil)
        let lut = cmsPipelineAlloc(nil, cmsUInt32Number(channels), 3)
        let line = cmsBuildTabulatedToneCurve16(nil, 2, [0, 65535])
        defer {
            cmsPipelineFree(lut)
            cmsFreeToneCurve(line)
        }
        cmsStageSampleCLut16bit(grid, sample, &encoding, 0)
        let curves = [OpaquePointer?](repeating: line, count: 3)
        cmsPipelineInsertStage(
            lut, cmsAT_END, cmsStageAllocToneCurves(nil, cmsUInt32Number(channels), curves))
        cmsPipelineInsertStage(lut, cmsAT_END, grid)
        cmsPipelineInsertStage(lut, cmsAT_END, cmsStageAllocToneCurves(nil, 3, curves))
        cmsPipelineSetSaveAs8bitsFlag(lut, table == .eightBit ? 1 : 0)
        cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(lut))
        cmsWriteTag(profile, cmsSigMediaWhitePointTag, cmsD50_XYZ())
        return finish(profile, class: deviceClass, version: table.version)
    }

    /// Profiles that do not give a picture's numbers a meaning, by what they are.
    static var others: [String: [UInt8]] {
        let line = cmsBuildTabulatedToneCurve16(nil, 2, [0, 65535])
        defer { cmsFreeToneCurve(line) }
        let lines = [OpaquePointer?](repeating: line, count: 4)
        let names = cmsCreateProfilePlaceholder(nil)
        cmsSetColorSpace(names, cmsSigRgbData)
        cmsSetPCS(names, cmsSigLabData)
        let cmyk = cmsCreateProfilePlaceholder(nil)
        cmsSetColorSpace(cmyk, cmsSigCmykData)
        cmsSetPCS(cmyk, cmsSigLabData)
        return [
            "device link": finish(
                cmsCreateLinearizationDeviceLink(cmsSigRgbData, lines), class: cmsSigLinkClass, version: 4.3),
            "abstract": finish(
                cmsCreateBCHSWabstractProfile(9, 10, 1, 0, 0, 5000, 5000), class: cmsSigAbstractClass,
                version: 2.4),
            "named colours": finish(names, class: cmsSigNamedColorClass, version: 4.3),
            "CMYK": finish(cmyk, class: cmsSigOutputClass, version: 4.3),
            "Lab": finish(cmsCreateLab4Profile(nil), class: cmsSigColorSpaceClass, version: 4.3),
            "XYZ": finish(cmsCreateXYZProfile(), class: cmsSigColorSpaceClass, version: 4.3),
        ]
    }

    /// A colour for every node of a table: smooth, and unlike any other profile's.
    private static let sample: cmsSAMPLER16 = { input, output, cargo in
        guard let input, let output,
            let encoding = cargo?.assumingMemoryBound(to: (channels: Int, table: Table).self).pointee
        else { return 0 }
        let channels = (0..<3).map { Double(input[encoding.channels == 1 ? 0 : $0]) / 65535 }
        var lab = cmsCIELab(
            L: 100 * (0.3 * channels[0] + 0.5 * channels[1] + 0.2 * channels[2]),
            a: 80 * (channels[0] - channels[1]), b: 60 * (channels[1] - channels[2]))
        switch encoding.table {
        // Eight bits are the upper ones of the encoding that version 4 has, too.
        case .eightBit, .stages: cmsFloat2LabEncoded(output, &lab)
        case .sixteenBit: cmsFloat2LabEncodedV2(output, &lab)
        case .stagesToXYZ:
            var xyz = cmsCIEXYZ()
            cmsLab2XYZ(nil, &xyz, &lab)
            cmsFloat2XYZEncoded(output, &xyz)
        }
        return 1
    }

    private static func finish(
        _ profile: cmsHPROFILE?, class deviceClass: cmsProfileClassSignature, version: Double
    ) -> [UInt8] {
        defer { cmsCloseProfile(profile) }
        cmsSetDeviceClass(profile, deviceClass)
        cmsSetProfileVersion(profile, version)
        var size: cmsUInt32Number = 0
        precondition(cmsSaveProfileToMem(profile, nil, &size) != 0)
        var data = [UInt8](repeating: 0, count: Int(size))
        precondition(cmsSaveProfileToMem(profile, &data, &size) != 0)
        return data
    }
}
