#if canImport(XCTest)
    internal import XCTest
#endif
#if canImport(Testing)
    internal import Testing
#endif

/// Where a test expects something. Issues and pictures go to the library that runs the test.
struct TestPlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    #if canImport(Testing)
        private var location: SourceLocation {
            SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    #endif

    /// Records an issue.
    func record(_ message: String) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
        #endif
    }

    /// Attaches a PNG file. The XCTest of Linux has no attachments: there, only Swift Testing keeps it.
    func attach(_ file: [UInt8], named name: String) {
        #if canImport(Testing)
            if Test.current != nil {
                Attachment.record(file, named: name, sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest) && canImport(ObjectiveC)
            // Only the main thread has a context to add to; synchronous tests run there.
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                XCTContext.runActivity(named: name) { activity in
                    let attachment = XCTAttachment(data: Data(file), uniformTypeIdentifier: "public.png")
                    attachment.name = name
                    activity.add(attachment)
                }
            }
        #endif
    }
}
