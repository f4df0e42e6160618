internal import Assets

extension AssetSet {
    /// The share of an icon that is drawn at least: what draws less is a picture of an icon, or a glyph.
    private static let leastDrawn = 0.5

    /// The set as its pictures show it: a file that only its name makes an app icon, and that is no square or
    /// mostly empty, is an image; one that only its name makes a mask, and that is opaque all over, is none.
    func asPicturedBy(_ images: [ExaminedImage]) -> AssetSet {
        if mask == .name, contents == nil, kind == .image {
            let measures = images.compactMap(\.measures)
            guard !measures.isEmpty, measures.allSatisfy({ $0.translucentShare == 0 }) else { return self }
            return asNoMask
        }
        guard kind == .appIcon, contents == nil, !isIconFolder else { return self }
        let isOther = images.contains { image in
            guard let size = image.size else { return false }
            return size.width != size.height
                || image.measures.map { $0.visibleShare < Self.leastDrawn } ?? false
        }
        return isOther ? asImage : self
    }
}
