import PNGFiles
import Screenshots
import Simulation

extension Picture {
    /// The picture in a PNG file.
    init(decoding file: [UInt8], named name: String) throws {
        self.init(try Screenshot(decoding: file, by: PNGDecoder(), name: name))
    }

    /// The picture as a PNG file.
    var file: [UInt8] {
        get throws {
            struct NoEncoder: Error {}
            guard let encoder = PNGEncoder(for: pixelSpace, pixelDensity: pixelDensity) else {
                throw NoEncoder()
            }
            return try encoder.encode(samples)
        }
    }
}
