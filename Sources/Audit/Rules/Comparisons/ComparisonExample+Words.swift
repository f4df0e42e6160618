internal import Raster

extension ComparisonExample.Screen {
    /// A white page with some marks.
    static func page(
        _ name: String, on ground: UInt32 = 0xFFFFFF, _ marks: ComparisonExample.Mark...
    ) -> ComparisonExample.Screen {
        ComparisonExample.Screen(name: name, ground: ground, marks: marks)
    }
}

extension ComparisonExample.Mark {
    /// A line of text.
    package static func text(
        _ words: Int = 1, letters: Int = 12, x: Int = 20, y: Int = 60, size: Double = 12,
        ink: UInt32 = 0x000000, stroke: Double = 0.1, isOverVariedBackdrop: Bool = false, shown: Double = 1
    ) -> ComparisonExample.Mark {
        .line(
            ComparisonExample.Line(
                words: words, letters: letters, x: x, y: y, size: size, ink: ink, stroke: stroke,
                isOverVariedBackdrop: isOverVariedBackdrop, shown: shown))
    }

    /// An area of one colour.
    static func area(_ color: UInt32, x: Int, y: Int, _ width: Int, _ height: Int) -> Self {
        .area(color, PixelRect(x: x, y: y, width: width, height: height))
    }

    /// A frame, two pixels wide.
    static func frame(_ color: UInt32, x: Int, y: Int, _ width: Int, _ height: Int) -> Self {
        .frame(color, PixelRect(x: x, y: y, width: width, height: height))
    }

    /// A bar along the top of the screen.
    static func bar(_ color: UInt32) -> Self { area(color, x: 0, y: 0, 200, 44) }
}
