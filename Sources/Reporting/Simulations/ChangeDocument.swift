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
    let panes: [Pane]

    struct Pane: Encodable {
        let box: Box
        let material: String
        let color: String
    }

    struct Box: Encodable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    init(_ change: ScreenChange) {
        appearance = change.style.rawValue
        platform = change.release.platform.rawValue
        release = change.release.number
        lines = change.lineCount
        movedLines = change.movedLineCount
        panes = change.panes.map { pane in
            let box = Box(x: pane.box.x, y: pane.box.y, width: pane.box.width, height: pane.box.height)
            return Pane(box: box, material: pane.material, color: pane.color.description)
        }
    }
}
