internal import CLittleCMS
internal import ColorMath
internal import PixelConversion

extension EngineProfile {
    /// A matrix profile of one tone curve in its file format; nil where the engine cannot make it.
    static func serialized(
        name: String, primaries: RGBPrimaries, curve: ToneCurve, in context: borrowing EngineContext
    ) -> [UInt8]? {
        guard let curveHandle = curve.makeHandle(in: context) else { return nil }
        defer { cmsFreeToneCurve(curveHandle) }
        var white = cmsCIExyY(x: primaries.white.x, y: primaries.white.y, Y: 1)
        var triple = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(primaries.red), Green: cmsCIExyY(primaries.green), Blue: cmsCIExyY(primaries.blue))
        let curves: [OpaquePointer?] = [curveHandle, curveHandle, curveHandle]
        guard
            let profile = EngineProfile(
                owning: cmsCreateRGBProfileTHR(context.handle, &white, &triple, curves)),
            let text = cmsMLUalloc(context.handle, 1)
        else { return nil }
        defer { cmsMLUfree(text) }
        guard cmsMLUsetASCII(text, "en", "US", name) != 0,
            cmsWriteTag(profile.handle, cmsSigProfileDescriptionTag, UnsafeRawPointer(text)) != 0
        else { return nil }
        return profile.serialized()
    }
}

extension cmsCIExyY {
    init(_ chromaticity: Chromaticity) { self.init(x: chromaticity.x, y: chromaticity.y, Y: 1) }
}
