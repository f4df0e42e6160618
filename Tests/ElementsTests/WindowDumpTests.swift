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
        "is read as Appium gives it, and with what the tool says before it",
        arguments: [
            """
            <?xml version='1.0'?><hierarchy class="hierarchy" width="1080" height="2340">
            <android.widget.FrameLayout class="android.widget.FrameLayout" bounds="[0,0][1080,2340]">
            <android.widget.Button class="android.widget.Button" text="Pay" clickable="true" bounds="[30,60][330,210]" />
            </android.widget.FrameLayout></hierarchy>
            """,
            """
            UI hierchary dumped to: /dev/tty
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2340]">
            <node class="android.widget.Button" text="Pay" clickable="true" bounds="[30,60][330,210]" /></node></hierarchy>
            """,
        ])
    func variants(text: String) throws {
        let tree = try read(text)
        #expect(tree.elements.map(\.role) == [.group, .button])
        #expect(tree.elements[1].label == "Pay")
        #expect(tree.elements[1].frame == ElementFrame(x: 10, y: 20, width: 100, height: 50))
    }

    /// A screen in pixels with something to tap of each size.
    private func tree(_ sizes: [Int], width: Int, height: Int) throws -> ElementTree {
        let nodes = sizes.enumerated().map { place, size in
            "<node class=\"android.widget.Button\" clickable=\"true\" "
                + "bounds=\"[20,\(place * 200)][\(20 + 2 * size),\(place * 200 + size)]\" />"
        }
        let root = "<node class=\"android.widget.FrameLayout\" bounds=\"[0,0][\(width),\(height)]\">"
        return try read("<hierarchy>\(root)\(nodes.joined())</node></hierarchy>", scale: 1)
    }

    @Test(
        "tells the density by the sizes of what is tapped",
        arguments: [
            ([126, 126], 1080, 2400, 2.625), ([102, 94, 102], 1080, 2400, 2.125),
            ([144, 168], 1080, 2340, 3.0), ([120, 126, 63], 1080, 2400, 2.625),
            ([96, 96, 112], 720, 1280, 2.0), ([72], 1200, 1920, 1.5),
            ([119, 166, 166], 1080, 2400, 2.125),
        ])
    func density(sizes: [Int], width: Int, height: Int, scale: Double) throws {
        let tree = try tree(sizes, width: width, height: height)
        #expect(WindowDensity(of: tree, width: width, height: height)?.scale == scale)
    }

    @Test("names a control by what lies in it, and knows no control within another")
    func composed() throws {
        let tree = try read(
            """
            <hierarchy><node class="android.view.View" clickable="true" bounds="[0,0][100,100]">
             <node class="android.view.View" content-desc="Close" bounds="[25,25][75,75]" />
             <node class="android.widget.TextView" text="Shut" bounds="[25,75][75,95]" />
             <node class="android.widget.Button" bounds="[8,8][92,92]" /></node>
             <node class="android.view.View" clickable="true" content-desc="Menu" bounds="[200,0][300,100]">
             <node class="android.widget.TextView" text="3" bounds="[225,25][275,75]" /></node>
             <node class="android.widget.Button" bounds="[400,0][500,100]" /></hierarchy>
            """, scale: 1)
        #expect(tree.elements.map(\.name).first == "button “Close, Shut”")
        #expect(tree.elements.map(\.role) == [.button, .group, .text, .other, .button, .text, .button])
        #expect(tree.elements[4].label == "Menu" && tree.elements[6].label == nil)
    }

    @Test("has a list where Compose draws one, and none where a control scrolls")
    func scrolling() throws {
        let tree = try read(
            """
            <hierarchy><node class="android.view.View" scrollable="true" bounds="[0,0][100,100]" />
             <node class="android.view.View" scrollable="true" clickable="true" bounds="[0,0][100,100]" />
             <node class="android.widget.EditText" scrollable="true" bounds="[0,0][100,100]" /></hierarchy>
            """, scale: 1)
        #expect(tree.elements.map(\.role) == [.scrollView, .button, .textField])
    }

    @Test("tells no density by what has no size of a target")
    func unknownDensity() throws {
        let tree = try tree([301, 17], width: 1080, height: 2400)
        #expect(WindowDensity(of: tree, width: 1080, height: 2400) == nil)
    }

    @Test("does not fit a smaller picture, or one turned otherwise, and may be a dialog's")
    func misfit() throws {
        let tree = try tree([126], width: 1920, height: 1200)
        #expect(WindowDensity.misfit(of: tree, width: 1080, height: 2400)?.contains("1920 × 1200") == true)
        #expect(WindowDensity.misfit(of: tree, width: 1200, height: 1920) != nil)
        #expect(WindowDensity.misfit(of: tree, width: 1920, height: 1200) == nil)
        #expect(WindowDensity.misfit(of: tree, width: 2560, height: 1600) != nil)
        #expect(WindowDensity.misfit(of: tree, width: 2064, height: 1200) == nil)
        let dialog = try read(
            "<hierarchy><node class=\"android.widget.Button\" bounds=\"[90,700][990,1500]\" /></hierarchy>",
            scale: 1)
        #expect(WindowDensity.misfit(of: dialog, width: 1080, height: 2400) == nil)
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
