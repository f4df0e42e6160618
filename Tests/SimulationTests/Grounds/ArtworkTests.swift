import ColorMath
import Raster
import Simulation
import Testing

/// Art that lies on grounds.
struct `Art on grounds` {
    /// A disc in a square of 64 pixels, its rim in another colour.
    private func disc(_ ink: UInt32, rim: UInt32? = nil, width: Double = 3) -> Artwork {
        let side = 64
        let pixels = (0..<side * side).map { place in
            let (x, y) = (Double(place % side) - 31.5, Double(place / side) - 31.5)
            let radius = (x * x + y * y).squareRoot()
            let code = radius > 28 - width ? rim ?? ink : ink
            return RGBA<UInt8>(
                red: UInt8(code >> 16 & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255),
                alpha: radius <= 28 ? 255 : 0)
        }
        return Artwork(Bitmap(width: side, height: side, pixels: pixels))
    }

    private let white = SRGB8(red: 255, green: 255, blue: 255)
    private let black = SRGB8(red: 0, green: 0, blue: 0)

    @Test func `has on a colour the contrast of its ink`() throws {
        let navy = SRGB8(red: 0, green: 0x20, blue: 0x5B)
        let art = disc(0x00205B)
        for ground in [white, black] {
            let reading = try #require(art.reading(on: ArtworkBackdrop(name: "ground", color: ground)))
            #expect(abs(reading.contrast - navy.contrastRatio(with: ground)) < 1e-9)
            #expect(reading.standsOut == (ground == white))
            #expect(reading.faintShare == (ground == white ? 0 : 1))
            #expect(reading.window == nil && reading.color == ground)
        }
    }

    @Test func `is seen by its frame, or by what lies within a thin one`() throws {
        let framed = disc(0x00205B, rim: 0xFFFFFF)
        #expect(try #require(framed.reading(on: ArtworkBackdrop(name: "white", color: white))).standsOut)
        #expect(try #require(framed.reading(on: ArtworkBackdrop(name: "black", color: black))).standsOut)
        let wide = disc(0x00205B, rim: 0xFFFFFF, width: 12)
        #expect(try !#require(wide.reading(on: ArtworkBackdrop(name: "white", color: white))).standsOut)
    }

    @Test func `counts on a picture where it stands out least`() throws {
        // Black but for one corner, in which a dark disc can be seen.
        let side = 300
        let pixels = (0..<side * side).map { place in
            place % side < 80 && place / side < 80
                ? RGBA<UInt8>(white) : RGBA<UInt8>(black)
        }
        let picture = Bitmap(width: side, height: side, pixels: pixels)
        let reading = try #require(
            disc(0x00205B).reading(on: ArtworkBackdrop(name: "wall", picture: picture)))
        #expect(reading.faintShare == 1)
        let window = try #require(reading.window)
        #expect(window.width == 64 && window.height == 64)
        #expect(window.x >= 16 || window.y >= 16)
        // Where all of it is white, the disc is seen everywhere.
        let bright = Bitmap(width: side, height: side, filledWith: RGBA<UInt8>(white))
        #expect(
            try #require(disc(0x00205B).reading(on: ArtworkBackdrop(name: "wall", picture: bright))).standsOut
        )
    }

    @Test func `is made smaller for small pictures, and not laid on tiny ones`() throws {
        let small = Bitmap(width: 40, height: 50, filledWith: RGBA<UInt8>(white))
        let reading = try #require(disc(0x00205B).reading(on: ArtworkBackdrop(name: "small", picture: small)))
        #expect(try #require(reading.window).width <= 20)
        let tiny = Bitmap(width: 15, height: 90, filledWith: RGBA<UInt8>(white))
        #expect(disc(0x00205B).reading(on: ArtworkBackdrop(name: "tiny", picture: tiny)) == nil)
    }

    @Test func `has its frame for an outline where it is opaque, and none where nothing is drawn`() throws {
        let square = Artwork(Bitmap(width: 600, height: 600, filledWith: RGBA<UInt8>(black)))
        #expect(square.reduction == 3 && square.bitmap.width == 200)
        #expect(try #require(square.reading(on: ArtworkBackdrop(name: "white", color: white))).contrast == 21)
        let nothing = Bitmap(
            width: 30, height: 30, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 90))
        #expect(!Artwork(nothing).isVisible)
        #expect(Artwork(nothing).reading(on: ArtworkBackdrop(name: "white", color: white)) == nil)
    }
}
