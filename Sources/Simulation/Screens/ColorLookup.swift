internal import Raster
internal import ScreenReading

/// Finds out which of some colours a pixel has: a hash table with linear probing, as every pixel of a screen
/// is asked about.
struct ColorLookup {
    private var codes: [UInt32]
    private var places: [UInt16]
    private let mask: Int

    /// No colour has this number.
    private static let free = UInt32.max

    /// - Parameter colors: Each once, no more than two bytes count.
    init(_ colors: [UInt32]) {
        var size = 16
        while size < colors.count * 4 { size *= 2 }
        mask = size - 1
        codes = Array(repeating: Self.free, count: size)
        places = Array(repeating: 0, count: size)
        for (index, code) in colors.enumerated() {
            var place = slot(of: code)
            while codes[place] != Self.free { place = (place + 1) & mask }
            codes[place] = code
            places[place] = UInt16(index + 1)
        }
    }

    /// Which of the colours each pixel has, counted from 1; 0 where it has none of them.
    func indices(of bitmap: borrowing Bitmap<UInt8>) -> [UInt16] {
        var indices = [UInt16](repeating: 0, count: bitmap.pixels.count)
        var pixel = bitmap.pixels[0]
        var index = index(of: pixel.code)
        for place in indices.indices {
            let next = bitmap.pixels[place]
            if next != pixel {
                pixel = next
                index = self.index(of: next.code)
            }
            indices[place] = index
        }
        return indices
    }

    private func index(of code: UInt32) -> UInt16 {
        var place = slot(of: code)
        while codes[place] != Self.free {
            if codes[place] == code { return places[place] }
            place = (place + 1) & mask
        }
        return 0
    }

    /// Fibonacci hashing: neighbouring colours go to places far apart.
    private func slot(of code: UInt32) -> Int { Int(truncatingIfNeeded: (code &* 0x9E37_79B1) >> 7) & mask }
}
