import ColorMath
import Raster
import Testing
import TextDetection

/// A reason holds by comparisons with numbers that have names. Where one of these numbers is moved to what
/// was measured, to the last bit, the reason holds just still, or just no longer.
struct `Each limit of a reason` {
    /// What the surroundings of a thing tell is no comparison that it meets by itself.
    @Test(arguments: DrawnReason.all.filter { ![.unlikeCharacters, .blendedEdge].contains($0.reason) })
    func `decides by itself`(drawn: DrawnReason) throws {
        let screen = Self.screen(of: drawn)
        let found = try #require(Self.finding(of: drawn.reason, scale: drawn.scale, on: screen))
        for comparison in found.evidence.comparisons {
            let constant = DetectionConstants.all.first { constant in
                constant.name.hasSuffix(".\(comparison.threshold ?? "")")
                    && DetectionConstants()[keyPath: constant.path] == comparison.limit
            }
            // Some limits depend on another feature, and some features are so or not.
            guard let constant else { continue }
            for (limit, holds) in Self.limits(of: comparison) {
                var constants = DetectionConstants()
                constants[keyPath: constant.path] = limit
                let reason = Self.reason(at: found.box, scale: drawn.scale, on: screen, constants)
                #expect((reason == drawn.reason) == holds, "\(constant.name) at \(limit)")
            }
        }
    }

    /// The shapes, and a page around them that is no larger than it has to be: it is looked at often.
    private static func screen(of drawn: DrawnReason) -> Bitmap<UInt8> {
        var screen = Bitmap(width: drawn.width, height: 320, ground: .white)
        for shape in drawn.shapes { screen.draw(shape, .gray(60)) }
        let inked = screen.pixels.indices.filter { screen.pixels[$0] != RGBA(.white) }
        let columns = inked.map { $0 % screen.width }
        let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
        let (top, bottom) = ((inked.first ?? 0) / screen.width, (inked.last ?? 0) / screen.width)
        let margin = 20
        // What is lower may be the inside of a letter.
        let height = max(240, bottom - top + 2 * margin)
        return Bitmap(width: right - left + 2 * margin, height: height) { x, y in
            let (across, down) = (x + left - margin, y + top - margin)
            let isInside = (0..<screen.width).contains(across) && (0..<screen.height).contains(down)
            return isInside ? screen.color(x: across, y: down) : .white
        }
    }

    /// The last limit for which a comparison holds, and the first for which it does not.
    private static func limits(of comparison: Evidence.Comparison) -> [(limit: Double, holds: Bool)] {
        let value = comparison.value
        return switch comparison.relation {
        case .below: [(value.nextUp, true), (value, false)]
        case .atMost: [(value, true), (value.nextDown, false)]
        case .above: [(value.nextDown, true), (value, false)]
        case .atLeast: [(value, true), (value.nextUp, false)]
        }
    }

    private static func trace(
        scale: Double, on screen: Bitmap<UInt8>, _ constants: DetectionConstants
    ) -> SourceTrace? {
        var detector = TextDetector(scale: scale)
        detector.constants = constants
        return detector.trace(of: screen).sources.first
    }

    /// The box of the first thing that is no text for a reason, and what was asked of it.
    private static func finding(
        of reason: Reason, scale: Double, on screen: Bitmap<UInt8>
    ) -> (box: Bounds, evidence: Evidence)? {
        guard let source = trace(scale: scale, on: screen, DetectionConstants()) else { return nil }
        for (component, trace) in zip(source.ink.components, source.components) {
            if trace?.reason == reason, let evidence = trace?.evidence.last {
                return (component.bounds, evidence)
            }
        }
        for candidate in source.candidates where candidate.decision.reason == reason {
            let evidence = candidate.evidence.first { $0.reason == reason && $0.holds }
            return evidence.map { (candidate.bounds, $0) }
        }
        return nil
    }

    /// Why the component or the candidate with a box is no text.
    private static func reason(
        at box: Bounds, scale: Double, on screen: Bitmap<UInt8>, _ constants: DetectionConstants
    ) -> Reason? {
        guard let source = trace(scale: scale, on: screen, constants) else { return nil }
        for (component, trace) in zip(source.ink.components, source.components)
        where component.bounds == box {
            if let reason = trace?.reason { return reason }
        }
        return source.candidates.first { $0.bounds == box }?.decision.reason
    }
}
