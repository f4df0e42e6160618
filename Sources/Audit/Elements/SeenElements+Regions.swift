internal import Elements
internal import Raster
internal import ScreenReading
internal import TextDetection

extension SeenElements {
    /// The share of a region that lies in the element that it belongs to.
    private static let leastShare = 0.6

    /// The innermost element that most of a box lies in, by its index; nil where none has it.
    func owner(of box: PixelRect) -> Int? {
        let candidates = elements.indices.filter { index in
            guard let own = elements[index].box else { return false }
            return Double(own.overlap(with: box)) >= Self.leastShare * Double(box.area)
        }
        // A box of text may be lower than what stands in it in a line: what lies in another is drawn over it,
        // however large it is.
        var holders: Set<Int> = []
        for index in candidates {
            var outer = tree.elements[index].parent
            while let holder = outer, holders.insert(holder).inserted { outer = tree.elements[holder].parent }
        }
        // Of what is in front and what is behind, what is in front is seen; the later is drawn over the
        // earlier.
        return candidates.filter { !holders.contains($0) }.max { first, second in
            let rank = { (index: Int) in
                (isBehind(index) ? 0 : 1, -(elements[index].box?.area ?? .max), index)
            }
            return rank(first) < rank(second)
        }
    }

    /// How far the size that the pixels show may be from that of the font, as a share: what is further away
    /// is other text than the element's own.
    private static let sizeAlike = 0.2
    /// The weight from which on text is bold (CSS Fonts 4, 2.2.2).
    private static let bold = 700.0

    /// A line with the size and the weight that the view tree knows of its font.
    func typed(_ region: Region, in owner: Int?) -> Region {
        guard region.kind == .text, let font = owner.flatMap({ elements[$0].element.font }),
            let size = font.size, abs(region.pointSize - size) <= Self.sizeAlike * size
        else { return region }
        var region = region
        (region.pointSize, region.pointSizeRange) = (size, size...size)
        if let weight = font.weight { region.weight = weight >= Self.bold ? .bold : .regular }
        return region
    }

    /// Whether an element is a control that is switched on, or lies in one.
    func isControlInForce(_ index: Int) -> Bool {
        isEnabled[index]
            && ([index] + tree.ancestors(of: index)).contains { tree.elements[$0].role.isTarget }
    }

    /// Whether a box lies beside a dialog whose window is all that the tree holds: one of Android's that
    /// leaves room at both sides of the screen.
    private func isBehindWindow(_ box: PixelRect) -> Bool {
        let roots = tree.elements.filter { $0.parent == nil }.map(\.frame)
        guard tree.format == .uiautomator, roots.count == 1, let window = roots.first,
            window.x > Self.windowMargin, window.maxX < screen.maxX - Self.windowMargin
        else { return false }
        return elements.first { $0.element.parent == nil }?.box.map { $0.overlap(with: box) == 0 } ?? false
    }

    /// The least room in dp that a dialog leaves at its sides: others touch them but for rounding.
    private static let windowMargin = 4.0

    /// The place of a region as the view tree settles it.
    ///
    /// - Parameters:
    ///   - region: The region, in the place that the pixels told.
    ///   - owner: The element that it lies in.
    ///   - isApples: Whether the platform is one of Apple's, which draws badges itself.
    func place(of region: Region, in owner: Int?, isApples: Bool) -> Region.Place {
        guard let owner else {
            return region.place == .content && isBehindWindow(region.box) ? .behind : region.place
        }
        let line = [owner] + tree.ancestors(of: owner)
        let held = line.map { tree.elements[$0] }
        if held.contains(where: { $0.role == .statusBar }) { return .statusBar }
        if held.contains(where: { $0.role == .keyboard || $0.role == .key }) { return .keyboard }
        if isBehind(owner) { return .behind }
        if tree.modal != nil, region.place == .behind { return .content }
        // What looks switched off and is not fails as any other text does.
        let isInForce = region.place == .inactive && isControlInForce(owner)
        guard region.place == .content || isInForce else { return region.place }
        if held.contains(where: { $0.role == .badge && (isApples || $0.traits.contains(.system)) }) {
            return .badge
        }
        if held.contains(where: { !$0.isEnabled }) { return .inactive }
        if tree.elements[owner].traits.contains(.decorative) { return .decoration }
        return .content
    }
}

extension JudgedScreen {
    /// Whether the view tree says that a region, by its index, is that of a control that is switched on.
    func isControlInForce(_ region: Int) -> Bool {
        guard let elements, let owner = elementOfRegion[region] else { return false }
        return elements.isControlInForce(owner)
    }
}
