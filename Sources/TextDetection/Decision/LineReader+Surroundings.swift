internal import Raster

extension LineReader {
    /// Readings, with what was taken for text by few parts taken for an icon where no text stands around it,
    /// and it does not look like a word.
    ///
    /// A word of two letters has the look of many an icon. Other text in its row or column tells that it is
    /// written; alone, its form has to.
    func leavingOutSolitary(_ readings: [Reading]) -> [Reading] {
        // What is on a badge has the badge around it.
        guard !source.isOnBadge else { return readings }
        var texts: [Int] = []
        var few: [Int] = []
        for index in readings.indices where readings[index].isText {
            if readings[index].isShort { few.append(index) } else { texts.append(index) }
        }
        let alone = few.filter(isSolitary(in: readings, among: texts))
        guard !alone.isEmpty else { return readings }
        // Icons stand in rows too, but seldom do several there look like characters in each of their parts.
        let characters = few.filter { readings[$0].likeness != nil || isOfCharacters(readings[$0].line) }
        // The profile of few letters does not tell their baseline.
        let peers = PeerSearch(
            of: texts.map { readings[$0].peer }
                + characters.map { PeerSearch.Peer(readings[$0].line.bounds) },
            width: screen.width, height: screen.height, scale: scale, constants: constants.peers)
        let unlike = alone.filter {
            let line = readings[$0].line
            let isAmongPeers =
                characters.contains($0) && !peers.peers(of: PeerSearch.Peer(line.bounds)).isEmpty
            return !isAmongPeers && !looksWritten(line)
        }
        guard !unlike.isEmpty else { return readings }
        let written = Set(texts + few).subtracting(unlike).sorted()
        var result = readings
        for index in unlike.filter(isSolitary(in: readings, among: written)) {
            result[index].region.kind = .icon
            recorder?.reject(readings[index].record, .unlikeCharacters)
        }
        return result
    }

    /// Readings without what hardly differs from its backdrop, is narrow, and has no clearer text around it:
    /// specks of pictures, maps and blurred screens. What can hardly be seen at all is left out beside text,
    /// too, and so is what lies among specks.
    func leavingOutFaint(_ all: [Reading]) -> [Reading] {
        guard !source.isOnBadge else { return all }
        let readings = all.filter { reading in
            let isNoise = isFaint(reading) && isAmongSpecks(reading)
            if isNoise { recorder?.reject(reading.record, .lostInNoise) }
            return !isNoise
        }
        let faint = readings.indices.filter { isFaint(readings[$0]) && isNarrow(readings[$0]) }
        guard !faint.isEmpty else { return readings }
        let others = readings.indices.filter {
            readings[$0].isText && !(isFaint(readings[$0]) && isNarrow(readings[$0]))
        }
        let isAlone = isSolitary(in: readings, among: others)
        let alone = Set(
            faint.filter {
                readings[$0].region.contrast.typical < constants.classifier.layerLeastRatio || isAlone($0)
            })
        for index in alone { recorder?.reject(readings[index].record, .faintAndNarrow) }
        return readings.indices.filter { !alone.contains($0) }.map { readings[$0] }
    }

    /// Whether more of what lies around something are specks than anything else: the dither of a picture of
    /// few colours, of which larger clumps look like letters.
    private func isAmongSpecks(_ reading: Reading) -> Bool {
        let (box, constants) = (reading.line.bounds, constants.classifier)
        let reach = Int(constants.speckReach * Double(box.height))
        let (rows, columns) = (box.minY - reach..<box.maxY + reach, box.minX - reach..<box.maxX + reach)
        var (specks, others) = (0, 0)
        for component in ink.components(beginningIn: rows) where columns.contains(component.bounds.minX) {
            if component.area <= Int(constants.speckArea) { specks += 1 } else { others += 1 }
        }
        return specks > others
    }

    private func isFaint(_ reading: Reading) -> Bool {
        reading.isText && reading.region.contrast.typical < constants.classifier.faintRatio
    }

    private func isNarrow(_ reading: Reading) -> Bool {
        let box = reading.region.box
        return Double(box.width) < constants.classifier.faintProportion * Double(box.height)
    }

    /// Tells whether a reading has no text in its row and none in its column.
    private func isSolitary(in readings: [Reading], among texts: [Int]) -> (Int) -> Bool {
        let search = SurroundingSearch(
            of: texts.map { readings[$0].peer }, width: screen.width, height: screen.height, scale: scale,
            constants: constants.peers)
        return { !search.surrounds(readings[$0].peer) }
    }

    /// Whether something has parts that look like characters.
    private func isOfCharacters(_ line: Line) -> Bool {
        let features = features(of: line)
        return features.tallBlockCount > 1 && features.partLikeness >= constants.peers.likeness
    }

    /// Whether something looks like a word, or a character, by itself.
    private func looksWritten(_ line: Line) -> Bool {
        let features = features(of: line)
        let constants = constants.classifier
        return features.wordLikeness >= (features.isLone ? constants.loneLikeness : constants.wordLikeness)
    }
}
