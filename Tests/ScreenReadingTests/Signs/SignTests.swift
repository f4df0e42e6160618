import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// What looks like text by its shape alone, told by what lies around it.
@Suite("What only looks like text")
struct SignTests {
    private static let ink = SRGB8(red: 0, green: 122, blue: 255)
    private static let pale = SRGB8(red: 200, green: 200, blue: 206)

    private func region(
        _ kind: Region.Kind, _ box: PixelRect, ink: SRGB8 = Self.ink, on backdrop: SRGB8 = .white,
        doubts: [Region.Doubt] = [], confidence: Double = 1
    ) -> Region {
        Region(
            kind: kind, box: box, ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)), pointSize: 12,
            confidence: confidence, doubts: doubts)
    }

    /// A white screen with boxes of a colour.
    private func screen(_ boxes: [PixelRect] = [], in color: SRGB8 = Self.ink) -> Bitmap<UInt8> {
        var screen = Bitmap(width: 200, height: 200, filledWith: DrawnText.pixel(.white))
        for box in boxes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
            }
        }
        return screen
    }

    @Test("is one icon where two unlike pieces of one ink all but touch: a head and shoulders")
    func stacked() {
        let head = region(.text, PixelRect(x: 43, y: 40, width: 28, height: 9))
        let shoulders = PixelRect(x: 42, y: 50, width: 29, height: 12)
        let person = [head, region(.text, shoulders)].readAsSigns(on: screen(), scale: 1)
        #expect(person.count == 1)
        #expect(person.first?.kind == .icon)
        #expect(person.first?.box == PixelRect(x: 42, y: 40, width: 29, height: 22))
        // Lines keep some room, have one height, or an ink of their own.
        for other in [
            region(.text, shoulders.moved(down: 3)),
            region(.text, PixelRect(x: 43, y: 50, width: 28, height: 9)),
            region(.text, shoulders, ink: .black),
            region(.text, PixelRect(x: 55, y: 50, width: 4, height: 4)),
        ] {
            #expect([head, other].readAsSigns(on: screen(), scale: 1) == [head, other])
        }
    }

    @Test("is one icon with what all but touches it, where the two are as large as the others of their row")
    func inRow() {
        let row = (0..<4).map { region(.icon, PixelRect(x: 10 + 40 * $0, y: 40, width: 22, height: 22)) }
        let keys = region(.text, PixelRect(x: 170, y: 44, width: 22, height: 7))
        let arrow = region(.icon, PixelRect(x: 172, y: 52, width: 20, height: 6))
        func read(_ row: [Region], _ rest: [Region]) -> [Region] {
            (row + rest).readAsSigns(on: screen(), scale: 1)
        }
        let joined = read(row, [keys, arrow])
        #expect(joined.count == 5 && joined.allSatisfy { $0.kind == .icon })
        #expect(joined.last?.box == PixelRect(x: 170, y: 44, width: 22, height: 14))
        // A row of fewer, signs of another ink, and a label that is with its sign larger than the others.
        let others = row.map { region(.icon, $0.box, ink: .black) }
        let sign = region(.icon, PixelRect(x: 170, y: 20, width: 22, height: 22))
        for (row, rest) in [(Array(row.dropLast()), arrow), (others, arrow), (row, sign)] {
            #expect(read(row, [keys, rest]).contains { $0.kind == .text })
        }
    }

    @Test("is a part of an icon that has its ink, and nearly all of it in its box")
    func partOfIcon() {
        let bell = region(.icon, PixelRect(x: 40, y: 40, width: 47, height: 55))
        let wave = region(.text, PixelRect(x: 71, y: 44, width: 21, height: 18))
        #expect([bell, wave].readAsSigns(on: screen(), scale: 1) == [bell])
        let beside = region(.text, PixelRect(x: 80, y: 44, width: 21, height: 18))
        #expect([bell, beside].readAsSigns(on: screen(), scale: 1) == [bell, beside])
        let label = region(.text, wave.box, ink: .black)
        #expect([bell, label].readAsSigns(on: screen(), scale: 1) == [bell, label])
    }

    @Test("is a part of an icon where it has a weaker shade of its ink: strokes that cover no pixel fully")
    func softStrokes() {
        let backdrop = SRGB8(red: 234, green: 232, blue: 227)
        let bag = region(
            .icon, PixelRect(x: 41, y: 40, width: 14, height: 13), ink: SRGB8(hex: 0x505353), on: backdrop)
        func isLeft(_ box: PixelRect, ink: UInt32 = 0xBDBCB9) -> Bool {
            let sides = region(.text, box, ink: SRGB8(hex: ink), on: backdrop)
            return [bag, sides].readAsSigns(on: screen(), scale: 1).count == 2
        }
        let box = PixelRect(x: 40, y: 44, width: 16, height: 8)
        #expect(!isLeft(box))
        // Beside it, stronger, of another hue, and wider.
        #expect(isLeft(PixelRect(x: 50, y: 44, width: 16, height: 8)))
        #expect(isLeft(box, ink: 0x202323))
        #expect(isLeft(box, ink: 0xE0A0A0))
        #expect(isLeft(PixelRect(x: 38, y: 44, width: 20, height: 8)))
    }

    /// Icons of 24 pixels in a row or a column, 60 pixels from one to the next.
    private func icons(_ count: Int, inColumn: Bool = false) -> [Region] {
        (0..<count).map { index in
            let place = 10 + 60 * index
            return region(
                .icon, PixelRect(x: inColumn ? 40 : place, y: inColumn ? place : 40, width: 24, height: 24))
        }
    }

    /// What a short word is read as among icons.
    private func kind(of box: PixelRect, ink: SRGB8 = Self.ink, among others: [Region]) -> Region.Kind? {
        ([region(.text, box, ink: ink)] + others).readAsSigns(on: screen(), scale: 1).first?.kind
    }

    @Test("is an arrow down where a stroke has one bend, and is wider than letters are")
    func flatArrow() {
        /// A `v` of a height, so many pixels wide, two pixels thick.
        func kind(width: Int, height: Int) -> Region.Kind? {
            var screen = screen()
            for x in 0..<width {
                let depth = Double(min(x, width - 1 - x)) / Double(width - 1) * 2 * Double(height - 2)
                for y in 0..<2 { screen[60 + x, 60 + Int(depth) + y] = DrawnText.pixel(Self.ink) }
            }
            let arrow = region(.text, PixelRect(x: 60, y: 60, width: width, height: height))
            return [arrow].readAsSigns(on: screen, scale: 1).first?.kind
        }
        #expect(kind(width: 14, height: 8) == .icon)
        #expect(kind(width: 9, height: 8) == .text)
    }

    @Test("is an icon in a row or a column of icons of its ink and size, evenly apart")
    func signRow() {
        let box = PixelRect(x: 190, y: 42, width: 26, height: 18)
        #expect(kind(of: box, among: icons(3)) == .icon)
        let below = PixelRect(x: 38, y: 190, width: 26, height: 18)
        #expect(kind(of: below, among: icons(3, inColumn: true)) == .icon)
        // Two icons, another ink, a long word, small type, far off.
        #expect(kind(of: box, among: icons(2)) == .text)
        #expect(kind(of: box, ink: .black, among: icons(3)) == .text)
        #expect(kind(of: PixelRect(x: 190, y: 44, width: 40, height: 14), among: icons(3)) == .text)
        #expect(kind(of: PixelRect(x: 190, y: 47, width: 10, height: 10), among: icons(3)) == .text)
        #expect(kind(of: PixelRect(x: 270, y: 42, width: 26, height: 18), among: icons(3)) == .text)
    }

    @Test("stays text close to an icon or a word, and in a grid")
    func noSignRow() {
        let count = PixelRect(x: 164, y: 43, width: 14, height: 18)
        #expect(kind(of: count, among: icons(3)) == .text)
        let box = PixelRect(x: 190, y: 42, width: 26, height: 18)
        let word = region(.text, PixelRect(x: 224, y: 43, width: 90, height: 18))
        #expect(kind(of: box, among: icons(3) + [word]) == .text)
        let key = region(.text, PixelRect(x: 192, y: 90, width: 24, height: 18))
        #expect(kind(of: box, among: icons(3) + [key]) == .text)
    }

    @Test("is alone in a tile, as icons and logos are, where no other tile stands near")
    func tile() {
        let (fill, page) = (SRGB8(red: 240, green: 140, blue: 170), SRGB8.white)
        func isAlone(
            _ tile: PixelRect, sign: PixelRect = PixelRect(x: 92, y: 90, width: 16, height: 20),
            others: [Region] = []
        ) -> Bool? {
            let letter = region(.text, sign, ink: page, on: fill)
            let drawn = screen([tile], in: fill)
            return ([letter] + others).readAsSigns(on: drawn, scale: 1).first?.isAloneInTile
        }
        let tile = PixelRect(x: 80, y: 80, width: 40, height: 40)
        #expect(isAlone(tile) == true)
        // As small as a count, not in the middle, a button, a card.
        #expect(isAlone(PixelRect(x: 87, y: 87, width: 26, height: 26)) == false)
        #expect(isAlone(PixelRect(x: 86, y: 80, width: 48, height: 40)) == false)
        #expect(isAlone(PixelRect(x: 60, y: 80, width: 80, height: 40)) == false)
        #expect(isAlone(PixelRect(x: 10, y: 10, width: 180, height: 180)) == false)
        // The next key, and a word in the tile.
        let next = region(.text, PixelRect(x: 142, y: 90, width: 16, height: 20), ink: page, on: fill)
        #expect(isAlone(tile, others: [next]) == false)
        let word = region(.text, PixelRect(x: 84, y: 112, width: 30, height: 6), ink: page, on: fill)
        #expect(isAlone(tile, others: [word]) == false)
    }

    @Test("is no text where it is one straight pale stroke apart from words: a divider")
    func divider() {
        let bar = PixelRect(x: 50, y: 40, width: 3, height: 30)
        let word = region(.text, PixelRect(x: 70, y: 48, width: 60, height: 10), ink: .black)
        func isLeft(_ box: PixelRect, _ parts: [PixelRect], ink: SRGB8 = Self.pale, by word: Region) -> Bool {
            [region(.text, box, ink: ink), word].readAsSigns(on: screen(parts, in: ink), scale: 1).count == 2
        }
        #expect(!isLeft(bar, [bar], by: word))
        // An `l` that can be read, or with nothing beside it, a bracket before its word, a digit of large
        // type.
        #expect(isLeft(bar, [bar], ink: .black, by: word))
        #expect(isLeft(bar, [bar], by: region(.text, word.box.moved(down: 60), ink: .black)))
        #expect(isLeft(bar, [bar], by: region(.text, PixelRect(x: 56, y: 48, width: 60, height: 10))))
        var large = word
        large.pointSize = 36
        #expect(isLeft(bar, [bar], by: large))
        // A bracket bends, and a slash does not.
        let bracket = (0..<10).map { step in
            PixelRect(x: 50 + (step < 2 || step > 7 ? 6 : 0), y: 40 + 3 * step, width: 2, height: 3)
        }
        #expect(isLeft(PixelRect(x: 50, y: 40, width: 8, height: 30), bracket, by: word))
        let slash = (0..<10).map { PixelRect(x: 58 - $0, y: 40 + 3 * $0, width: 2, height: 3) }
        #expect(!isLeft(PixelRect(x: 49, y: 40, width: 11, height: 32), slash, by: word))
    }

    @Test("is a part of a map where pale colours lie on each other in as many sizes as there are areas")
    func map() {
        let (water, land) = (SRGB8(red: 105, green: 186, blue: 216), SRGB8(red: 230, green: 228, blue: 224))
        func areas(_ count: Int, widening: Int) -> [Region] {
            (0..<count).map { index in
                let box = PixelRect(
                    x: 10 + 40 * (index % 4), y: 10 + 40 * (index / 4), width: 8 + widening * index, height: 9
                )
                return index.isMultiple(of: 2)
                    ? region(.icon, box, ink: land, on: water) : region(.icon, box, ink: water, on: land)
            }
        }
        let shore = region(.text, PixelRect(x: 30, y: 60, width: 20, height: 8), ink: land, on: water)
        let name = region(.text, PixelRect(x: 30, y: 60, width: 20, height: 8), ink: .black, on: land)
        let map = (areas(12, widening: 1) + [shore, name]).readAsSigns(on: screen(), scale: 1)
        #expect(map.dropLast().allSatisfy { $0.place == .picture })
        #expect(map.last?.place == .content)
        // Icons of a set have one size, and a few may be anything.
        for others in [areas(12, widening: 0), areas(11, widening: 1)] {
            let found = (others + [shore]).readAsSigns(on: screen(), scale: 1)
            #expect(found.allSatisfy { $0.place == .content })
        }
    }

    @Test("lies in a picture where the backdrop is busy and it is hardly like text", arguments: [0.39, 0.4])
    func lost(confidence: Double) {
        let box = PixelRect(x: 30, y: 60, width: 60, height: 12)
        let found = [region(.text, box, doubts: [.busyBackdrop], confidence: confidence)]
            .readAsSigns(on: screen(), scale: 1)
        #expect(found.first?.place == (confidence < 0.4 ? .picture : .content))
        #expect(
            [region(.text, box, confidence: 0.3)].readAsSigns(on: screen(), scale: 1).first?.place == .content
        )
    }

    @Test("Empty check boxes are told from other icons")
    func emptyFrame() {
        let box = PixelRect(x: 50, y: 50, width: 16, height: 16)
        let sides = [
            PixelRect(x: 50, y: 50, width: 16, height: 2), PixelRect(x: 50, y: 64, width: 16, height: 2),
            PixelRect(x: 50, y: 50, width: 2, height: 16), PixelRect(x: 64, y: 50, width: 2, height: 16),
        ]
        func isEmpty(_ parts: [PixelRect], _ box: PixelRect = box) -> Bool? {
            [region(.icon, box)].readAsSigns(on: screen(parts), scale: 1).first?.isEmptyFrame
        }
        #expect(isEmpty(sides) == true)
        // A mark in it, a side that is open, a disc, a card.
        #expect(isEmpty(sides + [PixelRect(x: 56, y: 56, width: 4, height: 4)]) == false)
        #expect(isEmpty(sides.dropLast()) == false)
        #expect(isEmpty([box]) == false)
        #expect(isEmpty(sides, PixelRect(x: 50, y: 50, width: 30, height: 16)) == false)
    }

    @Test("A dot between two pieces of a line is none, and one before a line, or lower, is found")
    func separatorDots() {
        let (left, right) = (PixelRect(x: 20, y: 40, width: 50, height: 9), 84)
        let rest = PixelRect(x: right, y: 40, width: 50, height: 9)
        func found(_ dot: PixelRect, ink: SRGB8 = Self.ink, beside boxes: [PixelRect]) -> Int {
            ([region(.text, dot, ink: ink)] + boxes.map { region(.text, $0) })
                .readAsSigns(on: screen(), scale: 1).count - boxes.count
        }
        let dot = PixelRect(x: 75, y: 43, width: 3, height: 3)
        #expect(found(dot, beside: [left, rest]) == 0)
        #expect(found(dot, beside: [rest]) == 1)
        #expect(found(dot, beside: [left]) == 1)
        #expect(found(dot.moved(down: 4), beside: [left, rest]) == 1)
        #expect(found(dot, ink: .black, beside: [left, rest]) == 1)
        #expect(found(PixelRect(x: 73, y: 41, width: 8, height: 8), beside: [left, rest]) == 1)
    }
}
