internal import ColorMath
internal import Elements
internal import Raster
internal import ScreenReading

/// An element of a small screen, with what is seen of it.
struct ExampleElement: Hashable {
    let element: ScreenElement
    /// The colours that are seen there; nil where none matter.
    let sight: ElementSight?

    /// Describes an element.
    ///
    /// - Parameters:
    ///   - role: What it is for.
    ///   - frame: Its left and upper edge, width and height, in points of a screen of 390 by 844.
    ///   - parent: The element that it lies in, by its place among those of the example.
    ///   - sight: The colours that are seen there.
    static func example(
        _ role: ElementRole, _ frame: [Double], label: String? = nil, isEnabled: Bool = true,
        isSelected: Bool? = nil, isFocused: Bool = false, traits: Set<ElementTrait> = [],
        font: ElementFont? = nil, in parent: Int? = nil, shows sight: ElementSight? = nil
    ) -> ExampleElement {
        let place = ElementFrame(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        return ExampleElement(
            element: ScreenElement(
                role, at: place, label: label, isEnabled: isEnabled, isSelected: isSelected,
                isFocused: isFocused, traits: traits, font: font, in: parent),
            sight: sight)
    }
}

extension ElementSight {
    /// A mark of one colour on one ground.
    ///
    /// - Parameters:
    ///   - mark: The colour of what is drawn.
    ///   - ground: The colour around the element, and in it but for the mark.
    ///   - share: How much of the frame the mark covers.
    ///   - middle: Where its middle lies from left to right, as a share of the width.
    static func mark(
        _ mark: UInt32, on ground: UInt32, share: Double = 0.2, middle: Double = 0.5,
        isUnderlined: Bool = false
    ) -> ElementSight {
        let (mark, ground) = (SRGB8(hex: mark), SRGB8(hex: ground))
        let inside = [ColorShare(ground, share: 1 - share), ColorShare(mark, share: share)]
        return ElementSight(
            inside: share < 0.5 ? inside : inside.reversed(), around: [ColorShare(ground, share: 1)],
            border: [ColorShare(share < 0.5 ? ground : mark, share: 1)],
            ink: PixelRect(x: 0, y: 0, width: 20, height: 20), coverage: share,
            middles: .init(onGround: middle, onFill: middle), isUnderlined: isUnderlined)
    }

    /// Nothing but one colour.
    static func blank(_ color: UInt32) -> ElementSight {
        let all = [ColorShare(SRGB8(hex: color), share: 1)]
        return ElementSight(inside: all, around: all, border: all, ink: nil, coverage: 0)
    }

    /// A frame with an outline, and what lies in it the colour of the ground.
    static func outline(_ border: UInt32, on ground: UInt32) -> ElementSight {
        let (border, ground) = (SRGB8(hex: border), SRGB8(hex: ground))
        return ElementSight(
            inside: [ColorShare(ground, share: 0.95), ColorShare(border, share: 0.05)],
            around: [ColorShare(ground, share: 1)],
            border: [ColorShare(ground, share: 0.6), ColorShare(border, share: 0.4)],
            ink: PixelRect(x: 0, y: 0, width: 20, height: 20), coverage: 0.05)
    }

    /// A mark over a photograph, whose colours are as frequent as each other.
    static func mark(_ mark: UInt32, overPhotographOf colors: [UInt32]) -> ElementSight {
        let share = 0.85 / Double(colors.count)
        let photograph = colors.map { ColorShare(SRGB8(hex: $0), share: share) }
        return ElementSight(
            inside: [ColorShare(SRGB8(hex: mark), share: 0.15)] + photograph,
            around: colors.map { ColorShare(SRGB8(hex: $0), share: 1 / Double(colors.count)) },
            border: photograph, ink: PixelRect(x: 0, y: 0, width: 20, height: 20), coverage: 0.9)
    }
}

extension SeenElements {
    /// The elements of an example, at one pixel per point.
    init(showing examples: [ExampleElement], contentSize: String?, width: Int, height: Int) {
        var sights: [PixelRect: ElementSight] = [:]
        for example in examples {
            let frame = example.element.frame
            let box = PixelRect(
                x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height))
            sights[box] = example.sight
        }
        self.init(
            ElementTree(examples.map(\.element), contentSize: contentSize), from: ElementSource(),
            width: width, height: height, scale: 1
        ) { box, _ in sights[box] }
    }
}

extension ExampleElement: CustomStringConvertible {
    /// The element in words: `button “Save” of 40 × 44 pt at 16, 100`.
    var description: String {
        let frame = element.frame
        let place =
            "\(element.name) of \(Figure(frame.width)) × \(Figure(frame.height)) pt at "
            + "\(Figure(frame.x)), \(Figure(frame.y))"
        let states =
            (element.isEnabled ? [] : ["switched off"])
            + (element.isSelected.map { [$0 ? "selected" : "not selected"] } ?? [])
            + (element.isFocused ? ["with the focus"] : [])
            + element.traits.map(\.rawValue).sorted()
        let colors = sight.map { seen in
            let mark = seen.mark(on: seen.ground)
            let drawn = "\(mark) on \(seen.ground), \(Int((seen.coverage * 100).rounded())) % covered"
            return seen.isBlank
                ? ["all \(seen.fill)"]
                : [drawn] + (seen.isUnderlined ? ["underlined"] : [])
                    + (seen.middles == .init()
                        ? [] : ["its middle at \(Int((seen.middles.onGround * 100).rounded())) %"])
        }
        return ([place] + states + (colors ?? []) + (element.font?.facts ?? [])).joined(separator: ", ")
    }
}

extension ElementFont {
    /// What is known, a clause each.
    fileprivate var facts: [String] {
        [
            name, size.map { "\(Figure($0)) pt" }, textStyle, weight.map { "weight \(Figure($0))" },
            tracking.map { "tracking \(Int($0.rounded()))" },
        ].compactMap(\.self)
    }
}
