internal import ColorMath
internal import PaletteFiles
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// The parts of screens that are ignored, and until when.
public struct IgnoredParts: Hashable, Sendable {
    private let current: [IgnoredPart]
    private let expired: [IgnoredPart]
    /// The masks, by their files.
    private let masks: [String: IgnoredMask]

    /// Takes what a configuration says of a screen.
    ///
    /// - Parameters:
    ///   - parts: What is ignored; of several that cover a finding, the first is named as the cause. One with
    ///     a mask covers nothing: ``Auditor/ignore(_:today:)`` reads masks.
    ///   - today: The day that they have to last to.
    public init(_ parts: [IgnoredPart] = [], today: CalendarDate) {
        self.init(parts, masks: [:], today: today)
    }

    /// Takes parts with their masks, by their files.
    init(_ parts: [IgnoredPart], masks: [String: IgnoredMask], today: CalendarDate) {
        func isExpired(_ part: IgnoredPart) -> Bool { part.expiry.map { $0 < today } ?? false }
        current = parts.filter { !isExpired($0) }
        expired = parts.filter(isExpired)
        self.masks = masks
    }

    /// Nothing is ignored.
    public static let none = IgnoredParts()

    private init() {
        current = []
        expired = []
        masks = [:]
    }

    /// Suppresses the findings that lie in these parts.
    ///
    /// - Parameters:
    ///   - findings: Findings that are about one region or one area each.
    ///   - screen: The screen that they are on.
    /// - Returns: What is to be known of parts that have expired, and of masks that are not of the size of
    ///   the screen, a sentence each.
    func suppress(_ findings: inout [Finding], on screen: JudgedScreen) -> [String] {
        guard !isEmpty else { return [] }
        let styles = screen.model.styles.indexOfLine
        let subjects = findings.map { [Subject(of: $0, on: screen, styles: styles)] }
        let (suppressions, notes) = judge(
            subjects, width: screen.model.width, height: screen.model.height)
        for (index, suppression) in zip(findings.indices, suppressions) {
            findings[index].suppression = suppression
        }
        return notes
    }

    /// Whether nothing is ignored, nor has been.
    var isEmpty: Bool { current.isEmpty && expired.isEmpty }

    /// Says why findings are ignored.
    ///
    /// - Parameters:
    ///   - subjects: What each finding is about: an entry has to cover all of it.
    ///   - width: The width of their screen in pixels.
    ///   - height: Its height.
    /// - Returns: Why each finding is ignored, `nil` for those that count; and what is to be known of parts
    ///   that have expired, and of masks that are not of the size of the screen, a sentence each.
    func judge(
        _ subjects: [[Subject]], width: Int, height: Int
    ) -> (suppressions: [Finding.Suppression?], notes: [String]) {
        func covers(_ part: IgnoredPart, _ subjects: [Subject]) -> Bool {
            !subjects.isEmpty && subjects.allSatisfy { part.covers($0, masks: masks) }
        }
        let misfits = current.compactMap { part -> String? in
            guard let path = part.mask, let mask = masks[path], (mask.width, mask.height) != (width, height)
            else { return nil }
            return
                "\(part.location): the mask \(path) has \(mask.width) × \(mask.height) pixels, and this screen "
                + "\(width) × \(height): nothing here is ignored by it"
        }
        var counts = [Int](repeating: 0, count: expired.count)
        let suppressions = subjects.map { subjects -> Finding.Suppression? in
            let part = current.first { covers($0, subjects) }
            for place in expired.indices where part == nil && covers(expired[place], subjects) {
                counts[place] += 1
            }
            return part.map { Finding.Suppression(reason: $0.reason, location: $0.location) }
        }
        let notes =
            misfits
            + zip(expired, counts).filter { $1 > 0 }.map { part, count in
                let findings =
                    count == 1 ? "1 finding that it covers counts" : "\(count) findings that it covers count"
                return "\(part.endWords), and \(findings): remove it, or give it a new day"
            }
        return (suppressions, notes)
    }

