package import Elements
internal import Raster
package import Simulation

extension ElementTree {
    /// The buttons and links that are shown, as Button Shapes knows them: not those that a bar of tabs, a
    /// keyboard or the status bar holds.
    ///
    /// - Parameter scale: Pixels per point.
    package func controls(scale: Double) -> [ControlFrame] {
        elements.indices.compactMap { index in
            let element = elements[index]
            guard element.role == .button || element.role == .link, isShown(index),
                !ancestors(of: index).contains(where: { elements[$0].role.keepsItsButtons })
            else { return nil }
            let frame = element.frame.scaled(by: scale)
            let (left, top) = (max(0, frame.x).rounded(.down), max(0, frame.y).rounded(.down))
            let (right, bottom) = (frame.maxX.rounded(.up), frame.maxY.rounded(.up))
            guard right > left, bottom > top, right < 1e6, bottom < 1e6 else { return nil }
            return ControlFrame(
                frame: PixelRect(
                    x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
                hasShape: element.traits.contains(.bezel))
        }
    }
}

extension ElementRole {
    /// Whether the buttons in it have shapes or places of their own.
    fileprivate var keepsItsButtons: Bool { self == .tabBar || self == .segmentedControl || isSystems }
}
