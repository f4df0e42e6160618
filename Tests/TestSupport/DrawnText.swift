public import ColorMath
public import Raster

/// Text drawn from bars, whose antialiasing is known.
public enum DrawnText {
    /// An opaque pixel of a colour.
    public static func pixel(_ color: SRGB8) -> RGBA<UInt8> {
        RGBA(red: color.red, green: color.green, blue: color.blue)
    }

    /// How much of a pixel a line of text covers, 0…1: upright strokes, half covered at their sides, and
    /// bars.
    private static func coverage(_ x: Int, _ y: Int) -> Double {
        guard (0..<20).contains(y), (0..<320).contains(x) else { return 0 }
        let (letter, column) = (x / 16, x % 16)
        guard letter % 6 != 5, column < 12 else { return 0 }
        let strokes: [ClosedRange<Int>] =
            switch letter % 3 {
            case 0: [0...2, 9...11]
            case 1: [0...2]
            default: [4...6]
            }
        let isBar = (letter % 3 == 0 && (9...11).contains(y)) || (letter % 3 == 1 && y > 16)
        if isBar { return 1 }
        guard let stroke = strokes.first(where: { $0.contains(column) }) else { return 0 }
        return column == stroke.lowerBound ? 0.5 : column == stroke.upperBound ? 0.3 : 1
    }

    /// Three lines of text on a ground, 400 × 220 pixels.
    public static func screen(_ ink: SRGB8, on ground: (Int, Int) -> SRGB8) -> Bitmap<UInt8> {
        var screen = Bitmap(width: 400, height: 220, filledWith: pixel(.white))
        for y in 0..<screen.height {
            for x in 0..<screen.width {
                let share = (40..<220).contains(y) ? coverage(x - 40, (y - 40) % 60) : 0
                let mixed = SRGB(ink).withAlpha(share).composited(over: SRGB(ground(x, y)))
                screen[x, y] = pixel(SRGB8(clipping: mixed))
            }
        }
        return screen
    }

    /// The text on a bar in front of two blurred lights, on a white page.
    public static func screen(_ ink: SRGB8, onPaneOf tint: SRGB8, share: Double) -> Bitmap<UInt8> {
        screen(ink) { x, y in
            guard isPane(x, y) else { return .white }
            func light(_ centerX: Double, _ centerY: Double) -> Double {
                let (right, down) = (Double(x) - centerX, Double(y) - centerY)
                return 1 / (1 + (right * right + down * down) / 8000)
            }
            let lights = SRGB(red: light(90, 60), green: light(300, 150), blue: 0.5)
            return SRGB8(clipping: SRGB(tint).withAlpha(share).composited(over: lights))
        }
    }

    /// Whether a pixel lies on the bar of ``screen(_:onPaneOf:share:)``.
    public static func isPane(_ x: Int, _ y: Int) -> Bool { (20..<200).contains(y) && (20..<380).contains(x) }

    /// The largest difference of any code value.
    public static func distance(_ one: Bitmap<UInt8>, _ other: Bitmap<UInt8>) -> Int {
        zip(one.pixels, other.pixels).reduce(0) { worst, pair in
            max(
                worst, abs(Int(pair.0.red) - Int(pair.1.red)), abs(Int(pair.0.green) - Int(pair.1.green)),
                abs(Int(pair.0.blue) - Int(pair.1.blue)))
        }
    }
}
