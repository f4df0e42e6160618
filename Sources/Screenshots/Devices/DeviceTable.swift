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

    /// Pixels per point of a screenshot of this size, upright or turned; nil where no device takes such, or two take
    /// such at different scales.
    public func scale(ofScreenshot size: PixelSize) -> Double? {
        onlyValue(
            devices.flatMap { device in
                zip(device.screenshots, device.pixelsPerPoint)
                    .filter { $0.0 == size || $0.0.turned == size }.map(\.1)
            })
    }

    /// Pixels per point of a picture as wide as a phone's or tablet's screen, upright or turned, but of any height: a
    /// screen that was cropped, stitched or laid out for its content. Nil where nothing is that wide or scales differ.
    public func scale(ofWidth width: Int) -> Double? {
        let handhelds = devices.filter { $0.kind == .phone || $0.kind == .tablet }
        let shown = handhelds.flatMap { device in
            zip(device.screenshots, device.pixelsPerPoint)
                .filter { $0.0.width == width || $0.0.height == width }.map(\.1)
        }
        if let scale = onlyValue(shown) { return scale }
        // No screen is that wide, but layouts are rendered at other scales than their device's too.
        let rendered = [1, 2, 3].filter { scale in
            handhelds.contains { scale * $0.points.width == width || scale * $0.points.height == width }
        }
        return onlyValue(rendered.map(Double.init))
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
