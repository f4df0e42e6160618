import Foundation
import Reporting
import SystemColors
import Testing

@Suite("Lists of text styles")
struct TypeListingTests {
    private let body = TypeListing(of: .iOS, release: 13) { $0.style == "body" }

    @Test("have every style of a platform, and no other")
    func complete() {
        for platform in Platform.allCases where platform.isApples {
            let styles = TextStyleTable.embedded.styles.filter { $0.platform == platform }
            #expect(TypeListing(of: platform).entries.map(\.style) == styles)
        }
        #expect(TypeListing(of: .web).entries.isEmpty)
    }

    @Test("have the font and the tracking of the release")
    func tracking() throws {
        let usual = try #require(body.entries.first { $0.style.category == "large" })
        #expect(usual.font == "SF Pro Text" && usual.tracking?.thousandths == -24)
        let newest = TypeListing(of: .iOS) { $0.style == "body" && $0.category == "large" }
        #expect(newest.entries.first?.font == "SF Pro" && newest.entries.first?.tracking?.thousandths == -26)
    }

    @Test("are the same in every form")
    func forms() throws {
        let rows = body.csv.split(separator: "\r\n")
        #expect(rows.count == 13)
        #expect(rows.contains("body,large,17,22,regular,semibold,SF Pro Text,-24,-0.41"))
        #expect(
            body.markdown.mentions(
                "| body | large | 17 | 22 | regular | semibold | SF Pro Text | -24 | -0.41 |"))
        #expect(body.text(in: TerminalStyle()).split(separator: "\n").count { $0.hasPrefix("  body ") } == 12)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(body.json.utf8)) as? [String: Any])
        #expect((document["styles"] as? [Any])?.count == 12)
        #expect(document["release"] as? Int == 13 && document["minimumSize"] as? Int == 11)
    }
}

extension String {
    fileprivate func mentions(_ text: String) -> Bool { range(of: text) != nil }
}
