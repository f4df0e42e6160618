import PNGFiles
import Raster
import Screenshots
import Testing

/// What a file leaves transparent is laid on what is drawn on it can be seen on.
struct `A picture that is transparent where nothing is drawn` {
    private static let clear = RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 0)

    private static func gray(_ level: UInt8, alpha: UInt8 = 255) -> RGBA<UInt8> {
        RGBA(red: level, green: level, blue: level, alpha: alpha)
    }

    /// Strokes with a rim, as letters have, on nothing.
    private static func strokes(of ink: RGBA<UInt8>, on nothing: RGBA<UInt8> = clear) -> Bitmap<UInt8> {
        var picture = Bitmap(width: 60, height: 30, filledWith: nothing)
        for y in 8..<22 {
            for x in 6..<54 where x % 6 < 3 {
                picture[x, y] =
                    x % 6 == 0 ? RGBA(red: ink.red, green: ink.green, blue: ink.blue, alpha: 90) : ink
            }
        }
        return picture
    }

    private static func read(_ picture: Bitmap<UInt8>) throws -> Screenshot {
        try Screenshot(decoding: try PNGEncoder().encode(picture), by: PNGDecoder(), name: "label@2x.png")
    }

    @Test(arguments: [
        (gray(0), Screenshot.Canvas.Shade.white), (gray(30), .white), (gray(255), .black),
        (gray(200), .black), (gray(0, alpha: 150), .white), (gray(255, alpha: 150), .black),
    ])
    func `is laid where its ink is seen`(ink: RGBA<UInt8>, shade: Screenshot.Canvas.Shade) throws {
        let screen = try Self.read(Self.strokes(of: ink))
        #expect(screen.canvas?.shade == shade && screen.canvas?.isSeen == true)
        #expect(screen.opaqueSRGB()[0, 0] == Self.gray(shade == .white ? 255 : 0))
        #expect(screen.warnings.count == 1 && screen.warnings[0].contains("laid on \(shade.rawValue)"))
        guard case .eight(let samples) = screen.samples else { return }
        let wide = Bitmap<UInt16>(
            width: samples.width, height: samples.height,
            pixels: samples.pixels.map {
                RGBA(
                    red: 257 * UInt16($0.red), green: 257 * UInt16($0.green), blue: 257 * UInt16($0.blue),
                    alpha: 257 * UInt16($0.alpha))
            })
        #expect(ImageSamples.sixteen(wide).canvas == screen.canvas)
    }

    /// Light bars above small dark strokes, as a chart has them with its labels.
    @Test func `is laid where more of its parts are seen, whatever has the longer edges`() throws {
        var chart = Bitmap(width: 120, height: 70, filledWith: Self.clear)
        for x in 0..<120 {
            for y in 4..<44 where x % 20 < 6 { chart[x, y] = Self.gray(230) }
            for y in 54..<62 where x % 8 < 3 { chart[x, y] = Self.gray(0) }
        }
        #expect(try Self.read(chart).canvas?.shade == .white)
        // Many light dashes beside a few tall dark strokes, whose edges are longer.
        var grid = Bitmap(width: 120, height: 70, filledWith: Self.clear)
        for x in 0..<120 {
            for y in 4..<6 where x % 8 < 4 { grid[x, y] = Self.gray(230) }
            for y in 14..<64 where x % 30 < 3 { grid[x, y] = Self.gray(0) }
        }
        #expect(try Self.read(grid).canvas?.shade == .white)
    }

    @Test(arguments: [
        ("Tests/a-dark@2x.png", Screenshot.Canvas.Shade?.some(.black)), ("dark/a.png", nil),
        ("a.light-dark.png", nil), ("a_light.png", .white), ("darkroom.png", nil),
    ])
    func `is what the name of the file says`(name: String, shade: Screenshot.Canvas.Shade?) {
        #expect(Screenshot.Canvas.shade(named: name) == shade)
    }

    @Test func `whatever colour stands under an alpha of 0`() throws {
        let screen = try Self.read(Self.strokes(of: Self.gray(0), on: Self.gray(255, alpha: 0)))
        #expect(screen.canvas?.shade == .white)
    }

    /// A bubble of one shade that fills a picture but for a word below it of another.
    private static func message(_ bubble: UInt8, word: UInt8) -> Bitmap<UInt8> {
        var message = Bitmap(width: 60, height: 60, filledWith: clear)
        for y in 0..<52 {
            for x in 0..<60 { message[x, y] = gray(bubble) }
        }
        for x in stride(from: 4, to: 24, by: 4) {
            for y in 54..<60 { message[x, y] = gray(word) }
        }
        return message
    }

    @Test(arguments: [
        (UInt8(60), UInt8(220), Screenshot.Canvas.Shade.black), (240, 40, .white), (60, 40, .white),
    ])
    func `is laid where the word below a bubble is seen`(
        bubble: UInt8, word: UInt8, shade: Screenshot.Canvas.Shade
    ) throws {
        let screen = try Self.read(Self.message(bubble, word: word))
        #expect(screen.canvas?.isSeen == true && screen.canvas?.shade == shade)
    }

    @Test func `is a frame where nothing stands beside it, and is seen through a hole`() throws {
        var message = Self.message(60, word: 200)
        for y in 52..<60 {
            for x in 0..<58 { message[x, y] = Self.gray(60) }
        }
        #expect(try Self.read(message).canvas?.isSeen == false)
        for y in 20..<30 {
            for x in 20..<30 { message[x, y] = Self.clear }
        }
        let screen = try Self.read(message)
        #expect(screen.canvas?.isSeen == true)
        #expect(screen.canvas?.named(by: "message-dark.png").shade == .black)
    }

    @Test func `is a frame where it fills its box as a round screen does, and says nothing`() throws {
        var watch = Bitmap(width: 60, height: 60, filledWith: Self.clear)
        for y in 0..<60 {
            for x in 0..<60 where (2 * x - 59) * (2 * x - 59) + (2 * y - 59) * (2 * y - 59) <= 3600 {
                watch[x, y] = Self.gray((25..<35).contains(y) && (20..<40).contains(x) ? 255 : 0)
            }
        }
        let screen = try Self.read(watch)
        #expect(screen.canvas?.shade == .black && screen.canvas?.isSeen == false)
        #expect(screen.warnings.isEmpty)
    }

    @Test func `is none where all of it is opaque`() throws {
        let screen = try Self.read(Bitmap(width: 9, height: 9, filledWith: Self.gray(9)))
        #expect(screen.canvas == nil && screen.isOpaque && screen.warnings.isEmpty)
    }
}
