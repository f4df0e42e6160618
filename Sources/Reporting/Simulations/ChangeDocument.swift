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
    let lines: Int
    let movedLines: Int
    let movedShare: Figure
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
        lines = change.lineCount
        movedLines = change.movedLineCount
        movedShare = Figure(change.movedShare)
        panes = change.panes.map { pane in
            Pane(box: BoxDocument(pane.box), material: pane.material, color: pane.color.description)
        }
    }
}
