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

    /// The size of controls, shadows, frames, maps, roles of nothing, what is only pressed, states and signs.
    private static let parts = """
        <!doctype html><body style="margin: 0; font: 16px sans-serif">
        <style>.small { width: 16px; height: 16px; padding: 0; border: 0 } svg { width: 16px; height: 16px }
        iframe { position: absolute; left: 40px; top: 500px; width: 200px; height: 100px; border: 5px solid; padding: 3px }
        .map { position: absolute; left: 100px; top: 700px; padding: 2px }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden }</style>
        <input aria-label="Plain"> <input aria-label="Wide" style="width: 200px"> <button>Go</button>
        <select aria-label="Sizes"><option>Small</option><option>Large</option></select> <button class="small">x</button>
        <input type="range" aria-label="Volume"> <input type="checkbox" aria-label="Own">
        <div id="host">Slotted</div><script>
        host.attachShadow({ mode: "open" }).innerHTML = "<button><slot></slot></button>";</script>
        <iframe srcdoc="<!doctype html><style>button { position: absolute; left: 20px; width: 40px; height: 40px }</style>
        <button style='top: 10px'>Framed</button><button style='top: 90px'>Cut</button>
        <button style='top: 300px'>Below</button>"></iframe>
        <iframe srcdoc="<button>Unseen</button>" style="opacity: 0; left: 300px"></iframe>
        <button aria-label="Star" style="width: 2px; height: 2px; padding: 0; border: 0; background: #036"></button>
        <a href="#main" class="hidden">Skip</a> <p><a href="#none" role="presentation">None</a></p>
        <img class="map" usemap="#map" alt="Map" width="60" height="40"
        src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><map name="map">
        <area href="#one" alt="One" coords="2,4,18,24"><area href="#two" alt="Two" shape="circle" coords="40,10,10"></map>
        <div tabindex="0" onclick="go()">Pressed</div> <div tabindex="0" style="cursor: pointer">Pointed</div>
        <div tabindex="0" style="cursor: pointer">Card <a href="#held">Held</a></div>
        <div contenteditable="true">Note</div>
        <ul role="tree"><li role="treeitem" tabindex="0">Fruit<ul role="group"><li role="treeitem">Apple</li></ul></li></ul>
        <img src="missing.png" alt="Lost">
        <button aria-label="Search"><svg aria-hidden="true" id="alone"></svg></button>
        <button><svg aria-hidden="true" id="hidden"></svg><span class="hidden">Close</span></button>
        <button><svg aria-hidden="true" id="beside"></svg> Find</button>
        <button title="Titled"> <svg aria-hidden="true"></svg> </button>
        <div role="checkbox" aria-checked="mixed">Some</div> <a href="#home" aria-current="false">Home</a>
        """

    /// What the script writes of a page.
    private static func tree(of text: String) throws -> ElementTree {
        let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try Data(text.utf8).write(to: page)
        let script = root.appending(path: "Samples/elements.py").path
        let picture = folder.appending(path: "page@1x.png").path
        #expect(
            try run(["python3", script, page.path, picture, "--scale", "1", "--browser", browser]) == 0)
        let bytes = Array(try Data(contentsOf: folder.appending(path: "page@1x.elements.json")))
        return try ElementTree(decoding: bytes, path: "page@1x.elements.json", scale: 1)
    }

    @Test("are those that are drawn, and what lies over them is told", .enabled(if: hasBrowser))
    func drawn() throws {
        let tree = try Self.tree(of: Self.page)
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
    @Test(
        "are those of shadows, frames and maps, and their sizes and roles are those of the browser",
        .enabled(if: hasBrowser))
    func parts() throws {
        let tree = try Self.tree(of: Self.parts)
        func named(_ label: String, _ role: ElementRole) -> ScreenElement? {
            tree.elements.first { $0.label == label && $0.role == role }
        }
        func isUserAgents(_ label: String, _ role: ElementRole) -> Bool? {
            named(label, role)?.traits.contains(.userAgent)
        }
        #expect(isUserAgents("Plain", .textField) == true && isUserAgents("Wide", .textField) == false)
        #expect(isUserAgents("Go", .button) == true && isUserAgents("x", .button) == false)
        #expect(isUserAgents("Sizes", .picker) == true && isUserAgents("Volume", .slider) == true)
        #expect(isUserAgents("Own", .checkbox) == true)
        // In a shadow the rules of the page do not hold, and the words are those that were put there.
        #expect(isUserAgents("Slotted", .button) == true && named("Slotted", .text) == nil)
        // A frame has a border and a padding, and an edge.
        #expect(named("Framed", .button)?.frame == ElementFrame(x: 68, y: 518, width: 40, height: 40))
        #expect(
            named("Cut", .button) == nil && named("Below", .button) == nil && named("Unseen", .button) == nil)
        #expect(named("Star", .button) != nil && named("Skip", .link) == nil)
        #expect(named("None", .link)?.traits.contains(.decorative) == false)
        #expect(named("One", .link)?.frame == ElementFrame(x: 104, y: 706, width: 16, height: 20))
        #expect(named("Two", .link)?.frame == ElementFrame(x: 132, y: 702, width: 20, height: 20))
        #expect(named("Pressed", .button) != nil && named("Pointed", .button) != nil)
        // What holds a target is none itself.
        #expect(named("Card", .button) == nil && named("Held", .link) != nil)
        #expect(named("Note", .textField) != nil && named("Titled", .button) != nil)
        let (fruit, apple) = (named("Fruit", .menuItem), named("Apple", .menuItem))
        #expect(fruit != nil && fruit?.frame.maxY == apple?.frame.y && fruit?.parent == apple?.parent)
        #expect(named("Lost", .text) != nil && named("Lost", .image) == nil)
        func isDecorative(_ identifier: String) -> Bool? {
            tree.elements.first { $0.identifier == identifier }?.traits.contains(.decorative)
        }
        #expect(isDecorative("alone") == false && isDecorative("hidden") == false)
        #expect(isDecorative("beside") == true)
        #expect(named("Some", .checkbox)?.isSelected == true && named("Home", .link)?.isSelected == false)
    }
}
