internal import CLittleCMS
internal import PixelConversion

extension ToneCurve {
    /// Reads a curve out of Little CMS; nil for kinds without a closed form (several segments, inverse
    /// functions).
    init?(_ handle: OpaquePointer) {
        let type = cmsGetToneCurveParametricType(handle)
        if type == 0 {
            let count = Int(cmsGetToneCurveEstimatedTableEntries(handle))
            let table = UnsafeBufferPointer(start: cmsGetToneCurveEstimatedTable(handle), count: count)
            guard let curve = SampledCurve(Array(table)) else { return nil }
            self = .sampled(curve)
            return
        }
        guard let parameters = cmsGetToneCurveParams(handle) else { return nil }
        let p = Array(UnsafeBufferPointer(start: parameters, count: 7))
        // Little CMS counts the ICC's function types from 1.
        let curve: ParametricCurve
        switch type {
        case 1: curve = ParametricCurve(g: p[0], a: 1, b: 0, c: 0, d: 0)
        case 2: curve = ParametricCurve(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1])
        case 3: curve = ParametricCurve(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
        case 4: curve = ParametricCurve(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4])
        case 5: curve = ParametricCurve(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
        default: return nil
        }
        guard curve.g > 0, curve.a > 0, curve.d.isFinite else { return nil }
        self = .parametric(curve)
    }

    /// A curve for Little CMS to put in a profile; the caller frees it. Nil where memory is exhausted.
    func makeHandle(in context: borrowing EngineContext) -> OpaquePointer? {
        switch self {
        case .parametric(let curve) where self == .power(curve.g):
            cmsBuildGamma(context.handle, curve.g)
        case .parametric(let curve):
            cmsBuildParametricToneCurve(
                context.handle, 5, [curve.g, curve.a, curve.b, curve.c, curve.d, curve.e, curve.f])
        case .sampled(let curve):
            cmsBuildTabulatedToneCurve16(context.handle, cmsUInt32Number(curve.samples.count), curve.samples)
        }
    }
}
