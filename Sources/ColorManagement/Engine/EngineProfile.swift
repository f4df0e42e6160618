internal import CLittleCMS
internal import PixelConversion

/// An open Little CMS profile, closed when the value goes.
struct EngineProfile: ~Copyable {
    let handle: cmsHPROFILE

    /// Takes over a handle; nil stays nil.
    init?(owning handle: cmsHPROFILE?) {
        guard let handle else { return nil }
        self.handle = handle
    }

    /// Opens a profile from its bytes, which Little CMS copies.
    init?(_ data: [UInt8], in context: borrowing EngineContext) {
        self.init(owning: cmsOpenProfileFromMemTHR(context.handle, data, cmsUInt32Number(data.count)))
    }

    deinit { cmsCloseProfile(handle) }

    func has(_ tag: cmsTagSignature) -> Bool { cmsIsTag(handle, tag) != 0 }

    /// A tag of `count` tristimuli or matrix rows; nil where it is absent, damaged or shorter.
    func tristimuli(_ tag: cmsTagSignature, count: Int) -> [SIMD3<Double>]? {
        // Little CMS hands out arrays that are too short with no more than a complaint, so their size is
        // checked here: a type signature and a reserved word, then 3 numbers of 4 bytes each.
        guard cmsReadRawTag(handle, tag, nil, 0) >= 8 + 12 * count, let content = cmsReadTag(handle, tag)
        else {
            return nil
        }
        let values = UnsafeBufferPointer(start: content.assumingMemoryBound(to: cmsCIEXYZ.self), count: count)
        return values.map { SIMD3($0.X, $0.Y, $0.Z) }
    }

    /// The tone curve of a tag; nil where it is absent, damaged or of a kind without a closed form.
    func curve(_ tag: cmsTagSignature) -> ToneCurve? {
        guard let content = cmsReadTag(handle, tag) else { return nil }
        return ToneCurve(OpaquePointer(content))
    }

    /// The profile in its file format, dated as if always made on the same day; nil where the engine cannot
    /// write it.
    func serialized() -> [UInt8]? {
        var size: cmsUInt32Number = 0
        guard cmsSaveProfileToMem(handle, nil, &size) != 0 else { return nil }
        var data = [UInt8](repeating: 0, count: Int(size))
        guard cmsSaveProfileToMem(handle, &data, &size) != 0 else { return nil }
        data.replaceSubrange(24..<36, with: [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
        return data
    }

    /// The English (or first) description, without control characters, at most 80 characters.
    var description: String {
        let capacity = 256
        var text = [wchar_t](repeating: 0, count: capacity)
        let size = cmsUInt32Number(capacity * MemoryLayout<wchar_t>.size)
        cmsGetProfileInfo(handle, cmsInfoDescription, "en", "US", &text, size)
        let scalars = text.prefix { $0 != 0 }
            .compactMap { Unicode.Scalar(UInt32(bitPattern: Int32($0))) }
            .filter { $0.properties.generalCategory != .control && $0.properties.generalCategory != .format }
        return String(String(String.UnicodeScalarView(scalars)).prefix(80))
    }
}
