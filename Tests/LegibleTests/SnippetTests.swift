import Foundation
import TestSupport
import Testing

@Suite("The snippets")
struct SnippetTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../Snippets")
        .standardizedFileURL

    @Test("on ten things to do with colours print what stands behind them")
    func tenThings() throws {
        let source = try String(
            contentsOf: Self.folder.appending(path: "ColorMath/TenThings.swift"), encoding: .utf8)
        let expected = source.split(separator: "\n").filter { $0.hasPrefix("// → ") }.map { $0.dropFirst(5) }
        #expect(expected.count == 10)
        let process = Process()
        process.executableURL = BuildProducts.folder.appending(path: "TenThings")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: printed, as: UTF8.self).split(separator: "\n") == expected)
    }
}
