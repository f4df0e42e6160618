import Raster
import Testing
import TextDetection

/// Things of screens that look like text by one of their features, drawn, with the labels beside them.
struct `What is drawn beside text` {
    /// The drawings of `Constants/Shapes`, and the columns in which each has its text.
    static let things: [(name: String, text: [Range<Int>])] = [
        ("drawn.battery@3x.png", [110..<300]),
        ("drawn.checkbox@1x.png", [10..<70, 101..<195]),
        ("drawn.buttons@1x.png", []),
        ("drawn.ticks@1x.png", (0..<12).map { 18 + 48 * $0..<42 + 48 * $0 }),
        ("companions.dotFill@2x.png", [55..<140]),
        ("companions.dividerStroke@2x.png", [15..<110, 125..<180]),
        ("patterns.fewestFigures@2x.png", []),
        ("patterns.fewestMarks@2x.png", []),
    ]

    @Test(arguments: things.indices)
    func `is no text`(index: Int) throws {
        let thing = Self.things[index]
        let screen = try MeasuredScreen.named(thing.name)
        let lines = TextDetector(scale: screen.scale).regions(in: screen.pixels).filter { $0.kind == .text }
        for box in lines.map(\.box) {
            #expect(thing.text.contains { $0.contains(box.x) && $0.contains(box.maxX - 1) }, "\(box)")
        }
        #expect(lines.count >= thing.text.count - 1)
    }
}
