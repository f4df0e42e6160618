/// Signs of scripts whose words look like icons: joined letters, letters that hang from a line, digits that
/// are dots.
extension LineFeatures {
    /// Whether most of the tall components stand on one row.
    package var isLevel: Bool { LetterRow(candidate.line, candidate.constants).isLevel }

    /// Devanagari and its kin: letters hang from a headline, several to a word.
    package var isHanging: Bool {
        let constants = candidate.constants
        return shape.hasHeadline && mostStrokesInRow >= constants.hangingStrokesInRow
            && strokesPerColumn > constants.hangingStrokesPerColumn
    }

    /// Arabic script: two words or more of joined letters stand on one row among their dots.
    package var isJoined: Bool {
        let (line, constants) = (candidate.line, candidate.constants)
        let height = Double(line.bounds.height)
        let dots = line.glyphs.map { Double(max($0.width, $0.height)) }
            .filter { $0 <= constants.joinedDot * height }
        guard let largest = dots.max(), let smallest = dots.min(), dots.count >= 2,
            largest <= constants.joinedDotProportion * smallest
        else { return false }
        return Double(line.bounds.width) > constants.joinedProportion * height
            && LetterRow(line, constants).hasPair
    }

    /// A word in Arabic script: one long joined stroke with dots.
    package var isCursive: Bool {
        let (line, constants) = (candidate.line, candidate.constants)
        let height = Double(shape.height)
        return proportion > constants.cursiveProportion
            && Double(line.glyphs.count) >= constants.cursiveComponents
            && !line.glyphs.contains {
                Double($0.height) > constants.cursiveDot * height
                    && Double($0.height) < constants.cursiveStroke * height
            }
    }

    /// Arabic digits: zeros stand as dots beside a digit, half-way up.
    package var hasDotsBeside: Bool {
        let (line, constants) = (candidate.line, candidate.constants)
        let height = Double(line.bounds.height)
        guard let letter = line.glyphs.max(by: { $0.height < $1.height }) else { return false }
        let others = line.glyphs.filter { $0.component != letter.component }
        return !others.isEmpty
            && others.allSatisfy { dot in
                let middle = Double(dot.bounds.minY + dot.bounds.maxY) / 2 - Double(line.bounds.minY)
                return Double(max(dot.width, dot.height)) <= constants.zeroDot * height
                    && middle > constants.zeroDotTop * height && middle < constants.zeroDotBottom * height
                    && dot.bounds.gapX(to: letter.bounds) >= 0
            }
    }
}
