internal import Audit
internal import Raster

/// The known findings on screens by where they are: text that is drawn in other colours is known where it
/// stands as before and is no worse.
///
/// What findings on palettes are recognised by is the same whatever their colours are.
struct KnownPlaces {
    private struct Site: Hashable {
        let path: String
        let rule: Rule.ID
    }

    private let entries: [Site: [Baseline.Entry]]

    init(_ entries: [Baseline.Entry]) {
        self.entries = Dictionary(grouping: entries.filter { $0.place != nil && $0.contrast != nil }) {
            Site(path: $0.path, rule: $0.rule)
        }
    }

    /// The entry of a finding that no entry is recognised by.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - path: Its file, as the baseline names it.
    ///   - known: The entries that no finding has answered to yet.
    func entry(
        for finding: ReportedFinding, in path: String, among known: [Baseline.Entry.Key: Baseline.Entry]
    ) -> Baseline.Entry? {
        guard finding.contrast != nil, finding.suppression == nil else { return nil }
        return entries[Site(path: path, rule: finding.rule)]?.first { entry in
            known[entry.key] != nil && entry.covers(finding)
                && entry.place.map(finding.isAt) ?? false
        }
    }
}

extension ReportedFinding {
    /// Where it is, as a baseline holds it: `x,y,width,height` of the first place in a picture; `nil` for
    /// what is in none.
    var placeInBaseline: String? {
        guard case .pixels(let boxes) = place, let box = boxes.first else { return nil }
        return "\(box.x),\(box.y),\(box.width),\(box.height)"
    }

    /// Whether it is where an entry of a baseline says.
    fileprivate func isAt(_ known: String) -> Bool {
        guard case .pixels(let boxes) = place, let box = boxes.first,
            let other = PixelRect(inBaseline: known)
        else { return false }
        let width = min(box.x + box.width, other.x + other.width) - max(box.x, other.x)
        let height = min(box.y + box.height, other.y + other.height) - max(box.y, other.y)
        // Half of the smaller: lines that lie close to each other share a row of pixels or two.
        return width > 0 && height > 0
            && width * height * 2 >= min(box.width * box.height, other.width * other.height)
    }
}

extension PixelRect {
    /// Reads the place of an entry; `nil` for one that is no rectangle of a picture.
    fileprivate init?(inBaseline text: String) {
        let numbers = text.split(separator: ",").compactMap { Int($0) }
        guard numbers.count == 4, numbers.allSatisfy({ (0..<Self.mostOfSide).contains($0) }) else {
            return nil
        }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// More than a picture has pixels on a side, and few enough that an area of them can be counted.
    private static var mostOfSide: Int { 1 << 28 }
}
