extension ColorChunks {
    /// The CIE 1931 chromaticities of the white point and the primaries (`cHRM`; PNG, third edition, 11.3.2.1).
    ///
    /// Those of a file describe a colour space: every `y` is above 0, and the primaries span a triangle.
    public struct Chromaticities: Hashable, Sendable {
        /// The white point.
        public var white: Point
        /// The red primary.
        public var red: Point
        /// The green primary.
        public var green: Point
        /// The blue primary.
        public var blue: Point

        /// Creates chromaticities.
        public init(white: Point, red: Point, green: Point, blue: Point) {
            self.white = white
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// A point of the CIE 1931 chromaticity diagram.
        public struct Point: Hashable, Sendable {
            /// The share of X in X + Y + Z.
            public var x: Double
            /// The share of Y in X + Y + Z.
            public var y: Double

            /// Creates a point.
            public init(x: Double, y: Double) {
                self.x = x
                self.y = y
            }
        }
    }
}

extension ColorChunks.Chromaticities {
    init(chunk: ChunkData) throws(ChunkFault) {
        try chunk.requireSize(32)
        self.init(
            white: try Point(chunk: chunk, at: 0), red: try Point(chunk: chunk, at: 8),
            green: try Point(chunk: chunk, at: 16), blue: try Point(chunk: chunk, at: 24))
        guard doubledArea != 0 else { throw ChunkFault("its primaries lie on one line") }
    }

    /// Twice the area of the primaries' triangle, signed by its turn.
    private var doubledArea: Double {
        (green.x - red.x) * (blue.y - red.y) - (blue.x - red.x) * (green.y - red.y)
    }
}

extension ColorChunks.Chromaticities.Point {
    /// Reads two integers, each a coordinate times 100 000.
    fileprivate init(chunk: ChunkData, at offset: Int) throws(ChunkFault) {
        let (x, y) = (chunk.uint32(at: offset), chunk.uint32(at: offset + 4))
        guard x <= Int32.max, y <= Int32.max, y > 0 else {
            throw ChunkFault("a chromaticity of (\(x), \(y)) / 100000")
        }
        self.init(x: Double(x) / 100_000, y: Double(y) / 100_000)
    }
}
