import Elements
import Foundation
import Testing

/// What `Samples/elements.py` writes of a page, where there is a browser.
@Suite("The elements of a page")
struct PageElementsTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let browser = "/usr/bin/chromium"

    private static func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static let hasBrowser: Bool =
        FileManager.default.isExecutableFile(atPath: browser)
        && (try? run(["python3", "-c", "import playwright"])) == 0

    private static let page = """
        <!doctype html><body style="margin: 0; font: 16px sans-serif">
        <style>.hidden { position: absolute; width: 1px; height: 1px; clip: rect(0 0 0 0) }
        label { display: inline-block; border: 1px solid #555; padding: 10px }</style>
        <input class="hidden" type="checkbox" id="two"><label for="two">Two</label>
        <details><summary>Theme</summary><a href="#auto">Auto</a></details>
        <p>Press <button style="width: 18px; height: 18px; padding: 0">c</button> or <a href="#read">read</a> on</p>
        <div style="height: 60px; overflow: auto"><div style="height: 300px"><a href="#in">In</a></div>
        <a href="#out">Out</a></div>
        <button style="position: absolute; left: 20px; top: 320px">Under</button>
        <button style="position: absolute; left: 220px; top: 320px">Free</button>
        <div style="position: absolute; left: 0; top: 300px; width: 150px; height: 90px; background: #224"></div>
        <a href="#card" aria-label="Card" style="position: absolute; left: 20px; top: 400px; width: 200px; height: 60px"></a>
        <span style="position: absolute; left: 40px; top: 410px; z-index: -1">Words</span>
        """

    @Test("are those that are drawn, and what lies over them is told", .enabled(if: hasBrowser))
    func drawn() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try Data(Self.page.utf8).write(to: page)
        let script = Self.root.appending(path: "Samples/elements.py").path
        let picture = folder.appending(path: "page@1x.png").path
        #expect(
            try Self.run(["python3", script, page.path, picture, "--scale", "1", "--browser", Self.browser])
                == 0)
        let bytes = Array(try Data(contentsOf: folder.appending(path: "page@1x.elements.json")))
        let tree = try ElementTree(decoding: bytes, path: "page@1x.elements.json", scale: 1)
        func named(_ label: String, _ role: ElementRole) -> ScreenElement? {
            tree.elements.first { $0.label == label && $0.role == role }
        }
        // Its label draws the box.
        #expect(named("Two", .checkbox)?.frame == named("Two", .text)?.frame)
        #expect(named("Auto", .link) == nil && named("In", .link) != nil && named("Out", .link) == nil)
        #expect(named("c", .button)?.traits.contains(.inline) == false)
        #expect(named("read", .link)?.traits.contains(.inline) == true)
        #expect(named("Under", .button)?.traits.contains(.covered) == true)
        #expect(named("Free", .button)?.traits.contains(.covered) == false)
        // A link over all of a card is not painted.
        #expect(named("Words", .text)?.traits.contains(.covered) == false)
    }
}
