internal import Raster
internal import ScreenReading

/// Screens of two runs that are one under two names, though what was found on them changed: of one size, with
/// most of what each shows where the other shows something.
///
/// A guess. Where a screen could be one of several, it is none.
struct RedrawnScreens {
    /// The new name of a screen by its old one.
    let names: [String: String]

    /// The least share of the places of each screen that the other has.
    private static let leastShare = 0.6
    /// Places that overlap less, as the shared part of what both cover, are two.
    private static let leastOverlap = 0.7
    /// Fewer places are no layout.
    private static let leastPlaces = 4
    /// The most pairs of places that are compared.
    private static let mostPairs = 1 << 24

    /// - Parameters:
    ///   - old: The screens that only the older run has.
    ///   - new: Those that only the newer one has.
    init(from old: [FindingReport.AuditedFile], to new: [FindingReport.AuditedFile]) {
        var partners: [String: [String]] = [:]
        var counts: [String: Int] = [:]
        var pairs = 0
        for (before, now) in Self.candidates(old, new) {
            pairs += before.layout.count * now.layout.count
            guard pairs <= Self.mostPairs else { break }
            guard Self.isOne(before.layout, now.layout) else { continue }
            partners[before.path, default: []].append(now.path)
            counts[now.path, default: 0] += 1
        }
        names = partners.compactMapValues { targets in
            targets.count == 1 && counts[targets[0]] == 1 ? targets[0] : nil
        }
    }

    /// The pairs of screens of one size that show about as much.
    private static func candidates(
        _ old: [FindingReport.AuditedFile], _ new: [FindingReport.AuditedFile]
    ) -> some Sequence<(FindingReport.AuditedFile, FindingReport.AuditedFile)> {
        let targets = Dictionary(grouping: new.filter { $0.frame != nil }) { $0.frame }
        return old.lazy.filter { $0.layout.count >= leastPlaces }.flatMap { before in
            (targets[before.frame] ?? []).lazy.filter { now in
                let (less, more) = (
                    min(before.layout.count, now.layout.count), max(before.layout.count, now.layout.count)
                )
                return less >= leastPlaces && Double(less) >= leastShare * Double(more)
            }.map { (before, $0) }
        }
    }

    private static func isOne(_ layout: [PixelRect], _ other: [PixelRect]) -> Bool {
        let shared = layout.count { box in other.contains { box.share(with: $0) >= leastOverlap } }
        return Double(shared) >= leastShare * Double(max(layout.count, other.count))
    }
}

extension PixelRect {
    /// The area that two rectangles share, of that which they cover together.
    fileprivate func share(with other: PixelRect) -> Double {
        let both = overlap(with: other)
        guard both > 0 else { return 0 }
        return Double(both) / Double(width * height + other.width * other.height - both)
    }
}
