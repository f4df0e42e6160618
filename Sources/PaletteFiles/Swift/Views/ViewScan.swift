/// Reads on which backdrops the views of a source file draw text and images in colours that have names.
///
/// The modifiers of a view are read in their order: `.foregroundStyle(…)` is the ink of what has none of its
/// own within, and the next `.background(…)` around it lies behind. What has no name, a gradient, a material
/// or a choice, ends the search: nothing is said of what lies on it.
struct ViewScan {
    private(set) var paints: [ViewPaint] = []
    private let source: SwiftTokens

    init(_ source: SwiftTokens) {
        self.source = source
        _ = scan(0..<source.count, depth: 0)
    }

    /// What has no backdrop yet.
    private struct Open {
        /// Inks that lie on the next backdrop around them.
        var inks: [Ink] = []
        /// Whether there is text, or an image, without an ink of its own.
        var hasText = false
        var hasImage = false
        /// Whether the font of that text is large; `nil` where none is set.
        var isLarge: Bool?

        /// Sets the font of what has none of its own.
        mutating func setFont(isLarge: Bool) {
            self.isLarge = self.isLarge ?? isLarge
            for index in inks.indices { inks[index].isLarge = inks[index].isLarge ?? isLarge }
        }

        mutating func add(_ other: Open) {
            inks += other.inks
            hasText = hasText || other.hasText
            hasImage = hasImage || other.hasImage
        }

        /// Says that something may lie between what is here and what lies around it.
        mutating func doubt() {
            for index in inks.indices { inks[index].isDoubtful = true }
        }
    }

    private struct Ink {
        let color: ViewColor
        let isMark: Bool
        let token: Int
        var isLarge: Bool?
        var isDoubtful = false
    }

    /// Views lie in one another so deep at most.
    private static let maximumDepth = 100

    /// Reads the statements of a range.
    ///
    /// - Parameter isStack: Whether a colour that stands there lies behind what follows it.
    private mutating func scan(_ range: Range<Int>, depth: Int, isStack: Bool = false) -> Open {
        var open = Open()
        guard depth < Self.maximumDepth else { return open }
        var ground: ViewColor?
        var index = range.lowerBound
        while index < range.upperBound {
            if source.kind(at: index) == .word {
                let start = index
                let view = view(at: start, before: range.upperBound, depth: depth)
                index = max(start + 1, view.end)
                if isStack, view.color != nil || covers(at: start) { ground = view.color }
                var content = view.open
                if let ground { lay(ground, behind: &content) }
                open.add(content)
            } else if let closing = source.closing(of: index) {
                let content = scan(index + 1..<min(closing, range.upperBound), depth: depth + 1)
                if source.isMark("{", at: index) { open.add(content) }
                index = closing + 1
            } else {
                index += 1
            }
        }
        return open
    }

    /// Reads what begins with a word: a view with its modifiers, or anything else that is written so.
    private mutating func view(
        at start: Int, before end: Int, depth: Int
    ) -> (open: Open, color: ViewColor?, end: Int) {
        let name = source.word(at: start) ?? ""
        var open = Open()
        open.hasText = Self.texts.contains(name)
        open.hasImage = name == "Image"
        var index = start + 1
        index = add(contentAt: index, to: &open, depth: depth, isStack: name == "ZStack")
        if Self.isOwnView(name), index > start + 1 { open.doubt() }
        while index < end, source.isMark(".", at: index), let modifier = source.word(at: index + 1) {
            let isFirst = index == start + 1
            index += 2
            if isFirst, modifier.first?.isUppercase == true {
                // `SwiftUI.Text(…)`: the view is named behind its module.
                open.hasText = Self.texts.contains(modifier)
                open.hasImage = modifier == "Image"
                index = add(contentAt: index, to: &open, depth: depth, isStack: modifier == "ZStack")
                continue
            }
            switch modifier {
            case "foregroundColor", "foregroundStyle":
                if let argument = source.firstArgument(at: index) { paint(argument, in: &open, at: index) }
            case "background", "listRowBackground":
                close(&open, behind: source.firstArgument(at: index) ?? closureContent(at: index))
            case "font":
                let font = source.closing(of: index).map { index + 1..<$0 }
                open.setFont(isLarge: font.map { ViewFont.isLarge($0, in: source) } ?? false)
            case "opacity", "hidden": open = Open()
            case "buttonStyle", "modifier": open.doubt()
            case "label" where isFirst && name == "configuration": open.hasText = true
            default: break
            }
            index = skipCall(at: index, depth: depth)
        }
        return (open, color(at: start, before: index), index)
    }

