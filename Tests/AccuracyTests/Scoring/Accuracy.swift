import Audit
import Raster
import Recognition
import Screenshots
import SystemColors
import TextDetection

/// How well an audit found, measured and judged text that is known.
struct Accuracy {
    /// The lines that count, those of them that were found, and those that were left to review.
    private(set) var lines = 0, found = 0, reviewed = 0
    /// The lines that fail, and those of them that were reported: as failing, or to be reviewed.
    private(set) var failing = 0, reported = 0
    /// The regions said to fail that are on failing text, and those that are not.
    private(set) var trueAlarms = 0, falseAlarms = 0
    /// The relative error of the ratio of each line over a plain backdrop.
    private(set) var ratioErrors: [Double] = []
    /// The relative error of the size of each line.
    private(set) var sizeErrors: [Double] = []
    /// Whether each line was put on the right side of the limit for large text.
    private(set) var sidesOfLarge: [Bool] = []
    /// The screens whose appearance, scale and platform are known, and those that were told right.
    private(set) var appearances = Tally(), scales = Tally(), platforms = Tally()
    /// The screens whose release is known, and those whose releases hold it.
    private(set) var releases = Tally()
    /// What went wrong, line by line.
    private(set) var faults: [String] = []

    /// The share of a line that text must cover for the line to be found.
    static let foundShare = 0.6
    /// The share of a line that a verdict must cover, and the share of a region that failing text must.
    static let majority = 0.5
    /// How far from the ink a region may reach and still be about it, in points.
    static let margin = 4.0

    /// How many of some screens were told right.
    struct Tally {
        private(set) var right = 0, all = 0

        mutating func add(_ isRight: Bool) {
            all += 1
            right += isRight ? 1 : 0
        }

        /// Whether none is wrong, and there are as many as there should be.
        func isPerfect(of count: Int) -> Bool { right == all && all >= count }
    }

    /// Adds what was recognised of one screen.
    mutating func add(_ screen: KnownScreen, recognized audit: ScreenAudit) {
        func check(_ tally: WritableKeyPath<Accuracy, Tally>, _ isRight: Bool, _ what: String) {
            self[keyPath: tally].add(isRight)
            if !isRight { faults.append("\(screen.image): \(what)") }
        }
        if let appearance = screen.appearance {
            check(\.appearances, audit.appearance == appearance, "is \(appearance), not \(audit.appearance)")
        }
        check(\.scales, audit.scale.value == screen.scale, "has the scale \(screen.scale)")
        if let platform = screen.platform {
            check(\.platforms, audit.conditions.platform == platform, "is of \(platform)")
        }
        if let releases = screen.releases {
            let told = Set(audit.conditions.releases.map(\.number))
            check(\.releases, told.isSuperset(of: releases), "is of \(releases), not \(told.sorted())")
        }
    }

    /// Adds one screen: what is known of it, and the regions that its audit reports.
    mutating func add(_ screen: KnownScreen, regions: [JudgedRegion]) {
        let texts = regions.filter { $0.judgement != nil }
        for line in screen.lines where line.counts && line.ratio >= KnownLine.legibleRatio {
            addFinding(of: line, on: screen.image, among: texts)
            addMeasurement(of: line, among: texts)
        }
        for region in texts where region.judgement?.verdict == .fail {
            addAlarm(region.region.box, on: screen)
        }
    }

    private mutating func addFinding(of line: KnownLine, on image: String, among texts: [JudgedRegion]) {
        func share(where isWanted: (Verdict) -> Bool) -> Double {
            let wanted = texts.filter { $0.judgement.map { isWanted($0.verdict) } ?? false }
            return line.box.share(coveredBy: wanted.map(\.region.box))
        }
        lines += 1
        let isFound = share { _ in true } >= Self.foundShare
        found += isFound ? 1 : 0
        reviewed += share { $0 == .review } >= Self.majority ? 1 : 0
        let isReported = share { $0 != .pass } >= Self.majority
        if line.fails {
            failing += 1
            reported += isReported ? 1 : 0
        }
        if !isFound || (line.fails && !isReported) {
            let what = isFound ? "passed" : "missed"
            faults.append(
                "\(what) “\(line.text)”, \(line.ratio) at \(line.pointSize) pt, \(image) \(line.box)")
        }
    }

    private mutating func addMeasurement(of line: KnownLine, among texts: [JudgedRegion]) {
        func likeness(_ box: PixelRect) -> Double {
            let shared = line.box.overlap(with: box)
            return Double(shared) / Double(line.box.area + box.area - shared)
        }
        guard let best = texts.max(by: { likeness($0.region.box) < likeness($1.region.box) }),
            let judgement = best.judgement
        else { return }
        let box = best.region.box
        let shared = Double(line.box.overlap(with: box))
        guard shared > 0, shared >= Self.majority * Double(min(line.box.area, box.area)) else { return }

        if line.hasPlainBackdrop {
            ratioErrors.append(abs(best.region.contrast.typical / line.ratio - 1))
        }
        sizeErrors.append(abs(best.region.pointSize / line.pointSize - 1))
        sidesOfLarge.append((judgement.required < 4) == (line.required < 4))
    }

    private mutating func addAlarm(_ box: PixelRect, on screen: KnownScreen) {
        let margin = Int(Self.margin * screen.scale)
        let onFailing = screen.lines.reduce(0) { sum, line in
            sum + (line.fails && line.counts ? line.box.grown(by: margin).overlap(with: box) : 0)
        }
        let isDefensible = screen.lines.contains { line in
            line.box.overlap(with: box) > 0
                && (!line.counts || line.isBorderline || line.ratio < KnownLine.legibleRatio)
        }
        if Double(onFailing) >= Self.majority * Double(box.area) {
            trueAlarms += 1
        } else if !isDefensible {
            falseAlarms += 1
            faults.append("false alarm, \(screen.image) \(box)")
        }
    }
}
