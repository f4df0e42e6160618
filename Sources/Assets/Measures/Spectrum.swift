internal import Raster

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The energy of an image by frequency, across and down together, in 32 bands from none to the highest that
/// its pixels can hold.
///
/// The discrete Fourier transform of the rows and columns in which most goes on, under a Hann window.
struct Spectrum {
    private let bands: [Double]

    private static let bandCount = 32
    /// The most pixels of a line, and the most lines each way: enough for edges of one pixel.
    private static let longest = 128
    private static let lineCount = 24
    /// The mean change between neighbours, in code values over the lines, below which there is nothing to
    /// tell.
    private static let leastChange = 0.5

    /// Measures an image; `nil` for one that is too small or too flat.
    init?(of bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        // With fewer pixels, a band has less than one frequency.
        guard min(width, height) >= 2 * Self.bandCount else { return nil }
        var bands = [Double](repeating: 0, count: Self.bandCount)
        var change = 0.0
        for (count, length, isAcross) in [(height, width, true), (width, height, false)] {
            let lines = Line.busiest(Self.lineCount, of: count, upTo: Self.longest, of: length) {
                line, place in
                bitmap.pixels[isAcross ? line * width + place : place * width + line].gray
            }
            for line in lines { Self.add(line.samples, to: &bands) }
            change += lines.reduce(0) { $0 + $1.change } / Double(max(1, lines.count))
        }
        guard change >= Self.leastChange else { return nil }
        self.bands = bands
    }

    /// The energy above the highest frequency of an image by a factor smaller, over that just below it.
    func ratio(at factor: Double) -> Double? {
        let cut = 1 / factor
        func mean(_ range: Range<Double>) -> Double? {
            let chosen = bands.indices.filter {
                range.contains((Double($0) + 0.5) / Double(Self.bandCount))
            }
            return chosen.isEmpty ? nil : chosen.reduce(0) { $0 + bands[$1] } / Double(chosen.count)
        }
        guard let above = mean(1.15 * cut..<1), let below = mean(0.5 * cut..<0.85 * cut), below > 0 else {
            return nil
        }
        return above / below
    }

    private static func add(_ line: [Float], to bands: inout [Double]) {
        let count = line.count
        let mean = line.reduce(0, +) / Float(count)
        let step = 2 * Double.pi / Double(count)
        let cosines = (0..<count).map { Float(cos(Double($0) * step)) }
        let sines = (0..<count).map { Float(sin(Double($0) * step)) }
        let windowed = line.indices.map { (line[$0] - mean) * (0.5 - 0.5 * cosines[$0]) }
        let half = count / 2
        for frequency in 1...half {
            var (real, imaginary): (Float, Float) = (0, 0)
            var place = 0
            for sample in windowed {
                real += sample * cosines[place]
                imaginary += sample * sines[place]
                place += frequency
                if place >= count { place -= count }
            }
            let band = min(bandCount - 1, frequency * bandCount / half)
            bands[band] += Double(real * real + imaginary * imaginary)
        }
    }
}

/// The middle of a row or a column.
private struct Line {
    let samples: [Float]
    /// The mean change between neighbours, in code values.
    let change: Double

    /// The lines in which most goes on, the busiest first.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - count: How many there are.
    ///   - longest: The most pixels of each that are looked at, in its middle.
    ///   - length: The pixels of each.
    ///   - level: The grey at a place of a line.
    static func busiest(
        _ limit: Int, of count: Int, upTo longest: Int, of length: Int, level: (Int, Int) -> Double
    ) -> [Line] {
        let start = max(0, length - longest) / 2
        let places = start..<start + min(length, longest)
        let changes = (0..<count).map { line in
            zip(places, places.dropFirst()).reduce(0.0) { $0 + abs(level(line, $1.1) - level(line, $1.0)) }
        }
        let order = (0..<count).sorted { (-changes[$0], $0) < (-changes[$1], $1) }
        return order.prefix(limit).map { line in
            Line(
                samples: places.map { Float(level(line, $0)) }, change: changes[line] / Double(places.count))
        }
    }
}
