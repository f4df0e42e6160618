internal import ColorMath
package import Raster

extension DetectionTrace {
    /// What lies in a part of the screen, stage by stage: at a pixel, or in the box of a word that is
    /// missing.
    ///
    /// - Parameter place: The part; it must overlap the screen.
    package func explanation(of place: PixelRect) -> Explanation {
        let box = Bounds(place)
        let components = sources.map { source in source.components(in: box) }
        let candidates = zip(sources, components).map { source, components in
            source.candidates(in: box, of: components)
        }
        var reasons: [Reason] = []
        for reason in zip(sources, components).flatMap({ source, components in
            components.compactMap { source.components[$0]?.reason }
        }) + candidates.joined().compactMap(\.decision.reason) where !reasons.contains(reason) {
            reasons.append(reason)
        }
        let steps = [
            Explanation.Step(stage: .segmentation, lines: segmentation(in: box)),
            Explanation.Step(stage: .backgrounds, lines: backgrounds(in: box)),
            Explanation.Step(
                stage: .components,
                lines: zip(sources, components).flatMap { $0.lines(on: $1) }),
            Explanation.Step(
                stage: .candidates, lines: zip(sources, candidates).flatMap { $0.lines(on: $1) }),
            Explanation.Step(stage: .decision, lines: candidates.joined().flatMap(\.decisionLines)),
            Explanation.Step(stage: .measurement, lines: candidates.joined().flatMap(\.measurementLines)),
        ]
        return Explanation(steps: steps.filter { !$0.lines.isEmpty }, reasons: reasons)
    }

    private func segmentation(in box: Bounds) -> [String] {
        guard let parted else { return [] }
        let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
        let limit = parted.runs.thresholds.value(x: x, y: y)
        var lines = [
            "The pixel at \(x),\(y) is \(SRGB8(levels: screen[x, y].levels).hex).",
            "Neighbours belong together here up to a difference of \(limit) levels"
                + (limit >= parted.runs.thresholds.texture ? ": this is texture." : "."),
        ]
        let zones = self.zones(in: box)
        if zones.isEmpty { lines.append("Nothing here is wide enough to be a background.") }
        lines += zones.map { index in
            let zone = parted.zones.list[index]
            return "zone \(index): \(zone.bounds.words), \(zone.area) pixels, "
                + (zone.isFlat ? "all of " : "on average ") + SRGB8(levels: zone.color).hex
        }
        return lines
    }

    private func backgrounds(in box: Bounds) -> [String] {
        guard let parted else { return [] }
        return zones(in: box).map { index in
            let what =
                !parted.backgrounds.isBackground[index]
                ? "is ink: it holds nothing, as the inside of a thick stroke does"
                : parted.backgrounds.isCounter[index]
                    ? "is background seen through a hole, as in a large letter" : "is a background"
            return "zone \(index) \(what)"
        }
    }

    /// The zones that the pixels of a part lie on; of a large part, those of a grid of its pixels.
    private func zones(in box: Bounds) -> [Int] {
        guard let parted else { return [] }
        var found: [Int] = []
        let (across, down) = (max(1, box.width / 64), max(1, box.height / 16))
        for y in stride(from: box.minY, to: box.maxY, by: down) {
            for x in stride(from: box.minX, to: box.maxX, by: across) {
                let zone = Int(parted.zones.ofRun[parted.runs.run(at: y * screen.width + x)])
                if zone >= 0, !found.contains(zone) { found.append(zone) }
            }
        }
        return found
    }
}

extension SourceTrace {
    /// The components with ink in a part of the screen; those around it where none has.
    func components(in box: Bounds) -> [Int] {
        let near = ink.components.indices.filter { index in
            ink.components[index].bounds.gapX(to: box) < 0 && ink.components[index].bounds.gapY(to: box) < 0
        }
        let inside = near.filter { index in
            var hasInk = false
            ink.forEachRun(of: ink.components[index]) { run in
                if run.row >= box.minY, run.row < box.maxY, run.start < box.maxX, run.end > box.minX {
                    hasInk = true
                }
            }
            return hasInk
        }
        return inside.isEmpty ? near : inside
    }

    /// The candidates that some components are part of, or that have a part of the screen in their boxes.
    func candidates(in box: Bounds, of components: [Int]) -> [CandidateTrace] {
        let sought = Set(components)
        let owners = candidates.filter { !sought.isDisjoint(with: $0.components) }
        if !owners.isEmpty { return owners }
        return candidates.filter { $0.bounds.gapX(to: box) < 0 && $0.bounds.gapY(to: box) < 0 }
    }

