public import Audit
public import Screenshots

#if canImport(CoreGraphics)
    internal import AppleImages
    public import CoreGraphics
    internal import Raster
#endif

/// Expects that everyone can read the screen in a file.
///
/// A finding at or above a severity is an issue of the test that is running, of Swift Testing or XCTest, and
/// the screen with its marks is attached. A screen on which no text is found is an issue too, as nothing was
/// judged, and so is a file that cannot be read.
///
/// ```swift
/// @Test func home() {
///     expectLegible(contentsOf: "Snapshots/home@3x.png")
/// }
/// ```
///
/// - Parameters:
///   - path: The file; its name may tell the scale.
///   - auditor: What audits: the standard, the rules, what is known of the screen.
///   - severity: The least severity that is an issue.
///   - fileID: Where the expectation is; leave it out, and the three below.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
/// - Returns: The screen's regions, judged, and all findings; `nil` where the file cannot be read.
@discardableResult
public func expectLegible(
    contentsOf path: String, auditor: Auditor = .ofTests, failingOn severity: Severity = .error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ScreenAudit? {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(ScreenshotError) {
        let screen = try Screenshot(
            contentsOf: path, decodedBy: auditor.images, scale: auditor.scale, limits: auditor.limits)
        return LegibilityExpectation(auditor: auditor, severity: severity, place: place)
            .check(screen, named: path)
    } catch {
        place.record("\(error)")
        return nil
    }
}

/// Expects that everyone can read a screen, see
/// ``expectLegible(contentsOf:auditor:failingOn:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - screenshot: The screen, decoded.
///   - name: What issues and the attachment call it.
///   - auditor: What audits.
///   - severity: The least severity that is an issue.
///   - fileID: Where the expectation is; leave it out, and the three below.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
/// - Returns: The screen's regions, judged, and all findings.
@discardableResult
public func expectLegible(
    _ screenshot: Screenshot, named name: String = "screen", auditor: Auditor = .ofTests,
    failingOn severity: Severity = .error, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ScreenAudit {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return LegibilityExpectation(auditor: auditor, severity: severity, place: place)
        .check(screenshot, named: name)
}

#if canImport(CoreGraphics)
    /// Expects that everyone can read what a view has drawn, see
    /// ``expectLegible(contentsOf:auditor:failingOn:fileID:filePath:line:column:)``.
    ///
    /// - Parameters:
    ///   - image: The picture, of a snapshot or of `UIGraphicsImageRenderer` for example.
    ///   - scale: Its pixels per point; `nil` to tell it from the picture.
    ///   - name: What issues and the attachment call it.
    ///   - auditor: What audits.
    ///   - severity: The least severity that is an issue.
    ///   - fileID: Where the expectation is; leave it out, and the three below.
    ///   - filePath: The same.
    ///   - line: The same.
    ///   - column: The same.
    /// - Returns: The screen's regions, judged, and all findings; `nil` where there is no memory for it.
    @discardableResult
    public func expectLegible(
        _ image: CGImage, scale: Double?, named name: String = "screen", auditor: Auditor = .ofTests,
        failingOn severity: Severity = .error, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ScreenAudit? {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        do {
            let screenshot = try Screenshot(try DecodedImage(image), name: name, scale: scale)
            return LegibilityExpectation(auditor: auditor, severity: severity, place: place)
                .check(screenshot, named: name)
        } catch {
            place.record("\(name): \(error)")
            return nil
        }
    }
#endif
