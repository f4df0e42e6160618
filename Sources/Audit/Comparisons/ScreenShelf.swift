internal import Raster
internal import ScreenReading
internal import Screenshots

/// The screenshots of one screen, read when they are needed: those that were used last stay in memory, as
/// many as a limit holds.
struct ScreenShelf {
    private let members: [ScreenMember]
    private let auditors: ScreenAuditors
    /// Pixels per point of those that take them from another.
    private var scales: [Int: Double] = [:]
    /// What was read, that which was used last at the end.
    private var kept: [(index: Int, screen: ComparedScreen)] = []

    /// The most pixels that are kept: 24 screens of a phone, in 128 MB. The two that are compared are kept
    /// however large they are.
    private static let mostPixels = 32 << 20

    /// Names the screenshots.
    init(of members: [ScreenMember], by auditors: ScreenAuditors) {
        self.members = members
        self.auditors = auditors
    }

    /// The screenshot at an index among the members.
    mutating func screen(at index: Int) throws(UnreadInput) -> ComparedScreen {
        if let place = kept.firstIndex(where: { $0.index == index }) {
            let known = kept.remove(at: place)
            kept.append(known)
            return known.screen
        }
        var auditor = auditors[members[index].path]
        auditor.scale = scales[index] ?? auditor.scale
        let screen = try ComparedScreen(members[index], by: auditor)
        kept.append((index, screen))
        while kept.count > 2, kept.reduce(0, { $0 + $1.screen.pixels.pixels.count }) > Self.mostPixels {
            kept.removeFirst()
        }
        return screen
    }

    /// Gives the screenshots of one device one scale, where neither the caller nor a name says it: that of
    /// the one whose scale is surest, the plainest of equals.
    ///
    /// Each by itself, the scale of a part of a screen is told by the size of its text, which is what
    /// differs.
    ///
    /// - Parameter told: The scales that the screenshots have by themselves, by their indices.
    /// - Returns: What was settled, a sentence each.
    mutating func settleScales(_ told: [(index: Int, scale: Scale)]) -> [String] {
        func rank(_ own: (index: Int, scale: Scale)) -> (Int, Int) {
            let differences = members[own.index].traits.differences(from: ScreenTraits())
            return (own.scale.source.rank, differences.count)
        }
        var notes: [String] = []
        for (index, scale) in told where ![.option, .fileName].contains(scale.source) {
            let device = members[index].traits[.device]
            let surest = told.filter { members[$0.index].traits[.device] == device }
                .min { rank($0) < rank($1) }
            guard let surest, surest.scale.value != scale.value else { continue }
            scales[index] = surest.scale.value
            kept.removeAll { $0.index == index }
            notes.append(
                "\(members[index].path): its scale is taken from \(members[surest.index].path), "
                    + "@\(Figure(surest.scale.value))x; --scale names it")
        }
        return notes
    }
}

extension Scale.Source {
    /// How many are surer.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension ComparedScreen {
    /// Reads and judges a file, with the view tree beside it, or without one that cannot be read.
    fileprivate init(_ member: ScreenMember, by auditor: Auditor) throws(UnreadInput) {
        var auditor = auditor
        let screenshot: Screenshot
        do throws(ScreenshotError) {
            screenshot = try auditor.screenshot(
                decoding: try auditor.contents(of: member.path), path: member.path)
        } catch {
            throw UnreadInput(error)
        }
        // What each screen is by itself, an audit says.
        auditor.rules = RuleSelection(disabling: Rule.forScreens)
        auditor.ignored = .none
        let pixels = screenshot.opaqueSRGB()
        let read = ReadScreen(
            consume screenshot, elements: auditor.elements.file(forScreenAt: member.path),
            path: member.path, showing: pixels)
        self.init(
            member, audit: auditor.audit(read.model, from: read.source, elements: read.elements),
            surfaces: read.model.surfaces, pixels: pixels)
        canvas = read.source.canvas
        unreadElements = read.source.unreadElements
    }
}