    private var name: String {
        color.map { "in layer \(SRGB8(levels: $0).hex)" } ?? "on the background"
    }

    func lines(on indices: [Int]) -> [String] {
        let most = 12
        var lines = indices.prefix(most).flatMap { index -> [String] in
            let component = ink.components[index]
            let head = "\(name): \(component.bounds.words), \(component.area) pixels"
            guard let trace = components[index] else { return [head + ", not looked at"] }
            if let reason = trace.reason {
                return ["\(head), left out (\(reason.rawValue)). \(reason.sentence)"]
                    + (trace.evidence.last?.lines ?? [])
            }
            guard let glyph = trace.glyph else { return [head] }
            return [
                "\(head), may be a letter: \(SRGB8(levels: glyph.ink).hex) on "
                    + "\(SRGB8(levels: glyph.backdrop).hex), \(percent(glyph.core)) of it fully covered"
            ]
        }
        if indices.count > most { lines.append("and \(indices.count - most) more") }
        return lines
    }

    func lines(on candidates: [CandidateTrace]) -> [String] {
        candidates.map { candidate in
            "\(name): \(candidate.bounds.words), components: \(candidate.components.count)"
        }
    }
}

extension CandidateTrace {
    /// What was decided, and what that rests on.
    var decisionLines: [String] {
        let head: String
        switch decision {
        case .text(let score): head = "\(bounds.words) is text, with a score of \(figure(score))."
        case .icon(let reason): head = "\(bounds.words) is an icon (\(reason.rawValue)). \(reason.sentence)"
        case .rejected(let reason):
            head = "\(bounds.words) is no text (\(reason.rawValue)). \(reason.sentence)"
        }
        return [head]
            + evidence.flatMap { asked in
                asked.holds ? ["\(asked.reason.rawValue):"] + asked.lines : [asked.refutation]
            }
    }

    /// What was measured, and from what.
    var measurementLines: [String] {
        guard let region, let features else { return [] }
        let colors = features.measurement.colors
        let shades = colors.full.map { SRGB8(levels: $0) }.sorted {
            $0.relativeLuminance < $1.relativeLuminance
        }
        var lines = [
            "\(bounds.words): \(region.ink.hex) on \(region.backdrop.hex), contrast "
                + "\(figure(region.contrast.typical))"
                + (region.contrast.low < region.contrast.high
                    ? " (\(figure(region.contrast.low)) to \(figure(region.contrast.high)))" : "")
        ]
        if let darkest = shades.first, let lightest = shades.last {
            lines.append(
                "ink: the middle of \(shades.count) fully covered pixels, \(darkest.hex) to \(lightest.hex)")
        }
        lines.append(
            "size: \(figure(region.pointSize)) pt (\(figure(region.pointSizeRange.lowerBound)) to "
                + "\(figure(region.pointSizeRange.upperBound))); ascent \(figure(Double(features.shape.ascent))), "
                + "x-height \(figure(Double(features.shape.xHeight))) pixels")
        lines.append(
            "weight: \(region.weight.rawValue); strokes \(figure(Double(features.shape.strokeWidth))) "
                + "pixels wide")
        lines.append(
            "confidence: \(figure(region.confidence))"
                + (region.doubts.isEmpty
                    ? "" : "; in doubt: \(region.doubts.map(\.rawValue).joined(separator: ", "))"))
        return lines
    }
}

extension Evidence {
    /// Each comparison, and how it came out.
    var lines: [String] { comparisons.map { "  " + $0.words } }

    /// Why the reason does not hold: the first comparison that came out otherwise.
    var refutation: String {
        guard let missed = comparisons.first(where: { !$0.holds }) else { return "\(reason.rawValue)" }
        return "not \(reason.rawValue): \(missed.words)"
    }
}

extension Evidence.Comparison {
    /// The feature and the threshold that it meets or misses.
    var words: String {
        guard let threshold else {
            let isSo = value > 0.5
            return "\(feature): \(isSo ? "yes" : "no")"
        }
        return "\(feature) \(figure(value)) \(holds ? "is" : "is not") \(relation.rawValue) \(figure(limit)) "
            + "(\(threshold))"
    }
}

extension Bounds {
    /// Size and place, in pixels.
    fileprivate var words: String { "\(width) × \(height) at \(minX),\(minY)" }
}

extension SRGB8 {
    /// The colour as CSS writes it.
    fileprivate var hex: String {
        let digits = [red, green, blue].map { code in
            (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }
}

/// A number with three decimals at most.
private func figure(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return value > 0 ? "∞" : "−∞" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private func percent(_ share: Float) -> String { "\(Int((share * 100).rounded())) %" }
