internal import Raster

extension Region {
    /// Whether it lies on one colour, and its own is known.
    fileprivate var isPlain: Bool {
        contrast.low == contrast.high && doubts.allSatisfy { $0 == .thinStrokes }
    }
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
                reading.follow(readings[host], inInk: companion.hasInkOfHost)
                result.append(reading)
                written.formUnion(companion.line.glyphs.map(\.component))
            }
        }
        return result.filter { reading in
            reading.isText || !reading.line.glyphs.allSatisfy { written.contains($0.component) }
        }
    }
}
