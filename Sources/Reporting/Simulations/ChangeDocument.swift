internal import Audit
internal import ColorMath
internal import Raster
internal import Simulation
internal import SystemColors

/// How much of a screen settings changed, in JSON.
struct ChangeDocument: Encodable {
    let appearance: String
    let platform: String
    let release: Int
    let releases: [Int]?
    let lines: Int
    let movedLines: Int
    let movedShare: Figure
    let changedShare: Figure
    let isOfNewAppearance: Bool?
    let unmatched: [BoxDocument]?
    let lost: [BoxDocument]?
    let panes: [Pane]

    struct Pane: Encodable {
        let box: BoxDocument
        let material: String
        let color: String
    }

    init(_ change: ScreenChange) {
        appearance = change.style.rawValue
        platform = change.release.platform.rawValue
        release = change.release.number
        releases = change.releases.isEmpty ? nil : change.releases.map(\.number)
        lines = change.lineCount
        movedLines = change.movedLineCount
        movedShare = Figure(change.movedShare)
        changedShare = Figure(change.changedShare)
        isOfNewAppearance = change.style == change.newStyle ? nil : change.isOfNewStyle
        unmatched = change.unmatched.isEmpty ? nil : change.unmatched.map(BoxDocument.init)
        lost = change.lost.isEmpty ? nil : change.lost.map(BoxDocument.init)
        panes = change.panes.map { pane in
            Pane(box: BoxDocument(pane.box), material: pane.material, color: pane.color.description)
        }
    }
}
