internal import Elements

/// Two elements that are alike but for a state.
struct StatePair {
    /// The one that is chosen, not accepted, or switched off.
    let marked: Int
    /// The one that is not.
    let plain: Int
    /// All that are alike and not in the state, that one among them.
    let others: [Int]
    let state: State

    enum State: String, Hashable {
        case selected
        case invalid
        case inactive = "switched off"

        /// How the other is.
        var opposite: String {
            switch self {
            case .selected: "not selected"
            case .invalid: "not"
            case .inactive: "switched on"
            }
        }
    }

    /// How much the sides of elements differ that are still alike, as a share of the larger.
    private static let alike = 0.25
    /// The most elements that are compared: more of one kind are no controls side by side.
    private static let most = 400

    /// The pairs of a screen, one for each kind of element and each group of them.
    static func pairs(of elements: SeenElements) -> [StatePair] {
        var groups: [Group: [Int]] = [:]
        var order: [Group] = []
        for index in elements.elements.indices where elements.isInForce[index] {
            guard elements.elements[index].sight != nil, let group = Group(of: index, in: elements) else {
                continue
            }
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(index)
        }
        return order.flatMap { group -> [StatePair] in
            guard let members = groups[group], members.count <= most else { return [] }
            return State.all(for: group.role).compactMap { pair(among: members, by: $0, in: elements) }
        }
    }

    /// What elements have in common that are compared: for those that stand in one control its place, for
    /// others the role.
    private struct Group: Hashable {
        let role: ElementRole
        let parent: Int?

        init?(of index: Int, in elements: SeenElements) {
            let element = elements[index]
            guard element.role.isChoice || [.textField, .button, .link].contains(element.role) else {
                return nil
            }
            role = element.role
            parent =
                [.tab, .segment, .pageDot, .button, .link].contains(element.role)
                ? Self.holder(of: index, in: elements) : nil
        }

        /// What holds an element and others of its kind: pages put each item of a list into one of its own.
        private static func holder(of index: Int, in elements: SeenElements) -> Int? {
            var held = index
            while let parent = elements[held].parent,
                [.cell, .group, .other].contains(elements[parent].role),
                elements.children[parent].count == 1
            {
                held = parent
            }
            return elements[held].parent
        }
    }

    /// The pair of a state that lies closest together.
    private static func pair(
        among members: [Int], by state: State, in elements: SeenElements
    ) -> StatePair? {
        let marked = members.filter { state.holds(of: $0, in: elements) }
        let plain = members.filter { state.isFree($0, in: elements) }
        var nearest: (pair: StatePair, distance: Double)?
        for one in marked {
            let alike = plain.filter { areAlike(elements[one].frame, elements[$0].frame, state) }
            for other in alike {
                let distance = elements[one].frame.distance(to: elements[other].frame)
                if distance < nearest?.distance ?? .infinity {
                    nearest = (
                        StatePair(marked: one, plain: other, others: alike, state: state), distance
                    )
                }
            }
        }
        return nearest?.pair
    }

    private static func areAlike(_ one: ElementFrame, _ other: ElementFrame, _ state: State) -> Bool {
        func differ(_ first: Double, _ second: Double) -> Bool {
            abs(first - second) > alike * max(first, second)
        }
        // Tabs and buttons are as wide as their words.
        return !differ(one.height, other.height)
    }
}

extension StatePair.State {
    fileprivate static func all(for role: ElementRole) -> [StatePair.State] {
        switch role {
        case .textField: [.invalid]
        case .button: [.selected, .inactive]
        case .link: [.selected]
        default: [.selected]
        }
    }

    /// Whether an element is in the state.
    fileprivate func holds(of index: Int, in elements: SeenElements) -> Bool {
        let element = elements[index]
        switch self {
        case .selected: return element.isSelected == true && elements.isEnabled[index]
        case .invalid: return element.traits.contains(.invalid) && elements.isEnabled[index]
        case .inactive: return !elements.isEnabled[index]
        }
    }

    /// Whether an element is surely not in the state, and otherwise in none that changes its look.
    fileprivate func isFree(_ index: Int, in elements: SeenElements) -> Bool {
        let element = elements[index]
        guard elements.isEnabled[index] else { return false }
        switch self {
        // A button or a link that can be chosen says so only where one is, and so its neighbours are not.
        case .selected:
            return element.isSelected == false
                || [.button, .link].contains(element.role) && element.isSelected == nil
        case .invalid: return !element.traits.contains(.invalid)
        case .inactive: return element.isSelected != true
        }
    }
}
