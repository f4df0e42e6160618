/// Reads which inks and backdrops the code of an app gives to one view of UIKit or AppKit.
///
/// `label.textColor` lies on `label.backgroundColor`: both are set on one receiver, in one type. Where its
/// backdrop is set to several colours, each holds for what is set in the same braces. What lies under a view
/// without a backdrop is not known, and nothing is said of it.
struct ControlScan {
    private(set) var paints: [ViewPaint] = []
    private let source: SwiftTokens

    init(_ source: SwiftTokens) {
        self.source = source
        scan()
    }

    /// A view, by where its name is known and what it is called there.
    fileprivate struct Receiver: Hashable {
        let scope: Int
        let path: [String]
    }

    /// What is set on a view.
    private struct Setting {
        enum Side { case ink, mark, backdrop }

        let side: Side
        /// The colour; `nil` where it is chosen, changed or has no name.
        let color: ViewColor?
        /// The braces that it is set in.
        let block: Int
        let token: Int
    }

    /// Braces that are open.
    private struct Block {
        let opening: Int
        let isOfType: Bool
        /// The names that are declared within.
        var names: Set<String> = []
    }

    private mutating func scan() {
        var blocks: [Block] = []
        var isType = false
        var settings: [Receiver: [Setting]] = [:]
        var fonts: [Receiver: [Bool]] = [:]
        for index in 0..<source.count {
            if source.isMark("{", at: index) {
                blocks.append(Block(opening: index, isOfType: isType))
                isType = false
            } else if source.isMark("}", at: index) {
                _ = blocks.popLast()
            }
            guard let word = source.word(at: index) else { continue }
            if Self.types.contains(word), let name = source.word(at: index + 1), !Self.members.contains(name)
            {
                isType = true
            } else if ["let", "var"].contains(word), let name = source.word(at: index + 1), !blocks.isEmpty {
                blocks[blocks.count - 1].names.insert(name)
            } else if word == "font", let value = value(at: index),
                let receiver = receiver(of: index, within: blocks)
            {
                fonts[receiver, default: []].append(ViewFont.isLarge(value, in: source))
            } else if let side = side(at: index), let value = value(at: index),
                let receiver = receiver(of: index, within: blocks)
            {
                if side == .mark, !receiver.isPicture { continue }
                settings[receiver, default: []].append(
                    Setting(
                        side: side, color: ViewColor(value, in: source), block: blocks.last?.opening ?? -1,
                        token: index))
            }
        }
        for (receiver, settings) in settings {
            let isLarge = fonts[receiver].map { !$0.contains(false) } ?? false
            addPaints(of: settings, isLarge: isLarge)
        }
        paints.sort { $0.token < $1.token }
    }

    /// Lays the inks of one view on its backdrop.
    private mutating func addPaints(of settings: [Setting], isLarge: Bool) {
        let all = settings.filter { $0.side == .backdrop }
        let isOne = Set(all.map(\.color)).count == 1
        for ink in settings where ink.side != .backdrop {
            let own = isOne ? all : all.filter { $0.block == ink.block }
            let grounds = Set(own.map(\.color))
            guard grounds.count == 1, let backdrop = own[0].color, let color = ink.color,
                !backdrop.isClear, !color.isClear
            else { continue }
            paints.append(
                ViewPaint(
                    ink: color, backdrop: backdrop, isMark: ink.side == .mark,
                    isLarge: isLarge && ink.side == .ink, isDoubtful: false, token: ink.token))
        }
    }

    private func side(at index: Int) -> Setting.Side? {
        switch source.word(at: index) {
        case "textColor", "baseForegroundColor": .ink
        case "setTitleColor": isAtRest(index) ? .ink : nil
        case "tintColor": .mark
        case "backgroundColor", "baseBackgroundColor": .backdrop
        default: nil
        }
    }

    /// Whether a call sets what a control has in its normal state; its backdrop may be another in others.
    private func isAtRest(_ call: Int) -> Bool {
        guard let closing = source.closing(of: call + 1) else { return false }
        return source.word(at: closing - 1) == "normal"
    }

    /// What a property is set to, or the first argument of a call; `nil` where a token does neither.
    private func value(at index: Int) -> Range<Int>? {
        if let argument = source.firstArgument(at: index + 1) { return argument }
        guard source.isMark("=", at: index + 1), !source.isMark("=", at: index + 2) else { return nil }
        let start = index + 2
        var end = start
        while end < source.count, end == start || !endsStatement(end) {
            end = (source.closing(of: end) ?? end) + 1
        }
        // `UIColor(named: "Ink")!`
        if end - start > 1, source.isMark("!", at: end - 1) { end -= 1 }
        return start..<min(end, source.count)
    }

    private func endsStatement(_ index: Int) -> Bool {
        if source.isMark("}", at: index) || source.isMark(";", at: index) { return true }
        return source.tokens[index].beginsLine
            && ![".", "?", ":", "&", "|"].contains { source.isMark($0, at: index) }
    }

    /// The view whose property a token names; `nil` where that is what a call gives.
    private func receiver(of index: Int, within blocks: [Block]) -> Receiver? {
        var (path, place) = ([String](), index)
        while source.isMark(".", at: place - 1) {
            place -= source.isMark("?", at: place - 2) || source.isMark("!", at: place - 2) ? 3 : 2
            guard let word = source.word(at: place) else { return nil }
            path.insert(word, at: 0)
        }
        if path.first == "self" { path.removeFirst() }
        // The text of a button is on the button.
        if path.last == "titleLabel" { path.removeLast() }
        let isOfClosure = path.first?.hasPrefix("$") == true
        let scope = blocks.last { block in
            block.isOfType || isOfClosure || path.first.map(block.names.contains) == true
        }
        return Receiver(scope: scope?.opening ?? -1, path: path)
    }

    private static let types: Set<String> = ["class", "struct", "extension", "actor", "enum"]
    /// What stands behind `class` where that begins no type.
    private static let members: Set<String> = ["func", "var", "let", "override", "subscript"]
}

extension ControlScan.Receiver {
    /// Whether a tint is what it draws in, by its name: that of other views is handed on to what is in them.
    fileprivate var isPicture: Bool {
        guard let name = path.last?.lowercased() else { return false }
        return ["button", "icon", "image"].contains { name.mentions($0) }
    }
}

extension ViewColor {
    fileprivate var isClear: Bool { isOfSystem && name == "clear" }
}
