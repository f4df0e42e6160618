internal import Raster

extension LineReader {
    /// Readings, with single shapes taken for characters that stand in a row or a column with others.
    func addingPeers(to readings: [Reading]) -> [Reading] {
        let constants = constants.peers
        let shapes = readings.indices.filter {
            !readings[$0].isText && readings[$0].likeness.map { $0 >= constants.likeness } ?? false
        }
        guard !shapes.isEmpty else { return readings }
        let texts = readings.indices.filter { readings[$0].isText }
        let search = PeerSearch(
            of: texts.map { readings[$0].peer }, width: screen.width, height: screen.height, scale: scale,
            constants: constants)
        var result = readings
        for shape in shapes {
            let peers = search.peers(of: readings[shape].peer)
            guard let nearest = peers.first, let reading = reading(ofCompanion: readings[shape].line) else {
                continue
            }
            result[shape] = reading
            result[shape].follow(readings[texts[nearest]], inInk: false)
        }
        return result
    }
}

extension LineReader.Reading {
    /// Its place among others: of a single shape its box, as the profile of one letter tells no baseline.
    var peer: PeerSearch.Peer {
        guard likeness == nil else { return PeerSearch.Peer(line.bounds) }
        let box = line.bounds
        return PeerSearch.Peer(columns: box.minX..<box.maxX, baseline: baseline, height: ascent)
    }
}