    /// Whether what begins at a token may lie over the backdrop, and is no text.
    private func covers(at start: Int) -> Bool {
        source.word(at: start).map { $0 == "Image" || Self.isOwnView($0) } ?? false
    }

    /// The colour that a statement is, with at most how far it reaches behind it.
    private func color(at start: Int, before end: Int) -> ViewColor? {
        let reach = (start..<end).first { index in
            source.isMark(".", at: index)
                && source.word(at: index + 1).map(Self.reaches.contains) == true
        }
        return ViewColor(start..<(reach ?? end), in: source)
    }

    /// Adds what stands in the arguments and the closures behind the name of a view.
    private mutating func add(
        contentAt start: Int, to open: inout Open, depth: Int, isStack: Bool
    ) -> Int {
        var index = start
        if source.isMark("(", at: index), !source.tokens[index].beginsLine,
            let closing = source.closing(of: index)
        {
            open.add(scan(index + 1..<closing, depth: depth + 1))
            index = closing + 1
        }
        while let brace = closure(at: index), let closing = source.closing(of: brace) {
            open.add(scan(brace + 1..<closing, depth: depth + 1, isStack: isStack))
            index = closing + 1
        }
        return index
    }

    /// The brace of a closure at a token, with its label or without; `nil` where none is.
    private func closure(at index: Int) -> Int? {
        if source.isMark("{", at: index) { return source.tokens[index].beginsLine ? nil : index }
        guard source.word(at: index) != nil, source.isMark(":", at: index + 1),
            source.isMark("{", at: index + 2), source.isMark("}", at: index - 1)
        else { return nil }
        return index + 2
    }

    /// What stands in a closure at a token; `nil` where none is.
    private func closureContent(at index: Int) -> Range<Int>? {
        guard let brace = closure(at: index), let closing = source.closing(of: brace) else { return nil }
        return brace + 1..<closing
    }

    /// The token behind a call's arguments and closures, in which other views may stand.
    private mutating func skipCall(at start: Int, depth: Int) -> Int {
        var elsewhere = Open()
        return add(contentAt: start, to: &elsewhere, depth: depth, isStack: false)
    }

    /// Gives what has no ink one; a colour without a name is that of nothing that is judged.
    private func paint(_ argument: Range<Int>, in open: inout Open, at token: Int) {
        if let color = ViewColor(argument, in: source), open.hasText || open.hasImage {
            open.inks.append(
                Ink(
                    color: color, isMark: !open.hasText, token: token + 1, isLarge: open.isLarge))
        }
        (open.hasText, open.hasImage, open.isLarge) = (false, false, nil)
    }

    /// Lays what an argument says behind everything that has no backdrop yet.
    private mutating func close(_ open: inout Open, behind argument: Range<Int>?) {
        defer { open = Open() }
        guard let argument, let color = backdrop(argument) else { return }
        if color.isOfSystem, color.name == "clear" { return }
        lay(color, behind: &open)
    }

    private mutating func lay(_ color: ViewColor, behind open: inout Open) {
        for ink in open.inks {
            paints.append(
                ViewPaint(
                    ink: ink.color, backdrop: color, isMark: ink.isMark,
                    isLarge: ink.isLarge == true && !ink.isMark, isDoubtful: ink.isDoubtful,
                    token: ink.token))
        }
        open = Open()
    }

    /// The colour of a backdrop: `Color.card`, or `Capsule().fill(Color.card)`.
    private func backdrop(_ argument: Range<Int>) -> ViewColor? {
        let fill = argument.first { index in
            source.isMark(".", at: index) && source.word(at: index + 1) == "fill"
        }
        guard let fill else {
            return color(at: argument.lowerBound, before: argument.upperBound)
        }
        guard let filling = source.firstArgument(at: fill + 2),
            source.closing(of: fill + 2) == argument.upperBound - 1
        else { return nil }
        return ViewColor(filling, in: source)
    }
}

extension ViewScan {
    private static let texts: Set<String> = [
        "Text", "Label", "TextField", "SecureField", "TextEditor", "Link",
    ]

    /// What a colour that fills the screen is called with.
    private static let reaches: Set<String> = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

    /// Whether a view is none of SwiftUI's that draw nothing around what is in them.
    private static func isOwnView(_ name: String) -> Bool {
        name.first?.isUppercase == true && !plainViews.contains(name)
    }

    private static let plainViews: Set<String> = [
        "Text", "Label", "TextField", "SecureField", "TextEditor", "Link", "Image", "Button", "AnyView",
        "VStack", "HStack", "ZStack", "Group", "ScrollView", "ScrollViewReader", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ForEach", "GeometryReader", "NavigationStack",
        "NavigationView", "NavigationLink", "Spacer", "View", "Menu", "ViewThatFits", "Toggle",
    ]
}
