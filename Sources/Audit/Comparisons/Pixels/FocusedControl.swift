internal import Elements
internal import Raster
internal import ScreenReading

/// The element that has the focus of the keyboard, as the view tree of a screen tells, and what changes
/// there.
struct FocusedControl {
    /// Its role and its name: `button “Save”`.
    let name: String
    /// The part of its frame that is on the screen, in pixels; `nil` where nothing of it is.
    let box: PixelRect?
    /// The width and the height that it has without the focus, in points, or CSS pixels.
    let width: Double
    let height: Double
    /// Whether its look, and that of its focus, may be the system's or the browser's own.
    let isSystems: Bool
    /// Whether the browser draws what shows its focus, and the page has no say in it.
    let isFocusSystems: Bool
    /// What changes on it and right around it; `nil` where nothing of it is on the screen.
    let change: PixelChange?
    /// What lies over it, and hides what of the focus would be seen there; `nil` where nothing does.
    let cover: Cover?

    /// Something that lies over an element.
    struct Cover {
        /// Its role and its name.
        let name: String
        /// Where it is, in pixels.
        let box: PixelRect
        /// Whether it hides all of the element.
        let isWhole: Bool
    }

    /// How far from a control what shows its focus is looked for, in points.
    static let reach = 16.0
    /// The share of a frame that is covered where all of it is, and where a part is worth a look.
    private static let (whole, part) = (0.98, 0.1)

    /// Looks for the element that has the focus on the second screen; `nil` where no view tree names one.
    init?(of pair: ScreenPair) {
        let screen = pair.screen
        guard let seen = screen.elements,
            let index = seen.elements.indices.last(where: { seen[$0].isFocused })
        else { return nil }
        let element = seen[index]
        name = element.name
        let isAlike = { (other: ScreenElement) in
            other.role == element.role && other.label == element.label
                && other.identifier == element.identifier
        }
        let before = pair.reference.elements?.tree.elements
        let rest = before.flatMap { $0.indices.contains(index) && isAlike($0[index]) ? $0[index] : nil }
        width = (rest ?? element).frame.width
        height = (rest ?? element).frame.height
        isSystems =
            element.traits.contains(.system) || element.traits.contains(.userAgent) && element.role.isMarked
        isFocusSystems = element.traits.contains(.userAgentFocus)
        let box = seen.elements[index].box
        self.box = box
        func change(in box: PixelRect?) -> PixelChange? {
            box.flatMap { PixelChange(from: pair.reference.pixels, to: screen.pixels, within: $0) }
        }
        let frame = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
        let around = box?.grown(by: Int(Self.reach * screen.scale), within: frame)
        let found = change(in: around)
        self.change = found
        cover =
            seen.elements.indices.lazy.compactMap { other -> Cover? in
                guard let box, let own = seen.elements[other].box, seen.mayCover(index, with: other) else {
                    return nil
                }
                let share = Double(own.overlap(with: box)) / Double(box.area)
                guard share >= Self.part, let hidden = own.intersection(with: around ?? box),
                    change(in: hidden)?.count == 0
                else { return nil }
                let isWhole = share >= Self.whole
                // Where a part is free and shows nothing either, the focus is not seen for another reason.
                guard isWhole == (found?.count == 0) else { return nil }
                return Cover(name: seen[other].name, box: own, isWhole: isWhole)
            }.first
    }
}

extension SeenElements {
    /// Whether an element may be drawn over another: it is no part of it nor the other way round, and comes
    /// later, or is a bar or a dialog, which a page may raise above what comes after it.
    fileprivate func mayCover(_ index: Int, with other: Int) -> Bool {
        let role = self[other].role
        guard other != index, !role.isSystems, other > index || role.isBar || role == .dialog else {
            return false
        }
        return !tree.isAncestor(other, of: index) && !tree.isAncestor(index, of: other)
    }
}
