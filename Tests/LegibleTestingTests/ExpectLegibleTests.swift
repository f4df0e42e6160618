import Audit
import Foundation
import LegibleTesting
import Raster
import Screenshots
import Testing

struct `Expecting that a screen is legible` {
    private static let samples = URL(filePath: #filePath)
        .appending(path: "../../../Samples/Screens").standardizedFileURL

    private static func path(_ name: String) -> String { samples.appending(path: name).path }

    @Test func `records one issue with every finding that is bad enough`() throws {
        var screen: ScreenAudit?
        withKnownIssue {
            screen = expectLegible(contentsOf: Self.path("01-ferry@2x.png"))
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("01-ferry@2x.png:") && text.contains("2.17") && text.contains("use #")
                && text.components(separatedBy: "(text-contrast at ").count > 3
                && issue.sourceLocation?.fileName == "ExpectLegibleTests.swift"
        }
        #expect(try #require(screen).findings.contains { $0.severity == .error })
    }

    @Test func `leaves out what is ignored, and numbers the rest as the picture does`() throws {
        var auditor = Auditor.ofTests
        let path = Self.path("01-ferry@2x.png")
        let found = try auditor.audit(contentsOf: path).findings.count { $0.severity == .error }
        var part = IgnoredPart(reason: "The bar of the system")
        part.band = IgnoredPart.Band(top: .points(10_000))
        try auditor.ignore([part], today: try #require(CalendarDate("2026-01-01")))
        let screen = try #require(expectLegible(contentsOf: path, auditor: auditor))
        #expect(screen.findings.allSatisfy { $0.suppression != nil } && found > 0)
        withKnownIssue {
            expectLegible(contentsOf: path)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("\n  1. ") && text.contains("\n  \(found). ")
        }
    }

    @Test func `records nothing where no finding is bad enough`() throws {
        var auditor = Auditor.ofTests
        auditor.rules = RuleSelection(disabling: Rule.all)
        let screen = try #require(expectLegible(contentsOf: Self.path("01-ferry@2x.png"), auditor: auditor))
        #expect(!screen.regions.isEmpty)
        #expect(screen.findings.isEmpty)
    }

    @Test func `says of a file that cannot be read which, and why`() {
        withKnownIssue {
            #expect(expectLegible(contentsOf: "/nowhere/home.png") == nil)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("/nowhere/home.png") }
        }
    }

    @Test func `takes a screen without text for one that nobody has looked at`() {
        withKnownIssue {
            let white = Bitmap<UInt8>(
                width: 400, height: 300, filledWith: RGBA(red: 255, green: 255, blue: 255))
            expectLegible(
                Screenshot(bitmap: white, scale: Scale(2, source: .option)),
                named: "blank")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no text is found") }
        }
    }
}
