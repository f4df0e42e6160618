import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

@Suite("Places of a screen")
struct PlaceTests {
    private func fill(_ rect: PixelRect, with color: SRGB8, in bitmap: inout Bitmap<UInt8>) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX { bitmap[x, y] = DrawnText.pixel(color) }
        }
    }

    /// A letter-like mark: two strokes and a bar, 12 × 14 pixels.
    private func mark(x: Int, y: Int, in bitmap: inout Bitmap<UInt8>) {
        fill(PixelRect(x: x, y: y, width: 2, height: 14), with: .black, in: &bitmap)
        fill(PixelRect(x: x + 8, y: y, width: 2, height: 14), with: .black, in: &bitmap)
        fill(PixelRect(x: x, y: y + 6, width: 10, height: 2), with: .black, in: &bitmap)
    }

    /// A phone's screen at two pixels per point, with a word in each of these places, and with keys that have
    /// letters, the first of each row or all of them.
    private func places(
        ofWordsAt words: [(x: Int, y: Int)], keys: Bool = false, labelled: Int = 10, inRow: Int = 10,
        size: (width: Int, height: Int) = (780, 1688),
        scale: Double = 2
    ) -> [Region.Place] {
        var bitmap = Bitmap(width: size.width, height: size.height, filledWith: DrawnText.pixel(.white))
        if keys {
            fill(
                PixelRect(x: 0, y: 1180, width: 780, height: 508),
                with: SRGB8(red: 209, green: 212, blue: 218), in: &bitmap)
            for row in 0..<3 {
                for column in 0..<inRow {
                    let key = PixelRect(x: 6 + 77 * column, y: 1200 + 108 * row, width: 66, height: 86)
                    fill(key, with: .white, in: &bitmap)
                    if column < labelled { mark(x: key.x + 26, y: key.y + 36, in: &bitmap) }
                }
            }
        }
        for word in words {
            for letter in 0..<5 { mark(x: word.x + 14 * letter, y: word.y, in: &bitmap) }
        }
        return ScreenModel(reading: bitmap, scale: scale).regions.map(\.place)
    }

    @Test("are the status bar at the ends of the top of a whole screen, and content in its middle and below")
    func statusBar() {
        #expect(places(ofWordsAt: [(60, 40)]) == [.statusBar])
        #expect(places(ofWordsAt: [(360, 40)]) == [.content])
        #expect(places(ofWordsAt: [(60, 140)]) == [.content])
    }

    @Test("are the bar where its signs at the right are read as one text, and content on wide pages")
    func signsAsText() {
        // One word of 15 letters, 103 points long.
        let signs = (0..<3).map { (x: 566 + 70 * $0, y: 40) }
        #expect(places(ofWordsAt: [(60, 40)] + signs).allSatisfy { $0 == .statusBar })
        let page = places(ofWordsAt: [(60, 40), (2700, 40)], size: (2800, 1200))
        #expect(page == [.content, .content])
    }

    @Test(
        "are content where nothing looks like a bar: wide lines, lines at the edge, words at other ends",
        arguments: [[(300, 40)], [(60, 2)], [(200, 40), (560, 40)], [(60, 6), (560, 60)]])
    func noBar(words: [(x: Int, y: Int)]) {
        #expect(places(ofWordsAt: words).allSatisfy { $0 == .content })
    }

    @Test("are the status bar of an iPhone in 20 points, and of a phone of Android in 24")
    func heights() {
        for (width, y, place) in [
            (750, 30, Region.Place.content), (720, 30, .statusBar), (720, 40, .content),
        ] {
            let found = places(ofWordsAt: [(60, y), (600, y)], size: (width, 16 * width / 9))
            #expect(found == [place, place], "\(width) \(y)")
        }
    }

    @Test("are the status bar where words lie in one row at both ends")
    func bothEnds() {
        #expect(places(ofWordsAt: [(60, 40), (660, 42)]) == [.statusBar, .statusBar])
        // The battery right of the signs may be lost in a photograph.
        #expect(places(ofWordsAt: [(60, 40), (570, 42)]) == [.statusBar, .statusBar])
        #expect(places(ofWordsAt: [(60, 40), (540, 42)]) == [.content, .content])
        #expect(places(ofWordsAt: [(170, 40), (570, 42)]) == [.content, .content])
    }

    @Test("are the status bar of an iPhone with a home button where the time is in the middle")
    func centredTime() {
        let size = (width: 750, height: 1334)
        #expect(places(ofWordsAt: [(20, 6), (342, 6)], size: size) == [.statusBar, .content])
        #expect(places(ofWordsAt: [(20, 6), (320, 6)], size: size) == [.content, .content])
        #expect(places(ofWordsAt: [(20, 6), (342, 6)], size: (720, 1280)) == [.content, .content])
    }

    @Test("are the status bar of a tablet where what is at the right is read as one line")
    func tablet() {
        let words = [(60, 20), (1720, 20), (1790, 20), (1860, 20)]
        #expect(places(ofWordsAt: words, size: (2000, 1500)) == [.statusBar, .statusBar])
        let more = words + [(1650, 20)]
        #expect(places(ofWordsAt: more, size: (2000, 1500)) == [.content, .content])
    }

    @Test("are content where a line alone begins a column of such lines, as the labels of a form do")
    func firstLabel() {
        let labels = [(60, 40), (60, 240), (60, 440)]
        #expect(places(ofWordsAt: labels) == [.content, .content, .content])
        #expect(places(ofWordsAt: Array(labels.prefix(2))) == [.statusBar, .content])
        #expect(places(ofWordsAt: [(60, 40), (66, 240), (66, 440)]).first == .statusBar)
    }

    @Test("are the head of a page where a screen at one pixel a point is wider than high")
    func headOfPage() {
        let words = [(60, 6), (1300, 6)]
        #expect(places(ofWordsAt: words, size: (1400, 900), scale: 1) == [.content, .content])
        #expect(
            places(ofWordsAt: [(60, 6), (750, 6)], size: (840, 1200), scale: 1) == [.statusBar, .statusBar])
    }

    @Test("are a keyboard where rows of equal keys lie in the lower half")
    func keyboard() {
        let keyed = places(ofWordsAt: [(300, 400)], keys: true)
        #expect(keyed.first == .content)
        #expect(keyed.count > 10 && keyed.dropFirst().allSatisfy { $0 == .keyboard })
    }

    @Test("are no keyboard where most cells are empty, as those of a calendar are")
    func emptyCells() {
        let cells = places(ofWordsAt: [(300, 400)], keys: true, labelled: 3)
        #expect(cells.count > 1 && cells.allSatisfy { $0 == .content })
    }

    @Test("are no keyboard where rows are as long as a week, with or without its number")
    func weeks() {
        for days in [7, 8] {
            let cells = places(ofWordsAt: [(300, 400)], keys: true, inRow: days)
            #expect(cells.count > 10 && cells.allSatisfy { $0 == .content })
        }
    }

    /// Rows of letters with nothing around them, ten as wide as the screen.
    private func places(ofRows count: Int, letters: Int = 10, pitch: Int = 78) -> [Region.Place] {
        let board = SRGB8(red: 236, green: 239, blue: 241)
        var bitmap = Bitmap(width: 780, height: 1688, filledWith: DrawnText.pixel(.white))
        fill(PixelRect(x: 0, y: 1080, width: 780, height: 608), with: board, in: &bitmap)
        fill(
            PixelRect(x: 0, y: 1080, width: 780, height: 100), with: SRGB8(red: 228, green: 231, blue: 233),
            in: &bitmap)
        for row in 0..<count {
            for letter in 0..<letters {
                mark(x: 40 + 10 * row + pitch * letter, y: 1250 + 112 * row, in: &bitmap)
            }
        }
        for letter in 0..<5 {
            mark(x: 300 + 14 * letter, y: 400, in: &bitmap)
            mark(x: 300 + 14 * letter, y: 1120, in: &bitmap)
        }
        return ScreenModel(reading: bitmap, scale: 2).regions.map(\.place)
    }

    @Test("are a keyboard where rows of single letters lie a tenth of the screen apart, with the strip above")
    func letterKeys() {
        let keyed = places(ofRows: 3)
        #expect(keyed.first == .content)
        #expect(keyed.count > 27 && keyed.dropFirst().allSatisfy { $0 == .keyboard })
        #expect(places(ofRows: 1).allSatisfy { $0 == .content }, "a row of letters")
        #expect(places(ofRows: 3, letters: 6).allSatisfy { $0 == .content }, "a table")
        #expect(places(ofRows: 3, letters: 8, pitch: 72).allSatisfy { $0 == .content }, "a calendar's card")
        #expect(places(ofRows: 3, pitch: 60).allSatisfy { $0 == .content }, "no tenth of the screen")
    }
}
