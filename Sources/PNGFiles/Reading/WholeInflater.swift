internal import PNGSession

#if canImport(CLibDeflate)
    internal import CLibDeflate
#endif

/// What inflates the image data of a whole picture at once: libdeflate, where it was installed when this was
/// built, in a tenth of zlib's time on flat screens; else nothing, and zlib inflates a few rows at a time.
///
/// What is read is the same either way: where libdeflate finds fault with a stream, libpng judges it.
package enum WholeInflater {
    /// Whether there is one.
    package static var isThere: Bool { libdeflate != nil }

    #if canImport(CLibDeflate)
        static let libdeflate: PNGSessionInflater? = { bytes, count, output, outputCount in
            guard let decompressor = libdeflate_alloc_decompressor() else { return false }
            defer { libdeflate_free_decompressor(decompressor) }
            var used = 0
            let result = libdeflate_zlib_decompress_ex(
                decompressor, bytes, count, output, outputCount, &used, nil)
            return result == LIBDEFLATE_SUCCESS && used == count
        }
    #else
        static let libdeflate: PNGSessionInflater? = nil
    #endif
}
