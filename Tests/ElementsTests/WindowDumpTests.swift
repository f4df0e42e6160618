import Elements
import Testing

/// Dumps of uiautomator.
@Suite("A dump of uiautomator")
struct WindowDumpTests {
    private func read(_ text: String, scale: Double = 3) throws -> ElementTree {
        try ElementTree(decoding: Array(text.utf8), path: "home.elements.xml", scale: scale)
    }

    @Test("is in pixels, which become dp")
    func tree() throws {
        let tree = try read(
            """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">
            <node index="0" text="" class="android.widget.FrameLayout" bounds="[0,0][1080,2340]" enabled="true">
            <node text="Tom &amp; Ada" class="android.widget.TextView" clickable="true" bounds="[30,60][330,210]" />
            <node text="" content-desc="Wi-Fi" class="android.widget.Switch" checkable="true" checked="true"
             enabled="false" bounds="[900,60][1050,150]" /></node></hierarchy>
            """)
        #expect(tree.format == .uiautomator)
        #expect(tree.elements.map(\.role) == [.group, .button, .toggle])
        #expect(tree.elements.map(\.parent) == [nil, 0, 0])
        #expect(tree.elements[1].label == "Tom & Ada")
        #expect(tree.elements[1].frame == ElementFrame(x: 10, y: 20, width: 100, height: 50))
        #expect(tree.elements[2].isSelected == true && !tree.elements[2].isEnabled)
    }

    @Test(
        "is refused where it is another document, or damaged",
        arguments: [
            "<html></html>", "<hierarchy></hierarchy>", "<hierarchy><node bounds=\"[0,0]\" /></hierarchy>",
            "<hierarchy><node bounds=\"[0,0][5,5]\"></hierarchy>",
        ])
    func faults(text: String) {
        #expect(throws: ElementError.self) { try read(text) }
    }
}
