internal import Raster

/// Measures the glyphs of a colour layer against what lies around them.
struct LayerMeter: CandidateSource {
    let color: SIMD3<Float>
    let ink: InkMap
    let thresholds: TileThresholds
    let screen: Bitmap<UInt8>
    let scale: Double
    let constants: DetectionConstants
    let questions: ComponentQuestions
    let recorder: TraceRecorder?

    var traits: SourceTraits { .exactColor }

    func glyphs() -> [Glyph] {
        recorder?.begin(ink: ink, color: color)
        var glyphs: [Glyph] = []
        for index in ink.components.indices {
            do throws(Reason) {
                let glyph = try glyph(index)
                glyphs.append(glyph)
                recorder?.keep(glyph, evidence: [])
            } catch {
                recorder?.leaveOut(component: index, error)
            }
        }
        return glyphs
    }

    private func glyph(_ index: Int) throws(Reason) -> Glyph {
        let component = ink.components[index]
        let box = component.bounds
        let unmeasured = ComponentQuestions.Unmeasured(component: component, scale: scale, isInTexture: true)
        if let reason = questions.unmeasuredOfLayer.reason(for: unmeasured) {
            recorder?.asked(questions.unmeasuredOfLayer.evidence(for: unmeasured))
            throw reason
        }
        let sides = sides(of: component)
        guard sides.colors.count >= Int(constants.components.layerFewestSides) else { throw .noBackground }
        let backdrop = sides.median
        let strength = squaredLength(color - backdrop).squareRoot()
        guard Double(strength) >= constants.components.layerLeastContrast else { throw .weakInLayer }
        return Glyph(
            component: index, bounds: box, zone: 0, backdrop: backdrop, ink: color, strength: strength,
            coveredArea: Float(component.area), solidPixels: component.area, foreignBackground: 0,
            roughness: sides.deviation(from: backdrop),
            threshold: thresholds.value(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2), core: 1,
            spread: spread(component), isHollow: ink.isHollow(component))
    }

    /// About this many runs of a component are looked at.
    private static let sample = 48

    /// The pixels to the left and right of a component's runs, beyond the antialiased rim.
    private func sides(of component: InkMap.Component) -> Ring {
        var ring = Ring()
        let reach = traits.rim + 1...traits.rim + max(1, Int(scale))
        for run in ink.sample(Self.sample, of: component) {
            let row = ink.mask.row(run.row)
            let (start, end) = (row.lowerBound + run.start, row.lowerBound + run.end)
            // The rims of the layer's other ink on the row are left out too.
            let before = max(row.lowerBound, start - reach.upperBound - traits.rim)
            let after = min(row.upperBound, end + reach.upperBound + traits.rim)
            let first = ink.mask.last(in: before..<start).map { $0 + 1 + traits.rim } ?? row.lowerBound
            let next = ink.mask.first(in: end..<after)
            let last = next < after ? next - traits.rim : row.upperBound
            for distance in reach {
                if start - distance >= first { ring.colors.append(screen.pixels[start - distance].levels) }
                if end - 1 + distance < last {
                    ring.colors.append(screen.pixels[end - 1 + distance].levels)
                }
            }
        }
        return ring
    }

    /// How far three quarters of a component's pixels are from the colour, in levels.
    private func spread(_ component: InkMap.Component) -> Float {
        let most = Int(constants.layers.tolerance) + 2
        var counts = Histogram(levels: most + 1)
        for run in ink.sample(Self.sample, of: component) {
            for x in run.start..<run.end {
                let distance = largestChannel(screen[x, run.row].levels - color)
                counts.add(min(Int(distance), most))
            }
        }
        return Float(counts.quantile(constants.components.spreadQuantile))
    }
}
