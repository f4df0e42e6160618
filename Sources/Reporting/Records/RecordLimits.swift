internal import Audit
internal import TextDetection

/// What figures of a record can be: what reports calculate with them stays within numbers.
extension ImageDocument {
    /// More pixels than any side of a picture has.
    private static let longestSide = 1 << 31

    /// What is wrong with the figures, in a clause; `nil` where nothing is.
    var fault: String? {
        let sides = 1...Self.longestSide
        guard sides.contains(width), sides.contains(height) else { return "no size of a picture" }
        guard (0.1...100).contains(scale) else { return "no scale" }
        guard (panes ?? []).allSatisfy({ $0.isWithin(Self.longestSide) }) else { return "no box of pixels" }
        for region in regions {
            if let fault = region.fault(within: Self.longestSide) { return fault }
            guard region.style.map(styles.indices.contains) ?? true else { return "no style of the screen" }
        }
        let counts = 0...regions.count
        guard (criteria ?? []).allSatisfy({ $0.counts.allSatisfy(counts.contains) }) else {
            return "more that meets a criterion, or does not, than there is"
        }
        return styles.lazy.compactMap { $0.fault(among: regions) }.first
    }
}

extension RegionDocument {
    fileprivate func fault(within longestSide: Int) -> String? {
        let ratios =
            [contrast, contrastMin, contrastMax].map(\.exact) + [required, preferred].compactMap(\.self)
        guard ratios.allSatisfy(ClosedRange.ratio.contains) else { return "no contrast ratio" }
        guard (0...1e6).contains(pointSize.exact) else { return "no size of text" }
        guard box.isWithin(longestSide) else { return "no box of pixels" }
        guard (kind == .text) == (verdict != nil), (verdict == nil) == (required == nil) else {
            return "text without a verdict, or a verdict on what is no text"
        }
        return nil
    }
}

extension StyleDocument {
    fileprivate func fault(among all: [RegionDocument]) -> String? {
        guard (0...1e6).contains(pointSize.exact) else { return "no size of text" }
        guard !regions.isEmpty, regions.allSatisfy({ all.indices.contains($0) && all[$0].kind == .text })
        else { return "a style of no line" }
        return nil
    }
}

extension FindingDocument {
    /// What is wrong with a finding on a screen, in a clause; `nil` where nothing is.
    func fault(on image: ImageDocument) -> String? {
        guard self.image == image.path else { return "the path of another screen" }
        guard (region == nil) == (box != nil) else { return "a region and a box, or neither" }
        guard region == regions?.first, regions?.allSatisfy(image.regions.indices.contains) ?? true else {
            return "no region of the screen"
        }
        guard box?.isWithin(1 << 31) ?? true else { return "no box of pixels" }
        let ratios =
            (whatIf ?? []).map(\.contrast) + [suggestion?.contrast, alternative?.contrast].compactMap(\.self)
        guard ratios.allSatisfy({ ClosedRange.ratio.contains($0.exact) }) else { return "no contrast ratio" }
        guard Rule(id: rule) != nil else { return "no rule that is known" }
        return nil
    }
}

extension BoxDocument {
    fileprivate func isWithin(_ limit: Int) -> Bool {
        let places = 0...limit
        return [x, y, width, height].allSatisfy(places.contains)
    }
}

extension ClosedRange<Double> {
    /// What a contrast ratio can be, and a little more for what arithmetic rounds.
    fileprivate static let ratio = 0.99...21.01
}
