/// What makes it uncertain that text lies on the backdrop that rules say.
extension PaintCascade {
    /// Why it is not certain that a pair meets.
    func doubt(of pair: Pair, named name: String, around elements: [Element]) -> PaintDoubt? {
        let part = elements[0].part
        if pair.isOnPage { return .pageBackdrop }
        if part.isShape || part.isGenerated && content(of: part) == .sign { return .noText }
        if traits(of: elements[0]).contains(.tiny) { return .noRoom }
        if part.isGenerated, content(of: part) == .box, !isFilledWithInk(elements[0]) { return .noContent }
        // A list that is nested in a list names elements that are two variants at once.
        if part.combinesVariants, rules[pair.ink].part != rules[pair.backdrop].part {
            return .modifierBackdrop
        }
        let backdrop = rules[pair.backdrop].part
        guard backdrop != name, !elements[0].names.contains(backdrop) else {
            return overContent(pair, around: elements)
        }
        // A field has a backdrop of its own, which is no rule's.
        if part.isField, !sets(\.backdrop, of: elements[0]) { return .nearerBackdrop }
        let between = elements.dropFirst().prefix { !$0.names.contains(backdrop) }
        if between.contains(where: { grounds.haveState(of: $0.part) }) { return .stateBackdrop }
        if isMark(part), grounds.haveChecked(backdrop) { return .checkedBackdrop }
        // Which kind of block it lies in only the selectors around it would tell.
        let ground = PartName(backdrop)
        let isHolder = part.holdersByName.joined().contains { ground.isNamed(by: PartName($0)) }
        if isHolder, grounds.haveModifiers(of: ground) { return .modifierBackdrop }
        if let block = ground.block {
            let own = part.words
            let between = grounds.parts(ofBlock: block).filter { !own.contains($0) }
            if !between.isEmpty { return .nearerBackdrop }
        }
        if grounds.haveModifiers(of: part) || grounds.haveClasses(of: ground, besidesThoseOf: part) {
            return .modifierBackdrop
        }
        return overContent(pair, around: elements)
    }

    /// Whether the backdrop of a pair lets through what it is laid over.
    private func overContent(_ pair: Pair, around elements: [Element]) -> PaintDoubt? {
        guard pair.canvas == nil, rules[pair.backdrop].setting.mayLetThrough else { return nil }
        let holder = elements.first { $0.names.contains(rules[pair.backdrop].part) }
        let isOver = [elements[0], holder ?? elements[0]].contains { element in
            element.part.isOverlay || traits(of: element).contains(.lifted)
        }
        return isOver ? .overContent : nil
    }

    /// Whether a rule fills an element with its own ink.
    private func isFilledWithInk(_ element: Element) -> Bool {
        element.names.contains { name in
            parts[name]?.backdrop.values.contains {
                if case .ink = rules[$0].setting { true } else { false }
            } ?? false
        }
    }
}