    /// What tells these parts from others, a line each.
    var digestLines: [String] {
        current.map { "ignore \($0.digestLine)" } + expired.map { "expired \($0.digestLine)" }
            + masks.sorted { $0.key < $1.key }.map { "mask \($0.key) \($0.value.digest)" }
    }

    /// What a finding is about.
    struct Subject {
        let rule: Rule.ID
        let box: PixelRect
        /// The colours that the ink, or the backdrop, is told as: its own and that of its style.
        var inks: [SRGB8] = []
        var backdrops: [SRGB8] = []
        var roles: [String] = []
        /// The size of the screen.
        let width: Int
        let height: Int
        let scale: Double

        /// Describes what lies in a rectangle.
        init(rule: Rule.ID, box: PixelRect, width: Int, height: Int, scale: Double) {
            self.rule = rule
            self.box = box
            self.width = width
            self.height = height
            self.scale = scale
        }

        init(of finding: Finding, on screen: JudgedScreen, styles: [Int: Int]) {
            rule = finding.rule
            box =
                finding.boxes.first
                ?? PixelRect(x: 0, y: 0, width: screen.model.width, height: screen.model.height)
            width = screen.model.width
            height = screen.model.height
            scale = screen.model.scale.value
            guard let index = finding.region else { return }
            let judged = screen.regions[index]
            let style = styles[index].map { screen.model.styles[$0] }
            inks = [judged.region.ink, style?.ink].compactMap(\.self)
            backdrops = [judged.region.backdrop, style?.backdrop].compactMap(\.self)
            roles = [judged.attribution.foregroundRole?.name, judged.attribution.backgroundRole?.name]
                .compactMap(\.self)
        }
    }
}

extension IgnoredPart {
    /// Whether everything that is said of the part is so of what a finding is about.
    fileprivate func covers(_ subject: IgnoredParts.Subject, masks: [String: IgnoredMask]) -> Bool {
        guard rules.isEmpty || rules.contains(where: { $0.id == subject.rule }) else { return false }
        guard box?.holds(subject.box, at: subject.scale) ?? true,
            band?.holds(subject.box, of: subject.height, at: subject.scale) ?? true
        else { return false }
        if let mask {
            guard let mask = masks[mask], (mask.width, mask.height) == (subject.width, subject.height),
                mask.holds(subject.box)
            else { return false }
        }
        guard ink.map(subject.inks.contains) ?? true, backdrop.map(subject.backdrops.contains) ?? true else {
            return false
        }
        return roles.isEmpty || subject.roles.contains { role in roles.contains { $0.matches(role) } }
    }

    /// What the part suppresses, and why, on one line.
    fileprivate var digestLine: String {
        [
            rules.map(\.id).joined(separator: ","), box.map { "\($0)" } ?? "", band.map { "\($0)" } ?? "",
            ink?.description ?? "", backdrop?.description ?? "", roles.map(\.text).joined(separator: ","),
            mask ?? "", reason, "\(location)",
        ].joined(separator: "\u{0}")
    }
}

extension IgnoredPart.Box {
    /// Whether a rectangle lies wholly within the box.
    ///
    /// - Parameter scale: The pixels per point of its screen.
    fileprivate func holds(_ rect: PixelRect, at scale: Double) -> Bool {
        let (left, top) = (x.pixels(at: scale), y.pixels(at: scale))
        return Double(rect.x) >= left && Double(rect.maxX) <= left + width.pixels(at: scale)
            && Double(rect.y) >= top && Double(rect.maxY) <= top + height.pixels(at: scale)
    }
}

extension IgnoredPart.Band {
    /// Whether a rectangle lies wholly within one of the bands.
    ///
    /// - Parameters:
    ///   - height: The height of its screen in pixels.
    ///   - scale: The pixels per point of the screen.
    fileprivate func holds(_ rect: PixelRect, of height: Int, at scale: Double) -> Bool {
        top.map { Double(rect.maxY) <= $0.pixels(at: scale) } ?? false
            || bottom.map { Double(rect.y) >= Double(height) - $0.pixels(at: scale) } ?? false
    }
}
