import Foundation
import LegibleTesting
import XCTest

#if !canImport(ObjectiveC)
    /// Under XCTest the issue is a failure of the case that is running, which is caught here.
    final class XCTestExpectationTests: XCTestCase {
        private var failures: [String] = []

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            failures.append("\(filePath): \(description)")
        }

        func testAScreenThatFailsIsAFailureOfItsCase() {
            let samples = URL(filePath: #filePath).appending(path: "../../../Samples/Screens")
                .standardizedFileURL
            expectLegible(contentsOf: samples.appending(path: "01-ferry@2x.png").path)
            let said = failures
            failures = []
            XCTAssertEqual(said.count, 1)
            XCTAssertTrue(said.first?.contains("XCTestExpectationTests.swift") ?? false)
            XCTAssertTrue(said.first?.contains("2.17") ?? false)
            for failure in failures {
                super.recordFailure(
                    withDescription: failure, inFile: #filePath, atLine: #line, expected: true)
            }
        }
    }
#endif
