internal import Raster

extension [Region] {
    /// How many times as wide and as high as a line an icon is at most that the line is a part of: a larger
    /// shape may be a card.
    private static let reach = 2.5

    /// What is so much wider than high is the frame of a label, or a word.
    private static let wide = 1.5

    /// The regions without lines that lie in a small icon: a mark of it that looks like a letter, and no word
    /// in a frame.
    func withoutPartsOfIcons(width: Int, height: Int, scale: Double) -> [Region] {
        let icons = indices.filter { self[$0].kind == .icon }
        guard !icons.isEmpty else { return self }
        var places = BoxIndex(width: width, height: height, scale: scale)
        for icon in icons { places.insert(icon, in: Bounds(self[icon].box)) }
        return filter { line in
            guard line.kind == .text else { return true }
            return !places.items(in: Bounds(line.box)).contains { index in
                let icon = self[index].box
                let isFramed = [icon, line.box].allSatisfy {
                    Double($0.width) >= Self.wide * Double($0.height)
                }
                return !isFramed && Bounds(icon).contains(Bounds(line.box))
                    && Double(icon.width) <= Self.reach * Double(line.box.width)
                    && Double(icon.height) <= Self.reach * Double(line.box.height)
            }
        }
    }
}
