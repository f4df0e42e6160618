/// What the system and the shape of a device take from each side of its screen.
public struct DeviceInsets: Hashable, Sendable, Codable {
    /// With the device held upright.
    public let upright: Sides
    /// With the device turned by a quarter, to either side.
    public let turned: Sides

    /// Extents in points.
    public struct Sides: Hashable, Sendable, Codable {
        /// From the upper edge.
        public let top: Double
        /// From the left edge.
        public let left: Double
        /// From the lower edge: the home indicator.
        public let bottom: Double
        /// From the right edge.
        public let right: Double

        /// States extents.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        /// Reads `[top, left, bottom, right]`.
        public init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            self.init(
                top: try values.decode(Double.self), left: try values.decode(Double.self),
                bottom: try values.decode(Double.self), right: try values.decode(Double.self))
        }

        /// Writes `[top, left, bottom, right]`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            for side in [top, left, bottom, right] { try values.encode(side) }
        }
    }
}

extension DeviceTable {
    /// What surely is taken from the sides of a screen of this size in points, and the radius that its
    /// corners surely have: the least of all devices of the size. Nil where no device has it, or where
    /// nothing is known of one that has.
    public func safeArea(
        ofScreen width: Double, by height: Double
    ) -> (sides: DeviceInsets.Sides, cornerRadius: Double)? {
        var least: (sides: DeviceInsets.Sides, cornerRadius: Double)?
        for device in devices where device.kind.isHandheld {
            let (across, down) = (Double(device.points.width), Double(device.points.height))
            let isUpright = (across, down) == (width, height)
            guard isUpright || (down, across) == (width, height) else { continue }
            guard let insets = device.safeArea else { return nil }
            let own = isUpright ? insets.upright : insets.turned
            let radius = device.cornerRadius ?? 0
            guard let known = least else {
                least = (own, radius)
                continue
            }
            least = (
                DeviceInsets.Sides(
                    top: min(known.sides.top, own.top), left: min(known.sides.left, own.left),
                    bottom: min(known.sides.bottom, own.bottom), right: min(known.sides.right, own.right)),
                min(known.cornerRadius, radius)
            )
        }
        return least
    }

    /// What devices with a screen of this size in points are; nil where no device has it, or several kinds.
    public func kind(ofScreen width: Double, by height: Double) -> Device.Kind? {
        let kinds = Set(
            devices.filter { device in
                let (across, down) = (Double(device.points.width), Double(device.points.height))
                return (across, down) == (width, height)
                    || device.kind.isHandheld && (down, across) == (width, height)
            }.map(\.kind))
        return kinds.count == 1 ? kinds.first : nil
    }
}
