public import Audit

#if canImport(PNGFiles)
    internal import PNGFiles
#else
    internal import AppleImages
#endif

extension Auditor {
    /// The auditor of expectations that name none: WCAG AA with every rule that is on by default.
    ///
    /// On Linux and macOS it reads PNG files as the command does, on other systems of Apple what ImageIO
    /// reads.
    public static var ofTests: Auditor {
        #if canImport(PNGFiles)
            Auditor(images: PNGDecoder())
        #else
            Auditor(images: ImageIOSource())
        #endif
    }
}
