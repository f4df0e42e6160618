internal import Raster
internal import ScreenReading
internal import TextDetection

extension ScreenPair {
    /// How much text follows right beside and in lines below that are not on the other screen, in ems, and
    /// the last of these lines.
    func following(_ line: Int, of reference: Int) -> (length: Double, last: Region) {
        var last = region(line)
        var length = 0.0
        // A word that wraps may look like another that stood elsewhere.
        let others = matching.matches.filter { other in
            !other.isInOrder || (other.reference < reference) != (other.line < line)
        }.map(\.line)
        let free = (matching.new + others).sorted { region($0).box.y < region($1).box.y }
        for index in free where index != line {
            let next = region(index)
            if next.box.isBeside(last.box) {
                // Another font, or weight, makes it a line of its own.
                length += screen.lengthInEms(of: next)
                continue
            }
            let gap = Double(next.box.y - last.box.maxY)
            let isBelow = next.box.y >= last.box.y + last.box.height / 2
            // The size of a word of few letters, none of them tall, is known less well.
            let begins = next.box.x <= last.box.x + last.box.height / 2
            let goesOn = begins && next.ink.largestDifference(from: last.ink) <= Self.sameColor
            let isAlike = abs(next.pointSize / last.pointSize - 1) < (goesOn ? 0.35 : 0.15)
            // A line that begins with other words, set otherwise, goes on where its paragraph begins.
            let isUnder = next.box.x < last.box.maxX && last.box.x < next.box.maxX
            guard isBelow, isAlike, gap < 1.6 * Double(last.box.height), isUnder || goesOn else { continue }
            length += screen.lengthInEms(of: next)
            last = next
        }
        return (length, last)
    }

    /// How far below a line the next one of its text ends, in heights of it.
    private static var nextLine: Double { 1.7 }
    /// The share of what lies there that a word fills at least.
    private static var ofWord: Double { 0.015 }

    /// Whether ink of a line lies below it, besides lines that are on both screens: over a photograph the
    /// rest of a text is not always read as text.
    func goesOnBelow(_ line: Int) -> Bool {
        let own = region(line)
        let end = own.box.maxY + Int((Self.nextLine * Double(own.box.height)).rounded())
        let band = PixelRect(
            x: own.box.x, y: own.box.maxY, width: own.box.width,
            height: max(0, min(screen.height, end) - own.box.maxY))
        let known = matching.matches.filter(\.isInOrder).compactMap { match in
            region(match.line).box.intersection(with: band)
        }
        let explained = known.reduce(0) { $0 + screen.pixelsInked(as: own, in: $1) }
        let inked = screen.pixelsInked(as: own, in: band) - explained
        return band.area > 0 && Double(inked) >= Self.ofWord * Double(band.area)
    }
}

extension ComparedScreen {
    /// How far beyond the end of a line the next letter of it begins at most, in heights of it.
    private static let nextLetter = 1.0
    /// The share of what lies there that letters fill, 0…1: more is something that covers them.
    private static let ofLetters = 0.03...0.6

    /// Whether ink of a line follows right after it, though it was not read as part of it: its end is not
    /// where the text ends.
    func goesOn(_ line: Region) -> Bool {
        let reach = Int((Self.nextLetter * Double(line.box.height)).rounded())
        let beyond =
            traits.runsFromRight
            ? max(0, line.box.x - reach)..<line.box.x : line.box.maxX..<min(width, line.box.maxX + reach)
        guard !beyond.isEmpty else { return false }
        let box = PixelRect(
            x: beyond.lowerBound, y: line.box.y, width: beyond.count, height: line.box.height)
        return Self.ofLetters.contains(Double(pixelsInked(as: line, in: box)) / Double(box.area))
    }

    /// The number of pixels in a box within the screen that have the ink of a line.
    func pixelsInked(as line: Region, in box: PixelRect) -> Int {
        (box.y..<box.maxY).reduce(0) { sum, y in
            sum
                + (box.x..<box.maxX).count { x in
                    pixels[x, y].color.largestDifference(from: line.ink) <= ScreenPair.sameColor
                }
        }
    }
}

extension PixelRect {
    /// Whether a rectangle begins where another ends, or ends where it begins, on one row: no further away
    /// than words are.
    fileprivate func isBeside(_ other: PixelRect) -> Bool {
        let shared = min(maxY, other.maxY) - max(y, other.y)
        let lower = min(height, other.height)
        guard shared * 2 >= lower else { return false }
        let gap = max(x - other.maxX, other.x - maxX)
        return (0...lower).contains(gap)
    }
}
