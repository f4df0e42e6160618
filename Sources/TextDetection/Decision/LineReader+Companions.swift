internal import ColorMath
internal import Raster

extension Region {
    /// Whether it lies on one colour, and its own is known.
    fileprivate var isPlain: Bool {
        contrast.low == contrast.high && doubts.allSatisfy { $0 == .thinStrokes }
    }
}

extension Region {
    /// Whether it may be a stem or a hyphen of a line that its strokes show too little of: each channel lies
    /// between those of the line's ink and backdrop, as that of an `l` between two pixels or subpixels does.
    ///
    /// - Parameters:
    ///   - strokes: The width in pixels up to which strokes show too little.
    ///   - levels: How far beyond a channel may be.
    fileprivate func isThinned(_ line: Region, strokes: Double, levels: Double) -> Bool {
        guard let width = strokeWidth, width <= strokes, min(box.width, box.height) <= Self.stem,
            backdrop == line.backdrop
        else { return false }
        let (own, ends) = (ink.vector, (line.ink.vector, line.backdrop.vector))
        let (least, most) = (pointwiseMin(ends.0, ends.1), pointwiseMax(ends.0, ends.1))
        return max((least - own).max(), (own - most).max()) <= Float(levels)
    }

    /// The width in pixels of what two of them may share.
    private static let stem = 2
}

extension SRGB8 {
    fileprivate var vector: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }
}

extension LineReader {
    /// Readings with what is written beside the lines of text among them.
    ///
    /// - Parameters:
    ///   - readings: What was read.
    ///   - others: The candidates that were not taken for text.
    func addingCompanions(to readings: [Reading], among others: [Line]) -> [Reading] {
        // Over a picture anything may lie beside a word.
        let texts = readings.indices.filter { readings[$0].isText && readings[$0].region.isPlain }
        let hosts = texts.map { index in
            let reading = readings[index]
            let size = reading.region.pointSize * scale
            return CompanionSearch.Host(
                line: reading.line, size: size, baseline: reading.baseline,
                ascent: max(reading.ascent, constants.size.capitalHeight * size),
                strokeWidth: reading.region.strokeWidth ?? 0)
        }
        let found = CompanionSearch(
            scale: scale, width: screen.width, height: screen.height, ink: constants.candidates,
            constants: constants.companions
        ).companions(of: hosts, among: others)
        guard !found.isEmpty else { return readings }

        var written: Set<Int> = []
        var result = readings
        for companion in found {
            let host = texts[companion.host]
            if companion.continuesHost {
                result[host].absorb(companion.line)
                written.formUnion(companion.line.glyphs.map(\.component))
            } else if var reading = self.reading(
                ofCompanion: companion.line, inInkOfHost: companion.hasInkOfHost), reading.region.isPlain
            {
                let isThinned = reading.region.isThinned(
                    readings[host].region, strokes: constants.measurement.thinStroke,
                    levels: constants.candidates.wordInk)
                if isThinned, isNext(companion.line, to: result[host]) {
                    result[host].absorb(companion.line)
                } else {
                    let hasInk =
                        companion.hasInkOfHost && !showsAnotherInk(reading, than: readings[host].region)
                    reading.follow(readings[host], inInk: hasInk || isThinned)
                    result.append(reading)
                }
                written.formUnion(companion.line.glyphs.map(\.component))
            }
        }
        return result.filter { reading in
            reading.isText || !reading.line.glyphs.allSatisfy { written.contains($0.component) }
        }
    }

    /// Whether something stands as close to a line as its letters to each other.
    private func isNext(_ line: Line, to host: Reading) -> Bool {
        let reach = constants.companions.besideSame * host.region.pointSize * scale
        return Double(line.bounds.gapX(to: host.line.bounds)) <= reach
    }

    /// Whether the pixels of something agree on an ink, and on another than that of a line.
    ///
    /// Bars between two rows of pixels agree on a blend of the line's ink and backdrop, and have no paler row
    /// above or below.
    private func showsAnotherInk(_ reading: Reading, than line: Region) -> Bool {
        let levels = Float(constants.candidates.inkDifference)
        let (ink, backdrop) = (reading.region.ink.vector, reading.region.backdrop.vector)
        guard reading.region.showsItsInk, largestChannel(ink - line.ink.vector) > levels else { return false }
        guard distance(of: ink - backdrop, offWay: line.ink.vector - backdrop) <= levels else { return true }
        let box = reading.line.glyphs[0].bounds.grown(by: 1, width: screen.width, height: screen.height)
        return (box.minY..<box.maxY).contains { y in
            let color = screen[(box.minX + box.maxX) / 2, y].levels
            return largestChannel(color - ink) > levels && largestChannel(color - backdrop) > levels
        }
    }
}
