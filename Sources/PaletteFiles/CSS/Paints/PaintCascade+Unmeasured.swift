/// Text whose contrast the colours of rules do not tell.
extension PaintCascade {
    /// The places of the rules that paint text on a picture or a gradient, one a part, in their order.
    var textOnPictures: [Int] {
        guard rules.contains(where: { $0.side == .backdrop && $0.setting.isPicture }) else { return [] }
        return names.filter { !PartName.isDisabled($0) && !PartName($0).isShape }.compactMap { name in
            let elements = elements(around: PartName(name))
            return modes(of: elements).lazy.compactMap { mode in
                guard case (let ink, .picture(let picture), _)? = sides(of: elements, in: mode) else {
                    return nil
                }
                let own = [ink, picture].filter { rules[$0].part == name }
                return isMeant(elements[0].part, ink: ink) ? own.max() : nil
            }.first
        }.sorted()
    }

    /// The places of the rules that give text a colour of its own where no rule says what it lies on, one a
    /// part, in their order.
    var textOnNothing: [Int] {
        names.filter { !PartName.isDisabled($0) && !$0.isEmpty }.compactMap { name in
            // Most parts have no ink of their own, or one with a name.
            guard parts[name]?.ink.values.contains(where: isLiteral) == true else { return nil }
            let elements = elements(around: PartName(name))
            guard isOfText(elements[0]), !elements[0].part.isShape else { return nil }
            let modes = modes(of: elements)
            guard modes.allSatisfy({ pair(of: elements, named: name, in: $0) == nil }) else { return nil }
            return modes.lazy.compactMap { mode in
                guard case (let ink, .open, _)? = sides(of: elements, in: mode), rules[ink].part == name,
                    isLiteral(ink)
                else { return nil }
                return ink
            }.first
        }.sorted()
    }

    /// Whether a part that is not switched off is text in a known ink, on a known backdrop, in some mode.
    func isText(_ name: String) -> Bool {
        guard !PartName.isDisabled(name) else { return false }
        let elements = elements(around: PartName(name))
        guard isOfText(elements[0]) else { return false }
        return modes(of: elements).contains { mode in
            guard case (let ink, .rule, _)? = sides(of: elements, in: mode) else { return false }
            return isMeant(elements[0].part, ink: ink)
        }
    }

    /// Whether what an element draws may be text.
    private func isOfText(_ element: Element) -> Bool {
        isDrawn(element.part) && !isMark(element.part)
            && element.part.isIcon(traits(of: element)) != true
    }
}
