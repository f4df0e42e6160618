internal import Raster
internal import ScreenReading
internal import Screenshots

/// The screenshots of one screen, read when they are needed: those that were used last stay in memory, as many
/// as a limit holds.
struct ScreenShelf {
    private let members: [ScreenMember]
    private let auditors: ScreenAuditors
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
        let screen = try ComparedScreen(members[index], by: auditors[members[index].path])
        kept.append((index, screen))
        while kept.count > 2, kept.reduce(0, { $0 + $1.screen.pixels.pixels.count }) > Self.mostPixels {
            kept.removeFirst()
        }
        return screen
    }
}

extension ComparedScreen {
    /// Reads and judges a file, with the view tree beside it.
    fileprivate init(_ member: ScreenMember, by auditor: Auditor) throws(UnreadInput) {
        var auditor = auditor
        let tree = try auditor.elementBytes(forScreenAt: member.path)
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
        let source = ScreenSource(
            path: member.path, colorSpace: screenshot.colorSpace, warnings: screenshot.warnings)
        let model = ScreenModel(reading: consume screenshot)
        let elements = try tree.map { tree throws(UnreadInput) in
            SeenElements(
                try tree.tree(forScreenAt: member.path, scale: model.scale.value), from: tree.source,
                on: model, showing: pixels)
        }
        self.init(
            member, audit: auditor.audit(model, from: source, elements: elements),
            surfaces: model.surfaces, pixels: pixels)
    }
}
