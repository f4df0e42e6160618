internal import Audit
internal import PaletteFiles

extension UnreadInput {
    /// A fault in the file of a palette, of which the rest was read: the file, and in it the place.
    init(_ fault: PaletteFault) {
        let place = "line \(fault.location.line), column \(fault.location.column)"
        self.init(path: fault.location.path, fault: "\(place): \(fault.message)")
    }
}
