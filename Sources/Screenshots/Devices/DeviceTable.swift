internal import PaletteData

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The devices known, from `Palettes/devices.json`, which is part of the program.
public struct DeviceTable: Sendable {
    /// Every device, phones first.
    public let devices: [Device]

    /// The table that the program carries, read on first use.
    public static let embedded: DeviceTable = {
        let file = EmbeddedDevices()
        do {
            return try DeviceTable(json: Data(UnsafeBufferPointer(start: file.bytes, count: file.size)))
        } catch {
            // The bytes are fixed when the program is built, and a test reads them.
            fatalError("Palettes/devices.json is unreadable: \(error)")
        }
    }()

    init(json: Data) throws {
        devices = try JSONDecoder().decode(Document.self, from: json).devices
    }

    /// Pixels per point of a screenshot of this size, upright or, on what is held in the hand, turned; nil where no
    /// device takes such, or two take such at different scales.
    public func scale(ofScreenshot size: PixelSize) -> Double? {
        onlyValue(scales { known, isHandheld in known == size || (isHandheld && known.turned == size) })
    }

    /// Pixels per point of a picture as wide as a phone's or tablet's screen, but of any height: a screen that was
    /// cropped or stitched, or a component laid out for one. Nil where nothing is that wide or scales differ.
    ///
    /// Wide pictures are compared with the long side of a screen too. What is no screen's width may yet be that of a
    /// layout rendered for another scale than the device's: 1, 2 or 3 times a screen's width in points.
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
        devices.flatMap { device in
            zip(device.screenshots, device.pixelsPerPoint).filter { fits($0.0, device.kind.isHandheld) }.map(
                \.1)
        }
    }

    /// The value that all are equal to.
    private func onlyValue(_ values: [Double]) -> Double? {
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private struct Document: Decodable {
        let devices: [Device]
    }
}
