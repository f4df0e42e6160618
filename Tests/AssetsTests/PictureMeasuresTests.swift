import Assets
import PixelConversion
import RandomNumbers
import Raster
import Testing

/// What is measured of pixels.
struct `A measured picture` {
    /// A disc on nothing: its radius, in pixels.
    private func disc(_ side: Int, radius: Double, color: RGBA<UInt8> = RGBA(red: 0, green: 0, blue: 0))
        -> Bitmap<UInt8>
    {
        var bitmap = Bitmap<UInt8>(
            width: side, height: side,
            filledWith: RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0))
        for y in 0..<side {
            for x in 0..<side {
                let (across, down) = (Double(x) + 0.5 - Double(side) / 2, Double(y) + 0.5 - Double(side) / 2)
                let inside = radius - (across * across + down * down).squareRoot() + 0.5
                bitmap[x, y].alpha = UInt8((255 * min(1, max(0, inside))).rounded())
            }
        }
        return bitmap
    }

    /// A ring of another look, opaque.
    private func mark(_ side: Int, inner: Double, outer: Double, ink: UInt8, ground: UInt8) -> Bitmap<UInt8> {
        var bitmap = Bitmap<UInt8>(
            width: side, height: side, filledWith: RGBA(red: ground, green: ground, blue: ground))
        for y in 0..<side {
            for x in 0..<side {
                let (across, down) = (Double(x) + 0.5 - Double(side) / 2, Double(y) + 0.5 - Double(side) / 2)
                let radius = (across * across + down * down).squareRoot() / Double(side)
                if (inner..<outer).contains(radius) { bitmap[x, y] = RGBA(red: ink, green: ink, blue: ink) }
            }
        }
        return bitmap
    }

    @Test func `is told from another drawing, whatever its size and its colours`() {
        func thumbnail(_ bitmap: Bitmap<UInt8>) -> Thumbnail { PictureMeasures(of: bitmap).thumbnail }
        let large = thumbnail(mark(180, inner: 0.2, outer: 0.32, ink: 255, ground: 60))
        let bolder = thumbnail(mark(58, inner: 0.18, outer: 0.35, ink: 255, ground: 60))
        let other = thumbnail(mark(58, inner: 0, outer: 0.22, ink: 255, ground: 60))
        #expect(large.likeness(to: bolder) > 0.9)
        // The limits are those of `icon-designs`.
        #expect(large.likeness(to: other) < 0.85)
        let dark = thumbnail(mark(120, inner: 0.2, outer: 0.32, ink: 90, ground: 8))
        #expect(large.likenessOfShape(to: dark) > 0.95)
        #expect(large.likenessOfShape(to: other) < 0.7)
        let plain = thumbnail(Bitmap(width: 40, height: 40, filledWith: RGBA(red: 9, green: 9, blue: 9)))
        #expect(plain.likeness(to: plain) == 1 && plain.likeness(to: large) == 0)
    }

    @Test func `has round corners where an edge runs around them, and none where a glow fades`() {
        let side = 120
        let radius = 30.0
        func picture(_ shade: (Double) -> Double) -> Bitmap<UInt8> {
            var bitmap = Bitmap<UInt8>(
                width: side, height: side, filledWith: RGBA(red: 255, green: 255, blue: 255))
            for y in 0..<side {
                for x in 0..<side {
                    let (across, down) = (
                        max(0, abs(Double(x) + 0.5 - 60) - 30), max(0, abs(Double(y) + 0.5 - 60) - 30)
                    )
                    let distance = (across * across + down * down).squareRoot()
                    let value = UInt8(255 - 200 * min(1, max(0, shade(radius - distance))))
                    bitmap[x, y] = RGBA(red: value, green: value, blue: 255)
                }
            }
            return bitmap
        }
        let edge = PictureMeasures(of: picture { $0 + 0.5 }).cornerRadius
        #expect(edge.map { abs($0 - 0.25) < 0.08 } == true)
        #expect(PictureMeasures(of: picture { 0.06 + $0 / 60 }).cornerRadius == nil)
    }

    @Test func `shows a rounded square within one colour, and no disc, bar or square that is cut off`() {
        func inset(_ box: (x: Int, y: Int, width: Int, height: Int), radius: Double) -> InsetSquare? {
            var bitmap = Bitmap<UInt8>(width: 100, height: 100, filledWith: RGBA(red: 0, green: 0, blue: 0))
            let (middleX, middleY) = (
                Double(2 * box.x + box.width) / 2, Double(2 * box.y + box.height) / 2
            )
            for y in box.y..<box.y + box.height {
                for x in box.x..<box.x + box.width {
                    let across = max(0, abs(Double(x) + 0.5 - middleX) - Double(box.width) / 2 + radius)
                    let down = max(0, abs(Double(y) + 0.5 - middleY) - Double(box.height) / 2 + radius)
                    let distance = (across * across + down * down).squareRoot()
                    let value = UInt8(200 * min(1, max(0, radius + 0.5 - distance)))
                    bitmap[x, y] = RGBA(red: value, green: value, blue: value)
                }
            }
            return PictureMeasures(of: bitmap).insetSquare
        }
        let square = inset((15, 15, 70, 70), radius: 15)
        #expect(square?.share == 0.7 && square?.ground == RGBA(red: 0, green: 0, blue: 0))
        #expect(square.map { abs($0.cornerRadius - 15.0 / 70) < 0.08 } == true)
        #expect(inset((15, 30, 70, 40), radius: 12) == nil, "a bar")
        #expect(inset((0, 0, 100, 100), radius: 20) == nil, "up to the edges")
        #expect(inset((15, 15, 70, 70), radius: 1) == nil, "square corners")
        #expect(inset((5, 25, 70, 70), radius: 15) == nil, "beside the middle")
        #expect(inset((15, 15, 70, 70), radius: 35).map { $0.cornerRadius < 0.3 } != true, "a disc")
    }

    @Test func `is soft where no edge goes most of its way between two pixels`() {
        let sharp = mark(80, inner: 0, outer: 0.3, ink: 0, ground: 250)
        #expect(!PictureMeasures(of: sharp).enlargement.isSoft)
        // A mean over five pixels each way: a fifth of the way a pixel.
        var soft = sharp
        for isDown in [false, true] {
            let before = soft
            for y in 0..<80 {
                for x in 0..<80 {
                    let sum = (-2...2).reduce(0) { sum, step in
                        let (column, row) = (isDown ? x : x + step, isDown ? y + step : y)
                        return sum + Int(before[min(79, max(0, column)), min(79, max(0, row))].red)
                    }
                    soft[x, y] = RGBA(red: UInt8(sum / 5), green: UInt8(sum / 5), blue: UInt8(sum / 5))
                }
            }
        }
        #expect(PictureMeasures(of: soft).enlargement.isSoft)
    }

    @Test(arguments: [8.0, 12, 17.5, 24])
    func `has the width of a disc's radius`(radius: Double) {
        let outline = PictureMeasures(of: disc(60, radius: radius)).outline
        #expect(abs(outline.thickness - radius) < 0.08 * radius)
        #expect(abs(outline.fill - Double.pi / 4) < 0.05)
        #expect(!outline.isJagged && outline.haloShare == 0 && !outline.isStroked)
    }

    @Test(arguments: [0.2, 0.45, 0.7])
    func `has strokes as wide as they would be opaque`(opacity: Double) {
        var ring = disc(60, radius: 24)
        let hole = disc(60, radius: 20)
        for index in ring.pixels.indices {
            let alpha = Double(ring.pixels[index].alpha) - Double(hole.pixels[index].alpha)
            ring[index % 60, index / 60].alpha = UInt8((opacity * alpha).rounded())
        }
        let outline = PictureMeasures(of: ring).outline
        #expect(abs(outline.thickness - 4) < 0.3 && outline.isStroked)
    }

    @Test(arguments: 1...6)
    func `has the width of a line, whichever way it runs`(width: Int) {
        for isUpright in [false, true] {
            var bitmap = Bitmap<UInt8>(
                width: 90, height: 90, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
            for long in 5..<85 {
                for short in 40..<40 + width {
                    bitmap[isUpright ? short : long, isUpright ? long : short].alpha = 255
                }
            }
            #expect(
                abs(PictureMeasures(of: bitmap).outline.thickness - Double(width)) < 0.1 * Double(width) + 0.1
            )
            #expect(PictureMeasures(of: bitmap).outline.isStroked)
        }
    }

    @Test func `counts colours up to 256, all that is transparent as one`() {
        var bitmap = Bitmap<UInt8>(
            width: 20, height: 20, filledWith: RGBA(red: 9, green: 9, blue: 9, alpha: 0))
        bitmap[0, 0] = RGBA(red: 1, green: 2, blue: 3, alpha: 0)
        #expect(PictureMeasures(of: bitmap).colorCount == 1)
        for place in 0..<300 {
            bitmap[place % 20, place / 20] = RGBA(red: UInt8(place % 256), green: UInt8(place / 256), blue: 0)
        }
        #expect(PictureMeasures(of: bitmap).colorCount == 257)
    }

    @Test func `tells repeated pixels, and lets level and upright lines be`() {
        let small = disc(20, radius: 8)
        let large = Bitmap(
            width: 40, height: 40, pixels: (0..<1600).map { small[$0 % 40 / 2, $0 / 80] })
        #expect(PictureMeasures(of: large).enlargement.repetition == 2)
        #expect(PictureMeasures(of: disc(40, radius: 16)).enlargement.repetition == nil)
        var letter = Bitmap<UInt8>(
            width: 40, height: 40, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        for y in 4..<36 {
            for x in 8..<32 where x < 10 || x >= 30 || (18..<22).contains(y) { letter[x, y].alpha = 255 }
        }
        #expect(PictureMeasures(of: letter).enlargement.repetition == nil)
    }

    /// Perforations, as of a film: many turns, along level and upright lines.
    @Test func `tells no repeated pixels from many upright rectangles`() {
        var film = Bitmap<UInt8>(width: 56, height: 56, filledWith: RGBA(red: 0, green: 0, blue: 0))
        for y in 0..<56 where y % 14 >= 6 {
            for x in 0..<56 where x % 14 >= 6 { film[x, y].alpha = 0 }
        }
        #expect(PictureMeasures(of: film).enlargement.repetition == nil)
    }

    @Test func `has a shadow where it fades on more than two sides`() {
        var fade = Bitmap<UInt8>(width: 60, height: 60, filledWith: RGBA(red: 0, green: 0, blue: 0))
        for y in 0..<60 { for x in 20..<60 { fade[x, y].alpha = UInt8(255 - 6 * (x - 20)) } }
        #expect(PictureMeasures(of: fade).outline.haloShare == 0)
        var glow = Bitmap<UInt8>(width: 60, height: 60, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        for y in 0..<60 {
            for x in 0..<60 {
                let away = max(0, max(abs(x - 30), abs(y - 30)) - 12)
                glow[x, y].alpha = UInt8(away == 0 ? 255 : max(0, 120 - 12 * away))
            }
        }
        #expect(PictureMeasures(of: glow).outline.haloShare > 0.1)
    }

    /// A disc on nothing, and a fainter one behind it that a box of three pixels blurs.
    private func disc(above shadow: (right: Int, down: Int), opacity: Double) -> Bitmap<UInt8> {
        let shape = disc(60, radius: 16)
        var picture = shape
        for y in 1..<59 {
            for x in 1..<59 {
                let around = (-1...1).flatMap { dy in
                    (-1...1).map { (x + $0 - shadow.right, y + dy - shadow.down) }
                }
                let soft = around.reduce(0.0) { sum, place in
                    let isInside = (0..<60).contains(place.0) && (0..<60).contains(place.1)
                    return sum + (isInside ? Double(shape[place.0, place.1].alpha) : 0) / 9
                }
                let own = Double(shape[x, y].alpha)
                picture[x, y].alpha = UInt8(own + (255 - own) * opacity * soft / 255)
            }
        }
        return picture
    }

    @Test(arguments: [(0, 2), (0, 4), (2, 2)]) func `has the shadow that is drawn behind it`(
        right: Int, down: Int
    ) throws {
        let outline = PictureMeasures(of: disc(above: (right, down), opacity: 0.3)).outline
        let shadow = try #require(outline.shadow)
        #expect(abs(shadow.right - right) <= 1 && abs(shadow.down - down) <= 1)
        #expect((0.2...0.4).contains(shadow.opacity) && shadow.share > 0 && shadow.share < 0.2)
    }

    @Test func `has no shadow where a layer lies elsewhere, and none where nothing lies behind it`() {
        #expect(PictureMeasures(of: disc(60, radius: 16)).outline.shadow == nil)
        // Further away than a shadow.
        #expect(PictureMeasures(of: disc(above: (14, 0), opacity: 0.3)).outline.shadow == nil)
    }

    @Test func `fades where its opacity changes gradually, and not from layer to layer`() throws {
        var (fading, layers) = (disc(60, radius: 24), disc(60, radius: 24))
        for y in 0..<60 {
            for x in 0..<60 {
                fading[x, y].alpha = UInt8(Int(fading[x, y].alpha) * (90 - y) / 90)
                if x < 30 { layers[x, y].alpha /= 3 }
            }
        }
        let gradient = try #require(PictureMeasures(of: fading).outline.fading)
        #expect(gradient.least < 0.55 && gradient.greatest > 0.8)
        #expect(PictureMeasures(of: layers).outline.fading == nil)
        #expect(PictureMeasures(of: disc(60, radius: 24)).outline.fading == nil)
        var apart = Bitmap<UInt8>(
            width: 60, height: 60, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        for y in 10..<50 {
            for x in 5..<20 {
                apart[x, y].alpha = 128
                apart[x + 30, y].alpha = 255
            }
        }
        #expect(PictureMeasures(of: apart).outline.fading == nil)
    }

    @Test func `has the shape of its opacity where it has no ground`() {
        let whole = PictureMeasures(of: mark(180, inner: 0.2, outer: 0.32, ink: 255, ground: 60)).thumbnail
        // In middle grey, which is what nothing looks like in a thumbnail.
        var alone = mark(180, inner: 0.2, outer: 0.32, ink: 128, ground: 0)
        for place in alone.pixels.indices where alone.pixels[place].red == 0 { alone.pixels[place].alpha = 0 }
        #expect(PictureMeasures(of: alone).thumbnail.likenessOfShape(to: whole) > 0.95)
        #expect(PictureMeasures(of: alone).leastAlpha == 0)
    }

    @Test func `of fewer than 64 pixels has no spectrum to tell by`() {
        for (side, tells) in [(58, false), (64, true)] {
            let enlargement = PictureMeasures(of: disc(side, radius: 0.4 * Double(side))).enlargement
            #expect((enlargement.value(for: 2) != nil) == tells)
        }
    }

    /// A drawing in the middle of pixels of its own, made so many times as large between them.
    private func stretched(_ small: Bitmap<UInt8>, by factor: Int) -> Bitmap<UInt8> {
        func alpha(_ x: Double, _ y: Double) -> Double {
            let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            func at(_ x: Int, _ y: Int) -> Double {
                Double(small[min(max(0, x), small.width - 1), min(max(0, y), small.height - 1)].alpha)
            }
            let (right, down) = (x - Double(left), y - Double(top))
            let above = at(left, top) * (1 - right) + at(left + 1, top) * right
            let below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
            return above * (1 - down) + below * down
        }
        var large = Bitmap<UInt8>(
            width: factor * small.width, height: factor * small.height,
            filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        for y in 0..<large.height {
            for x in 0..<large.width {
                large[x, y].alpha = UInt8(
                    alpha(
                        (Double(x) + 0.5) / Double(factor) - 0.5, (Double(y) + 0.5) / Double(factor) - 0.5
                    ).rounded())
            }
        }
        return large
    }

    @Test(arguments: [6.0, 9, 13.5, 20])
    func `is told from a smaller one made large`(radius: Double) throws {
        func image(_ bitmap: Bitmap<UInt8>) -> DecodedImage {
            DecodedImage(samples: .eight(bitmap), space: .sRGB)
        }
        let small = disc(48, radius: radius)
        let enlarged = try #require(EnlargementMatch(of: image(stretched(small, by: 2)), from: image(small)))
        #expect(enlarged.isEnlarged && !enlarged.isDrawn)
        let drawn = try #require(
            EnlargementMatch(of: image(disc(96, radius: 2 * radius)), from: image(small)))
        #expect(drawn.isDrawn && !drawn.isEnlarged, "\(drawn.distance)")
        let lost = try #require(EnlargementMatch(of: image(stretched(small, by: 3)), fromEvery: 3))
        #expect(lost.isEnlarged, "\(lost.distance)")
        let own = try #require(EnlargementMatch(of: image(disc(144, radius: 3 * radius)), fromEvery: 3))
        #expect(!own.isEnlarged, "\(own.distance)")
        #expect(EnlargementMatch(of: image(disc(100, radius: 30)), fromEvery: 3) == nil)
        #expect(EnlargementMatch(of: image(small), from: image(small)) == nil)
        let wider = Bitmap<UInt8>(width: 97, height: 96, filledWith: RGBA(red: 0, green: 0, blue: 0))
        #expect(EnlargementMatch(of: image(wider), from: image(small)) == nil)
    }

    @Test func `is told by its middle where it is large`() throws {
        func image(_ bitmap: Bitmap<UInt8>) -> DecodedImage {
            DecodedImage(samples: .eight(bitmap), space: .sRGB)
        }
        let small = disc(760, radius: 150)
        let enlarged = try #require(EnlargementMatch(of: image(stretched(small, by: 2)), from: image(small)))
        #expect(enlarged.isEnlarged)
        let drawn = try #require(EnlargementMatch(of: image(disc(1520, radius: 300)), from: image(small)))
        #expect(drawn.isDrawn, "\(drawn.distance)")
    }

    @Test(arguments: [0, 1])
    func `is told from a smaller one whose pixels were repeated`(rounding: Int) throws {
        func image(_ bitmap: Bitmap<UInt8>) -> DecodedImage {
            DecodedImage(samples: .eight(bitmap), space: .sRGB)
        }
        /// Each pixel three times for every two, as editors do that round up, or down.
        func repeated(_ small: Bitmap<UInt8>) -> Bitmap<UInt8> {
            let side = small.width * 3 / 2
            let pixels = (0..<side * side).map { place in
                small[(2 * (place % side) + rounding) / 3, (2 * (place / side) + rounding) / 3]
            }
            return Bitmap(width: side, height: side, pixels: pixels)
        }
        let small = disc(48, radius: 17)
        let match = try #require(EnlargementMatch(of: image(repeated(small)), from: image(small)))
        #expect(match.distance < 1e-6 && match.isEnlarged)
        // A level and upright drawing is that at every size.
        var cross = Bitmap<UInt8>(
            width: 48, height: 48, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        for place in 4..<44 {
            for line in 20..<28 { (cross[place, line].alpha, cross[line, place].alpha) = (255, 255) }
        }
        let drawn = try #require(EnlargementMatch(of: image(repeated(cross)), from: image(cross)))
        #expect(!drawn.isEnlarged, "\(drawn.distance)")
        // Bars of five shades, one of which ends between pixels: near to repeated ones, by 0.027, and drawn.
        func bars(_ side: Int, _ scale: Double) -> Bitmap<UInt8> {
            var bars = Bitmap<UInt8>(
                width: side, height: side, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
            for bar in 0..<5 {
                let (start, end) = (
                    (4 + 9 * Double(bar)) * scale, (bar == 2 ? 26.2 : 8 + 9 * Double(bar)) * scale
                )
                for y in Int(4 * scale)..<Int(44 * scale) {
                    for x in Int(start)..<Int(end.rounded(.up)) {
                        let share = min(1, end - Double(x))
                        bars[x, y].alpha = UInt8((Double(51 * (bar + 1)) * share).rounded())
                    }
                }
            }
            return bars
        }
        let crisp = try #require(EnlargementMatch(of: image(bars(144, 3)), from: image(bars(48, 1))))
        #expect(!crisp.isEnlarged, "\(crisp.distance)")
    }

    @Test func `is wide where sRGB does not hold its colours`() throws {
        let red = Bitmap<UInt8>(width: 4, height: 4, filledWith: RGBA(red: 255, green: 0, blue: 0))
        func share(in space: PixelSpace) -> Double {
            PictureMeasures(of: DecodedImage(samples: .eight(red), space: space)).wideShare
        }
        #expect(share(in: .displayP3) == 1 && share(in: .sRGB) == 0 && share(in: .untagged) == 0)
        // Outside sRGB by less than is noticed: a ΔE OK of 0.011.
        let hardly = Bitmap<UInt8>(width: 4, height: 4, filledWith: RGBA(red: 230, green: 40, blue: 40))
        #expect(PictureMeasures(of: DecodedImage(samples: .eight(hardly), space: .displayP3)).wideShare == 0)
        let gray = Bitmap<UInt8>(width: 4, height: 4, filledWith: RGBA(red: 200, green: 200, blue: 200))
        #expect(PictureMeasures(of: DecodedImage(samples: .eight(gray), space: .displayP3)).wideShare == 0)
    }

    @Test func `needs 16 bits only where they say more than 8`() {
        func measures(_ level: UInt16) -> PictureMeasures {
            let bitmap = Bitmap<UInt16>(
                width: 2, height: 2, filledWith: RGBA(red: level, green: level, blue: level))
            return PictureMeasures(of: DecodedImage(samples: .sixteen(bitmap)))
        }
        #expect(!measures(0x8080).needs16Bits && measures(0x8081).needs16Bits)
        // Eight bits that were moved up by eight.
        #expect(!measures(0x8100).needs16Bits && !measures(0xFF00).needs16Bits)
        let mixed = [UInt16(0x8080), 0x8100].map { RGBA(red: $0, green: $0, blue: $0) }
        let bitmap = Bitmap<UInt16>(width: 2, height: 1, pixels: mixed)
        #expect(PictureMeasures(of: DecodedImage(samples: .sixteen(bitmap))).needs16Bits)
    }

    @Test(arguments: [0, 1, 2, 3, 4])
    func `has a frame of the width that it is drawn with`(width: Int) {
        var bitmap = Bitmap<UInt8>(
            width: 29, height: 29, filledWith: RGBA(red: 255, green: 255, blue: 255))
        for y in 0..<29 {
            for x in 0..<29 where min(x, y, 28 - x, 28 - y) < width {
                bitmap[x, y] = RGBA(red: 180, green: 180, blue: 180)
            }
        }
        #expect(PictureMeasures(of: bitmap).frameWidth == ((1...3).contains(width) ? width : nil))
    }

    /// Any picture of any size is measured, and shares are shares.
    @Test func `has shares between none and all`() {
        var random = SplitMix64(state: 3)
        for _ in 0..<40 {
            let (width, height) = (
                Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
            )
            let pixels = (0..<width * height).map { _ in
                RGBA(
                    red: UInt8.random(in: 0...255, using: &random),
                    green: .random(in: 0...255, using: &random),
                    blue: .random(in: 0...255, using: &random),
                    alpha: [0, 128, 255].randomElement(using: &random) ?? 0)
            }
            let measures = PictureMeasures(of: Bitmap(width: width, height: height, pixels: pixels))
            let shares = [
                measures.translucentShare, measures.visibleShare, measures.outline.fill,
                measures.outline.haloShare,
                measures.texture.noisyShare, measures.texture.fineShare,
            ]
            #expect(shares.allSatisfy { (0...1).contains($0) })
            #expect(measures.thumbnail.difference(from: measures.thumbnail) == 0)
        }
    }

    /// What is opaque throughout is measured without its pixels, and as the same rectangle in a larger image.
    @Test func `has the outline of a rectangle where it is opaque`() {
        for (width, height) in [(1, 1), (1, 7), (9, 4), (40, 31)] {
            let ink = RGBA<UInt8>(red: 10, green: 90, blue: 200)
            let opaque = Bitmap(width: width, height: height, filledWith: ink)
            var larger = Bitmap(
                width: width + 6, height: height + 4,
                filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 0))
            for y in 0..<height { for x in 0..<width { larger[x + 3, y + 2] = ink } }
            let (own, other) = (PictureMeasures(of: opaque), PictureMeasures(of: larger))
            #expect(own.outline == other.outline)
            #expect(own.edges.softCount == 0 && own.edges.crispCount == 0)
        }
    }
}

/// A stretchable picture of Android.
struct `A nine-patch` {
    @Test func `is its picture without the marks around it`() {
        var bitmap = Bitmap<UInt8>(
            width: 5, height: 4, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 255))
        for y in 1..<3 { for x in 1..<4 { bitmap[x, y] = RGBA(red: UInt8(x), green: UInt8(y), blue: 9) } }
        let picture = NinePatch.picture(of: DecodedImage(samples: .eight(bitmap)))
        guard case .eight(let inside) = picture.samples else {
            Issue.record("not in eight bits")
            return
        }
        #expect(inside.width == 3 && inside.height == 2)
        #expect(inside.pixels.map(\.red) == [1, 2, 3, 1, 2, 3] && inside.pixels.allSatisfy { $0.blue == 9 })
        let tiny = Bitmap<UInt8>(width: 2, height: 9, filledWith: RGBA(red: 0, green: 0, blue: 0))
        #expect(NinePatch.picture(of: DecodedImage(samples: .eight(tiny))).samples == .eight(tiny))
    }

    @Test func `is known by its name`() {
        #expect(NinePatch.isName(of: "res/drawable/button.9.png") && NinePatch.isName(of: "A.9.PNG"))
        #expect(!NinePatch.isName(of: "button9.png") && !NinePatch.isName(of: "button.9.webp"))
    }
}
