public import Audit
public import PaletteFiles

extension UnreadInput {
    /// A fault in the file of a palette, of which the rest was read: the file, and in it the place.
    public init(_ fault: PaletteFault) {
        let place = Place(line: fault.location.line, column: fault.location.column)
        self.init(path: fault.location.path, at: place, fault: fault.message)
    }
}
