internal import EmbeddedTables
internal import PaletteData

/// The devices known, from `Palettes/devices.json`, which is part of the program.
public struct DeviceTable: Sendable {
    /// Every device, phones first.
    public let devices: [Device]

    /// The table that the program carries, read on first use.
    public static let embedded: DeviceTable = {
        var table = PackedTable(PackedDevices())
        return DeviceTable(devices: table.list { Device(&$0) })
    }()

    /// Pixels per point of a screenshot of this size, upright or, on what is held in the hand, turned; nil
    /// where no device takes such, or two take such at different scales. What a television takes has the size
    /// of most desktops, and says nothing.
    public func scale(ofScreenshot size: PixelSize) -> Double? {
        onlyValue(scales { known, isHandheld in known == size || (isHandheld && known.turned == size) })
    }

    /// Pixels per point of a picture as wide as a phone's or tablet's screen, but of any height: a screen
    /// that was cropped or stitched, or a component laid out for one. Nil where nothing is that wide or
    /// scales differ.
    ///
    /// Wide pictures are compared with the long side of a screen too. What is no screen's width may yet be
    /// that of a layout rendered for another scale than the device's: 1, 2 or 3 times a screen's width in
    /// points.
    public func scale(ofPartOfScreen size: PixelSize) -> Double? {
        let isWide = size.width > size.height
        let shown = scales { known, isHandheld in
            isHandheld && (known.width == size.width || (isWide && known.height == size.width))
        }
        let rendered = [1, 2, 3].filter { scale in
            devices.contains { $0.kind.isHandheld && scale * $0.points.width == size.width }
        }
        return onlyValue(shown) ?? onlyValue(rendered.map(Double.init))
    }

    /// The scales of all screenshots whose size fits.
    private func scales(where fits: (_ size: PixelSize, _ isHandheld: Bool) -> Bool) -> [Double] {
        devices.lazy.filter { $0.kind != .tv }.flatMap { device in
            zip(device.screenshots, device.pixelsPerPoint).filter { fits($0.0, device.kind.isHandheld) }.map(
                \.1)
        }
    }

    /// The value that all are equal to.
    private func onlyValue(_ values: [Double]) -> Double? {
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

extension Device {
    /// Reads a device of the table that the program carries.
    fileprivate init(_ table: inout PackedTable) {
        name = table.string()
        let kindName = table.string()
        guard let kind = Kind(rawValue: kindName) else { fatalError("The embedded devices say \(kindName).") }
        self.kind = kind
        points = PixelSize(&table)
        scale = table.fraction()
        screenshots = table.list { PixelSize(&$0) }
        let year = table.number()
        self.year = year == 0 ? nil : year
        let insets = table.list { table in
            DeviceInsets(upright: DeviceInsets.Sides(&table), turned: DeviceInsets.Sides(&table))
        }
        safeArea = insets.first
        let radius = table.fraction()
        cornerRadius = insets.isEmpty ? nil : radius
        confidence = table.string()
        sources = table.stringList()
    }
}

extension DeviceInsets.Sides {
    fileprivate init(_ table: inout PackedTable) {
        let sides = (table.fraction(), table.fraction(), table.fraction(), table.fraction())
        self.init(top: sides.0, left: sides.1, bottom: sides.2, right: sides.3)
    }
}

extension PixelSize {
    fileprivate init(_ table: inout PackedTable) {
        width = table.number()
        height = table.number()
    }
}
