/// Type of one width: its characters stand in columns of one pitch, with a whole column for a space.
///
/// Between words of capitals or digits such a space is wider than between words of other type, so that a row
/// of code falls into pieces. That they stand on one grid shows that they are written on.
package struct FixedPitch {
    /// The distance of two columns in pixels.
    private let pitch: Double
    private let pieces: [Piece]
    private let constants: CandidateConstants

    /// The pitch of the characters of pieces of one row, from the left; nil where they have none.
    package init?(of lines: [Line], _ constants: CandidateConstants) {
        self.constants = constants
        pieces = lines.map(Piece.init)
        let distances = Self.distances(between: pieces.flatMap(\.characters))
        guard Double(distances.count) >= constants.fewestPitches else { return nil }
        let typical = distances.median
        // Between single characters and spaces most distances are two columns.
        let pitches = [typical, typical / 2].flatMap { pitch in Self.shares.map { $0 * pitch } }
        let rated = pitches.map { pitch in
            (pitch: pitch, error: distances.map { Self.error(of: $0, at: pitch) }.median)
        }
        guard let best = rated.min(by: { $0.error < $1.error }), best.error <= constants.pitchTolerance
        else { return nil }
        pitch = best.pitch
    }

    /// The pieces, those joined that are written on in this pitch.
    package var lines: [Line] {
        var runs: [[Piece]] = []
        for piece in pieces {
            if let last = runs.last?.last, continues(last, piece) {
                runs[runs.count - 1].append(piece)
            } else {
                runs.append([piece])
            }
        }
        return runs.flatMap { run in
            guard run.count > 1, isKept(by: run) else { return run.map(\.line) }
            return [Line(run.flatMap(\.line.glyphs))]
        }
    }

    /// Whether no more than a space lies between two pieces.
    private func continues(_ left: Piece, _ right: Piece) -> Bool {
        guard let last = left.characters.last, let first = right.characters.first else { return false }
        let columns = (first.middle - last.middle) / pitch
        return columns.rounded() == 2 && abs(columns - 2) <= 2 * constants.pitchTolerance
    }

    /// Whether the characters of pieces stand in columns, and none takes more than one.
    private func isKept(by run: [Piece]) -> Bool {
        let characters = run.flatMap(\.characters)
        let distances = Self.distances(between: characters)
        let error = distances.reduce(0) { $0 + Self.error(of: $1, at: pitch) } / Double(distances.count)
        return error <= constants.pitchTolerance
            && characters.allSatisfy { $0.width <= constants.widestInPitch * pitch }
    }

    /// The shares of a typical distance among which the pitch is looked for.
    private static let shares = stride(from: 85, through: 115, by: 1).map { Double($0) / 100 }

    /// How far a distance is from a number of columns, as a share of one.
    private static func error(of distance: Double, at pitch: Double) -> Double {
        let columns = distance / pitch
        return abs(columns - max(1, columns.rounded()))
    }

    private static func distances(between characters: [Character]) -> [Double] {
        zip(characters, characters.dropFirst()).map { $1.middle - $0.middle }
    }

    /// A piece with its characters from the left: what lies above each other is one.
    private struct Piece {
        let line: Line
        let characters: [Character]

        init(_ line: Line) {
            self.line = line
            characters = line.parts { $1.bounds.minX < $0.bounds.maxX }
                .map { Character(minX: $0.bounds.minX, maxX: $0.bounds.maxX) }
        }
    }

    /// The columns that a character covers.
    private struct Character {
        let minX: Int
        let maxX: Int

        var middle: Double { Double(minX + maxX) / 2 }
        var width: Double { Double(maxX - minX) }
    }
}
