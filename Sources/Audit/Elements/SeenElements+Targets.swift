internal import Elements

/// Which targets meet success criterion 2.5.8 of WCAG 2.2, in CSS pixels on the web and, as WCAG2ICT has it,
/// in the points of a platform elsewhere.
extension SeenElements {
    /// The least side of a target, in CSS pixels.
    private static var leastTarget: Double { 24 }

    /// What people can act on now and whose size is known: all of it is shown, it lies in nothing that is
    /// acted on as a whole, and is no key of the keyboard.
    var wholeTargets: [Int] {
        targets.filter { isWhole($0) && !liesInTarget($0) && !liesInKeyboard($0) }
    }

    /// What keeps a target from meeting the criterion, which it is too small for: another target that its
    /// circle touches. None for one in a line of text, or of the size that the browser gave it.
    ///
    /// - Parameters:
    ///   - index: The target.
    ///   - targets: All of them.
    func crowdingTarget(of index: Int, among targets: [Int]) -> Int? {
        guard areCompared, isUndersized(index) else { return nil }
        return targets.first { $0 != index && crowds($0, index) }
    }

    /// How many targets meet the criterion, and of how many that is not known; what does not meet it is found
    /// by a rule.
    var targetsBySize: (passed: Int, undecided: Int) {
        let targets = wholeTargets
        let small = targets.filter(isUndersized)
        guard areCompared else { return (targets.count - small.count, small.count) }
        return (targets.count - small.count { crowdingTarget(of: $0, among: targets) != nil }, 0)
    }

    private func isUndersized(_ index: Int) -> Bool {
        self[index].frame.isUndersized(below: Self.leastTarget)
            && self[index].traits.isDisjoint(with: [.inline, .wrapped, .userAgent])
    }

    /// Whether the circle of a target that is too small touches another target, or its circle.
    private func crowds(_ other: Int, _ index: Int) -> Bool {
        guard !self[other].traits.contains(.wrapped) else { return false }
        let (one, two) = (self[index].frame, self[other].frame)
        let radius = Self.leastTarget / 2 - ElementFrame.rounding
        guard abs(two.midY - one.midY) < two.height / 2 + 2 * radius else { return false }
        if two.distance(toX: one.midX, y: one.midY) < radius { return true }
        let (across, down) = (one.midX - two.midX, one.midY - two.midY)
        return two.isUndersized(below: Self.leastTarget)
            && (across * across + down * down).squareRoot() < 2 * radius
    }

    /// Whether all of a frame is on the screen and in the lists that it lies in: what is scrolled out of them
    /// is larger than it seems.
    func isWhole(_ index: Int) -> Bool {
        let frame = self[index].frame
        guard screen.holds(frame) else { return false }
        // Browsers give all of a frame, however much of it a list shows.
        guard tree.format != .browser else { return true }
        // From the element out to the list: where a row is cut, so is what in it ends where the row does.
        var inner = [index]
        for ancestor in tree.ancestors(of: index) {
            if self[ancestor].role == .scrollView {
                let edges = self[ancestor].frame
                guard edges.holds(frame) else { return false }
                // Android gives of a frame that part which is seen.
                if tree.format == .uiautomator, frame.endsOnOneSide(of: edges) { return false }
                let endsAtEdge = edges.endsVertically(where: frame) || edges.endsHorizontally(where: frame)
                if endsAtEdge, inner.contains(where: { isCut($0, at: edges) }) { return false }
            }
            if self[ancestor].frame.endsVertically(where: frame)
                || self[ancestor].frame.endsHorizontally(where: frame)
            {
                inner.append(ancestor)
            }
        }
        return true
    }

    /// Whether a frame ends at an edge of a list, and is smaller than others beside it: some trees give of a
    /// row or a column that part which is seen. Lists that scroll across have several of one width.
    private func isCut(_ index: Int, at edges: ElementFrame) -> Bool {
        guard let holder = self[index].parent else { return false }
        let frame = self[index].frame
        let others = children[holder].filter { self[$0].role == self[index].role }.map { self[$0].frame }
        if edges.endsVertically(where: frame),
            others.contains(where: { $0.height > frame.height + 1 && abs($0.width - frame.width) <= 1 })
        {
            return true
        }
        guard edges.endsHorizontally(where: frame) else { return false }
        let wider = others.filter { $0.width > frame.width + 1 && abs($0.height - frame.height) <= 1 }
        return wider.contains { one in wider.count { abs($0.width - one.width) <= 1 } > 1 }
    }

    /// Whether an element is a key, or another part of the keyboard.
    func liesInKeyboard(_ index: Int) -> Bool {
        tree.ancestors(of: index).contains { self[$0].role == .keyboard }
    }

    /// Whether an element lies in another that is acted on: that is what has to be hit.
    func liesInTarget(_ index: Int) -> Bool {
        tree.ancestors(of: index).contains { self[$0].role.isTarget && isEnabled[$0] }
    }
}

extension ElementFrame {
    /// Whether another frame has its upper or its lower edge.
    fileprivate func endsVertically(where other: ElementFrame) -> Bool {
        abs(other.y - y) <= 1 || abs(other.maxY - maxY) <= 1
    }

    /// Whether another frame has its left or its right edge.
    fileprivate func endsHorizontally(where other: ElementFrame) -> Bool {
        abs(other.x - x) <= 1 || abs(other.maxX - maxX) <= 1
    }

    /// Whether it ends at an edge of another frame, and not at the opposite one.
    fileprivate func endsOnOneSide(of other: ElementFrame) -> Bool {
        (abs(other.y - y) <= 1) != (abs(other.maxY - maxY) <= 1)
            || (abs(other.x - x) <= 1) != (abs(other.maxX - maxX) <= 1)
    }

    /// Whether a side is shorter than a limit.
    func isUndersized(below least: Double) -> Bool { min(width, height) < least - Self.rounding }
}
