extension SwiftDeclarations {
    /// How deep collections may lie in each other; what is deeper is not read.
    private static let depthLimit = 8

    /// Reads a value that takes up a range.
    mutating func read(_ tokens: Range<Int>, into slot: SwiftColorSlot, depth: Int = 0) {
        _ = read(at: tokens.lowerBound, into: slot, end: tokens.upperBound, depth: depth)
    }

    /// Reads what a constant is, where that is a colour or may be the name of one.
    ///
    /// - Returns: The token behind it; `nil` where there is nothing.
    mutating func read(
        at start: Int, into slot: SwiftColorSlot, end: Int? = nil, depth: Int = 0
    ) -> Int? {
        let wanted = slot.isTyped ? slot.type : nil
        if let provider = SwiftProvider(
            at: start, type: slot.type, wanted: wanted, in: source, with: initializers)
        {
            // What a function calls its own is of interest only where it is a colour.
            if slot.isMember || provider.isRead {
                add(provider.expression, start..<provider.end, at: slot.path)
            }
            for label in provider.passedOver { leave(.circumstance(label), at: start, slot.path) }
            return provider.end
        }
        do throws(SwiftColor.Unread) {
            if let color = try SwiftColor.read(at: start, type: slot.type, in: source, with: initializers) {
                add(.literal(color), start..<color.end, at: slot.path)
                return color.end
            }
        } catch {
            if slot.isMember || error.reason.namesColor { leave(error.reason, at: error.token, slot.path) }
            return nil
        }
        guard slot.isMember else { return nil }
        if let reference = SwiftReference(at: start, type: wanted, in: source),
            end.map({ $0 == reference.end }) ?? source.endsStatement(at: reference.end)
        {
            add(.reference(reference), start..<reference.end, at: slot.path)
            return reference.end
        }
        return depth < Self.depthLimit ? readMembers(at: start, into: slot, depth: depth + 1) : nil
    }

    /// Reads the elements of an array or a dictionary, or the labelled arguments of a call.
    private mutating func readMembers(at start: Int, into slot: SwiftColorSlot, depth: Int) -> Int? {
        let callee = SwiftCall.callee(at: start, in: source)
        let opening = source.isMark("[", at: start) ? start : callee?.end ?? start
        let isCall = opening > start
        guard source.isMark(isCall ? "(" : "[", at: opening), let closing = source.closing(of: opening),
            slot.path != nil
        else { return nil }
        let count = self.count
        for (number, part) in source.parts(of: opening + 1..<closing, at: ",").enumerated() {
            let colon = source.places(of: ":", in: part).first
            guard let colon, colon > part.lowerBound, colon + 1 < part.upperBound else {
                if !isCall { read(part, into: slot.part("\(number)"), depth: depth) }
                continue
            }
            guard let name = source.caseName(part.lowerBound..<colon) else { continue }
            let value = SwiftColorSlot(
                path: slot.path, type: isCall ? nil : slot.type, isTyped: !isCall && slot.isTyped,
                isMember: slot.isMember)
            read(colon + 1..<part.upperBound, into: value.part(name), depth: depth)
        }
        return self.count > count ? closing + 1 : nil
    }
}

extension SwiftTokens {
    /// What a case or a key is called: `ink` of `.ink` and `Name.ink`, or the text of a literal; `nil` where
    /// it has something else.
    func caseName(_ tokens: Range<Int>) -> String? {
        guard let last = tokens.last else { return nil }
        switch kind(at: last) {
        case .number, .string: return tokens.count == 1 ? text(at: last) : nil
        case .word:
            let isPlain = tokens.allSatisfy { isMark(".", at: $0) || kind(at: $0) == .word }
            return isPlain && tokens.count < 8 ? text(at: last) : nil
        default: return nil
        }
    }

    /// Whether no expression goes on at a token.
    fileprivate func endsStatement(at index: Int) -> Bool {
        guard index < count else { return true }
        let marks: [Unicode.Scalar] = ["}", ";", "@", "#"]
        return marks.contains { isMark($0, at: index) }
            || isMark("{", at: index) && isObserver(at: index + 1)
            || tokens[index].beginsLine && kind(at: index) == .word
    }
}
