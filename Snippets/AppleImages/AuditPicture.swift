// From a file that the system reads, or from what an app has drawn, to what people cannot read on it.

// snippet.hide
#if canImport(CoreGraphics)
    // snippet.show
    import AppleImages
    import Audit
    import CoreGraphics
    import Raster
    import Screenshots

    // snippet.file
    let auditor = Auditor(images: ImageIOSource())
    let screen = try auditor.audit(contentsOf: "home.heic")
    for finding in screen.findings { print(finding.message) }
    // snippet.end

    // snippet.drawn
    func findings(on picture: CGImage) throws -> [Finding] {
        let screenshot = try Screenshot(DecodedImage(picture), name: "home", scale: 3)
        return Auditor(images: ImageIOSource()).audit(screenshot).findings
    }
// snippet.end
// snippet.hide
#endif
