import Audit
import Elements
import Foundation
import PNGFiles
import Raster
import Screenshots
import Testing

/// Where view trees are looked for, and what becomes of one that cannot be read.
@Suite("The file of a view tree")
struct ElementFilesTests {
    /// A folder that goes with the test.
    private final class Scratch {
        let url = FileManager.default.temporaryDirectory.appending(path: "elements-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let picture = URL(filePath: #filePath).appending(
                path: "../../../../Samples/Elements/target-size-violating-01@1x.png")
            try FileManager.default.copyItem(
                at: picture.standardizedFileURL, to: url.appending(path: "home@1x.png"))
            for (name, text) in files {
                try Data(text.utf8).write(to: url.appending(path: name))
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func audit(_ elements: ElementFiles = .beside) throws -> ScreenAudit {
            var auditor = Auditor(images: PNGDecoder())
            auditor.elements = elements
            return try auditor.audit(contentsOf: url.appending(path: "home@1x.png").path)
        }
    }

    private static let tree = #"[{"frame": [40, 100, 10, 10], "role": "button"}]"#

    @Test("lies beside its picture, is named, or is in a folder under the name of the picture")
    func places() throws {
        let scratch = try Scratch(["home@1x.elements.json": Self.tree, "tree.json": Self.tree])
        #expect(try scratch.audit().elements?.elements.count == 1)
        let named = ElementFiles(at: scratch.url.appending(path: "tree.json").path)
        #expect(try scratch.audit(named).elements?.source.path.hasSuffix("tree.json") == true)
        #expect(try scratch.audit(ElementFiles(at: scratch.url.path)).elements != nil)
        let bare = try Scratch([:])
        #expect(try bare.audit().elements == nil)
        let missing = try bare.audit(ElementFiles(at: bare.url.path))
        #expect(missing.elements == nil && missing.warnings.contains { $0.hasPrefix("no elements") })
    }

    @Test("names roles that are not known, as nothing is checked of them")
    func misspelt() throws {
        let tree =
            #"[{"frame": [40, 100, 10, 10], "role": "buton"}, {"frame": [0, 0, 9, 9], "role": "blob"}]"#
        let words = "roles that are not known, so that nothing is checked of them: "
        let warnings = try Scratch(["home@1x.elements.json": tree]).audit().warnings
        #expect(warnings.contains(words + "'buton' (did you mean 'button'?), 'blob'"))
        let known = try Scratch(["home@1x.elements.json": Self.tree]).audit().warnings
        #expect(!known.contains { $0.hasPrefix(words) })
    }

    @Test("of another screen is named, and its picture is audited without it")
    func otherScreen() throws {
        let scratch = try Scratch([
            "home@1x.elements.xml": """
            <hierarchy rotation="0"><node class="android.widget.Button" clickable="true"
            bounds="[0,0][19200,12000]" /></hierarchy>
            """
        ])
        let screen = try scratch.audit()
        #expect(screen.elements == nil)
        let finding = try #require(screen.findings.first { $0.rule == Rule.unreadElements.id })
        #expect(finding.message.contains("home@1x.elements.xml: the elements do not fit: "))
        #expect(finding.message.contains("19200 × 12000 pixels"))
    }

    @Test(
        "that cannot be read is named with the place, and its picture is audited without it",
        arguments: ["", "{", "[]", #"{"elements": 4}"#, #"[{"role": "button"}]"#, "\u{FF}notes"])
    func faults(text: String) throws {
        let bare = try Scratch([:]).audit()
        let screen = try Scratch(["home@1x.elements.json": text]).audit()
        let finding = try #require(screen.findings.first { $0.rule == Rule.unreadElements.id })
        #expect(finding.severity == .error && finding.verdict == .review)
        let place = try Regex(#"home@1x\.elements\.json:\d+:\d+: \S"#)
        #expect(finding.message.contains(place))
        #expect(screen.regions.map(\.region) == bare.regions.map(\.region))
        #expect(screen.findings.count == bare.findings.count + 1)
    }

    @Test("that was named and is not there is missed")
    func absent() throws {
        let screen = try Scratch([:]).audit(.file("nowhere.json"))
        #expect(screen.findings.contains { $0.message.contains("nowhere.json: cannot be read: ") })
    }

    @Test("that can be read is no finding of that rule")
    func readable() throws {
        let screen = try Scratch(["home@1x.elements.json": Self.tree]).audit()
        #expect(!screen.findings.contains { $0.rule == Rule.unreadElements.id })
        #expect(screen.elements?.elements.count == 1)
    }
}
