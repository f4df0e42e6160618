internal import Raster

extension [Region] {
    /// How many times as wide and as high as a line an icon is at most that the line is a part of: a larger
    /// shape may be a card.
    private static let reach = 2.5

    /// The regions without lines that lie in a small icon: a mark of it that looks like a letter.
    func withoutPartsOfIcons(width: Int, height: Int, scale: Double) -> [Region] {
        let icons = indices.filter { self[$0].kind == .icon }
        guard !icons.isEmpty else { return self }
        var places = BoxIndex(width: width, height: height, scale: scale)
        for icon in icons { places.insert(icon, in: Bounds(self[icon].box)) }
        return filter { line in
            guard line.kind == .text else { return true }
            return !places.items(in: Bounds(line.box)).contains { index in
                let icon = self[index].box
                return Bounds(icon).contains(Bounds(line.box))
                    && Double(icon.width) <= Self.reach * Double(line.box.width)
                    && Double(icon.height) <= Self.reach * Double(line.box.height)
            }
        }
    }
}
