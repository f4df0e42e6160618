/// A set of the pixels of a screen: one bit each, row after row without gaps.
///
/// Pixels are counted from 0 at the top left, so that the pixel in column `x` of row `y` is `y * width + x`.
package struct PixelMask: Sendable {
    package let width: Int
    package let height: Int
    private var words: [UInt64]
    /// From the first to the last of the pixels that were added as stretches.
    private var extent = 0..<0

    private static let wordSize = UInt64.bitWidth

    /// An empty set.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        words = Array(repeating: 0, count: (width * height + Self.wordSize - 1) / Self.wordSize)
    }

    package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Whether a pixel is in the set.
    @inline(__always)
    package func contains(_ pixel: Int) -> Bool {
        words[pixel &>> 6] &>> UInt64(truncatingIfNeeded: pixel & 63) & 1 != 0
    }

    /// Adds a pixel.
    @inline(__always)
    package mutating func insert(_ pixel: Int) {
        words[pixel &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: pixel & 63)
    }

    /// Adds those of 64 pixels, from one on, whose bits are set; none of these bits stands for what lies
    /// beyond the last pixel.
    @inline(__always)
    package mutating func insert(_ bits: UInt64, at pixel: Int) {
        let (word, shift) = (pixel &>> 6, UInt64(truncatingIfNeeded: pixel & 63))
        words[word] |= bits &<< shift
        // Twice, as a shift by 64 would be one by nothing.
        let rest = (bits &>> 1) &>> (63 - shift)
        if rest != 0 { words[word + 1] |= rest }
    }

    /// Adds pixels that follow one another.
    package mutating func insert(_ pixels: Range<Int>) {
        guard let final = pixels.last else { return }
        extent =
            extent.isEmpty
            ? pixels
            : min(extent.lowerBound, pixels.lowerBound)..<max(extent.upperBound, pixels.upperBound)
        let (first, last) = (pixels.lowerBound &>> 6, final &>> 6)
        let low = Self.bits(from: pixels.lowerBound)
        let high = Self.bits(upTo: final)
        if first == last {
            words[first] |= low & high
            return
        }
        words[first] |= low
        for word in first + 1..<last { words[word] = .max }
        words[last] |= high
    }

    /// Adds to a row what the row above it has.
    package mutating func repeatRow(above y: Int) {
        let target = y * width
        for column in stride(from: 0, to: width, by: Self.wordSize) {
            let count = min(Self.wordSize, width - column)
            let bits = loadBits(at: target - width + column) & (.max &>> UInt64(Self.wordSize - count))
            insert(bits, at: target + column)
        }
    }

    /// The first pixel of a range that is in the set; the range's end where none is.
    @inline(__always)
    package func first(in pixels: Range<Int>) -> Int { first(in: pixels, flip: 0) }

    /// The first pixel of a range that is not in the set; the range's end where all are.
    @inline(__always)
    package func firstOutside(in pixels: Range<Int>) -> Int { first(in: pixels, flip: .max) }

    /// The last pixel of a range that is in the set, or nil where none is.
    package func last(in pixels: Range<Int>) -> Int? {
        guard let final = pixels.last else { return nil }
        var index = final &>> 6
        var word = words[index] & Self.bits(upTo: final)
        while word == 0 {
            guard index > pixels.lowerBound &>> 6 else { return nil }
            index -= 1
            word = words[index]
        }
        let pixel = index &<< 6 + 63 - word.leadingZeroBitCount
        return pixel >= pixels.lowerBound ? pixel : nil
    }

    @inline(__always)
    private func first(in pixels: Range<Int>, flip: UInt64) -> Int {
        guard !pixels.isEmpty else { return pixels.upperBound }
        return words.withUnsafeBufferPointer { words in
            var index = pixels.lowerBound &>> 6
            let end = (pixels.upperBound - 1) &>> 6
            var word = (words[index] ^ flip) & Self.bits(from: pixels.lowerBound)
            while word == 0 {
                guard index < end else { return pixels.upperBound }
                index &+= 1
                word = words[index] ^ flip
            }
            return min(pixels.upperBound, index &<< 6 &+ word.trailingZeroBitCount)
        }
    }

    /// Calls `body` with each pixel that is in the set, from the first.
    @inline(__always)
    package func forEach(_ body: (Int) -> Void) {
        words.withUnsafeBufferPointer { words in
            for index in words.indices {
                var word = words[index]
                while word != 0 {
                    body(index &<< 6 &+ word.trailingZeroBitCount)
                    word &= word &- 1
                }
            }
        }
    }

    /// Calls `body` with each stretch of pixels of a range that are in the set, from the first.
    @inline(__always)
    package func forEachStretch(in pixels: Range<Int>, _ body: (Range<Int>) -> Void) {
        var start = first(in: pixels)
        while start < pixels.upperBound {
            let end = firstOutside(in: start..<pixels.upperBound)
            body(start..<end)
            start = first(in: end..<pixels.upperBound)
        }
    }

    /// The rows between the first and the last stretch that was added: of a layer's colour, most are left
    /// out.
    package var occupiedRows: Range<Int> {
        extent.isEmpty ? 0..<0 : extent.lowerBound / width..<(extent.upperBound - 1) / width + 1
    }

    /// The pixels of a row.
    @inline(__always)
    package func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }

    /// How many pixels of the set come before the first of each word.
    package func ranks() -> [Int32] {
        var rank: Int32 = 0
        return words.map { word in
            defer { rank += Int32(word.nonzeroBitCount) }
            return rank
        }
    }

    /// How many pixels of the word that holds a pixel are in the set and do not come after it.
    @inline(__always)
    package func rankInWord(upTo pixel: Int) -> Int {
        (words[pixel &>> 6] & Self.bits(upTo: pixel)).nonzeroBitCount
    }

    /// The 64 bits from a pixel on, those beyond the last pixel 0.
    private func loadBits(at pixel: Int) -> UInt64 {
        let (index, shift) = (pixel &>> 6, UInt64(pixel & 63))
        guard shift != 0, index + 1 < words.count else { return words[index] &>> shift }
        return words[index] &>> shift | words[index + 1] &<< (64 - shift)
    }

    /// The bits of a word for a pixel and those after it.
    @inline(__always)
    private static func bits(from pixel: Int) -> UInt64 { .max &<< UInt64(truncatingIfNeeded: pixel & 63) }

    /// The bits of a word for a pixel and those before it.
    @inline(__always)
    private static func bits(upTo pixel: Int) -> UInt64 {
        .max &>> UInt64(truncatingIfNeeded: 63 - pixel & 63)
    }
}
