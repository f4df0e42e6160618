internal import ColorMath
internal import Raster

extension LineReader {
    /// Readings, with what is a part of a pattern marked: the grain of a paper, the figures of a wallpaper.
    ///
    /// Some of hundreds of specks look like words, and among a wallpaper's figures may be digits. What lies
    /// around them and is as faint tells: the marks of a grain have one ink, and most are no text; the
    /// figures of a wallpaper have several.
    func markingPatterns(_ readings: [Reading]) -> [Reading] {
        guard !source.isOnBadge else { return readings }
        var left = Set(grain(among: readings))
        left.formUnion(figures(among: readings))
        guard !left.isEmpty else { return readings }
        var result = readings
        for index in left {
            result[index].isPatterned = true
            if readings[index].isText { recorder?.reject(readings[index].record, .patterned) }
        }
        return result
    }

    /// The marks of one faint ink of which few look like words.
    private func grain(among readings: [Reading]) -> [Int] {
        let constants = constants.patterns
        let faint = readings.indices.filter { contrast(readings[$0]) < self.constants.classifier.faintRatio }
        var found: [Int] = []
        var others = faint[...]
        while let first = others.first {
            let alike = others.filter { areAlike(readings[$0], readings[first]) }
            let texts = alike.count { readings[$0].isText }
            if texts > 0,
                Double(alike.count - texts)
                    >= max(constants.fewestMarks, constants.marksOfText * Double(texts))
            {
                found += alike
            }
            others = others.filter { !areAlike(readings[$0], readings[first]) }[...]
        }
        return found
    }

    /// What is read among faint figures of several inks.
    private func figures(among readings: [Reading]) -> [Int] {
        let constants = constants.patterns
        let figures = readings.indices.filter { index in
            let box = readings[index].region.box
            return contrast(readings[index]) < constants.figureRatio
                && Double(box.height) >= constants.lowestFigure * scale
                && Double(box.width) < self.constants.classifier.faintProportion * Double(box.height)
        }
        let texts = figures.filter { readings[$0].isText }
        guard !texts.isEmpty, Double(figures.count - texts.count) >= constants.fewestFigures else {
            return []
        }
        var inks: [Int] = []
        for index in figures
        where inks.allSatisfy({ !haveOneInk(readings[index], readings[$0]) }) { inks.append(index) }
        guard Double(inks.count) >= constants.fewestInks else { return [] }
        return texts.filter { index in
            let alike = readings.indices.filter {
                $0 != index && readings[$0].isText && haveOneInk(readings[$0], readings[index])
            }
            return PeerSearch(
                of: alike.map { readings[$0].peer }, width: screen.width, height: screen.height, scale: scale,
                constants: self.constants.peers
            ).peers(of: readings[index].peer).isEmpty
        }
    }

    private func contrast(_ reading: Reading) -> Double { reading.region.contrast.typical }

    private func haveOneInk(_ one: Reading, _ other: Reading) -> Bool {
        Double(largestChannel(one.line.glyphs[0].ink - other.line.glyphs[0].ink))
            <= constants.candidates.inkDifference
    }

    private func areAlike(_ one: Reading, _ other: Reading) -> Bool {
        haveOneInk(one, other)
            && Double(largestChannel(one.line.glyphs[0].backdrop - other.line.glyphs[0].backdrop))
                <= constants.candidates.inkDifference
    }
}
