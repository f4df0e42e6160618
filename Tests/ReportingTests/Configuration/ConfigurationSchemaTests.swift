import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("The schema and the reference of configurations")
struct ConfigurationSchemaTests {
    private static func file(_ path: String) -> URL {
        URL(filePath: #filePath).appending(path: "../../../../Sources/\(path)").standardizedFileURL
    }

    private static let schemaFile = file("Reporting/Configuration/configuration.schema.json")
    private static let article = file("Audit/Documentation.docc/ConfigurationReference.md")

    /// `LEGIBLE_UPDATE=1 swift test --filter ReportingTests` writes both again.
    @Test func `are those that are published`() throws {
        for (url, text) in [
            (Self.schemaFile, ConfigurationSchema().text), (Self.article, ConfigurationReference().article),
        ] {
            if ProcessInfo.processInfo.environment["LEGIBLE_UPDATE"] != nil {
                try Data(text.utf8).write(to: url)
            }
            #expect(try String(contentsOf: url, encoding: .utf8) == text)
        }
    }

    private func faults(_ text: String) throws -> [String] {
        try JSONSchema(contentsOf: Self.schemaFile).faults(in: text)
    }

    private static let good = [
        "{}", #"{"root": true, "standard": "apple", "tables": "a.json"}"#,
        #"{"rules": {"small-text": "off", "icon-contrast": "error", "text-style": true}, "tables": ["a", "b"]}"#,
        #"{"screens": {"paths": "a", "exclude": ["b", "!c"], "scale": 2.5, "platform": "ios", "release": 26}}"#,
        #"{"screens": {"appearance": "dark-increased", "content-size": "AX1", "formats": ["terminal", "json=a.json", "annotated=out"]}}"#,
        #"{"screens": {"baseline": "known.json", "fail-on": "never"}}"#,
        #"{"screens": {"overrides": [{"paths": ["a/**"], "standard": "wcag-aaa", "rules": {"small-text": "on"}, "content-size": "xSmall"}]}}"#,
        ##"{"screens": {"ignore": [{"reason": "a", "style": {"ink": "#8E8E93"}, "until": "2027-03-31"}]}}"##,
        #"{"screens": {"ignore": [{"reason": "a", "box": {"x": 0, "y": "1.5px", "width": 10, "height": "20px"}}]}}"#,
        #"{"screens": {"ignore": [{"reason": "a", "band": {"top": 54, "bottom": 9}, "rules": "small-text", "role": ["label"]}]}}"#,
        #"{"screens": {"ignore": [{"reason": "a", "mask": "mask.png", "paths": "b/*"}]}}"#,
        #"{"palette": {"pairs": [[4.5, "a", ["b", "c"]], ["text", "a", "b", {"canvas": "c", "modes": "dark"}]]}}"#,
        #"{"palette": {"pairs": [{"min": "non-text", "ink": "a", "backdrop": "b", "except": ["c"]}]}}"#,
        #"{"palette": {"infer": false, "extends": ["material"], "roles": {"ink": ["text.*"]}, "fixed": ["brand"]}}"#,
        #"{"palette": {"exceptions": [{"ink": "a", "reason": "b", "until": "2027-03-31", "modes": ["dark"]}]}}"#,
        #"{"palette": {"categories": [["a", "b"], "c"], "medium": "display-p3", "unresolved": "error"}}"#,
        #"{"palette": {"canvas": "a", "interactive": "b", "paths": ["c"], "exclude": "d", "screens": ["e"]}}"#,
        #"{"palette": {"order": ["base.css", "over.css"]}}"#,
        #"{"palette": {"formats": ["terminal", "sarif=a.sarif"], "baseline": "known.json", "fail-on": "warning"}}"#,
        #"{"assets": {"exceptions": [{"name": "a/*", "rules": "icon-sizes", "reason": "b", "until": "2027-03-31"}]}}"#,
        #"{"assets": {"paths": "a", "exclude": ["b"], "beside": "15 semibold"}}"#,
    ]

    private static let bad = [
        #"{"palete": {}}"#, #"{"root": "perhaps"}"#, #"{"standard": "wcag"}"#,
        #"{"rules": {"no-such": "on"}}"#,
        #"{"rules": {"small-text": "loud"}}"#, #"{"rules": ["small-text"]}"#, #"{"tables": {"a": 1}}"#,
        #"{"screens": {"scale": 30}}"#, #"{"screens": {"platform": "amiga"}}"#,
        #"{"screens": {"release": -1}}"#,
        #"{"screens": {"appearance": "dim"}}"#, #"{"screens": {"fail-on": "always"}}"#,
        #"{"screens": {"overrides": [{"scale": 2}]}}"#, #"{"screens": {"overrides": {"paths": "a"}}}"#,
        #"{"screens": {"ignore": [{"band": {"top": 1}}]}}"#,
        #"{"screens": {"ignore": [{"reason": "a", "band": {"top": "1em"}}]}}"#,
        #"{"screens": {"ignore": [{"reason": "a", "box": {"x": 1}}]}}"#,
        #"{"screens": {"ignore": [{"reason": "a", "band": {"top": 1}, "until": "soon"}]}}"#,
        #"{"screens": {"ignore": [{"reason": "a", "band": {"left": 1}}]}}"#,
        #"{"palette": []}"#, #"{"palette": {"pairs": [[4.5, "a"]]}}"#,
        #"{"palette": {"pairs": [[45, "a", "b"]]}}"#,
        #"{"palette": {"pairs": [{"ink": "a"}]}}"#, #"{"palette": {"exceptions": [{"ink": "a"}]}}"#,
        #"{"palette": {"infer": "maybe"}}"#, #"{"palette": {"extends": "bootstrap"}}"#,
        #"{"palette": {"unresolved": "fatal"}}"#, #"{"palette": {"medium": "rec2020"}}"#,
        #"{"palette": {"fail-on": "always"}}"#, #"{"palette": {"baseline": ["a"]}}"#,
        #"{"assets": {"exceptions": [{"reason": "a"}]}}"#, #"{"assets": {"rules": "icon-sizes"}}"#,
    ]

    @Test(arguments: good) func `take what the reader takes`(text: String) throws {
        #expect(throws: Never.self) { try Configuration(decoding: text, path: "c") }
        #expect(try faults(text) == [])
    }

    @Test(arguments: bad) func `refuse what the reader refuses`(text: String) throws {
        #expect(throws: ConfigurationError.self) { try Configuration(decoding: text, path: "c") }
        #expect(try !faults(text).isEmpty)
    }

    @Test func `have an example of every key among what is taken`() throws {
        func check(_ keys: [ConfigurationKey], below path: String) {
            for key in keys {
                #expect(Self.good.contains { $0.contains("\"\(key.name)\":") }, "\(path).\(key.name)")
                check(key.value.keys ?? [], below: "\(path).\(key.name)")
            }
        }
        check(.configuration, below: "")
    }

    @Test func `the example of the reference is one`() throws {
        let article = ConfigurationReference().article
        let start = try #require(article.range(of: "```yaml\n"))
        let end = try #require(article.range(of: "```\n", range: start.upperBound..<article.endIndex))
        let example = String(article[start.upperBound..<end.lowerBound])
        let screens = try Configuration(decoding: example, path: "c").screens
        #expect(screens.overrides.count == 1 && screens.ignored.count == 2 && screens.run.failOn == .warning)
        for format in screens.run.formats { #expect(ReportRequest(argument: format.text) != nil) }
    }
}
