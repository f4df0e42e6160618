internal import PNGFiles
internal import Simulation

extension Picture {
    /// The picture as a PNG file of the same depth, pixel density and colour space.
    ///
    /// - Throws: `PNGError` when a PNG file cannot hold it, or memory runs out.
    func encoded() throws(PNGError) -> [UInt8] {
        guard let encoder = PNGEncoder(for: pixelSpace, pixelDensity: pixelDensity) else {
            throw PNGError(.invalidInput, detail: "no profile says that its samples are in \(colorSpace)")
        }
        return try encoder.encode(samples)
    }
}
